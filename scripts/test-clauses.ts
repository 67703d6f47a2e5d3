/**
 * Breaks clauses on purpose and expects a test that names the clause to fail: `npm run test:clauses`. The breaks are in
 * spec/clause-breaks.yaml. No file of the package is changed; some breaks are made in a copy of it. Takes `--clause ID` any number of
 * times, `--seconds N`, after which it starts no further clause, and `--sample N`, which draws N breaks by `--seed TEXT`.
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
import { createPackageCopy, type PackageCopy } from "./mutation/package-copy.ts";
import { openTestSession, type RunOutcome, type TestSession } from "./mutation/test-session.ts";
import { readCount } from "./read-count.ts";

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

/** How many clauses run together without a break: files share what they load. */
const BATCH = 20;

type TestedClause = Awaited<ReturnType<typeof runUnbroken>>[number];

/** Runs the tests of some clauses without a break. They must pass, or every break would count as noticed. */
async function runUnbroken(session: TestSession, some: readonly string[]) {
  const known = new Set(session.files);
  const tested = some.map((clause) => {
    const titles = matchTitles(clause);
    const files = findTestFiles(sources, titles);
    return {
      clause,
      titles,
      files: files.filter((file) => known.has(file)),
      /** Tests that need a browser. They run for breaks in a copy of the package only. */
      browserFiles: files.filter((file) => file.startsWith("test/browser/")),
      /** Tests that the compiler checks. They run for breaks of types only. */
      typeFiles: files.filter(isTypeTest),
    };
  });
  const { passed, failed, errors } = await session.run(
    [...new Set(tested.flatMap(({ files }) => files))],
    new RegExp(tested.map(({ titles }) => titles.source).join("|")),
  );
  if (failed.length + errors.length > 0)
    throw new Error(`The tests do not pass without a break: ${[...failed, ...errors].join("; ")}`);
  return tested.map((one) => {
    const tests = passed.filter((title) => one.titles.test(title)).length;
    if (tests === 0) throw new Error(`${one.clause}: no test ran.`);
    return { ...one, tests };
  });
}

const session = await openTestSession();
let copy: PackageCopy | undefined;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    copy?.remove();
    process.exit(1);
  });
}
/** The clauses whose tests, or type tests, passed in the copy without a break. */
const passedInCopy = new Set<string>();

async function runBroken(
  { clause, titles, files, browserFiles, typeFiles }: TestedClause,
  each: ClauseBreak,
): Promise<RunOutcome> {
  const broken = plantBreak(each, await readFile(each.file, "utf8"));
  if (!each.copy) {
    session.replace(each.file, broken);
    const outcome = await session.run(sortTests(files, each.file), titles);
    session.replace(each.file, null);
    return outcome;
  }
  copy ??= await createPackageCopy();
  const all = each.types ? typeFiles : [...files, ...browserFiles];
  const set = `${each.types ? "type tests" : "tests"} of ${clause}`;
  if (!passedInCopy.has(set)) {
    const { passed, failed, errors } = await copy.run(all, titles);
    if (failed.length + errors.length > 0 || passed.length === 0)
      throw new Error(
        `The ${set} do not pass in a copy without a break: ${[...failed, ...errors].join("; ")}`,
      );
    passedInCopy.add(set);
  }
  await copy.replace(each.file, broken);
  const outcome = await copy.run(all, titles);
  await copy.replace(each.file, null);
  return outcome;
}

let [noticed, missed, left] = [0, 0, 0];
try {
  for (let at = 0; at < clauses.length; at += BATCH) {
    const batch = clauses.slice(at, at + BATCH);
    const tested = Date.now() > end ? [] : await runUnbroken(session, batch);
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
  copy?.remove();
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
