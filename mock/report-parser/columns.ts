import { findLabeledRange, headings, isHeadingPart, type ColumnRole } from "./layouts.ts";
import { parseMeasuredValue } from "./numbers.ts";
import { hasRange } from "./ranges.ts";
import { isReadable, groupByLine, joinPieces, type Piece } from "./text.ts";
import { isUnit } from "./units.ts";
import { parseFlag, parseInterpretation, isQualitative } from "./vocabulary.ts";

/** One column, at the position of its heading. */
export interface Column {
  readonly role: ColumnRole;
  readonly x: number;
  readonly right: number;
}

const MAX_HEADING_LENGTH = 60;

/** Finds the content of a column from its heading; null for a text that is no heading, or one of another wording. */
export function findRole(text: string): ColumnRole | null {
  // Most texts of a report are no headings, and no heading has a digit.
  if (text === "" || text.length > MAX_HEADING_LENGTH || /\d/.test(text)) return null;
  const plain = text
    .toLowerCase()
    .replaceAll(/[:().]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return headings.find(([, wording]) => wording.test(plain))?.[0] ?? null;
}

/** Joins pieces to one text. Returns an empty text when they are too far apart. */
function joinAdjacent(pieces: readonly Piece[]): string {
  const isApart = pieces.some((piece, at) => piece.x - (pieces[at - 1]?.right ?? piece.x) > 0.6 * piece.size);
  return isApart ? "" : joinPieces(pieces);
}

/** Parses the columns of each line that is the heading of a table of results, or one of its two lines; null for any other line. */
export function parseHeadingLines(lines: readonly (readonly Piece[])[]): (Column[] | null)[] {
  const columns = lines.map((line) => (isReadable(line) ? parseColumns(line) : null));
  for (const [at, lower] of lines.entries()) {
    const joined = parseTwoLines(lines[at - 1] ?? [], lower);
    if (joined !== null) columns[at - 1] = columns[at] = joined;
  }
  return columns;
}

function parseColumns(line: readonly Piece[]): Column[] | null {
  const columns = parseHeadings(line);
  if (columns === null || columns.some(({ role }) => role === "name")) return columns;
  // Without a heading, the names are left of all other columns.
  return [{ role: "name", x: 0, right: (columns[0]?.x ?? 1) - 1 }, ...columns];
}

/**
 * Parses the columns of headings over two lines, such as `Bio. Ref.` above `Interval`; null when one of the lines has other words. A line above
 * the headings, such as a title, is one of theirs only if it names a column.
 */
function parseTwoLines(upper: readonly Piece[], lower: readonly Piece[]): Column[] | null {
  const isUpper = upper.length >= lower.length;
  const [heads, parts] = isUpper ? [upper, lower] : [lower, upper];
  if (!parts.every(({ text }) => isHeadingPart(text)) || !isReadable(heads)) return null;
  const size = Math.max(...heads.map((piece) => piece.size));
  if (Math.abs((upper[0]?.y ?? 0) - (lower[0]?.y ?? 0)) > 2 * size) return null;
  const left = new Set(parts);
  const joined = heads.map((head) => {
    const part = parts.find((piece) => computeOverlap(piece, head) > 0);
    if (part === undefined) return head;
    left.delete(part);
    const text = isUpper ? `${head.text} ${part.text}` : `${part.text} ${head.text}`;
    return { ...head, text, x: Math.min(head.x, part.x), right: Math.max(head.right, part.right) };
  });
  const columns = left.size === 0 ? parseColumns(joined) : null;
  const [more = 0, own = 0] = [columns, parseColumns(heads)].map(
    (all) => all?.filter(({ role }) => role !== "other").length,
  );
  return more > own || (more === own && isUpper) ? columns : null;
}

/** Groups the parts of a heading line by column: up to four that together are a known heading, or one that is not. */
function* groupHeadings<Part>(
  parts: readonly Part[],
  join: (own: readonly Part[]) => string,
): Generator<{ readonly role: ColumnRole | null; readonly own: readonly Part[] }> {
  for (let at = 0; at < parts.length;) {
    const count = [4, 3, 2, 1].find((many) => findRole(join(parts.slice(at, at + many))) !== null) ?? 1;
    const own = parts.slice(at, at + count);
    yield { role: findRole(join(own)), own };
    at += count;
  }
}

/**
 * Checks whether a text is a line of column headings in one piece, such as `Test Result Units Reference Range`. Such a line does not
 * show where columns are, but it is not the heading of a panel either.
 */
export function isColumnHeadings(text: string): boolean {
  if (isHeadingPart(text) && !/\bresults?$/i.test(text)) return true;
  const groups = [...groupHeadings(text.split(" ", MAX_WORDS), (words) => words.join(" "))];
  const roles = new Set(groups.flatMap(({ role }) => role ?? []));
  return describesTable(roles) && (roles.size >= 3 || groups.every(({ role }) => role !== null));
}

const describesTable = (roles: ReadonlySet<ColumnRole>): boolean =>
  roles.has("value") && (roles.has("name") || roles.has("unit") || roles.has("range"));

/** Maximum number of words in a heading line, and in the heading of a column that is not read. */
const MAX_WORDS = 30;
const MAX_HEADING_WORDS = 5;

function parseHeadings(line: readonly Piece[]): Column[] | null {
  const columns: Column[] = [];
  const pieces = line.toSorted((one, other) => one.x - other.x);
  for (const { role, own } of groupHeadings(pieces, joinAdjacent)) {
    const text = joinPieces(own);
    // A column of another wording is not read. A heading is short, and states no value.
    if (role === null && (/[\d:]/.test(text) || text.split(" ").length > MAX_HEADING_WORDS)) return null;
    columns.push({
      role: role ?? "other",
      x: Math.min(...own.map(({ x }) => x)),
      right: Math.max(...own.map(({ right }) => right)),
    });
  }
  return describesTable(new Set(columns.map(({ role }) => role))) ? columns : null;
}

/** Computes how far a piece overlaps a column, in points. A negative number is their distance. */
const computeOverlap = ({ x, right }: Piece, column: Pick<Column, "x" | "right">): number =>
  Math.min(right, column.right) - Math.max(x, column.x);

/**
 * Points that a column gains or loses because of the content of a piece. Position alone is not enough: right-aligned numbers under a
 * left-aligned heading are nearer to the next heading. A piece that is aligned with a heading or wholly below it fits any content.
 */
const LIKELY_BONUS = 40;
const UNLIKELY_PENALTY = -60;

const LOINC = /^\d{1,7}-\d$/;

/** Checks whether a text looks like the content of a column (true) or cannot be it (false); null where neither is sure. */
function fitsColumn(text: string, role: ColumnRole): boolean | null {
  if (findLabeledRange(text) !== null && role !== "range") return false;
  const isNumber = parseMeasuredValue(text) !== null;
  switch (role) {
    case "name":
      return isNumber ? false : (/\p{L}{3}/u.test(text) && !isQualitative(text) && !isUnit(text)) || null;
    case "unit":
      return isNumber ? false : isUnit(text) || null;
    case "value":
    case "outside":
      return isNumber || isQualitative(text) || null;
    case "range":
      return (hasRange(text) && !isNumber) || null;
    case "flag":
      return parseFlag(text) !== null;
    case "meaning":
      return parseInterpretation(text) !== null;
    case "code":
      return LOINC.test(text);
    case "site":
    case "other":
      return null;
  }
}

export function findColumn(piece: Piece, columns: readonly Column[]): Column | undefined {
  let best: Column | undefined;
  let most = -Infinity;
  for (const column of columns) {
    const fits = fitsColumn(piece.text, column.role);
    const isBelow =
      Math.abs(piece.x - column.x) < 1 ||
      Math.abs(piece.right - column.right) < 1 ||
      (piece.x > column.x && piece.right < column.right);
    const isLikely = fits ?? isBelow;
    const bonus = isLikely ? LIKELY_BONUS : fits === null ? 0 : UNLIKELY_PENALTY;
    const points = computeOverlap(piece, column) + bonus;
    if (points > most) [best, most] = [column, points];
  }
  return best;
}

/** Checks whether a piece is a sentence across the table and not a cell. */
export function isProse(piece: Piece, columns: readonly Column[]): boolean {
  const overlapped = columns.filter((column) => computeOverlap(piece, column) > 0).length;
  return overlapped >= 2 && piece.text.split(" ").length >= 6;
}

/** Maximum number of positions at which a page is tested for two tables side by side. */
const MAX_CUTS = 80;

/**
 * Splits a page with two tables side by side, each with its own headings. Returns a page with one table whole.
 */
export function splitSideBySide(pieces: readonly Piece[], width: number): Piece[][] {
  // Only a line with two value headings can head two tables.
  const heads = groupByLine(pieces, 0.3)
    .filter(isReadable)
    .filter((line) => line.filter(({ text }) => /result|value|range|observed/i.test(text)).length >= 2)
    .flat();
  if (heads.length === 0) return [[...pieces]];
  // Every 4 points on a page of ordinary width, and at most MAX_CUTS on a wider one.
  const step = Math.max(4, (width * 0.4) / MAX_CUTS);
  const isAcross = ({ x, right }: Piece, cut: number): boolean => right > cut && x < cut;
  const [best] = Array.from({ length: MAX_CUTS }, (_, at) => width * 0.3 + at * step)
    .filter((cut) => cut <= width * 0.7)
    .map((cut) => {
      const left = countHeadings(heads.filter(({ right }) => right <= cut));
      const columns = Math.min(left, countHeadings(heads.filter(({ x }) => x >= cut)));
      return { cut, columns, across: pieces.filter((piece) => isAcross(piece, cut)).length };
    })
    .filter(({ columns }) => columns > 0)
    .toSorted((one, other) => other.columns - one.columns || one.across - other.across);
  if (best === undefined) return [[...pieces]];
  const { cut } = best;
  // Pieces across both halves concern the whole page. They come first.
  return [
    pieces.filter((piece) => isAcross(piece, cut)),
    pieces.filter(({ right }) => right <= cut),
    pieces.filter(({ x }) => x >= cut),
  ];
}

/** Counts the columns of the widest heading line; 0 when there is none. */
function countHeadings(pieces: readonly Piece[]): number {
  return Math.max(0, ...groupByLine(pieces, 0.3).map((line) => parseHeadings(line)?.length ?? 0));
}
