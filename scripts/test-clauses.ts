/**
 * Breaks clauses on purpose and expects a test that names the clause to fail: `npm run test:clauses`. The breaks are in
 * spec/clause-breaks.yaml, and are made in a copy of the project. Takes `--clause ID` any number of times, `--seconds N`, after which it
 * starts no further clause, and `--sample N`, which draws N breaks by `--seed TEXT`.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  type ClauseBreak,
  findTestFiles,
  isTypeTest,
  matchTitles,
  plantBreak,
  readClauseBreaks,
} from "./mutation/clause-breaks.ts";
import { drawSample } from "./mutation/draw-sample.ts";
import { isBrowserTest, openTestSession, type RunOutcome } from "./mutation/test-session.ts";
import { copyProject } from "./pack.ts";
import { readCount, createTemporaryFolder } from "./run.ts";
import { collectSamples } from "./samples/collect.ts";
import { writeSamples } from "./samples/write.ts";

const { values } = parseArgs({
  options: {
    clause: { type: "string", multiple: true, default: [] },
    seconds: { type: "string", default: "1500" },
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
  },
});
const end = Date.now() + readCount("--seconds", values.seconds) * 1000;

const planted = readClauseBreaks(await readFile("spec/clause-breaks.yaml", "utf8"));
const all = [...new Set(planted.map(({ clause }) => clause))];
const unknown = values.clause.filter((id) => !all.includes(id));
if (unknown.length > 0) throw new Error(`spec/clause-breaks.yaml has no break of ${unknown.join(", ")}.`);
const wanted = planted.filter(({ clause }) => values.clause.length === 0 || values.clause.includes(clause));
const breaks =
  values.sample === undefined
    ? wanted
    : drawSample(
        wanted,
        readCount("--sample", values.sample),
        values.seed,
        ({ clause, file, find, replace }) => [clause, file, find, replace].join("\n"),
      );
const clauses = all.filter((id) => breaks.some(({ clause }) => clause === id));

const sources = new Map<string, string>();
for (const name of (await readdir("test", { recursive: true })).toSorted())
  if (name.endsWith(".ts")) sources.set(join("test", name), await readFile(join("test", name), "utf8"));

using copy = createTemporaryFolder("broken-");
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    copy[Symbol.dispose]();
    process.exit(1);
  });
}
await copyProject(copy.path);
await writeSamples(await collectSamples(copy.path), join(copy.path, ".samples"));
const session = await openTestSession(copy.path);
// Of a suite that several files share, the session must have the file that runs it.
for (const file of sources.keys())
  if (file.endsWith(".test.ts") && !session.files.includes(file) && !isBrowserTest(file))
    sources.delete(file);

/** How many clauses run together without a break: files share what they load. */
const BATCH = 20;

type TestedClause = Awaited<ReturnType<typeof runUnbroken>>[number];

/** Runs tests without a break. They must pass, or every break would count as noticed. */
async function expectToPass(files: readonly string[], titles: RegExp): Promise<readonly string[]> {
  const { passed, failed, errors } = await session.run(files, titles);
  if (failed.length + errors.length > 0)
    throw new Error(`The tests do not pass without a break: ${[...failed, ...errors].join("; ")}`);
  return passed;
}

/** Finds the tests of some clauses, and runs them without a break. Those that need a browser or a compiler run later. */
async function runUnbroken(some: readonly string[]) {
  const tested = some.map((clause) => {
    const titles = matchTitles(clause);
    const files = findTestFiles(sources, titles);
    return {
      clause,
      titles,
      files: files.filter((file) => session.files.includes(file) && !isTypeTest(file)),
      browserFiles: files.filter(isBrowserTest),
      typeFiles: files.filter(isTypeTest),
    };
  });
  const passed = await expectToPass(
    [...new Set(tested.flatMap(({ files }) => files))],
    new RegExp(tested.map(({ titles }) => titles.source).join("|")),
  );
  return tested.map((one) => {
    const tests = passed.filter((title) => one.titles.test(title)).length;
    if (tests === 0) throw new Error(`${one.clause}: no test ran.`);
    return { ...one, tests };
  });
}

/** The tests in a browser, and those of types, that passed without a break. */
const passedApart = new Set<string>();

/** Runs the tests of a clause with a break: those in a browser only when no other one fails, and those of types alone. */
async function runBroken(
  { titles, files, browserFiles, typeFiles }: TestedClause,
  each: ClauseBreak,
): Promise<RunOutcome> {
  const source = await readFile(each.file, "utf8");
  const run = async (some: readonly string[]): Promise<RunOutcome> => {
    await session.write(each.file, plantBreak(each, source));
    const outcome = await session.run(some, titles);
    await session.write(each.file, source);
    return outcome;
  };
  const runApart = async (some: readonly string[]): Promise<RunOutcome> => {
    const set = [titles.source, ...some].join();
    if (!passedApart.has(set) && (await expectToPass(some, titles)).length === 0)
      throw new Error(`${each.clause}: no test of ${some.join()} ran.`);
    passedApart.add(set);
    return run(some);
  };
  if (each.types) return runApart(typeFiles);
  const outcome = await run(sortTests(files, each.file));
  return outcome.failed.length > 0 || browserFiles.length === 0 ? outcome : runApart(browserFiles);
}

let [noticed, missed, left] = [0, 0, 0];
try {
  for (let at = 0; at < clauses.length; at += BATCH) {
    const batch = clauses.slice(at, at + BATCH);
    const tested = Date.now() > end ? [] : await runUnbroken(batch);
    left += batch.length - tested.length;
    for (const one of tested) {
      const { clause, tests } = one;
      if (Date.now() > end) {
        left += 1;
        continue;
      }
      for (const each of breaks.filter((row) => row.clause === clause)) {
        const { failed, errors } = await runBroken(one, each);
        const [first] = failed;
        if (first === undefined) missed += 1;
        else noticed += 1;
        const seen = first ?? (errors.length > 0 ? `not loaded: ${errors[0]}` : "no test failed");
        console.log(
          `${first === undefined ? "✗" : "✓"} ${clause.padEnd(7)} ${each.file}: ${seen} (${tests} tests)`,
        );
      }
    }
  }
} finally {
  await session.close();
}
console.log(
  `\n${clauses.length} clauses, ${noticed + missed} breaks: ${noticed} noticed, ${missed} not noticed` +
    (left > 0 ? `; ${left} clauses not tried in time` : ""),
);
// Vitest sets the code for tests that fail, which a break is meant to make.
process.exitCode = missed > 0 || left > 0 ? 1 : 0;

/** Sorts test files so that those beside a source come first: they are the most likely to notice its change. */
function sortTests(tests: readonly string[], source: string): string[] {
  const place = ["test", ...source.split("/")];
  const countShared = (file: string): number => {
    const parts = file.replace(/\.test\.ts$/, ".ts").split("/");
    const end = parts.findIndex((part, index) => part !== place[index]);
    return end < 0 ? parts.length : end;
  };
  return tests.toSorted((one, other) => countShared(other) - countShared(one));
}
