import { spawnSync, type SpawnSyncOptions } from "node:child_process";
import { existsSync, statSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";

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

/** Finds different ports of the loopback address that nothing uses now. */
export async function findFreePorts(count: number): Promise<number[]> {
  // All are open before the first one closes, so that no port is found twice.
  const servers = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
  return ports;
}

/** Reads an argument of a command that counts something. Throws for what is no whole number of at least 1: a run of nothing would pass. */
export function readCount(name: string, text: string): number {
  const count = Number(text);
  if (Number.isSafeInteger(count) && count >= 1) return count;
  throw new RangeError(`${name} must be a whole number of at least 1 (given: "${text}").`);
}

/** Makes an empty folder. `using` removes it, with what is in it, at the end of the block. */
export function createTemporaryFolder(prefix: string): { readonly path: string } & Disposable {
  // Compilers and bundlers report real paths.
  const path = realpathSync(mkdtempSync(join(tmpdir(), prefix)));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}
