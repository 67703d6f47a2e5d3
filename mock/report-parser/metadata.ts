import type { ParsedReportMetadata } from "../../src/generated/types.ts";
import { parseColumns, isColumnHeadings } from "./columns.ts";
import { parseDate } from "./dates.ts";
import { type Label, findLabel } from "./labels.ts";
import { isReadable, groupByLine, joinPieces, type PageText, type Piece } from "./text.ts";

/** How far below its label a value may stand, in heights of its letters. */
const BELOW = 2.2;

/** Reads what a report says about itself. The first page that names something counts. */
export function parseMetadata(pages: readonly PageText[]): ParsedReportMetadata {
  const said = new Map<Label, string>();
  for (const page of pages) {
    for (const [label, value] of findLabeledValues(page.pieces)) if (!said.has(label)) said.set(label, value);
  }
  const name = parseName(said.get("patient") ?? "");
  return {
    patient_first_name: name.first,
    patient_last_name: name.last,
    dob: parseDate(said.get("dob") ?? "")?.slice(0, 10) ?? null,
    gender: parseGender(said.get("gender") ?? ""),
    lab_name: said.get("lab") ?? findLetterhead(pages[0]?.pieces ?? []),
    date_reported: parseDate(said.get("reported") ?? ""),
    date_collected: parseDate(said.get("collected") ?? ""),
    specimen_number: said.get("specimen") ?? null,
  };
}

/** All that stands behind or under a label. */
function findLabeledValues(pieces: readonly Piece[]): [Label, string][] {
  const readable = groupByLine(pieces, 0.5).filter(isReadable);
  const lines = readable.map((line) => line.toSorted((one, other) => one.x - other.x));
  const found: [Label, string][] = [];
  lines.forEach((line, row) => {
    const said = splitAtLabels(line);
    said.forEach(({ text, piece }, at) => {
      const label = findLabel(text);
      if (label === null || label === "other") return;
      const next = said[at + 1];
      const beside = next !== undefined && findLabel(next.text) === null ? said.slice(at + 1) : [];
      const end = beside.findIndex((one) => findLabel(one.text) !== null);
      const words = end < 0 ? beside : beside.slice(0, end);
      const value = words.length > 0 ? joinNearWords(words) : readBelow(piece, lines[row + 1] ?? []);
      if (value !== "" && isPlausible(label, value)) found.push([label, value]);
    });
  });
  return found;
}

interface LinePart {
  readonly text: string;
  readonly piece: Piece;
}

/** A line as labels and what stands between them: `DOB: 1980-04-12 Sex: F` is four of them, however it is cut into pieces. */
function splitAtLabels(line: readonly Piece[]): LinePart[] {
  return line.flatMap((piece) => {
    const cuts = piece.text.split(/(?<=[:])\s+|\s{2,}|\s+\|\s+/).flatMap(splitBeforeLabel);
    return cuts.filter(Boolean).map((text) => ({ text, piece }));
  });
}

/** `1980-04-12 Sex:` is a value and the next label. */
function splitBeforeLabel(text: string): string[] {
  if (!text.endsWith(":") || findLabel(text) !== null) return [text];
  const words = text.split(" ");
  for (let at = 1; at < words.length; at += 1) {
    const tail = words.slice(at).join(" ");
    if (findLabel(tail) !== null) return [words.slice(0, at).join(" "), tail];
  }
  return [text];
}

/** The words beside a label, up to a gap as wide as between columns. */
function joinNearWords(words: readonly LinePart[]): string {
  const taken: LinePart[] = [];
  for (const word of words) {
    const last = taken.at(-1)?.piece;
    if (last && last !== word.piece && word.piece.x - last.right > 1.5 * last.size) break;
    taken.push(word);
  }
  // After a semicolon something else is said.
  return (
    taken
      .map(({ text }) => text)
      .join(" ")
      .split(/;\s|;$/)[0] ?? ""
  );
}

/** What stands under a label on the next line. */
function readBelow(label: Piece, line: readonly Piece[]): string {
  const below = line.filter(
    (piece) =>
      piece.x < Math.max(label.right, label.x + 40) &&
      piece.right > label.x &&
      piece.y - label.y < BELOW * label.size,
  );
  return below.some(({ text }) => findLabel(text) !== null) ? "" : joinPieces(below);
}

/** Whether a text can be the value of a label: `Patient` may be a heading, and `Collected` a word of a sentence. */
function isPlausible(label: Label, value: string): boolean {
  if (label === "dob" || label === "collected" || label === "reported") return parseDate(value) !== null;
  if (label === "gender")
    return parseGender(value) !== "other" || /^(other|non|x\b|u\b|unknown)/i.test(value);
  if (label === "specimen") return /\d/.test(value) && !/\s\S+\s/.test(value);
  return /\p{L}{2}/u.test(value) && value.length <= 60;
}

function parseGender(text: string): ParsedReportMetadata["gender"] {
  if (/^(f|female|woman)\b/i.test(text)) return "female";
  return /^(m|male|man)\b/i.test(text) ? "male" : "other";
}

/** `DOE, JANE Q` and `Jane Q Doe` name the same parts. */
function parseName(text: string): { first: string | null; last: string | null } {
  const [beforeBracket = ""] = text.replace(/^(mr|mrs|ms|miss|dr)\.?\s+/i, "").split("(", 1);
  const plain = beforeBracket.trim();
  if (plain === "") return { first: null, last: null };
  const [family, given] = plain.split(",").map((part) => part.trim());
  if (given !== undefined) return { first: given || null, last: family || null };
  const words = plain.split(" ");
  if (words.length === 1) return { first: null, last: plain };
  return { first: words.slice(0, -1).join(" "), last: words.at(-1) ?? null };
}

/** The largest letters at the head of the first page are the laboratory's, unless they only say what the paper is. */
function findLetterhead(pieces: readonly Piece[]): string | null {
  const lines = groupByLine(pieces, 0.5).slice(0, 6).filter(isReadable);
  const table = lines.findIndex((line) => parseColumns(line) !== null || isColumnHeadings(joinPieces(line)));
  const head = table < 0 ? lines : lines.slice(0, table);
  const named = head.flatMap(splitAtWideGaps).filter(isLabName);
  const largest = Math.max(...named.flat().map(({ size }) => size));
  const line = named.find((one) => one.some(({ size }) => size === largest)) ?? [];
  // Smaller letters beside it say something else.
  const text = joinPieces(line.filter(({ size }) => size > largest * 0.9));
  return text.replace(/\s*[-–—|]\s*(final |laboratory |lab |patient )*(report|results?)$/i, "") || null;
}

/** The parts of a line between wide gaps: what stands at the other end of it is about something else. */
function splitAtWideGaps(line: readonly Piece[]): Piece[][] {
  const parts: Piece[][] = [];
  for (const piece of line.toSorted((one, other) => one.x - other.x)) {
    const last = parts.at(-1)?.at(-1);
    if (last && piece.x - last.right <= 1.5 * Math.max(last.size, piece.size)) parts.at(-1)?.push(piece);
    else parts.push([piece]);
  }
  return parts;
}

/** No laboratory has a longer name. */
const LONGEST_NAME = 120;

const PAPER =
  /^(final |partial |corrected |laboratory |lab |patient |clinical |medical |blood |test )*(report|results?)$/i;

function isLabName(line: readonly Piece[]): boolean {
  const text = joinPieces(line);
  if (text.length > LONGEST_NAME) return false;
  return /\p{L}{3}/u.test(text) && !PAPER.test(text) && findLabel(text) === null && !text.includes(":");
}
