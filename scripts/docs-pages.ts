/**
 * Generates docs/operations.md, and the table of docs/migrating.md, from the OpenAPI document.
 *
 *   npm run docs:pages
 */
import { writeFile } from "node:fs/promises";
import { renderPages } from "./docs/pages.ts";

for (const [name, text] of await renderPages()) {
  await writeFile(new URL(`../docs/${name}`, import.meta.url), text);
  console.log(`Wrote docs/${name}.`);
}
