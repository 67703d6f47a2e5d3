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
import { isUnit } from "./vocabulary.ts";

type Cells = Readonly<Record<ColumnRole, string>>;

/** Where reading stands: the columns that hold, the last heading, and the last row, which the next line may go on with. */
interface ReadingState {
  columns: Column[] | null;
  panel: string | null;
  rows: Row[];
  /** The line of the last row, and how large its letters are. */
  last: { readonly y: number; readonly x: number; readonly size: number } | null;
}

/** Pieces less than this part of their height apart are one row: cells of two lines have their neighbors between them. */
const ROW = 0.7;

/** Nothing on one line of a report is longer, and what reads lines takes its time with a longer one. */
const LONGEST_LINE = 500;

/** No cell of a report is longer, all its lines together. */
const LONGEST_CELL = 1000;

/** Reads the rows of all tables, page after page. */
export function parseRows(pages: readonly PageText[]): Row[] {
  const reading: ReadingState = { columns: null, panel: null, rows: [], last: null };
  for (const { pieces, width } of pages) {
    for (const part of splitSideBySide(pieces, width)) {
      const lines = groupByLine(part, ROW).filter(isReadable).map(joinTouching);
      // A page that repeats the headings begins anew; one that does not goes on with the table of the page before.
      if (lines.some((line) => parseColumns(line) !== null)) reading.columns = null;
      reading.last = null;
      for (const line of lines) readLine(reading, line);
    }
  }
  return reading.rows;
}

function readLine(reading: ReadingState, line: readonly Piece[]): void {
  const columns = parseColumns(line);
  if (columns !== null) {
    reading.columns = columns;
    reading.last = null;
    return;
  }
  const text = joinPieces(line);
  if (text.length > LONGEST_LINE) return;
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
    other: at("other"),
  };
}

/** Puts the cells of a line where they belong: into a row of their own, the last row, or the heading of those to come. */
function addCells(reading: ReadingState, line: readonly Piece[], cells: Cells): void {
  const top = Math.min(...line.map(({ y }) => y));
  const left = Math.min(...line.map(({ x }) => x));
  const size = Math.max(...line.map((piece) => piece.size));
  const value = cells.value || cells.outside;
  const follows = reading.last !== null && top - reading.last.y < 1.6 * Math.max(size, reading.last.size);
  const bare = [value, cells.flag, cells.meaning, cells.unit, cells.range, cells.code].every((cell) => !cell);
  const end = { y: Math.max(...line.map(({ y }) => y)), x: left, size };
  const isTail = follows && isContinuation(reading.rows.at(-1), cells);
  if (isTail || cells.name === "" || (bare && isNameContinuation(cells.name, reading, left, follows))) {
    if (follows && (isTail || value === "")) extendLastRow(reading, cells);
    if (follows && reading.last) reading.last = { ...end, x: reading.last.x };
  } else if (findLabel(cells.name) !== null) {
    reading.last = null;
  } else if (bare) {
    if (isHeading(cells.name)) reading.panel = parsePanelHeading(cells.name);
    reading.last = null;
  } else {
    const { name, flag, meaning, unit, range, code } = cells;
    const outside = cells.outside !== "";
    reading.rows.push({ name, value, flag, meaning, unit, range, code, outside, panel: reading.panel });
    reading.last = end;
  }
}

/** A range may stand in a line of its own, under the result that it is for. */
function readRangeLine({ rows }: ReadingState, text: string): boolean {
  const [, range] =
    /^(?:reference|ref\.?|normal|expected)(?: (?:range|interval|values?))?:(.+)$/i.exec(text) ?? [];
  const above = rows.at(-1);
  if (range === undefined) return false;
  if (above?.range === "") rows.splice(-1, 1, { ...above, range: range.trim() });
  return true;
}

/** Where rows have codes, a line without one that measures nothing is the rest of the row above. */
function isContinuation(above: Row | undefined, { value, outside, meaning, code }: Cells): boolean {
  return (
    above !== undefined &&
    above.code !== "" &&
    !code &&
    !meaning &&
    !outside &&
    parseMeasuredValue(value) === null
  );
}

/** Whether a name is the rest of the one above: it is set further in, or the one above breaks off. */
function isNameContinuation(
  name: string,
  { rows, last }: ReadingState,
  left: number,
  follows: boolean,
): boolean {
  const above = rows.at(-1);
  if (!follows || above === undefined || last === null) return false;
  const open = above.name.split("(").length > above.name.split(")").length;
  return left > last.x + 1 || open || /[,\-–/&]$/.test(above.name) || /^[(a-z]/.test(name);
}

function extendLastRow({ rows }: ReadingState, { name, value, unit, range }: Cells): void {
  const above = rows.at(-1);
  if (above === undefined) return;
  // A cell that goes on for this long is none, and each line would make the joining slower.
  if ([above.name, above.value, above.unit, above.range].some((cell) => cell.length > LONGEST_CELL)) return;
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

/** A unit that breaks off within a word goes on without a space. */
function joinUnit(one: string, other: string): string {
  const isOpen = /[{[(/^*_][^}\])]*$/.test(one) && !/\s/.test(other);
  return isOpen || (!isUnit(one) && isUnit(one + other)) ? one + other : joinTexts(one, other);
}

/** What a heading says of the results under it; one that only says that there are results says nothing. */
function parsePanelHeading(text: string): string | null {
  return /^(test |laboratory |lab )?(results?|report)$/i.test(text) ? null : text;
}

/** Headings are short and are no sentences. */
function isHeading(text: string): boolean {
  if (isColumnHeadings(text)) return false;
  return /\p{L}{2}/u.test(text) && text.length <= 60 && !/[.:;]$/.test(text) && text.split(" ").length <= 7;
}
