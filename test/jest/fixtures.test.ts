import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { root, run, runFailing } from "../mock/adapters/run-runner.ts";

/** `npm run test:package -- jest` installs Jest and the packed package here, and then runs this test. */
const project = fileURLToPath(new URL(".", import.meta.url));
const jest = join(project, "node_modules/jest/bin/jest.js");

/** Creates a project with test files that are compiled from TypeScript. */
async function createProject(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(project, ".run", name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), "{}");
  await writeFile(join(folder, "jest.config.js"), `module.exports = { preset: "sanguine" };`);
  for (const [target, source] of Object.entries(files)) {
    await build({
      entryPoints: [join(root, "test/mock/adapters", source)],
      bundle: true,
      format: "cjs",
      platform: "node",
      target: "node20",
      external: ["sanguine", "sanguine/*", "@jest/globals"],
      outfile: join(folder, target),
    });
  }
  return folder;
}

it("[RUN-1, RUN-2] Jest prints why a test failed", { timeout: 300_000 }, async () => {
  const folder = await createProject("failing", { "failing.test.js": "failing/jest.case.ts" });
  const output = await runFailing([jest, "--runInBand"], folder);
  await expect(output).toMatchFileSnapshot("../mock/adapters/failing/expected/jest.txt");
});

it("[RUN-3] Jest isolates parallel tests", { timeout: 300_000 }, async () => {
  const cwd = await createProject("passing", {
    "first.test.js": "passing/jest.case.ts",
    "second.test.js": "passing/jest.case.ts",
  });
  const { code, stderr } = await run([jest, "--maxWorkers=2", "--verbose"], { cwd });
  expect([code, stderr.match(/✓ isolates the \w+ test/g)?.length]).toEqual([0, 6]);
});
