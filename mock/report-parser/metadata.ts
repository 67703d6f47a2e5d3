import type { ParsedReportMetadata } from "../../src/generated/types.ts";
import { isColumnHeadings, parseHeadingLines } from "./columns.ts";
import { hasDayFirst, parseDate } from "./dates.ts";
import { type Label, findLabel } from "./labels.ts";
import { hasMeasurement, showsValue } from "./list-line.ts";
import { isReadable, groupByLine, joinPieces, type PageText, type Piece } from "./text.ts";

/** Maximum distance of a value below its label, as a multiple of the letter height. */
const MAX_DISTANCE_BELOW = 2.2;

/** Parses the metadata of a report. When several pages state a field, the first one counts. */
export function parseMetadata(pages: readonly PageText[]): ParsedReportMetadata {
  const values = new Map<Label, string>();
  for (const page of pages) {
    for (const [label, value] of findLabeledValues(page.pieces))
      if (!values.has(label)) values.set(label, value);
  }
  const name = parseName(values.get("patient") ?? "");
  const isDayFirst = hasDayFirst(pages.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join("\n"));
  return {
    patient_first_name: name.first,
    patient_last_name: name.last,
    dob: parseDate(values.get("dob") ?? "", isDayFirst)?.slice(0, 10) ?? null,
    gender: parseGender(values.get("gender") ?? ""),
    lab_name: values.get("lab") ?? findLetterhead(pages[0]?.pieces ?? []),
    date_reported: parseDate(values.get("reported") ?? "", isDayFirst),
    date_collected: parseDate(values.get("collected") ?? "", isDayFirst),
    specimen_number: values.get("specimen") ?? null,
  };
}

/** Finds all labels and the values right of them or below them. */
function findLabeledValues(pieces: readonly Piece[]): [Label, string][] {
  const readable = groupByLine(pieces, 0.5).filter(isReadable);
  const headings = parseHeadingLines(readable);
  const others = readable.filter((_, at) => headings[at] === null);
  const lines = others.map((line) => line.toSorted((one, other) => one.x - other.x));
  const found: [Label, string][] = [];
  lines.forEach((line, row) => {
    const parts = splitAtLabels(line);
    parts.forEach(({ text, piece }, at) => {
      const label = findLabel(text);
      if (label === null || label === "other") return;
      const next = parts[at + 1];
      const beside = next !== undefined && findLabel(next.text) === null ? parts.slice(at + 1) : [];
      const end = beside.findIndex((one) => findLabel(one.text) !== null);
      const words = end < 0 ? beside : beside.slice(0, end);
      const value = words.length > 0 ? joinNearWords(words) : readBelow(piece, lines[row + 1] ?? []);
      if (isPlausible(label, value)) found.push([label, value]);
    });
  });
  return found;
}

interface LinePart {
  readonly text: string;
  readonly piece: Piece;
}

/** Splits a line into labels and values: `DOB: 1980-04-12 Sex: F` has four parts, whatever its pieces are. */
function splitAtLabels(line: readonly Piece[]): LinePart[] {
  return line.flatMap((piece) => {
    const cuts = piece.text.split(/(?<=[:])\s+|\s{2,}|\s+\|\s+/).flatMap(splitBeforeLabel);
    return cuts.filter(Boolean).map((text) => ({ text, piece }));
  });
}

/** Splits a value from a label that follows it, as in `1980-04-12 Sex:`. */
function splitBeforeLabel(text: string): string[] {
  if (!text.endsWith(":") || findLabel(text) !== null) return [text];
  const words = text.split(" ");
  for (let at = 1; at < words.length; at += 1) {
    const tail = words.slice(at).join(" ");
    if (findLabel(tail) !== null) return [words.slice(0, at).join(" "), tail];
  }
  return [text];
}

/** Joins the words beside a label, up to a gap as wide as between columns. */
function joinNearWords(words: readonly LinePart[]): string {
  const taken: LinePart[] = [];
  for (const word of words) {
    const last = taken.at(-1)?.piece;
    if (last && word.piece.x - last.right > 1.5 * last.size) break;
    taken.push(word);
  }
  // A semicolon ends the value.
  return (
    taken
      .map(({ text }) => text)
      .join(" ")
      .split(/;\s|;$/)[0] ?? ""
  );
}

/** Reads the text below a label on the next line. */
function readBelow(label: Piece, line: readonly Piece[]): string {
  const below = line.filter(
    (piece) =>
      piece.x < Math.max(label.right, label.x + 40) &&
      piece.right > label.x &&
      piece.y - label.y < MAX_DISTANCE_BELOW * label.size,
  );
  return below.some(({ text }) => findLabel(text) !== null) ? "" : joinPieces(below);
}

/** Checks whether a text can be the value of a label. `Patient` may be a heading, and `Collected` a word in a sentence. */
function isPlausible(label: Label, value: string): boolean {
  if (label === "dob" || label === "collected" || label === "reported") return parseDate(value) !== null;
  if (label === "gender")
    return parseGender(value) !== "other" || /^(other|non|x\b|u\b|unknown)/i.test(value);
  if (label === "specimen") return /\d/.test(value) && !/\s\S+\s/.test(value);
  return /\p{L}{2}|\p{L},/u.test(value) && value.length <= MAX_NAME_LENGTH;
}

function parseGender(text: string): ParsedReportMetadata["gender"] {
  // An age may precede it, as in `45 Y / M`.
  const [, sex = ""] = /^(?:\d{1,3}\s*\p{L}*\.?\s*[/,]?\s*)?(f|female|woman|m|male|man)\b/iu.exec(text) ?? [];
  return sex === "" ? "other" : /^[fw]/i.test(sex) ? "female" : "male";
}

/** Parses a name in either order: `DOE, JANE Q` or `Jane Q Doe`. */
function parseName(text: string): { first: string | null; last: string | null } {
  const [beforeBracket = ""] = text.replace(/^(mr|mrs|ms|miss|dr)\.?\s+/i, "").split("(", 1);
  const plain = beforeBracket.trim();
  if (plain === "") return { first: null, last: null };
  const [family = "", given] = plain.split(/,(?! *(?:jr|sr|i{1,3}|iv)\b)/i, 2).map((part) => part.trim());
  if (given !== undefined) return { first: given || null, last: family || null };
  const words = plain.split(" ");
  if (words.length === 1) return { first: null, last: plain };
  return { first: words.slice(0, -1).join(" "), last: words.at(-1) ?? null };
}

/** Finds the lab name: the largest letters at the top of the first page, unless they are only the title of the report. */
function findLetterhead(pieces: readonly Piece[]): string | null {
  const lines = groupByLine(pieces, 0.5).slice(0, 6).filter(isReadable);
  const headings = parseHeadingLines(lines);
  const table = lines.findIndex((line, at) => headings[at] !== null || isColumnHeadings(joinPieces(line)));
  const head = table < 0 ? lines : lines.slice(0, table);
  const titles = head.filter((line) => !hasMeasurement(joinPieces(line)));
  // The text after a label is its value.
  const isValue = (parts: Piece[][], at: number): boolean => joinPieces(parts[at - 1] ?? []).endsWith(":");
  const named = titles
    .map(splitAtWideGaps)
    .flatMap((parts) => parts.filter((part, at) => !isValue(parts, at) && isLabName(part)));
  const largest = Math.max(...named.flat().map(({ size }) => size));
  const line = named.find((one) => one.some(({ size }) => size === largest)) ?? [];
  // Smaller letters on the same line are another text.
  const text = joinPieces(line.filter(({ size }) => size > largest * 0.9));
  return text.replace(/\s*[-–—|]\s*(final |laboratory |lab |patient )*(report|results?)$/i, "") || null;
}

/** Splits a line at wide gaps, because texts at both ends of a line are unrelated. */
function splitAtWideGaps(line: readonly Piece[]): Piece[][] {
  const parts: Piece[][] = [];
  for (const piece of line.toSorted((one, other) => one.x - other.x)) {
    const last = parts.at(-1)?.at(-1);
    if (last && piece.x - last.right <= 1.5 * Math.max(last.size, piece.size)) parts.at(-1)?.push(piece);
    else parts.push([piece]);
  }
  return parts;
}

const MAX_NAME_LENGTH = 120;

const REPORT_TITLE =
  /^(final |partial |corrected |laboratory |lab |patient |clinical |medical |blood |test )*(report|results?)$/i;

function isLabName(line: readonly Piece[]): boolean {
  const text = joinPieces(line);
  if (text.length > MAX_NAME_LENGTH || showsValue(text) || isColumnHeadings(text)) return false;
  return (
    /\p{L}{3}/u.test(text) && !REPORT_TITLE.test(text) && findLabel(text) === null && !text.includes(":")
  );
}
