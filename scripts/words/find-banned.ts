import { bannedPhrases, bannedWords } from "./banned.ts";

const byWord = new Map(bannedWords.flatMap((entry) => entry.words.map((word) => [word, entry] as const)));

/** Matches an exported function whose name ends in `Of`, except the stub `pageOf`. Function names must start with a verb. */
const nounFunction = /export (?:async )?function (?!pageOf\b)\w+Of\b|export const \w+Of =/;

/** Finds every word in a text that docs/decisions/glossary.md replaces, including words within identifiers. */
export function findBannedWords(text: string) {
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
