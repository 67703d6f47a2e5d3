/**
 * Runs Stryker on mutants of some folders, and counts those that no test notices: `npm run test:mutation -- --folder mock/control`.
 * Takes `--folder` any number of times, `--count N` (150), which draws lines by `--seed TEXT` until they have N mutants, and
 * `--tests PATH` for tests beside those at the folder's own path below test/. Fails when fewer than 85 % are noticed. No file of
 * the package is changed: Stryker works in a copy below .mutation/.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { ignoreTypes } from "./mutation/ignore-types.mjs";
import { drawSample } from "./mutation/draw-sample.ts";
import { readCount } from "./run.ts";

const { values } = parseArgs({
  options: {
    folder: { type: "string", multiple: true, default: [] },
    tests: { type: "string", multiple: true, default: [] },
    count: { type: "string", default: "150" },
    seed: { type: "string", default: "1" },
  },
});
if (values.folder.length === 0) throw new Error("Name a folder of sources, such as --folder mock/control.");
const count = readCount("--count", values.count);

const files: { name: string; content: string; mutate: boolean }[] = [];
for (const folder of values.folder) {
  for (const name of (await readdir(folder, { recursive: true })).toSorted()) {
    const path = join(folder, name);
    if (!/\.tsx?$/.test(name)) continue;
    files.push({ name: path, content: await readFile(path, "utf8"), mutate: true });
  }
}

// Stryker cannot draw mutants, so it gets lines of which the number of mutants is known.
const log = new Proxy({} as ConstructorParameters<typeof Instrumenter>[0], { get: () => () => false });
const { mutants } = await new Instrumenter(log).instrument(files, {
  plugins: null,
  ignorers: [ignoreTypes],
  excludedMutations: [],
});
const perLine = new Map<string, number>();
for (const { fileName, location, status } of mutants) {
  const [from, to] = [location.start.line + 1, location.end.line + 1];
  if (from === to && status !== "Ignored")
    perLine.set(`${fileName}:${from}-${to}`, (perLine.get(`${fileName}:${from}-${to}`) ?? 0) + 1);
}
let drawn = 0;
const lines = drawSample([...perLine], perLine.size, values.seed, ([line]) => line).flatMap(
  ([line, some]) => {
    if (drawn >= count) return [];
    drawn += some;
    return line;
  },
);
console.log(`Drew ${drawn} of ${mutants.length} mutants in ${lines.length} lines.`);

process.env["MUTATION_TESTS"] = [
  ...values.folder.map((folder) => join("test", folder)),
  ...values.tests,
].join();
const results = await new Stryker({
  mutate: lines,
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner", "./scripts/mutation/ignore-types.mjs"],
  ignorers: ["types"],
  vitest: { configFile: "vitest.mutation.config.ts", related: false },
  coverageAnalysis: "perTest",
  concurrency: 1,
  // The tests of many folders, whose sources Stryker has changed, take longer than its five minutes.
  dryRunTimeoutMinutes: 30,
  ignorePatterns: ["dist", "docs/site", "bench"],
  disableTypeChecks: false,
  reporters: ["clear-text"],
  clearTextReporter: { allowColor: false, logTests: false, reportMutants: true, reportScoreTable: true },
  thresholds: { high: 95, low: 85, break: 85 },
  tempDirName: ".mutation",
}).runMutationTest();
const noticed = results.filter(({ status }) => status === "Killed" || status === "Timeout").length;
console.log(`${noticed} of ${results.length} mutants noticed.`);
