/**
 * Finds words that docs/decisions/glossary.md replaces. Fails when it finds any.
 *
 *   npx tsx scripts/check-words.ts
 */
import { readdir, readFile } from "node:fs/promises";
import { bannedPhrases, bannedWords } from "./banned-words.ts";

const byWord = new Map(bannedWords.flatMap((entry) => entry.words.map((word) => [word, entry] as const)));

/** Matches an exported function whose name ends in `Of`, except the stub `pageOf`. Function names must start with a verb. */
const nounFunction = /export (?:async )?function (?!pageOf\b)\w+Of\b|export const \w+Of =/;

/** Finds every word in a text that docs/decisions/glossary.md replaces, including words within identifiers. */
function findBannedWords(text: string) {
  return text
    .split("\n")
    .flatMap((line, index) => findInLine(line).map((use) => ({ line: index + 1, ...use })));
}

function findInLine(line: string) {
  const found = bannedPhrases.flatMap(({ phrase, say }) => {
    const match = phrase.exec(line);
    return match === null ? [] : [{ word: match[0], say }];
  });
  const noun = nounFunction.exec(line);
  if (noun !== null) found.push({ word: noun[0], say: "a verb: get, parse, build, serialize, ..." });
  for (const word of new Set(splitWords(line))) {
    const entry = byWord.get(word);
    if (entry === undefined) continue;
    const rest = (entry.except ?? []).reduce(
      (text, pattern) => text.replaceAll(new RegExp(pattern, "g"), ""),
      line,
    );
    if (splitWords(rest).includes(word)) found.push({ word, say: entry.say });
  }
  return found;
}

function splitWords(line: string): string[] {
  return line
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z']+/);
}

const root = new URL("../", import.meta.url);
const folders = [".changeset", "src", "mock", "spec", "docs", "scripts", "examples", "bench", "test"];
const files = ["README.md", "CONTRIBUTING.md", "package.json"];
const skipped =
  /(?:^|\/)node_modules\/|^(docs\/decisions\/glossary\.md|docs\/site\/|scripts\/banned-words|src\/generated\/openapi\.json)|zips-data/;

for (const folder of folders) {
  const names = await readdir(new URL(folder, root), { recursive: true });
  files.push(
    ...names.map((name) => `${folder}/${name}`).filter((name) => /\.(tsx?|mjs|js|md|yaml)$/.test(name)),
  );
}

let count = 0;
for (const file of files.filter((name) => !skipped.test(name)).toSorted()) {
  for (const { line, word, say } of findBannedWords(await readFile(new URL(file, root), "utf8"))) {
    count += 1;
    console.error(`${file}:${line}: "${word}". Write: ${say}.`);
  }
}
if (count > 0) {
  console.error(`\n${count} words that docs/decisions/glossary.md replaces.`);
  process.exitCode = 1;
}
