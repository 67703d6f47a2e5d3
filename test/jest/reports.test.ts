import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { root } from "../mock/adapters/run-runner.ts";
import { cases, createFolder, findFaults, runFailingTests } from "../src/runners/run-failing-tests.ts";

/** `npm run test:package -- jest` installs Jest here, and then runs this test. */
const jest = fileURLToPath(new URL("node_modules/jest/bin/jest.js", import.meta.url));

test("Jest reports contain no data of a failed call", { timeout: 120_000 }, async () => {
  const folder = await createFolder();
  await build({
    entryPoints: [join(root, cases, "jest.case.ts")],
    bundle: true,
    format: "cjs",
    platform: "node",
    outfile: join(folder, "jest.test.cjs"),
    alias: { sanguine: join(root, "src/index.ts") },
  });
  const reports = await runFailingTests(folder, [
    jest,
    `--rootDir=${folder}`,
    "--testMatch=**/jest.test.cjs",
    "--transform={}",
    "--verbose",
    "--json",
    `--outputFile=${join(folder, "report.json")}`,
  ]);
  expect(Object.keys(reports).toSorted()).toEqual(["printed", "report.json"]);
  expect(findFaults(reports)).toEqual([]);
});
