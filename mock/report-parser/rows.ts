import {
  findColumn,
  parseColumns,
  splitSideBySide,
  isColumnHeadings,
  isProse,
  type Column,
  type ColumnRole,
} from "./columns.ts";
import { parseLooseRow } from "./loose-row.ts";
import { isReadable, joinTouching, groupByLine, joinPieces, type PageText, type Piece } from "./text.ts";
import { isAboutReport, startsWithLabel, findLabel } from "./labels.ts";
import { parseMeasuredValue } from "./numbers.ts";
import type { Row } from "./row.ts";
import { isQualitative, isUnit } from "./vocabulary.ts";

type Cells = Readonly<Record<ColumnRole, string>>;

/** State of the parser: the current columns, the last heading, and the last row, which the next line may continue. */
interface ReadingState {
  columns: Column[] | null;
  panel: string | null;
  rows: Row[];
  /** Position and letter size of the last row. */
  last: { readonly y: number; readonly x: number; readonly size: number } | null;
}

/** Maximum vertical distance of pieces in one row, as a multiple of their height. Neighbors join the lines of a two-line cell. */
const MAX_ROW_GAP = 0.7;

/** Maximum length of a line. Parsing a longer one takes too long. */
const MAX_LINE_LENGTH = 500;

/** Maximum length of a cell, with all its lines. */
const MAX_CELL_LENGTH = 1000;

/** Parses the rows of all tables, page by page. */
export function parseRows(pages: readonly PageText[]): Row[] {
  const reading: ReadingState = { columns: null, panel: null, rows: [], last: null };
  for (const { pieces, width } of pages) {
    for (const part of splitSideBySide(pieces, width)) {
      const lines = groupByLine(part, MAX_ROW_GAP)
        .filter(isReadable)
        .map(joinTouching)
        .map((line) => ({ line, columns: parseColumns(line) }));
      // A page with headings starts a new table. A page without them continues the table of the previous page.
      if (lines.some(({ columns }) => columns !== null)) reading.columns = null;
      reading.last = null;
      for (const { line, columns } of lines) readLine(reading, line, columns);
    }
  }
  return reading.rows;
}

function readLine(reading: ReadingState, line: readonly Piece[], columns: Column[] | null): void {
  if (columns !== null) {
    reading.columns = columns;
    reading.last = null;
    return;
  }
  const text = joinPieces(line);
  if (text.length > MAX_LINE_LENGTH) return;
  if (isAboutReport(text) || line.some((piece) => startsWithLabel(piece.text))) return;
  if (readRangeLine(reading, text)) return;
  if (reading.columns === null) {
    const row = parseLooseRow(line);
    if (row !== null) reading.rows.push({ ...row, panel: reading.panel });
    else if (isHeading(text)) reading.panel = parsePanelHeading(text);
    return;
  }
  if (line.some((piece) => isProse(piece, reading.columns ?? []))) return;
  addCells(reading, line, assignCells(line, reading.columns));
}

function assignCells(line: readonly Piece[], columns: readonly Column[]): Cells {
  const held = new Map<ColumnRole, Piece[]>();
  for (const piece of line) {
    const role = findColumn(piece, columns)?.role ?? "other";
    held.set(role, [...(held.get(role) ?? []), piece]);
  }
  const at = (role: ColumnRole): string => joinPieces(held.get(role) ?? []);
  return {
    name: at("name"),
    value: at("value"),
    outside: at("outside"),
    flag: at("flag"),
    meaning: at("meaning"),
    unit: at("unit"),
    range: at("range"),
    code: at("code"),
    site: at("site"),
    other: at("other"),
  };
}

/** Adds the cells of a line: as a new row, to the last row, or as the heading of the next rows. */
function addCells(reading: ReadingState, line: readonly Piece[], cells: Cells): void {
  const top = Math.min(...line.map(({ y }) => y));
  const left = Math.min(...line.map(({ x }) => x));
  const size = Math.max(...line.map((piece) => piece.size));
  const value = cells.value || cells.outside;
  const follows = reading.last !== null && top - reading.last.y < 1.6 * Math.max(size, reading.last.size);
  const isNameOnly = [value, cells.flag, cells.meaning, cells.unit, cells.range, cells.code].every(
    (cell) => !cell,
  );
  const end = { y: Math.max(...line.map(({ y }) => y)), x: left, size };
  const isIndented = reading.last !== null && left > reading.last.x + 1;
  const continues = follows && isContinuation(reading.rows.at(-1), cells, isIndented);
  if (
    continues ||
    cells.name === "" ||
    (isNameOnly && isNameContinuation(cells.name, reading, left, follows))
  ) {
    if (follows && (continues || value === "")) extendLastRow(reading, cells);
    if (follows && reading.last) reading.last = { ...end, x: reading.last.x };
  } else if (findLabel(cells.name) !== null) {
    reading.last = null;
  } else if (isNameOnly) {
    if (isHeading(cells.name)) reading.panel = parsePanelHeading(cells.name);
    reading.last = null;
  } else {
    const { name, flag, meaning, unit, range, code, site } = cells;
    const outside = cells.outside !== "";
    reading.rows.push({ name, value, flag, meaning, unit, range, code, site, outside, panel: reading.panel });
    reading.last = end;
  }
}

/** Reads a range on a line of its own, below its result. Returns whether the line is one. */
function readRangeLine({ rows }: ReadingState, text: string): boolean {
  const [, range] =
    /^(?:reference|ref\.?|normal|expected)(?: (?:range|interval|values?))?:(.+)$/i.exec(text) ?? [];
  const above = rows.at(-1);
  if (range === undefined) return false;
  if (above?.range === "") rows.splice(-1, 1, { ...above, range: range.trim() });
  return true;
}

/**
 * Checks whether a line continues a row: it has no measured value and nothing that only a first line has. It is indented, or the row
 * has a code and the line has none.
 */
function isContinuation(above: Row | undefined, cells: Cells, isIndented: boolean): boolean {
  const { value, outside, flag, meaning, code, site } = cells;
  if (above === undefined || outside || meaning || code || site || parseMeasuredValue(value) !== null)
    return false;
  return above.code !== "" || (isIndented && !flag && !isQualitative(value));
}

/** Checks whether a name continues the one above: it is indented, or the name above is incomplete. */
function isNameContinuation(
  name: string,
  { rows, last }: ReadingState,
  left: number,
  follows: boolean,
): boolean {
  const above = rows.at(-1);
  if (!follows || above === undefined || last === null) return false;
  const isOpen = above.name.split("(").length > above.name.split(")").length;
  return left > last.x + 1 || isOpen || /[,\-–/&]$/.test(above.name) || /^[(a-z]/.test(name);
}

function extendLastRow({ rows }: ReadingState, { name, value, unit, range }: Cells): void {
  const above = rows.at(-1);
  if (above === undefined) return;
  // A text this long is not a cell, and joining further lines would get slower.
  if ([above.name, above.value, above.unit, above.range].some((cell) => cell.length > MAX_CELL_LENGTH))
    return;
  rows.splice(-1, 1, {
    ...above,
    name: joinTexts(above.name, name),
    value: joinTexts(above.value, value),
    unit: joinUnit(above.unit, unit),
    range: joinTexts(above.range, range),
  });
}

function joinTexts(one: string, other: string): string {
  return `${one} ${other}`.trim();
}

/** Joins a unit that is split within a word, without a space. */
function joinUnit(one: string, other: string): string {
  const isOpen = /[{[(/^*_][^}\])]*$/.test(one) && !/\s/.test(other);
  return isOpen || (!isUnit(one) && isUnit(one + other)) ? one + other : joinTexts(one, other);
}

/** Parses the heading of a panel; null for a general heading such as `Test results`. */
function parsePanelHeading(heading: string): string | null {
  // The heading is repeated on each page of the panel.
  const text = heading.replace(/ ?[(-]? ?(continued|cont\.?)\)?$/i, "");
  return /^(test |laboratory |lab )?(results?|report)$/i.test(text) ? null : text;
}

/** Checks whether a text is a heading: short, and not a sentence. */
function isHeading(text: string): boolean {
  if (isColumnHeadings(text)) return false;
  return /\p{L}{2}/u.test(text) && text.length <= 60 && !/[.:;]$/.test(text) && text.split(" ").length <= 7;
}
