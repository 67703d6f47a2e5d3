/** Words that are a result, the expected one of each pair first. */
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

const wordy = [...new Set(pairs.flat()), "Not reported", "Pending", "Trace", "Equivocal", "Indeterminate"];

/** The words as an expression; the longer ones first, since some begin with others. */
export const VALUE_WORDS = `(?:${wordy
  .toSorted((one, other) => other.length - one.length)
  .map((word) => word.replaceAll(/(\p{L})/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`))
  .join("|")})`;

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, "");
const expected = new Set(pairs.map(([word]) => plain(word)));
const unexpected = new Set(pairs.map(([, word]) => plain(word)));

/** Whether a text is one of two words, as a test that says yes or no gives them. */
export function isQualitative(text: string): boolean {
  return expected.has(plain(text)) || unexpected.has(plain(text));
}

/** Whether a word is the expected one, the other one, or neither. */
export function classifyWord(text: string): "normal" | "abnormal" | null {
  if (expected.has(plain(text))) return "normal";
  return unexpected.has(plain(text)) ? "abnormal" : null;
}

/** Whether two texts say the same. */
export function hasSameWords(one: string, other: string): boolean {
  // Of texts that are all digits and signs nothing is left to compare.
  return plain(one) !== "" && plain(one) === plain(other);
}

/** Words for a value that is not there. */
export function isMissing(text: string): boolean {
  return /^(-+|–|—|n\/?a|tnp|qns|not reported|pending|see (note|notes|below|comments?)):?$/i.test(text);
}

const UNIT =
  /^(%|‰|\{?ratio\}?|index|s|sec(onds)?|mm\/(h|hr)|f[lL]|pg|pH|titer|([x×]\s?)?10(\^|\*|E)?[\d³⁶⁹¹²⁻]+(\/\S+)?|([kKM]|thou|mill)\/[uµ][lL]|[\p{L}µ]+[\d².]*(\/[\p{L}µ\d.²³^*]+)+|[munpfk]?(mol|g|l|L|eq|Eq|IU|U|kat|osm)|cells\/\S+|\/[hHlL][pP][fF])$/u;

/** Whether a text is a unit. */
export function isUnit(text: string): boolean {
  return UNIT.test(text.replaceAll(/\s+/g, ""));
}

/** What a flag says of a result; null for none. */
export function parseFlag(text: string): "normal" | "abnormal" | "critical" | null {
  const flag = text
    .trim()
    .toLowerCase()
    .replaceAll(/[()[\]]/g, "")
    .replace(/^([a-z]+)\*$/, "$1");
  if (flag === "") return null;
  if (/^(hh|ll|aa|[hla]!|!+|panic( high| low)?|crit(ical)?( high| low)?|c|ch|cl|\*\*[hl]?)$/.test(flag))
    return "critical";
  if (/^(h|l|a|\*[hl]?|[hl]\*|high|low|abn(ormal)?|out of range|above|below|↑|↓|▲|▼|\+)$/.test(flag))
    return "abnormal";
  return /^(n|normal|ok|wnl|in range|within range)$/.test(flag) ? "normal" : null;
}

/** What a word of interpretation says of a result, which may also be that nobody knows; null for none. */
export function parseInterpretation(text: string): "normal" | "abnormal" | "critical" | "unknown" | null {
  return /^(unknown|indeterminate|not interpreted)$/i.test(text.trim()) ? "unknown" : parseFlag(text);
}
