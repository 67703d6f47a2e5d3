import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

/** Returns the file of `--tarball`, which saves building the package again. Undefined when the option is missing. */
export function readTarballOption(): string | undefined {
  const { values } = parseArgs({ options: { tarball: { type: "string" } } });
  return values.tarball === undefined ? undefined : resolve(values.tarball);
}

/** Packs a project into an empty folder. Returns the file. Builds the project first unless `args` contain `--ignore-scripts`. */
export function packProject(project: string, folder: string, args: readonly string[] = []): string {
  const { status, stderr, error } = spawnSync(
    "npm",
    ["pack", "--silent", "--pack-destination", folder, ...args],
    { cwd: project, encoding: "utf8" },
  );
  if (error) throw error;
  const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz"));
  if (status !== 0 || tarball === undefined) throw new Error(`npm pack ended with ${status}\n${stderr}`);
  return join(folder, tarball);
}
