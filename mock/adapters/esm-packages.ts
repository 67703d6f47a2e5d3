import { existsSync, readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

interface Manifest {
  readonly type?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/**
 * Lists the ES module packages among a package and its dependencies, in alphabetical order. Returns an empty list when the
 * package is not installed.
 *
 * @param from - the file that the package is resolved from
 */
export function findEsmPackages(name: string, from: string): string[] {
  const visited = new Set<string>();
  const names = new Set<string>();
  const visit = (each: string, origin: string): void => {
    const file = findManifest(each, origin);
    if (file === undefined || visited.has(file)) return;
    // The manifest may contain anything. Only these two fields are read.
    const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
    visited.add(file);
    if (manifest.type === "module") names.add(each);
    for (const dependency of Object.keys(manifest.dependencies ?? {})) visit(dependency, file);
  };
  visit(name, from);
  return [...names].toSorted();
}

/**
 * Finds the manifest of a package. It searches folders, because `exports` hides the manifest of many packages from
 * `require.resolve`. It returns the real path, because package managers that link packages keep the dependencies next to it.
 */
function findManifest(name: string, from: string): string | undefined {
  const folders = createRequire(from).resolve.paths(name) ?? [];
  const file = folders.map((folder) => join(folder, name, "package.json")).find((each) => existsSync(each));
  return file && realpathSync(file);
}
