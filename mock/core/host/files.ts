/** The used parts of Node's modules. Node, Bun and Deno provide them without an import; browsers do not. */
interface FileSystem {
  readdirSync(folder: string): string[];
  readFileSync(file: string, encoding: "utf8"): string;
}

interface Modules {
  createRequire(from: string): (name: string) => unknown;
}

interface WithModules {
  readonly process?: { getBuiltinModule?(name: string): unknown; cwd?(): string };
}

/** Returns the file system of the runtime. Throws Error with what to pass instead in a runtime without files. */
export function getFiles(instead: string): FileSystem {
  const { process }: WithModules = globalThis;
  const files = process?.getBuiltinModule?.("node:fs") as FileSystem | undefined;
  if (files !== undefined) return files;
  throw new Error(`This runtime has no files. Pass ${instead}.`);
}

/** Loads a package that the program may have, from its own folder. Throws when it has none. */
export function requirePackage(name: string): unknown {
  const { process }: WithModules = globalThis;
  const modules = process?.getBuiltinModule?.("node:module") as Modules | undefined;
  return modules?.createRequire(`${process?.cwd?.() ?? ""}/`)(name);
}
