/**
 * Breaks clauses on purpose and expects a test that names the clause to fail: `npm run test:clauses`. The breaks are in
 * spec/clause-breaks.yaml, and no file is changed. Takes `--clause ID` any number of times, `--from ID` and `--seconds N`, after
 * which it starts no further clause.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findTestFiles, matchTitles, plantBreak, readClauseBreaks } from "./mutation/clause-breaks.ts";
import { TestSession } from "./mutation/test-session.ts";
import { readCount } from "./read-count.ts";

const { values } = parseArgs({
  options: {
    clause: { type: "string", multiple: true, default: [] },
    from: { type: "string" },
    seconds: { type: "string", default: "1500" },
  },
});
const end = Date.now() + readCount("--seconds", values.seconds) * 1000;

const breaks = readClauseBreaks(await readFile("spec/clause-breaks.yaml", "utf8"));
const all = [...new Set(breaks.map(({ clause }) => clause))];
const unknown = [...values.clause, ...(values.from === undefined ? [] : [values.from])].filter(
  (id) => !all.includes(id),
);
if (unknown.length > 0) throw new Error(`spec/clause-breaks.yaml has no break of ${unknown.join(", ")}.`);
const clauses = all
  .slice(values.from === undefined ? 0 : all.indexOf(values.from))
  .filter((id) => values.clause.length === 0 || values.clause.includes(id));

const sources = new Map<string, string>();
for (const name of (await readdir("test", { recursive: true })).toSorted())
  if (name.endsWith(".ts")) sources.set(join("test", name), await readFile(join("test", name), "utf8"));

const session = await TestSession.open();
let [noticed, missed, left] = [0, 0, 0];
try {
  const known = new Set(session.files);
  for (const clause of clauses) {
    if (Date.now() > end) {
      left += 1;
      continue;
    }
    const titles = matchTitles(clause);
    const files = findTestFiles(sources, titles).filter((file) => known.has(file));
    const whole = await session.run(files, titles);
    if (whole.passed === 0 || whole.failed.length + whole.errors.length > 0)
      throw new Error(
        `${clause}: the tests do not pass without a break: ${[...whole.failed, ...whole.errors].join("; ")}`,
      );
    for (const each of breaks.filter((one) => one.clause === clause)) {
      session.replace(each.file, plantBreak(each, await readFile(each.file, "utf8")));
      const { failed, errors } = await session.run(files, titles);
      session.replace(each.file, null);
      const [first] = failed;
      if (first === undefined) missed += 1;
      else noticed += 1;
      const seen = first ?? (errors.length > 0 ? `not loaded: ${errors[0]}` : "no test failed");
      console.log(
        `${first === undefined ? "✗" : "✓"} ${clause.padEnd(7)} ${each.file}: ${seen} (${whole.passed} tests)`,
      );
    }
  }
} finally {
  await session.close();
}
console.log(
  `\n${clauses.length} clauses, ${noticed + missed} breaks: ${noticed} noticed, ${missed} not noticed` +
    (left > 0 ? `; ${left} clauses not tried in time, continue with --from ${clauses.at(-left)}` : ""),
);
if (missed > 0 || left > 0) process.exitCode = 1;
