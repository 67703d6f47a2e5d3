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

/** Maximum length of a column heading. */
const MAX_HEADING_LENGTH = 60;

function findRole(text: string): ColumnRole | null {
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

/** Parses the columns of a heading line; null when the line is not the heading of a table of results. */
export function parseColumns(line: readonly Piece[]): Column[] | null {
  const columns = parseHeadings(line);
  if (columns === null || columns.some(({ role }) => role === "name")) return columns;
  // Without a heading, the names are left of all other columns.
  return [{ role: "name", x: 0, right: (columns[0]?.x ?? 1) - 1 }, ...columns];
}

/**
 * Parses the columns of headings over two lines, such as `Bio. Ref.` above `Interval`; null when one of the lines has other words, or when the
 * other states the same columns alone.
 */
export function parseTwoLines(upper: readonly Piece[], lower: readonly Piece[]): Column[] | null {
  const isUpper = upper.length >= lower.length;
  const [heads, parts] = isUpper ? [upper, lower] : [lower, upper];
  if (!parts.every(({ text }) => isHeadingPart(text)) || !isReadable(heads)) return null;
  const size = Math.max(...heads.map((piece) => piece.size));
  if (Math.abs((upper[0]?.y ?? 0) - (lower[0]?.y ?? 0)) > 2 * size) return null;
  const left = new Set(parts);
  const joined = heads.map((head) => {
    const part = parts.find(({ x, right }) => Math.min(right, head.right) > Math.max(x, head.x));
    if (part === undefined) return head;
    left.delete(part);
    const text = isUpper ? `${head.text} ${part.text}` : `${part.text} ${head.text}`;
    return { ...head, text, x: Math.min(head.x, part.x), right: Math.max(head.right, part.right) };
  });
  const columns = left.size === 0 ? parseColumns(joined) : null;
  const countRoles = (all: readonly Column[] | null) =>
    all?.filter(({ role }) => role !== "other").length ?? 0;
  return countRoles(columns) > countRoles(parseColumns(heads)) ? columns : null;
}

/**
 * Checks whether a text is a line of column headings in one piece, such as `Test Result Units Reference Range`. Such a line does not
 * show where columns are, but it is not the heading of a panel either.
 */
export function isColumnHeadings(text: string): boolean {
  if (isHeadingPart(text) && !/\bresults?$/i.test(text)) return true;
  const words = text.split(" ", MAX_WORDS);
  const roles = new Set<ColumnRole>();
  let unknown = 0;
  for (let at = 0; at < words.length;) {
    const count = [4, 3, 2, 1].find((many) => findRole(words.slice(at, at + many).join(" ")) !== null);
    const role = findRole(words.slice(at, at + (count ?? 1)).join(" "));
    if (role === null) unknown += 1;
    else roles.add(role);
    at += count ?? 1;
  }
  return describesTable(roles) && (unknown === 0 || roles.size >= 3);
}

const describesTable = (roles: ReadonlySet<ColumnRole>): boolean =>
  roles.has("value") && (roles.has("name") || roles.has("unit") || roles.has("range"));

/** Maximum number of words in a heading line, and in the heading of a column that is not read. */
const MAX_WORDS = 30;
const MAX_HEADING_WORDS = 5;

function parseHeadings(line: readonly Piece[]): Column[] | null {
  const pieces = line.toSorted((one, other) => one.x - other.x);
  const columns: Column[] = [];
  for (let at = 0; at < pieces.length;) {
    // A heading of several words may be one piece or several.
    const taken =
      [3, 2, 1].find((count) => findRole(joinAdjacent(pieces.slice(at, at + count))) !== null) ?? 0;
    const own = pieces.slice(at, at + Math.max(1, taken));
    const text = joinPieces(own);
    // A column of another wording is not read. A heading is short, and states no value.
    if (taken === 0 && (/[\d:]/.test(text) || text.split(" ").length > MAX_HEADING_WORDS)) return null;
    columns.push({
      role: findRole(text) ?? "other",
      x: Math.min(...own.map(({ x }) => x)),
      right: Math.max(...own.map(({ right }) => right)),
    });
    at += own.length;
  }
  return describesTable(new Set(columns.map(({ role }) => role))) ? columns : null;
}

/** Computes how far a piece overlaps a column, in points. A negative number is their distance. */
function computeOverlap({ x, right }: Piece, column: Column): number {
  return Math.min(right, column.right) - Math.max(x, column.x);
}

/**
 * Points that a column gains or loses because of the content of a piece. Position alone is not enough: right-aligned numbers under a
 * left-aligned heading are nearer to the next heading.
 */
const LIKELY_BONUS = 40;
const UNLIKELY_PENALTY = -60;

const LOINC = /^\d{1,7}-\d$/;

const isMeaning = (text: string): boolean => parseInterpretation(text) !== null;

/** Checks whether a text cannot be the content of a column. */
function isUnlikely(text: string, role: ColumnRole): boolean {
  if (findLabeledRange(text) !== null) return role !== "range";
  if (role === "flag") return parseFlag(text) === null;
  if (role === "meaning") return !isMeaning(text);
  if (role === "code") return !LOINC.test(text);
  return (role === "name" || role === "unit") && parseMeasuredValue(text) !== null;
}

/** Checks whether a text looks like the content of a column. */
function isLikely(text: string, role: ColumnRole): boolean {
  switch (role) {
    case "name":
      return /\p{L}{3}/u.test(text) && !isQualitative(text) && !isUnit(text);
    case "value":
    case "outside":
      return parseMeasuredValue(text) !== null || isQualitative(text);
    case "flag":
      return parseFlag(text) !== null;
    case "meaning":
      return isMeaning(text);
    case "code":
      return LOINC.test(text);
    case "unit":
      return isUnit(text);
    case "range":
      return hasRange(text) && parseMeasuredValue(text) === null;
    case "site":
    case "other":
      return false;
  }
}

/** Finds the column of a piece. */
export function findColumn(piece: Piece, columns: readonly Column[]): Column | undefined {
  const score = (column: Column): number =>
    computeOverlap(piece, column) +
    (isLikely(piece.text, column.role) ? LIKELY_BONUS : 0) +
    (isUnlikely(piece.text, column.role) ? UNLIKELY_PENALTY : 0);
  let best: Column | undefined;
  let most = -Infinity;
  for (const column of columns) {
    const points = score(column);
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
  let best: { readonly cut: number; readonly columns: number; readonly across: number } | null = null;
  // Every 4 points on a page of ordinary width, and at most MAX_CUTS on a wider one.
  const step = Math.max(4, (width * 0.4) / MAX_CUTS);
  for (let at = 0; at < MAX_CUTS; at += 1) {
    const cut = width * 0.3 + at * step;
    if (!(cut <= width * 0.7)) break;
    const left = countHeadings(heads.filter(({ right }) => right <= cut));
    const right = countHeadings(heads.filter(({ x }) => x >= cut));
    const columns = Math.min(left, right);
    const across = pieces.filter((piece) => piece.right > cut && piece.x < cut).length;
    const better =
      best === null || columns > best.columns || (columns === best.columns && across < best.across);
    if (columns > 0 && better) best = { cut, columns, across };
  }
  if (best === null) return [[...pieces]];
  const { cut } = best;
  // Pieces across both halves concern the whole page. They come first.
  return [
    pieces.filter((piece) => piece.right > cut && piece.x < cut),
    pieces.filter(({ right }) => right <= cut),
    pieces.filter(({ x }) => x >= cut),
  ];
}

/** Counts the columns of the widest heading line; 0 when there is none. */
function countHeadings(pieces: readonly Piece[]): number {
  return Math.max(0, ...groupByLine(pieces, 0.3).map((line) => parseHeadings(line)?.length ?? 0));
}
