/**
 * Installs the packed package beside each runtime, compiler, test runner and library that it supports, and uses it there. The
 * legs are in matrix/legs.ts, their programs in test/matrix and test/package. Needs a package registry.
 *
 *   npm run test:package -- matrix                       # packs a clean copy of the project, then runs every leg
 *   npm run test:package -- matrix node-22 bun        # runs these legs
 *   npm run test:package -- matrix --ci               # runs the legs that .ci/run runs
 *   npm run test:package -- matrix --list             # lists the legs
 *   npm run test:package -- matrix --tarball FILE     # takes a packed package
 *   npm run test:package -- matrix --write            # writes the outcomes into the table of etc/versions.md
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { format, resolveConfig } from "prettier";
import { legs, selectLegs } from "./matrix/legs.ts";
import { runLeg, type Outcome } from "./matrix/run-leg.ts";
import { writeTable } from "./matrix/table.ts";
import { packCopy } from "./pack.ts";
import { createTemporaryFolder } from "./run.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ci: { type: "boolean", default: false },
    list: { type: "boolean", default: false },
    tarball: { type: "string" },
    write: { type: "boolean", default: false },
  },
});

async function writePage(outcomes: readonly Outcome[]): Promise<void> {
  const file = join(root, "etc/versions.md");
  const date = new Date().toISOString().slice(0, 10);
  const page = writeTable(readFileSync(file, "utf8"), legs, outcomes, date);
  writeFileSync(file, await format(page, { ...(await resolveConfig(file)), filepath: file }));
}

async function main(): Promise<void> {
  const selected = selectLegs(positionals, values.ci);
  if (values.list) {
    for (const { name, ci } of selected) console.log(`${name}${ci ? " (.ci/run)" : ""}`);
    return;
  }
  using temporary = createTemporaryFolder("packed-");
  const folder = temporary.path;
  const outcomes: Outcome[] = [];
  try {
    const tarball = values.tarball === undefined ? await packCopy(folder) : resolve(values.tarball);
    for (const leg of selected) {
      const outcome = runLeg(leg, tarball, root);
      outcomes.push(outcome);
      const sign = { passed: "✓", failed: "✗", "not run": "-" }[outcome.result];
      console.log(`${sign} ${leg.name}: ${outcome.result} in ${outcome.seconds.toFixed(0)} s`);
      if (outcome.reason !== undefined) console.log(outcome.reason.replaceAll(/^/gm, "    "));
    }
  } finally {
    if (values.write) await writePage(outcomes);
  }
  const count = (result: Outcome["result"]) => outcomes.filter((outcome) => outcome.result === result).length;
  console.log(`${count("passed")} passed, ${count("failed")} failed, ${count("not run")} not run`);
  if (count("passed") < outcomes.length) process.exitCode = 1;
}

await main();
