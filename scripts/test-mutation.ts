/**
 * Changes the source of some areas by rules that know nothing of its meaning, and counts the changes that no test notices:
 * `npm run test:mutation`. Takes `--area NAME` any number of times, `--sample N` mutants of each area (25), `--seed TEXT`, and
 * `--seconds N`, after which it starts no further mutant (420). No file is changed.
 *
 * scripts/mutation/results.yaml has the counts and says of each survivor why no test notices it. The command fails for a survivor
 * without a reason, and for an area below the aim. `--update` writes the counts and new survivors to it.
 *
 * It remembers outcomes in `.mutation/`, and repeats a mutant when its file or a test that runs it has changed, or with `--all`.
 */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { format, resolveConfig } from "prettier";
import { stringify } from "yaml";
import { type AreaName, areas, isBelow } from "./mutation/areas.ts";
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
import { TestSession } from "./mutation/test-session.ts";
import { readCount } from "./read-count.ts";

const RESULTS = "scripts/mutation/results.yaml";
const FOLDER = ".mutation";

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

/** Runs the tests once, and returns for each mutant the test files that run it. */
async function findCoverage(
  files: readonly string[],
  instrumented: ReadonlyMap<string, string>,
): Promise<Map<string, string[]>> {
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
  const covered = new Map<string, string[]>();
  for (const line of (await readFile(path, "utf8")).trim().split("\n")) {
    const { file, mutants } = JSON.parse(line) as { file: string; mutants: string[] };
    for (const id of mutants) covered.set(id, [...(covered.get(id) ?? []), relative(process.cwd(), file)]);
  }
  return covered;
}

await mkdir(FOLDER, { recursive: true });
const cachePath = join(FOLDER, "outcomes.json");
const cacheText = await readFile(cachePath, "utf8").catch(() => "{}");
const cache = JSON.parse(cacheText) as Record<string, { hash: string; status: MutantStatus }>;

/** Hashes what the outcome of a mutant depends on: its file and the tests that run it. */
async function hashInputs(mutant: Mutant, tests: readonly string[]): Promise<string> {
  const hash = createHash("sha256").update(mutant.code);
  for (const file of tests) hash.update(file).update(await readFile(file));
  return hash.digest("hex");
}

let session = await TestSession.open();
const known = session.files;

/** Runs the tests of a mutant. Opens another session after a timeout, because a thread may still be busy. */
async function tryMutant(
  { file, code }: Mutant,
  tests: readonly string[],
  limit: number,
): Promise<MutantStatus> {
  if (tests.length === 0) return "uncovered";
  session.replace(file, code);
  const outcome = await session.runWithin(limit, tests);
  if (outcome === null) {
    await session.close();
    session = await TestSession.open();
    return "timeout";
  }
  session.replace(file, null);
  return outcome.failed.length + outcome.errors.length > 0 ? "killed" : "survived";
}

const earlier = readResults(await readFile(RESULTS, "utf8").catch(() => ""));
const results: Record<string, Results[string]> = {};
let left = 0;
for (const name of names.filter(isArea)) {
  const { sources, tests } = areas[name];
  const { mutants, instrumented } = await createMutants(await readSources(sources));
  const files = known.filter((file) => isBelow(file, tests));
  const coverage = await findCoverage(files, instrumented);
  // Without a mutant the tests must pass in this session too, or every mutant would count as killed.
  const began = Date.now();
  const plain = await session.run(files);
  // A mutant that takes three times as long as all tests of the area does not end.
  const limit = Math.max(45_000, 3 * (Date.now() - began));
  if (plain.failed.length + plain.errors.length > 0)
    throw new Error(
      `${name}: the tests do not pass without a mutant: ${[...plain.failed, ...plain.errors].join("; ")}`,
    );
  const outcomes: { key: string; status: MutantStatus }[] = [];
  for (const mutant of drawMutants(mutants, sample, values.seed)) {
    const { key } = mutant;
    const covering = coverage.get(mutant.id) ?? [];
    const hash = await hashInputs(mutant, covering);
    const remembered = values.all || cache[key]?.hash !== hash ? undefined : cache[key];
    if (remembered === undefined && Date.now() > end) {
      left += 1;
      continue;
    }
    const status = remembered?.status ?? (await tryMutant(mutant, covering, limit));
    // A busy machine can be the reason of a timeout.
    if (status !== "timeout") cache[key] = { hash, status };
    await writeFile(cachePath, JSON.stringify(cache));
    outcomes.push({ key, status });
    if (status === "survived" || status === "uncovered")
      console.log(`${status}: line ${mutant.line}, ${covering.length} test files: ${key}`);
  }
  if (outcomes.length === 0) {
    console.log(`${name}: no mutant was tried.`);
    process.exitCode = 1;
  } else results[name] = countOutcomes(mutants.length, outcomes, earlier[name]);
}
await session.close();

console.log(`\n${formatResults(results)}\n\nThe aim is ${AIM} % without equivalent mutants.`);
if (left > 0) {
  console.log(`${left} mutants not tried in time. Run the command again to continue.`);
  process.exitCode = 1;
}

if (values.update) {
  const comment =
    "# Counts of the last `npm run test:mutation -- --update`, and why no test notices each survivor. A reason that starts with\n" +
    '# "equivalent" says that the change cannot be noticed; the score leaves it out.\n\n';
  const text = comment + stringify({ ...earlier, ...results }, { lineWidth: 0 });
  await writeFile(RESULTS, await format(text, { ...(await resolveConfig(RESULTS)), filepath: RESULTS }));
}
for (const [name, result] of Object.entries(results)) {
  const unread = result.survivors.filter(({ reason }) => reason === "");
  if (unread.length > 0) console.log(`${name}: ${unread.length} survivors without a reason in ${RESULTS}.`);
  if (unread.length > 0 || (computeScore(result) ?? 100) < AIM) process.exitCode = 1;
}
