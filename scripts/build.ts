/**
 * Builds the package into `dist`.
 *
 *   npm run build
 */
import { existsSync } from "node:fs";
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { writeConsole } from "./build-console.ts";
import { buildCode } from "./build/build-code.ts";
import { buildDeclarations } from "./build/build-declarations.ts";

const folder = "dist";
await rm(folder, { recursive: true, force: true });
await buildCode();
await buildDeclarations(folder);
await writeConsole(`${folder}/console`);
await copyFile("mock/adapters/jest-preset.d.cts", `${folder}/jest-preset.d.cts`);
const spec: unknown = JSON.parse(await readFile("src/generated/openapi.json", "utf8"));
await writeFile(`${folder}/openapi.json`, JSON.stringify(spec));
// `sanguine mcp` offers the guides and the READMEs of the examples to agents. Other files in the folder are built.
await cp("docs", `${folder}/guides`, {
  recursive: true,
  filter: (path) => path === "docs" || path.endsWith(".md"),
});
await mkdir(`${folder}/examples`);
for (const example of await readdir("examples")) {
  const readme = `examples/${example}/README.md`;
  if (existsSync(readme)) await copyFile(readme, `${folder}/examples/${example}.md`);
}
