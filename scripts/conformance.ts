/**
 * Finds clauses of spec/clauses.yaml that no test proves. Runs the tests, and prints each of them.
 *
 *   npx tsx scripts/conformance.ts
 *   npx tsx scripts/conformance.ts --from results.json   # reads the JSON report of an earlier run
 *
 * A test of the mock proves a clause of the mock, a test of the client a clause of the client. A clause of both needs a
 * passing test of each. Fails when a clause is not proven.
 */
import { spawnSync } from "node:child_process";
import { mkdir, readFile, rm } from "node:fs/promises";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { findUnproven, readClauses } from "./conformance/clauses.ts";

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; title: string; status: string }[] }[];
}

const { values } = parseArgs({ options: { from: { type: "string" } } });
const file = values.from ?? ".conformance/results.json";
if (values.from === undefined) {
  await mkdir(".conformance", { recursive: true });
  // Do not read the report of an earlier run when this run fails to write one.
  await rm(file, { force: true });
  const run = spawnSync("npm", ["test", "--", "--reporter=json", `--outputFile=${file}`], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (run.error) throw run.error;
}

const clauses = readClauses(await readFile("spec/clauses.yaml", "utf8"));
const report = JSON.parse(await readFile(file, "utf8")) as VitestReport;
const runs = report.testResults.flatMap(({ name, assertionResults }) =>
  assertionResults.map(({ fullName, status }) => ({
    file: relative(process.cwd(), name),
    title: fullName,
    passed: status === "passed",
  })),
);
const unproven = findUnproven(clauses, runs);
console.log([...unproven, `${clauses.length} clauses, ${unproven.length} problems`].join("\n"));
if (unproven.length > 0) process.exitCode = 1;
