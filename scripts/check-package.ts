/**
 * Checks that Node and TypeScript find every entry of the packed package, and that it is not larger than its limits.
 *
 *   npm run test:package -- check                       # builds and packs first
 *   npm run test:package -- check --tarball FILE
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeSizes, findTooLarge, measurePackage } from "./package-size.ts";
import { packCopy, readTarballOption } from "./pack.ts";
import { run } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "packed-"));
try {
  const tarball = readTarballOption() ?? (await packCopy(folder));
  const checks = [
    ["publint", "run", "--strict", tarball],
    ["attw", tarball, "--profile", "node16", "--ignore-rules", "cjs-resolves-to-esm"],
  ];
  for (const check of checks) run("npx", ["--no", "--", ...check]);
  const sizes = measurePackage(tarball, folder);
  console.log(describeSizes(sizes));
  for (const problem of findTooLarge(sizes)) {
    console.error(problem);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
