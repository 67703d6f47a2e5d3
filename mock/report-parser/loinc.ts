import type { LoincMatch } from "../../src/generated/types.ts";
import type { Analyte } from "../catalog/labs/analyte.ts";
import { getAnalytes } from "../catalog/labs/analytes.ts";
import { buildOnce } from "../kernel/build-once.ts";
import { synonyms } from "./synonyms.ts";

/** A match is shown from this confidence on, and taken without a look from the other. */
const SHOWN = 0.5;
export const SURE = 0.9;
/** How sure a code is that a report prints itself. */
const PRINTED = 0.99;
const MOST = 5;

/** One thing that may be meant, with all words that it goes by. */
interface Candidate {
  readonly analyte: Analyte;
  readonly aliases: readonly string[];
  readonly names: readonly (readonly string[])[];
  readonly component: readonly string[];
}

/** The words of a name: without order, case, punctuation, and the words that say nothing. */
function splitWords(name: string): string[] {
  const plain = name
    .toLowerCase()
    .replaceAll("haem", "hem")
    .replaceAll(/(?<=\d),(?=\d)/g, "-");
  const words = plain.match(/[\p{L}\d]+/gu) ?? [];
  return [...new Set(words.filter((word) => !["the", "of", "and", "level", "test"].includes(word)))];
}

/** A name without its brackets, what stands in them, and the whole: a report may use any of the three. */
function listVariants(name: string): string[] {
  const inside = [...name.matchAll(/\(([^()]+)\)/g)].map(([, text = ""]) => text);
  return [name, name.replaceAll(/\([^()]*\)/g, ""), ...inside].map((text) => text.trim()).filter(Boolean);
}

const getCandidates = buildOnce<readonly Candidate[]>(() => {
  const others = new Map(
    synonyms
      .trim()
      .split("\n")
      .map((line) => line.split(" | "))
      .map(([name = "", ...rest]) => [name, rest]),
  );
  return getAnalytes().map((analyte) => {
    const aliases = [...listVariants(analyte.name).slice(1), ...(others.get(analyte.name) ?? [])];
    const own = [...new Set(aliases.filter((alias) => alias !== analyte.name))];
    const names = [analyte.name, ...own].map(splitWords).filter((words) => words.length > 0);
    return { analyte, aliases: own, names, component: splitWords(analyte.loinc.name) };
  });
});

/** Candidates by each of their words: what shares none with a name is not compared with it. */
const getCandidatesByWord = buildOnce(() => {
  const index = new Map<string, Set<Candidate>>();
  for (const candidate of getCandidates()) {
    for (const word of [...candidate.names.flat(), ...candidate.component]) {
      const sharing = index.get(word);
      if (sharing) sharing.add(candidate);
      else index.set(word, new Set([candidate]));
    }
  }
  return index;
});

/** How alike two sets of words are, from 0 to 1. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const common = one.filter((word) => other.includes(word)).length;
  return (2 * common) / (one.length + other.length);
}

/** A unit without the ways to write it: `x10³/µL`, `10^3/uL` and `K/uL` are one. */
export function plainUnit(unit: string): string {
  return (
    unit
      .toLowerCase()
      .replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String("⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(digit)))
      .replaceAll(/[µμ]/g, "u")
      .replaceAll(/[\s[\]{}_()]|m2$/g, "")
      .replaceAll("×", "x")
      .replace(/^(k|thou)\//, "103/")
      .replace(/^mill?\//, "106/")
      .replace(/^x?10[*^e]?(?=\d)/, "10")
      // Thousands in a microliter are as many as thousands of millions in a liter.
      .replace("109/l", "103/ul")
      .replace("1012/l", "106/ul")
      .replace(/^(miu|uiu|miu)\/(m?l)$/, (_, amount: string, volume: string) =>
        amount === "uiu" && volume === "ml" ? "miu/l" : `${amount}/${volume}`,
      )
      .replace(/^iu\//, "u/")
      .replace("1.73m2", "1.73")
  );
}

/** How well an analyte fits a name and a unit, from 0 to 1. */
function computeConfidence(
  words: readonly string[],
  unit: string | null,
  { analyte, names, component }: Candidate,
): number {
  const best = Math.max(...names.map((name) => likeness(words, name)), likeness(words, component) * 0.95);
  const known = analyte.unit ?? "";
  const fits = unit === null || unit === "" ? null : plainUnit(unit) === plainUnit(known);
  // Names that differ in a word are near enough for a look and no more; a unit that fits speaks for them, another one against.
  const byName = best === 1 ? 0.96 : best * 0.85;
  const byUnit = fits === null ? 0 : fits ? 0.03 : -0.1;
  return Math.max(0, Math.min(0.99, byName + byUnit));
}

/** Whether a code is one: its last digit follows from the others. */
export function isLoincCode(code: string): boolean {
  const [, number = "", check] = /^(\d{1,7})-(\d)$/.exec(code) ?? [];
  if (number === "") return false;
  // Every second digit counts twice, from the last one on, and of ten or more both its digits.
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, at) => {
      const weighed = Number(digit) * (at % 2 === 0 ? 2 : 1);
      return total + (weighed % 10) + Math.floor(weighed / 10);
    }, 0);
  return (10 - (sum % 10)) % 10 === Number(check);
}

function buildMatch({ analyte, aliases }: Candidate, score: number): LoincMatch {
  return {
    loinc_code: analyte.loinc.code,
    loinc_name: analyte.loinc.name,
    display_name: analyte.name,
    aliases: [...aliases],
    confidence_score: Math.round(score * 100) / 100,
  };
}

/** The code that a report prints itself. One that the catalog does not have goes by the name that the report gives it. */
function findPrintedMatch(code: string, name: string): LoincMatch | null {
  if (!isLoincCode(code)) return null;
  const known = getCandidates().find(({ analyte }) => analyte.loinc.code === code);
  if (known !== undefined) return buildMatch(known, PRINTED);
  return { loinc_code: code, loinc_name: name, display_name: name, aliases: [], confidence_score: SURE };
}

/** LOINC codes that a result may be, the likeliest first; null where none is near. A code that is printed goes before all. */
export function findLoincMatches(name: string, unit: string | null, code = ""): LoincMatch[] | null {
  const printed = findPrintedMatch(code, name);
  const asked = listVariants(name)
    .map(splitWords)
    .filter((words) => words.length > 0);
  const near = new Set(asked.flat().flatMap((word) => [...(getCandidatesByWord().get(word) ?? [])]));
  const scored = Array.from(near, (candidate) => ({
    candidate,
    score: Math.max(
      ...asked.map((words, at) => computeConfidence(words, unit, candidate) - (at === 0 ? 0 : 0.01)),
      0,
    ),
  }));
  // Beside a code that is printed the others are second thoughts, however well their names fit.
  const most = printed === null ? 1 : printed.confidence_score - 0.01;
  const byName = scored
    .filter(({ score, candidate }) => score >= SHOWN && candidate.analyte.loinc.code !== printed?.loinc_code)
    .toSorted((one, other) => other.score - one.score)
    .map(({ candidate, score }) => buildMatch(candidate, Math.min(score, most)));
  const all = [...(printed === null ? [] : [printed]), ...byName].slice(0, MOST);
  return all.length === 0 ? null : all;
}

/** What the catalog says of a code: what it is measured in. */
export function findSpecimen(code: string): Analyte["specimen"] | null {
  return getCandidates().find(({ analyte }) => analyte.loinc.code === code)?.analyte.specimen ?? null;
}
