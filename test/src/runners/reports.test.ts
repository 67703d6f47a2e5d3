import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../mock/adapters/run-runner.ts";
import { cases, createFolder, findFaults, runFailingTests } from "./run-failing-tests.ts";

test("[AUT-5] no report of Vitest contains data of a failed call", { timeout: 120_000 }, async () => {
  const folder = await createFolder();
  const reports = await runFailingTests(folder, [
    join(root, "node_modules/vitest/vitest.mjs"),
    "run",
    `--config=${cases}/vitest.config.ts`,
    "--reporter=verbose",
    "--reporter=junit",
    "--reporter=json",
    `--outputFile.junit=${join(folder, "report.xml")}`,
    `--outputFile.json=${join(folder, "report.json")}`,
  ]);
  expect(Object.keys(reports).toSorted()).toEqual(["printed", "report.json", "report.xml"]);
  expect(findFaults(reports)).toEqual([]);
});

test("[AUT-5] no report of node:test contains data of a failed call", { timeout: 120_000 }, async () => {
  const folder = await createFolder();
  const reporters = ["spec", "tap", "junit"].flatMap((name) => [
    `--test-reporter=${name}`,
    `--test-reporter-destination=${join(folder, `report.${name}`)}`,
  ]);
  const args = ["--import", "tsx", "--test", ...reporters, `${cases}/node.case.ts`];
  const {
    "report.spec": spec,
    "report.tap": tap,
    "report.junit": junit,
  } = await runFailingTests(folder, args);
  expect(findFaults({ spec: spec ?? "", tap: tap ?? "", junit: junit ?? "" })).toEqual([]);
});
