/**
 * Builds the package into `dist`.
 *
 *   npm run build
 */
import { copyFile, cp, readFile, rm, writeFile } from "node:fs/promises";
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
// `sanguine mcp` offers the guides to agents. Other files in the folder are built.
await cp("docs", `${folder}/guides`, {
  recursive: true,
  filter: (path) => path === "docs" || path.endsWith(".md"),
});
