import { spawnSync, type SpawnSyncOptions } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

/** Runs a command, and returns its output when `stdio` is `pipe`. Throws when it fails, with its output. */
export function run(command: string, args: readonly string[], options: SpawnSyncOptions = {}): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    stdio: ["ignore", "inherit", "inherit"],
    encoding: "utf8",
    ...options,
  });
  if (error) throw error;
  const output = String(stdout ?? "");
  if (status !== 0)
    throw new Error(`${command} ${args.join(" ")} ended with ${status}.\n${output}\n${String(stderr ?? "")}`);
  return output;
}

/** Installs the packages of a folder that has a lock file of its own, unless they are installed. */
export function installLocked(folder: string, ...args: readonly string[]): void {
  const installed = join(folder, "node_modules/.package-lock.json");
  const changed = statSync(join(folder, "package-lock.json")).mtimeMs;
  if (existsSync(installed) && statSync(installed).mtimeMs >= changed) return;
  run("npm", ["ci", "--no-audit", "--no-fund", ...args], { cwd: folder });
}
