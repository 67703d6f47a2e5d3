/**
 * Changes the source of some areas by rules that know nothing of its meaning, and counts the changes that no test notices:
 * `npm run test:mutation`. Takes `--area NAME` any number of times, `--sample N` mutants of each area (25), `--seed TEXT`, and
 * `--seconds N`, after which it starts no further mutant (420). Run it again to continue. No file is changed.
 *
 * scripts/mutation/results.yaml has the counts and says of each survivor why no test notices it. The command fails for a survivor
 * without a reason, and for an area below the aim. `--update` writes the counts and new survivors to it.
 *
 * It remembers in `.mutation/` which tests run which mutant, and the outcomes. It repeats a mutant when its file or a test that runs it
 * has changed, or with `--all`.
 */
import { createHash } from "node:crypto";
import { access, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { format, resolveConfig } from "prettier";
import { stringify } from "yaml";
import { type AreaName, areas, isBelow } from "./mutation/areas.ts";
import { MutantRunner } from "./mutation/mutant-runner.ts";
import { createMutants, drawMutants, type Mutant } from "./mutation/mutants.ts";
import {
  AIM,
  computeScore,
  countOutcomes,
  formatResults,
  type MutantStatus,
  readResults,
  type Results,
} from "./mutation/results.ts";
import { sortTests } from "./mutation/sort-tests.ts";
import { TestSession } from "./mutation/test-session.ts";
import { readCount } from "./read-count.ts";

const RESULTS = "scripts/mutation/results.yaml";
const FOLDER = ".mutation";

/** How long the tests of an area may take without a mutant, in milliseconds. */
const PLAIN_LIMIT = 600_000;

const { values } = parseArgs({
  options: {
    area: { type: "string", multiple: true, default: [] },
    sample: { type: "string", default: "25" },
    seed: { type: "string", default: "1" },
    seconds: { type: "string", default: "420" },
    update: { type: "boolean", default: false },
    all: { type: "boolean", default: false },
  },
});
const sample = readCount("--sample", values.sample);
const end = Date.now() + readCount("--seconds", values.seconds) * 1000;
const isArea = (name: string): name is AreaName => Object.hasOwn(areas, name);
const names = values.area.length > 0 ? values.area : Object.keys(areas);
const unknown = names.filter((name) => !isArea(name));
if (unknown.length > 0)
  throw new Error(`No area ${unknown.join(", ")}. There are ${Object.keys(areas).join(", ")}.`);

/** Reads the files below some roots, by path. */
async function readSources(roots: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const top of ["src", "mock"]) {
    for (const name of (await readdir(top, { recursive: true })).toSorted()) {
      const path = join(top, name);
      if (path.endsWith(".ts") && isBelow(path, roots)) found.set(path, await readFile(path, "utf8"));
    }
  }
  return found;
}

/** Hashes texts with their names. */
function hashTexts(texts: Iterable<readonly [name: string, text: string]>): string {
  const hash = createHash("sha256");
  for (const [name, text] of texts) hash.update(JSON.stringify([name, text]));
  return hash.digest("hex");
}

const readTests = (files: readonly string[]): Promise<(readonly [string, string])[]> =>
  Promise.all(files.map(async (file) => [file, await readFile(file, "utf8")] as const));

/** Lists the files that tests share, such as the steps of a suite. */
async function listSharedFiles(): Promise<string[]> {
  const names = await readdir("test", { recursive: true });
  const isShared = (name: string): boolean =>
    /\.m?ts$/.test(name) && !name.endsWith(".test.ts") && !name.split("/").includes("node_modules");
  return names
    .filter(isShared)
    .map((name) => join("test", name))
    .toSorted();
}

const shared = hashTexts(await readTests(await listSharedFiles()));

/** What a first run of an area found. */
interface KeptCoverage {
  /** The hash of the sources, and of what tests share. */
  readonly sources: string;
  /** For each test file its hash, and the ids of the mutants that it runs. */
  readonly tests: Record<string, { readonly hash: string; readonly mutants: readonly string[] }>;
}

/**
 * Runs the test files of an area once, and returns those that run each mutant. Remembers what a test file runs while neither the file
 * nor a source changes.
 */
async function findCoverage(
  area: string,
  files: readonly string[],
  instrumented: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const path = join(FOLDER, `coverage-${area}.json`);
  const sources = hashTexts([...instrumented, ["shared", shared]]);
  const text = values.all ? "{}" : await readFile(path, "utf8").catch(() => "{}");
  const kept = JSON.parse(text) as Partial<KeptCoverage>;
  const tests = kept.sources === sources ? { ...kept.tests } : {};
  const hashes = new Map((await readTests(files)).map((test) => [test[0], hashTexts([test])]));
  const changed = files.filter((file) => tests[file]?.hash !== hashes.get(file));
  for (const [file, mutants] of await recordCoverage(changed, instrumented))
    tests[file] = { hash: hashes.get(file) ?? "", mutants };
  await writeFile(path, JSON.stringify({ sources, tests } satisfies KeptCoverage));
  const covered = new Map<string, string[]>();
  for (const file of files)
    for (const id of tests[file]?.mutants ?? []) covered.set(id, [...(covered.get(id) ?? []), file]);
  return covered;
}

/** Runs test files with instrumented sources, and returns the ids of the mutants that each of them runs. */
async function recordCoverage(
  files: readonly string[],
  instrumented: ReadonlyMap<string, string>,
): Promise<Map<string, readonly string[]>> {
  if (files.length === 0) return new Map();
  const path = resolve(FOLDER, "coverage.jsonl");
  await rm(path, { force: true });
  const session = await TestSession.open({ coverage: path });
  try {
    for (const [file, code] of instrumented) session.replace(file, code);
    const { failed, errors } = await session.run(files);
    if (failed.length + errors.length > 0)
      throw new Error(`The tests do not pass without a mutant: ${[...failed, ...errors].join("; ")}`);
  } finally {
    await session.close();
  }
  const lines = (await readFile(path, "utf8")).trim().split("\n");
  return new Map(
    lines.map((line) => {
      const { file, mutants } = JSON.parse(line) as { file: string; mutants: string[] };
      return [relative(process.cwd(), file), mutants];
    }),
  );
}

await mkdir(FOLDER, { recursive: true });
const cachePath = join(FOLDER, "outcomes.json");
const cacheText = await readFile(cachePath, "utf8").catch(() => "{}");
const cache = JSON.parse(cacheText) as Record<string, { hash: string; status: MutantStatus }>;

/** Hashes what the outcome of a mutant depends on: its file and the tests that run it. */
const hashInputs = async ({ file, code }: Mutant, tests: readonly string[]): Promise<string> =>
  hashTexts([[file, code], ["shared", shared], ...(await readTests(tests))]);

const known = await TestSession.listFiles();
const runner = new MutantRunner();

/** Runs the tests of a mutant. */
async function tryMutant(
  { file, code }: Mutant,
  tests: readonly string[],
  limit: number,
): Promise<MutantStatus> {
  if (tests.length === 0) return "uncovered";
  const outcome = await runner.run({ change: { file, code }, tests: sortTests(tests, file) }, limit);
  if (outcome === null) return "timeout";
  return outcome.failed.length + outcome.errors.length > 0 ? "killed" : "survived";
}

const lastResults = readResults(await readFile(RESULTS, "utf8").catch(() => ""));
const results: Record<string, Results[string]> = {};
let left = 0;
const untried: string[] = [];
for (const name of names.filter(isArea)) {
  if (Date.now() > end) {
    untried.push(name);
    continue;
  }
  const { sources, tests } = areas[name];
  // A file that was moved must not leave the area silently.
  for (const path of [...sources, ...tests]) await access(path);
  const { mutants, instrumented } = await createMutants(await readSources(sources));
  const files = known.filter((file) => isBelow(file, tests));
  const coverage = await findCoverage(name, files, instrumented);
  const drawn = await Promise.all(
    drawMutants(mutants, sample, values.seed).map(async (mutant) => {
      const covering = coverage.get(mutant.id) ?? [];
      const hash = await hashInputs(mutant, covering);
      const earlier = values.all || cache[mutant.key]?.hash !== hash ? undefined : cache[mutant.key];
      return { mutant, covering, hash, earlier };
    }),
  );
  // Without a mutant the tests must pass in this session too, or every mutant would count as killed.
  const toRun = [...new Set(drawn.flatMap(({ covering, earlier }) => (earlier ? [] : covering)))];
  const plain = await runner.run({ change: null, tests: toRun }, PLAIN_LIMIT);
  if (plain === null || plain.failed.length + plain.errors.length > 0) {
    await runner.close();
    const why = plain === null ? "they do not end" : [...plain.failed, ...plain.errors].join("; ");
    throw new Error(`${name}: the tests do not pass without a mutant: ${why}`);
  }
  const outcomes: { key: string; status: MutantStatus }[] = [];
  for (const { mutant, covering, hash, earlier } of drawn) {
    const { key } = mutant;
    if (earlier === undefined && Date.now() > end) {
      left += 1;
      continue;
    }
    // A mutant that takes five times as long as its tests does not end.
    const usual = covering.reduce((sum, file) => sum + (plain.durations[file] ?? 0), 0);
    const status = earlier?.status ?? (await tryMutant(mutant, covering, Math.max(30_000, 5 * usual)));
    // A busy machine can be the reason of a timeout.
    if (status !== "timeout") cache[key] = { hash, status };
    await writeFile(cachePath, JSON.stringify(cache));
    outcomes.push({ key, status });
    if (status === "survived" || status === "uncovered")
      console.log(`${status}: line ${mutant.line}, ${covering.length} test files: ${key}`);
  }
  const keys = mutants.map(({ key }) => key);
  if (outcomes.length > 0) results[name] = countOutcomes(keys, outcomes, lastResults[name]);
  else untried.push(name);
}
await runner.close();

console.log(`\n${formatResults(results)}\n\nThe aim is ${AIM} % without equivalent mutants.`);
if (left > 0 || untried.length > 0) {
  const of = untried.length > 0 ? `, and none of ${untried.join(", ")}` : "";
  console.log(`The time is over: ${left} mutants were not tried${of}. Run the command again to continue.`);
}
if (Object.keys(results).length === 0) process.exitCode = 1;

if (values.update) {
  const comment =
    "# Counts of the last `npm run test:mutation -- --update`, and why no test notices each survivor, also those of earlier runs. A\n" +
    '# reason that starts with "equivalent" says that the change cannot be noticed; the score leaves it out.\n\n';
  const text = comment + stringify({ ...lastResults, ...results }, { lineWidth: 0 });
  await writeFile(RESULTS, await format(text, { ...(await resolveConfig(RESULTS)), filepath: RESULTS }));
}
for (const [name, result] of Object.entries(results)) {
  const unread = result.survivors.filter(({ reason }) => reason === "");
  if (unread.length > 0) console.log(`${name}: ${unread.length} survivors without a reason in ${RESULTS}.`);
  if (unread.length > 0 || (computeScore(result) ?? 100) < AIM) process.exitCode = 1;
}
