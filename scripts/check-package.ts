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
 * The largest parts, packed and unpacked: the PDF reader 0.24 and 0.8 MB, the mock 0.33 and 1.2 MB, the PDF writer with its fonts 0.18 and
 * 0.33 MB, the table of zips 0.13 and 0.17 MB, the declarations 0.19 and 1 MB.
 */
const limits = { packed: 1_720_000, unpacked: 5_850_000 };

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
