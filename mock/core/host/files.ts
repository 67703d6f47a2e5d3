import type * as fileSystem from "node:fs";

/** The process of Node, Bun and Deno, which have the modules of Node without an import. Browsers have none. */
export const getProcess = (): Partial<Pick<NodeJS.Process, "getBuiltinModule" | "cwd">> | undefined =>
  (globalThis as { readonly process?: NodeJS.Process }).process;

/** Returns the file system of the runtime. Throws Error with what to pass instead in a runtime without files. */
export function getFiles(instead: string): typeof fileSystem {
  const files = getProcess()?.getBuiltinModule?.("node:fs");
  if (files !== undefined) return files;
  throw new Error(`This runtime has no files. Pass ${instead}.`);
}

/** Loads a package that the program may have, from its own folder. Throws when it has none. */
export function requirePackage(name: string): unknown {
  const process = getProcess();
  return process?.getBuiltinModule?.("node:module").createRequire(`${process.cwd?.() ?? ""}/`)(name);
}
