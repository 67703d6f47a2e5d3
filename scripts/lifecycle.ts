/**
 * Writes docs/order-lifecycle.md from the tables by which orders and appointments move. `--check` writes nothing and
 * fails when the page differs from what the tables make.
 */
import { readFile, writeFile } from "node:fs/promises";
import { renderLifecyclePage } from "./lifecycle/page.ts";

const file = new URL("../docs/order-lifecycle.md", import.meta.url);

const page = renderLifecyclePage();
if (!process.argv.includes("--check")) {
  await writeFile(file, page);
  console.log("Wrote docs/order-lifecycle.md.");
} else if ((await readFile(file, "utf8").catch(() => "")) !== page) {
  console.error("docs/order-lifecycle.md differs from the tables. Run `npm run lifecycle`.");
  process.exitCode = 1;
}
