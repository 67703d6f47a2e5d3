/**
 * Runs everything that needs Jest: the files of docs/testing-jest.md with the packed package, one folder for each section, and
 * test/jest/reports.test.ts. Installs Jest in test/jest, which has its own lock file.
 *
 *   npm run build && npm run test:jest
 *   npm run test:jest -- --tarball FILE
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
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

/** The sections of the page. Each contains blocks of JavaScript whose first line names a file. */
const sections = readFileSync(join(root, "docs/testing-jest.md"), "utf8").split(/^## /m).slice(1);
for (const section of sections) {
  const folder = join(runs, section.slice(0, section.indexOf("\n")).toLowerCase().replaceAll(" ", "-"));
  const files = [...section.matchAll(/^```js\n\/\/ (\S+)\n([^]*?)^```$/gm)];
  const configuration = files.find(([, name]) => name?.startsWith("jest."))?.[1];
  if (configuration === undefined) continue;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), "{}");
  for (const [, name, code] of files) writeFileSync(join(folder, name ?? ""), code ?? "");
  // A section without tests is another configuration for the tests of the first section.
  if (!files.some(([, name]) => name?.includes(".test."))) {
    const test = join(runs, "commonjs/users.test.js");
    writeFileSync(join(folder, "users.test.js"), readFileSync(test, "utf8"));
  }
  const isEsm = configuration.endsWith(".mjs");
  console.log(`\n${section.slice(0, section.indexOf("\n"))}: jest --config ${configuration}`);
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
