/**
 * Runs the conformance suite against MSW 3.
 *
 *   npm run test:package -- msw3 [Vitest arguments]
 *
 * MSW 3 needs a newer Node than this project. Both are installed in test/msw3, which has its own lock file.
 */
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const at = (path: string) => fileURLToPath(new URL(`../test/msw3/${path}`, import.meta.url));

function run(command: string, args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

const installed = at("node_modules/.package-lock.json");
const isFresh =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync(at("package-lock.json")).mtimeMs;
if (!isFresh) run("npm", ["ci", "--prefix", at("")]);

const node = at("node_modules/node/bin/node");
run(node, [
  "node_modules/vitest/vitest.mjs",
  "run",
  "--config",
  at("vitest.config.ts"),
  ...process.argv.slice(2),
]);
