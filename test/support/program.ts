import { fileURLToPath } from "node:url";
import ts from "typescript";

/** The project's folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/** Reads the compiler options of the project. */
export function readCompilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, (path) => ts.sys.readFile(path)) as {
    config: object;
  };
  return { ...ts.parseJsonConfigFileContent(config, ts.sys, root).options, incremental: false };
}
