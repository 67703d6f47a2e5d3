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

/** Maximum time of a command of a user, in milliseconds. Compilers and browsers take minutes on a busy machine. */
const TIMEOUT = 1_200_000;

/** Runs a command as a user of the package does, without what the caller has set. Returns how it ended, and what it printed. */
export function runAsUser(
  [program = "", ...args]: readonly string[],
  folder: string,
  env: Readonly<Record<string, string | undefined>> = {},
) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    timeout: TIMEOUT,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      NODE_OPTIONS: undefined,
      FORCE_COLOR: undefined,
      NO_COLOR: "1",
      ...env,
    },
  });
  return { status, stdout: stdout ?? "", stderr: `${stderr ?? ""}${error?.message ?? ""}` };
}

/** Installs the packages of a folder that has a lock file of its own, unless they are installed. */
export function installLocked(folder: string, ...args: readonly string[]): void {
  const installed = join(folder, "node_modules/.package-lock.json");
  const changed = statSync(join(folder, "package-lock.json")).mtimeMs;
  if (existsSync(installed) && statSync(installed).mtimeMs >= changed) return;
  run("npm", ["ci", "--no-audit", "--no-fund", ...args], { cwd: folder });
}
