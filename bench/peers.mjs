/**
 * Installs the packages that the mock is compared with. They have a folder of their own below the system's temporary folder, which
 * later runs use again, so that the package does not depend on them.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The compared versions. */
export const PEERS = JSON.parse(readFileSync("bench/peers.json", "utf8"));

const specifiers = Object.entries(PEERS).map(([name, version]) => `${name}@${version}`);
const folder = join(tmpdir(), `bench-peers-${specifiers.join("-").replaceAll(/[^\w.]+/g, "-")}`);
const done = join(folder, "installed");

/** Installs the peers. Returns the folder, or null when no registry can be reached. */
export function installPeers() {
  if (existsSync(done)) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true }');
  const install = ["install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", folder];
  if (spawnSync("npm", [...install, ...specifiers], { stdio: "ignore" }).status !== 0) return null;
  writeFileSync(done, "");
  return folder;
}

/** Loads an installed peer, in a process whose parent set BENCH_PEERS to the folder. */
export const loadPeer = (name) => createRequire(join(process.env.BENCH_PEERS, "package.json"))(name);
