/**
 * Runs everything that needs Jest: the files of docs/test-runners.md#jest with the packed package, one folder for each section, and
 * test/jest/reports.test.ts. Installs Jest in test/jest, which has its own lock file.
 *
 *   npm run build && npm run test:package -- jest
 *   npm run test:package -- jest --tarball FILE
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeJestSamples } from "./matrix/jest-samples.ts";
import { packProject, readTarballOption } from "./pack.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const project = join(root, "test/jest");
const runs = join(project, ".run");

function run(command: string, args: readonly string[], cwd: string, env: Record<string, string> = {}): void {
  const { status, error } = spawnSync(command, args, {
    cwd,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

const installed = join(project, "node_modules/.package-lock.json");
const isFresh =
  existsSync(installed) &&
  statSync(installed).mtimeMs >= statSync(join(project, "package-lock.json")).mtimeMs;
if (!isFresh) run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], project);

const target = join(project, "node_modules/sanguine");
rmSync(target, { recursive: true, force: true });
rmSync(runs, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const tarball = readTarballOption() ?? packProject(root, target, ["--ignore-scripts"]);
run("tar", ["-xzf", tarball, "--strip-components=1"], target);

const samples = writeJestSamples(readFileSync(join(root, "docs/test-runners.md"), "utf8"), runs);
for (const { title, folder, configuration } of samples) {
  const isEsm = configuration.endsWith(".mjs");
  console.log(`\n${title}: jest --config ${configuration}`);
  run(
    process.execPath,
    [
      ...(isEsm ? ["--experimental-vm-modules"] : []),
      join(project, "node_modules/jest/bin/jest.js"),
      "--config",
      configuration,
    ],
    folder,
  );
}

const vitest = join(root, "node_modules/vitest/vitest.mjs");
run(process.execPath, [vitest, "run", `--config=${join(project, "vitest.config.ts")}`], root);
