import { parseBounds, parseMeasuredValue } from "./numbers.ts";
import { isReadable, groupByLine, joinPieces, type Piece } from "./text.ts";
import { parseFlag, parseInterpretation, isQualitative, isUnit } from "./vocabulary.ts";

/**
 * What a column of a table of results holds. `outside` is a second column of values, for those out of range; `meaning` says in a
 * word what `flag` says in a sign.
 */
export type ColumnRole =
  "name" | "value" | "outside" | "flag" | "meaning" | "unit" | "range" | "code" | "other";

/** How the headings of columns are worded. */
const headings: readonly (readonly [ColumnRole, RegExp])[] = [
  ["outside", /^out of range$/],
  ["value", /^(your |patient |current |observed |test )?(results?|values?)( value)?$|^in range$|^observed$/],
  [
    "name",
    /^(lab(oratory)? )?(tests?|test name|analytes?|components?|investigations?|parameters?|examinations?|assays?|biomarkers?|determinations?)( name)?$/,
  ],
  ["flag", /^(abnormal )?flags?$|^abn(ormal)?\.?$|^h\/l$|^status$/],
  ["meaning", /^interpretations?$/],
  ["unit", /^(units?|uom|units? of measure(ment)?)$/],
  [
    "range",
    /^(biological |normal )?(reference|ref\.?|normal|expected)( ?(range|ranges|interval|intervals|values?|limits?))?$|^range$/,
  ],
  ["code", /^loinc( code)?$/],
  [
    "other",
    /^(previous|prior|last)( (results?|values?))?( date)?$|^(performing )?(lab|site|method|specimen|date|comments?|notes?)$/,
  ],
];

/** One column: where its heading stands. */
export interface Column {
  readonly role: ColumnRole;
  readonly x: number;
  readonly right: number;
}

function findRole(text: string): ColumnRole | null {
  const plain = text.toLowerCase().replaceAll(/[:()]/g, "").trim();
  return headings.find(([, wording]) => wording.test(plain))?.[0] ?? null;
}

/** Pieces as one text, unless they stand too far apart to be one. */
function joinAdjacent(pieces: readonly Piece[]): string {
  const apart = pieces.some((piece, at) => piece.x - (pieces[at - 1]?.right ?? piece.x) > 0.6 * piece.size);
  return apart ? "" : joinPieces(pieces);
}

/** The columns that a line heads; null for a line that is no heading of a table of results. */
export function parseColumns(line: readonly Piece[]): Column[] | null {
  const columns = parseHeadings(line);
  if (columns === null || columns.some(({ role }) => role === "name")) return columns;
  // Where nothing stands above the names, they are what stands left of all headings.
  return [{ role: "name", x: 0, right: (columns[0]?.x ?? 1) - 1 }, ...columns];
}

/**
 * Whether a text is a line of column headings that was written in one piece, such as `Test Result Units Reference Range`. It
 * says where no column stands, but it is no heading of a panel either.
 */
export function isColumnHeadings(text: string): boolean {
  const words = text.split(" ", MOST_WORDS);
  const roles = new Set<ColumnRole>();
  let unknown = 0;
  for (let at = 0; at < words.length;) {
    const count = [4, 3, 2, 1].find((many) => findRole(words.slice(at, at + many).join(" ")) !== null);
    const role = findRole(words.slice(at, at + (count ?? 1)).join(" "));
    if (role === null) unknown += 1;
    else roles.add(role);
    at += count ?? 1;
  }
  const describes = roles.has("name") || roles.has("unit") || roles.has("range");
  return roles.has("value") && describes && (unknown === 0 || roles.size >= 3);
}

/** A line of headings has fewer words. */
const MOST_WORDS = 30;

function parseHeadings(line: readonly Piece[]): Column[] | null {
  const pieces = line.toSorted((one, other) => one.x - other.x);
  const columns: Column[] = [];
  for (let at = 0; at < pieces.length;) {
    // A heading of several words may come as one piece or as several.
    const taken =
      [3, 2, 1].find((count) => findRole(joinAdjacent(pieces.slice(at, at + count))) !== null) ?? 0;
    const role = findRole(joinAdjacent(pieces.slice(at, at + taken)));
    if (role === null) return null;
    const own = pieces.slice(at, at + taken);
    columns.push({
      role,
      x: Math.min(...own.map(({ x }) => x)),
      right: Math.max(...own.map(({ right }) => right)),
    });
    at += taken;
  }
  const roles = new Set(columns.map(({ role }) => role));
  const isTable = roles.has("value") && (roles.has("name") || roles.has("unit") || roles.has("range"));
  return isTable && columns.length >= 2 ? columns : null;
}

/** How far a piece lies over a column; the less below zero, the nearer it stands beside it. */
function computeOverlap({ x, right }: Piece, column: Column): number {
  return Math.min(right, column.right) - Math.max(x, column.x);
}

/**
 * How much it counts, in points, that a piece looks like what a column holds, or is nothing of the kind: numbers are set to
 * the right under a heading that is not, and then stand nearer to the next one.
 */
const LIKELY = 40;
const UNLIKELY = -60;

const LOINC = /^\d{1,7}-\d$/;

const isMeaning = (text: string): boolean => parseInterpretation(text) !== null;

/** What is certainly no flag, and no name: a number. */
function isUnlikely(text: string, role: ColumnRole): boolean {
  if (role === "flag") return parseFlag(text) === null;
  if (role === "meaning") return !isMeaning(text);
  if (role === "code") return !LOINC.test(text);
  return (role === "name" || role === "unit") && parseMeasuredValue(text) !== null;
}

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
      return parseBounds(text) !== null && parseMeasuredValue(text) === null;
    case "other":
      return false;
  }
}

/** The column that a piece stands in. */
export function findColumn(piece: Piece, columns: readonly Column[]): Column | undefined {
  const score = (column: Column): number =>
    computeOverlap(piece, column) +
    (isLikely(piece.text, column.role) ? LIKELY : 0) +
    (isUnlikely(piece.text, column.role) ? UNLIKELY : 0);
  return columns.toSorted((one, other) => score(other) - score(one))[0];
}

/** Whether a piece is a sentence across the table rather than a cell of it. */
export function isProse(piece: Piece, columns: readonly Column[]): boolean {
  const over = columns.filter((column) => computeOverlap(piece, column) > 0).length;
  return over >= 2 && piece.text.split(" ").length >= 6;
}

/** At how many places a page is tried for two tables side by side. */
const MOST_CUTS = 80;

/**
 * Splits a page on which two tables stand side by side, each under headings of its own; a page of one table stays whole.
 */
export function splitSideBySide(pieces: readonly Piece[], width: number): Piece[][] {
  // Only lines with two headings of values can head two tables; the others need not be looked at for each cut.
  const heads = groupByLine(pieces, 0.3)
    .filter(isReadable)
    .filter((line) => line.filter(({ text }) => /result|value|range|observed/i.test(text)).length >= 2)
    .flat();
  if (heads.length === 0) return [[...pieces]];
  let best: { readonly cut: number; readonly columns: number; readonly across: number } | null = null;
  // Every 4 points on a page of an ordinary width, and as many cuts on any other.
  const step = Math.max(4, (width * 0.4) / MOST_CUTS);
  for (let at = 0; at < MOST_CUTS; at += 1) {
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
  // What stands across both is about the whole page, and is read before them.
  return [
    pieces.filter((piece) => piece.right > cut && piece.x < cut),
    pieces.filter(({ right }) => right <= cut),
    pieces.filter(({ x }) => x >= cut),
  ];
}

/** How many columns a part of a page has headings for; 0 where no line is such a heading. */
function countHeadings(pieces: readonly Piece[]): number {
  return Math.max(0, ...groupByLine(pieces, 0.3).map((line) => parseHeadings(line)?.length ?? 0));
}
