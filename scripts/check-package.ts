/**
 * Checks that Node and TypeScript find every entry of the packed package, and that it is not larger than its limits.
 *
 *   npm run test:package -- check                       # builds and packs first
 *   npm run test:package -- check --tarball FILE
 */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { packCopy, readTarballOption } from "./pack.ts";
import { run } from "./run.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

/**
 * Maximum sizes in bytes: of the file that npm downloads, and of all files together. Raise one only with a reason: each user downloads the
 * package. `test:package` measures the client as bundled.
 *
 * The largest parts, packed and unpacked: the PDF reader 0.4 and 1.3 MB, the CommonJS copy of the mock 0.44 and 1.3 MB, the PDF writer
 * with its fonts 0.27 and 0.6 MB, the declarations 0.31 and 1.2 MB. Both formats are needed: Jest cannot load ES modules from CommonJS,
 * and the mock must throw the same error classes as the client of its format.
 * The stores of teams are entry points in both formats, for which the unpacked limit rose by 50 kB.
 */
const limits = { packed: 2_350_000, unpacked: 7_790_000 };

using temporary = createTemporaryFolder("packed-");
const folder = temporary.path;
const tarball = readTarballOption() ?? (await packCopy(folder));
const checks = [
  ["publint", "run", "--strict", tarball],
  ["attw", tarball, "--profile", "node16", "--ignore-rules", "cjs-resolves-to-esm"],
];
for (const check of checks) run("npx", ["--no", "--", ...check]);
run("tar", ["-xzf", tarball, "-C", folder]);
const root = join(folder, "package");
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) =>
  statSync(join(root, file)),
);
const unpacked = files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
for (const [name, size] of Object.entries({ packed: statSync(tarball).size, unpacked })) {
  const limit = limits[name as keyof typeof limits];
  console.log(`${size <= limit ? "✓" : "✗"} ${name}: ${size} bytes, at most ${limit}`);
  if (size > limit) process.exitCode = 1;
}
