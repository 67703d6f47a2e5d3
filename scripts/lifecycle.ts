/**
 * Generates docs/order-lifecycle.md and docs/lifecycle/*.svg from the state machines of orders and appointments.
 *
 *   npm run lifecycle
 *   npm run lifecycle -- --check   # writes nothing; fails when a file is out of date
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { drawMachines, renderLifecyclePage } from "./lifecycle/page.ts";

const docs = new URL("../docs/", import.meta.url);
const drawings = Object.entries(drawMachines()).map(([name, svg]) => [`lifecycle/${name}`, svg] as const);
const files = [["order-lifecycle.md", await renderLifecyclePage()] as const, ...drawings];

await mkdir(new URL("lifecycle/", docs), { recursive: true });
for (const [name, text] of files) {
  const file = new URL(name, docs);
  if (!process.argv.includes("--check")) {
    await writeFile(file, text);
    console.log(`Wrote docs/${name}.`);
  } else if ((await readFile(file, "utf8").catch(() => "")) !== text) {
    console.error(`docs/${name} is out of date. Run \`npm run lifecycle\`.`);
    process.exitCode = 1;
  }
}
