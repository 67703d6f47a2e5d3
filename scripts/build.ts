/**
 * Builds the package into `dist`.
 *
 *   npm run build
 */
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { writeConsole } from "./build-console.ts";
import { buildCode } from "./build/build-code.ts";
import { buildDeclarations } from "./build/build-declarations.ts";
import { worldSeed } from "../mock/tools/arguments/check.ts";
import { toJsonSchema } from "../mock/tools/control/json-schema.ts";

const folder = "dist";
await rm(folder, { recursive: true, force: true });
await buildCode();
await buildDeclarations(folder);
await writeConsole(`${folder}/console`);
await copyFile("mock/adapters/jest-preset.d.cts", `${folder}/jest-preset.d.cts`);
const spec: unknown = JSON.parse(await readFile("src/generated/openapi.json", "utf8"));
await writeFile(`${folder}/openapi.json`, JSON.stringify(spec));
await writeFile(`${folder}/seed.schema.json`, JSON.stringify(toJsonSchema(worldSeed())));
/** Copies a page of Markdown. The padding of its tables, which only its source needs, is a seventh of the size. */
async function copyPage(from: string, to: string): Promise<void> {
  const text = await readFile(from, "utf8");
  await writeFile(
    to,
    text.replaceAll(/^\|.*$/gm, (row) => row.replaceAll(/ {2,}/g, " ").replaceAll(/-{4,}/g, "---")),
  );
}

// `sanguine mcp` offers the guides and the READMEs of the examples to agents. Other files in the folder are built.
await mkdir(`${folder}/guides`);
for (const page of await readdir("docs"))
  if (page.endsWith(".md")) await copyPage(`docs/${page}`, `${folder}/guides/${page}`);
await mkdir(`${folder}/examples`);
for (const example of await readdir("examples")) {
  const readme = `examples/${example}/README.md`;
  if (existsSync(readme)) await copyPage(readme, `${folder}/examples/${example}.md`);
}
