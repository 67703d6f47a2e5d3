import type * as fileSystem from "node:fs";
import type * as modules from "node:module";

interface WithProcess {
  readonly process?: { getBuiltinModule?(name: string): unknown; cwd?(): string };
}

/** Returns a module of Node. Node, Bun and Deno provide it without an import; browsers have none. */
export function getBuiltinModule<Module>(name: `node:${string}`): Module | undefined {
  const { process }: WithProcess = globalThis;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller names the module and its type.
  return process?.getBuiltinModule?.(name) as Module | undefined;
}

/** Returns the file system of the runtime. Throws Error with what to pass instead in a runtime without files. */
export function getFiles(instead: string): typeof fileSystem {
  const files = getBuiltinModule<typeof fileSystem>("node:fs");
  if (files !== undefined) return files;
  throw new Error(`This runtime has no files. Pass ${instead}.`);
}

/** Loads a package that the program may have, from its own folder. Throws when it has none. */
export function requirePackage(name: string): unknown {
  const { process }: WithProcess = globalThis;
  const found = getBuiltinModule<typeof modules>("node:module");
  return found?.createRequire(`${process?.cwd?.() ?? ""}/`)(name);
}
