/** Pairs of qualitative results, the expected one first. */
const pairs = [
  ["Negative", "Positive"],
  ["Non-reactive", "Reactive"],
  ["Nonreactive", "Reactive"],
  ["Not detected", "Detected"],
  ["None detected", "Detected"],
  ["None seen", "Present"],
  ["Absent", "Present"],
  ["Normal", "Abnormal"],
  ["Clear", "Cloudy"],
] as const;

const valueWords = [
  ...new Set(pairs.flat()),
  "Not reported",
  "Pending",
  "Trace",
  "Equivocal",
  "Indeterminate",
];

/** A pattern of all result words. Longer words come first, because some start with others. */
export const VALUE_WORDS = `(?:${valueWords
  .toSorted((one, other) => other.length - one.length)
  .map((word) => word.replaceAll(/(\p{L})/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`))
  .join("|")})`;

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}<>+]/gu, "");
const expected = new Set(pairs.map(([word]) => plain(word)));
const unexpected = new Set(pairs.map(([, word]) => plain(word)));

/** Checks whether a text is a qualitative result, such as `Negative`. */
export const isQualitative = (text: string): boolean => classifyWord(text) !== null;

/** Classifies a qualitative result; null for any other text. */
export function classifyWord(text: string): "normal" | "abnormal" | null {
  if (expected.has(plain(text))) return "normal";
  return unexpected.has(plain(text)) ? "abnormal" : null;
}

/** Checks whether two texts have the same words. */
export function hasSameWords(one: string, other: string): boolean {
  // Texts without letters have no words to compare.
  return /\p{L}/u.test(one) && plain(one) === plain(other);
}

/** Checks whether a text stands for a missing value. */
export function isMissing(text: string): boolean {
  return /^(-+|–|—|n\/?a|tnp|qns|not reported|pending|see (note|notes|below|comments?)):?$/i.test(text);
}

/** Parses the flag of a result; null when the text is not a flag. */
export function parseFlag(text: string): "normal" | "abnormal" | "critical" | null {
  const flag = text
    .trim()
    .toLowerCase()
    .replaceAll(/[()[\]]/g, "")
    .replace(/^([a-z]+)\*$/, "$1");
  if (flag === "") return null;
  if (/^(hh|ll|aa|[hla]!|!+|panic( high| low)?|crit(ical)?( high| low)?|c|ch|cl|\*\*[hl]?)$/.test(flag))
    return "critical";
  if (/^(h|l|a|\*[hl]?|high|low|abn(ormal)?|out of range|above|below|↑|↓|▲|▼|\+)$/.test(flag))
    return "abnormal";
  return /^(n|normal|ok|wnl|in range|within range)$/.test(flag) ? "normal" : null;
}

/** Parses an interpretation, which may be `unknown`; null when the text is not one. */
export function parseInterpretation(text: string): (typeof interpretationValues)[number] | null {
  return /^(unknown|indeterminate|not interpreted)$/i.test(text.trim()) ? "unknown" : parseFlag(text);
}
import type { interpretationValues } from "../../src/generated/enums.ts";
