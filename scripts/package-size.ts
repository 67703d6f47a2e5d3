import { readFileSync, readdirSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { run } from "./run.ts";

/** Sizes of a packed package, in bytes. */
export interface PackageSizes {
  /** The file that npm downloads. */
  readonly packed: number;
  /** All files together. */
  readonly unpacked: number;
  /** The ES modules that `import "sanguine"` loads, at once and later. */
  readonly client: number;
}

/**
 * Maximum sizes. Raise one only with a reason: each user downloads the package, and each page of theirs loads the client.
 *
 * The largest parts, packed and unpacked: the PDF reader 0.4 and 1.3 MB, the CommonJS copy of the mock 0.44 and 1.3 MB, the PDF writer
 * with its fonts 0.27 and 0.6 MB, the declarations 0.31 and 1.2 MB. Both formats are needed: Jest cannot load ES modules from CommonJS,
 * and the mock must throw the same error classes as the client of its format.
 * The stores of teams are entry points in both formats, for which the unpacked limit rose by 50 kB.
 */
export const limits: PackageSizes = { packed: 2_350_000, unpacked: 7_790_000, client: 150_000 };

/** The built files that an ES module imports, at once or later. */
const importOf = /\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

/** Lists the files that ES modules load, with themselves. */
export function listLoaded(entries: readonly string[], read: (file: string) => string): string[] {
  const loaded = new Set<string>();
  const waiting = [...entries];
  for (const file of waiting) {
    if (loaded.has(file)) continue;
    loaded.add(file);
    for (const [, other = ""] of read(file).matchAll(importOf))
      waiting.push(posix.join(posix.dirname(file), other));
  }
  return [...loaded];
}

/** Unpacks a package into a folder and measures it. */
export function measurePackage(tarball: string, folder: string): PackageSizes {
  run("tar", ["-xzf", tarball, "-C", folder]);
  const root = join(folder, "package");
  const measure = (file: string): number => statSync(join(root, file)).size;
  const sum = (files: readonly string[]): number => files.reduce((total, file) => total + measure(file), 0);
  const all = readdirSync(root, { recursive: true, encoding: "utf8" });
  const client = listLoaded(["dist/index.js"], (file) => readFileSync(join(root, file), "utf8"));
  return {
    packed: statSync(tarball).size,
    unpacked: sum(all.filter((file) => statSync(join(root, file)).isFile())),
    client: sum(client),
  };
}

const names: Readonly<Record<keyof PackageSizes, string>> = {
  packed: "packed",
  unpacked: "unpacked",
  client: "code of the client",
};

const format = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;
const sizeNames = ["packed", "unpacked", "client"] as const;

/** Describes sizes beside their limits. */
export function describeSizes(sizes: PackageSizes): string {
  return sizeNames
    .map((name) => `${names[name]}: ${format(sizes[name])} (at most ${format(limits[name])})`)
    .join("\n");
}

/** Lists the sizes that exceed their limits. */
export function findTooLarge(sizes: PackageSizes): string[] {
  return sizeNames
    .filter((name) => sizes[name] > limits[name])
    .map(
      (name) =>
        `The package is too large: ${names[name]} is ${format(sizes[name])}, at most ${format(limits[name])} is allowed. ` +
        "See what was added to dist/, or change the limits in scripts/package-size.ts.",
    );
}
