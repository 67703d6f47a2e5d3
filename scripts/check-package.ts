/**
 * Checks that Node and TypeScript find every entry of the packed package, and that it is not larger than its limits.
 *
 *   npm run test:package -- check                       # builds and packs first
 *   npm run test:package -- check --tarball FILE
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { packCopy, readTarballOption } from "./pack.ts";
import { run } from "./run.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

/** Sizes of a packed package, in bytes. */
interface PackageSizes {
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
const limits: PackageSizes = { packed: 2_350_000, unpacked: 7_790_000, client: 150_000 };

/** The built files that an ES module imports, at once or later. */
const importOf = /\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

/** Lists the files that ES modules load, with themselves. */
function listLoaded(entries: readonly string[], read: (file: string) => string): string[] {
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
function measurePackage(tarball: string, folder: string): PackageSizes {
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

using temporary = createTemporaryFolder("packed-");
const folder = temporary.path;
const tarball = readTarballOption() ?? (await packCopy(folder));
const checks = [
  ["publint", "run", "--strict", tarball],
  ["attw", tarball, "--profile", "node16", "--ignore-rules", "cjs-resolves-to-esm"],
];
for (const check of checks) run("npx", ["--no", "--", ...check]);
const sizes = measurePackage(tarball, folder);
for (const name of ["packed", "unpacked", "client"] as const) {
  const isSmall = sizes[name] <= limits[name];
  console.log(`${isSmall ? "✓" : "✗"} ${name}: ${sizes[name]} bytes, at most ${limits[name]}`);
  if (!isSmall) process.exitCode = 1;
}
