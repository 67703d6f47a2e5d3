import type { LoincMatch } from "../../src/generated/types.ts";
import type { Analyte } from "../catalog/labs/analyte.ts";
import { getAnalytes } from "../catalog/labs/analytes.ts";
import { buildOnce } from "../kernel/build-once.ts";
import { hasCheckDigit } from "../kernel/check-digit.ts";
import { formatUnit } from "../kernel/format-unit.ts";
import { synonyms } from "./synonyms.ts";

/** Minimum confidence of a match. */
const MIN_CONFIDENCE = 0.5;

/** Confidence from which a match needs no review. */
export const AUTO_MATCH_CONFIDENCE = 0.9;
const PRINTED_CONFIDENCE = 0.99;
const MAX_MATCHES = 5;

/** An analyte and the words of all its names. */
interface Candidate {
  readonly analyte: Analyte;
  readonly aliases: readonly string[];
  readonly names: readonly (readonly string[])[];
  readonly component: readonly string[];
  /** The normalized unit. */
  readonly unit: string;
}

const FILLERS: ReadonlySet<string> = new Set(["the", "of", "and", "level", "test"]);

/** Splits a name into its words, without case, punctuation and filler words. */
function splitWords(name: string): string[] {
  const plain = name
    .toLowerCase()
    .replaceAll("haem", "hem")
    .replaceAll(/(?<=\d),(?=\d)/g, "-");
  const words = plain.match(/[\p{L}\d]+/gu) ?? [];
  return [...new Set(words)].filter((word) => !FILLERS.has(word));
}

/** Lists the variants of a name that a report may use: the whole, without brackets, and each text in brackets. */
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
    const unit = normalizeUnit(analyte.unit ?? "");
    return { analyte, aliases: own, names, component: splitWords(analyte.loinc.name), unit };
  });
});

/** Candidates by word. The parser compares a name only with candidates that share a word. */
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

/** Computes the similarity of two sets of words, from 0 to 1. */
function computeSimilarity(one: readonly string[], other: readonly string[]): number {
  const common = one.filter((word) => other.includes(word)).length;
  return (2 * common) / (one.length + other.length);
}

/** Normalizes a unit: `x10³/µL`, `10*3/uL` and `K/uL` are equal. */
export function normalizeUnit(unit: string): string {
  return (
    formatUnit(unit)
      .toLowerCase()
      .replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String("⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(digit)))
      .replaceAll(/[µμ]/g, "u")
      .replaceAll(/[\s_]|m2$/g, "")
      .replaceAll("×", "x")
      .replace(/^(k|thou)\//, "103/")
      .replace(/^m(ill?)?\//, "106/")
      .replace(/^x?10e?(?=\d)/, "10")
      // 10^9 per liter equals 10^3 per microliter.
      .replace("109/l", "103/ul")
      .replace("1012/l", "106/ul")
      .replace("uiu/ml", "miu/l")
      .replace(/^iu\//, "u/")
  );
}

/** Computes how well an analyte matches a name and a unit, from 0 to 1. The unit is null when the report prints none. */
function computeConfidence(
  words: readonly string[],
  normalizedUnit: string | null,
  { unit, names, component }: Candidate,
): number {
  const best = Math.max(
    ...names.map((name) => computeSimilarity(words, name)),
    computeSimilarity(words, component) * 0.95,
  );
  const fits = normalizedUnit === null ? null : normalizedUnit === unit;
  // Names that differ in a word need a review. A matching unit raises the confidence; another unit lowers it.
  const byName = best === 1 ? 0.96 : best * 0.85;
  const byUnit = fits === null ? 0 : fits ? 0.03 : -0.1;
  return Math.max(0, Math.min(0.99, byName + byUnit));
}

/** Checks whether a text is a LOINC code with a valid check digit. */
const isLoincCode = (code: string): boolean =>
  /^\d{1,7}-\d$/.test(code) && hasCheckDigit(code.replace("-", ""));

function buildMatch({ analyte, aliases }: Candidate, score: number): LoincMatch {
  return {
    loinc_code: analyte.loinc.code,
    loinc_name: analyte.loinc.name,
    display_name: analyte.name,
    aliases: [...aliases],
    confidence_score: Math.round(score * 100) / 100,
  };
}

/** Finds the match for a code that the report prints. A code that the catalog lacks gets the name in the report. */
function findPrintedMatch(code: string, name: string): LoincMatch | null {
  if (!isLoincCode(code)) return null;
  const known = getCandidates().find(({ analyte }) => analyte.loinc.code === code);
  if (known !== undefined) return buildMatch(known, PRINTED_CONFIDENCE);
  return {
    loinc_code: code,
    loinc_name: name,
    display_name: name,
    aliases: [],
    confidence_score: AUTO_MATCH_CONFIDENCE,
  };
}

/** Finds matching LOINC codes, the most likely first; null when none matches. A printed code comes first. */
export function findLoincMatches(name: string, unit: string | null, code = ""): LoincMatch[] | null {
  const printed = findPrintedMatch(code, name);
  const variants = listVariants(name)
    .map(splitWords)
    .filter((words) => words.length > 0);
  const normalizedUnit = unit === null || unit === "" ? null : normalizeUnit(unit);
  const near = new Set(variants.flat().flatMap((word) => [...(getCandidatesByWord().get(word) ?? [])]));
  const scored = Array.from(near, (candidate) => ({
    candidate,
    score: Math.max(
      ...variants.map(
        (words, at) => computeConfidence(words, normalizedUnit, candidate) - (at === 0 ? 0 : 0.01),
      ),
      0,
    ),
  }));
  // Matches by name rank below a printed code.
  const most = printed === null ? 1 : printed.confidence_score - 0.01;
  const byName = scored
    .filter(
      ({ score, candidate }) =>
        score >= MIN_CONFIDENCE && candidate.analyte.loinc.code !== printed?.loinc_code,
    )
    .toSorted((one, other) => other.score - one.score)
    .map(({ candidate, score }) => buildMatch(candidate, Math.min(score, most)));
  const all = [...(printed === null ? [] : [printed]), ...byName].slice(0, MAX_MATCHES);
  return all.length === 0 ? null : all;
}

/** Finds the specimen of a LOINC code in the catalog; null when the catalog lacks the code. */
export function findSpecimen(code: string): Analyte["specimen"] | null {
  return getCandidates().find(({ analyte }) => analyte.loinc.code === code)?.analyte.specimen ?? null;
}
