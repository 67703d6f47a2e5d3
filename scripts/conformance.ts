/**
 * Says, clause by clause, which tests prove it and whether they passed. Runs the tests, prints the table and writes
 * docs/conformance.md, which the docs site includes. `--from FILE` reads the JSON report of a run that has been made already.
 *
 * A clause kept by the mock counts as proven by a test of the mock, one kept by the client by a test of the client, and one
 * kept by both only by at least one passing test of each. Beside the clauses it counts the steps of orders and
 * appointments that tests take.
 */
import { spawnSync } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { edgeCoverage, graphs, isCovered } from "./conformance/edges.ts";
import { type Clause, judge, readClauses, type TestRun } from "./conformance/judge.ts";
import { markdown, text } from "./conformance/report.ts";

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; title: string; status: string }[] }[];
}

const { values } = parseArgs({ options: { from: { type: "string" } } });
const file = values.from ?? ".conformance/results.json";
if (values.from === undefined) {
  await mkdir(".conformance", { recursive: true });
  // A report of an earlier run must not speak for this one.
  await rm(file, { force: true });
  const run = spawnSync("npx", ["vitest", "run", "--reporter=json", `--outputFile=${file}`], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (run.error) throw run.error;
}

const clauses: Clause[] = readClauses(await readFile("spec/clauses.yaml", "utf8"));
const report = JSON.parse(await readFile(file, "utf8")) as VitestReport;
const runs: TestRun[] = report.testResults.flatMap(({ name, assertionResults }) =>
  assertionResults.map(({ fullName, status }) => ({
    file: relative(process.cwd(), name),
    title: fullName,
    passed: status === "passed",
  })),
);

const verdicts = judge(clauses, runs);
const coverage = edgeCoverage(graphs, runs);
await writeFile("docs/conformance.md", markdown(verdicts, coverage));
console.log(text(verdicts, coverage));
if (verdicts.some((verdict) => verdict.state === "broken") || !coverage.every(isCovered))
  process.exitCode = 1;
