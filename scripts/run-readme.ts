import { transformSync } from "esbuild";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./run.ts";
import { findMarkdownBlocks } from "./samples/blocks.ts";

/** Converts a program with `await` at its top level, which CommonJS does not have. */
function convertToCommonJs(code: string): string {
  const body = code.replaceAll(/^import (\{[^}]*\}) from ("[^"]+");$/gm, "const $1 = require($2);");
  return `(async () => {\n${body}\n})();\n`;
}

/**
 * Runs the programs of README.md in a folder that has the package, Vitest and MSW, as a reader does: tests with Vitest, the others under
 * `sanguine mock exec`, as an ES module and as CommonJS.
 */
export function runReadme(folder: string): void {
  const blocks = findMarkdownBlocks(readFileSync("README.md", "utf8"));
  for (const [index, block] of blocks.entries()) {
    const { code } = transformSync(block.code, { loader: "ts", target: "es2022" });
    const isTest = code.includes('from "vitest"');
    const files = isTest
      ? { [`readme-${index}.test.mjs`]: code }
      : { [`readme-${index}.mjs`]: code, [`readme-${index}.cjs`]: convertToCommonJs(code) };
    for (const [file, text] of Object.entries(files)) {
      writeFileSync(join(folder, file), text);
      const command = isTest
        ? ["vitest", "run", file]
        : ["sanguine", "mock", "exec", "--", process.execPath, file];
      run("npx", ["--no", "--", ...command], { cwd: folder, stdio: "pipe" });
      console.log(`✓ README.md, program ${index + 1}: ${file}`);
    }
  }
}
