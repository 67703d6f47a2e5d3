/**
 * Generates docs/order-lifecycle.md from the state machines of orders and appointments.
 *
 *   npm run lifecycle
 *   npm run lifecycle -- --check   # writes nothing; fails when the page is out of date
 */
import { readFile, writeFile } from "node:fs/promises";
import { renderLifecyclePage } from "./lifecycle/page.ts";

const file = new URL("../docs/order-lifecycle.md", import.meta.url);

const page = renderLifecyclePage();
if (!process.argv.includes("--check")) {
  await writeFile(file, page);
  console.log("Wrote docs/order-lifecycle.md.");
} else if ((await readFile(file, "utf8").catch(() => "")) !== page) {
  console.error("docs/order-lifecycle.md is out of date. Run `npm run lifecycle`.");
  process.exitCode = 1;
}
