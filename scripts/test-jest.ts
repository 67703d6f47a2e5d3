/**
 * Runs everything that needs Jest: the files of docs/test-runners.md#jest with the packed package, one folder for each section, and
 * test/jest/fixtures.test.ts. Installs Jest in test/jest, which has its own lock file.
 *
 *   npm run build && npm run test:package -- jest
 *   npm run test:package -- jest --tarball FILE
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeJestSamples } from "./matrix/jest-samples.ts";
import { packProject, readTarballOption } from "./pack.ts";
import { installLocked, run } from "./run.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const project = join(root, "test/jest");
const runs = join(project, ".run");

installLocked(project, "--ignore-scripts");

const target = join(project, "node_modules/sanguine");
rmSync(target, { recursive: true, force: true });
rmSync(runs, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const tarball = readTarballOption() ?? packProject(root, target, ["--ignore-scripts"]);
run("tar", ["-xzf", tarball, "--strip-components=1"], { cwd: target });

const samples = writeJestSamples(readFileSync(join(root, "docs/test-runners.md"), "utf8"), runs);
for (const { title, folder, configuration } of samples) {
  const isEsm = configuration.endsWith(".mjs");
  console.log(`\n${title}: jest --config ${configuration}`);
  run(
    process.execPath,
    [
      ...(isEsm ? ["--experimental-vm-modules"] : []),
      join(project, "node_modules/jest/bin/jest.js"),
      `--config=${configuration}`,
    ],
    { cwd: folder },
  );
}

const vitest = join(root, "node_modules/vitest/vitest.mjs");
run(process.execPath, [vitest, "run", `--config=${join(project, "vitest.config.ts")}`], { cwd: root });
