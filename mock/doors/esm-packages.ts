import { existsSync, readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

interface Manifest {
  readonly type?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/**
 * Finds the packages that a package needs, itself included, whose files are ES modules.
 *
 * @param from - the file that the package is resolved from
 * @returns their names, in alphabetical order; none where the package is not installed
 */
export function findEsmPackages(name: string, from: string): string[] {
  const visited = new Set<string>();
  const names = new Set<string>();
  const visit = (each: string, origin: string): void => {
    const file = findManifest(each, origin);
    if (file === undefined || visited.has(file)) return;
    // The manifest is whatever npm has installed; only these two fields of it matter.
    const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
    visited.add(file);
    if (manifest.type === "module") names.add(each);
    for (const dependency of Object.keys(manifest.dependencies ?? {})) visit(dependency, file);
  };
  visit(name, from);
  return [...names].toSorted();
}

/**
 * A package's manifest. It is looked for by its place: `exports` hides it from `require.resolve` in many packages. Its real
 * place counts, since package managers that link packages keep their dependencies beside it.
 */
function findManifest(name: string, from: string): string | undefined {
  const folders = createRequire(from).resolve.paths(name) ?? [];
  const file = folders.map((folder) => join(folder, name, "package.json")).find((each) => existsSync(each));
  return file && realpathSync(file);
}
