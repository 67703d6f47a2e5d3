import {
  findColumn,
  parseHeadingLines,
  splitSideBySide,
  isColumnHeadings,
  isProse,
  type Column,
} from "./columns.ts";
import { isAboutReport, startsWithLabel, findLabel } from "./labels.ts";
import {
  emptyRow,
  findLabeledRange,
  splitAtLabel,
  splitValue,
  type ColumnRole,
  type LinePlace,
  type Row,
} from "./layouts.ts";
import { hasMeasurement, isResultName, MAX_LINE_LENGTH, parseListLine, showsValue } from "./list-line.ts";
import { parseMeasuredValue } from "./numbers.ts";
import { hasRange, isRangePart } from "./ranges.ts";
import {
  isReadable,
  joinCells,
  joinTouching,
  groupByLine,
  joinPieces,
  type PageText,
  type Piece,
} from "./text.ts";
import { isUnit, joinUnit } from "./units.ts";
import { isQualitative } from "./vocabulary.ts";

type Cells = Readonly<Record<ColumnRole, string>>;

/** State of the parser: the current columns, the last heading, and the last row, which the next line may continue. */
interface ReadingState {
  columns: Column[] | null;
  panel: string | null;
  readonly rows: Row[];
  /** The lines that have a number and a unit, and that no layout fits. */
  readonly unread: LinePlace[];
  place: LinePlace;
  /** Position and letter size of the last row of a table. */
  last: { readonly y: number; readonly x: number; readonly size: number } | null;
}

/** Maximum vertical distance of pieces in one row, as a multiple of their height. Neighbors join the lines of a two-line cell. */
const MAX_ROW_GAP = 0.7;

/** Maximum length of a cell, with all its lines. */
const MAX_CELL_LENGTH = 1000;

export function parseRows(pages: readonly PageText[]): Pick<ReadingState, "rows" | "unread"> {
  const reading: ReadingState = {
    columns: null,
    panel: null,
    rows: [],
    unread: [],
    place: { page: 1, line: 0 },
    last: null,
  };
  for (const [index, { pieces, width }] of pages.entries()) {
    reading.place = { page: index + 1, line: 0 };
    for (const part of splitSideBySide(pieces, width)) {
      const lines = groupByLine(part, MAX_ROW_GAP).map((line) =>
        isReadable(line) ? joinTouching(line) : line,
      );
      const headings = parseHeadingLines(lines);
      // A page with headings starts a new table. A page without them continues the table of the previous page.
      if (headings.some((columns) => columns !== null)) reading.columns = null;
      reading.last = null;
      for (const [at, line] of lines.entries()) {
        reading.place = { page: index + 1, line: reading.place.line + 1 };
        if (!readLine(reading, line, headings[at] ?? null)) reading.unread.push(reading.place);
      }
    }
  }
  return reading;
}

/** Reads a line with the first layout that fits. Returns false when none does although the line has a number and a unit. */
function readLine(reading: ReadingState, line: readonly Piece[], columns: Column[] | null): boolean {
  if (columns !== null) {
    reading.columns = columns;
    reading.last = null;
    return true;
  }
  if (!isReadable(line)) return !line.some(({ text }) => /\d/.test(text));
  const text = joinCells(line);
  if (text.length > MAX_LINE_LENGTH) return false;
  if (isAboutReport(text) || line.some((piece) => startsWithLabel(piece.text))) return true;
  if (readRangeLine(reading, text)) return true;
  const cells = reading.columns === null ? null : assignCells(line, reading.columns);
  const row = cells !== null && fits(cells, line) ? null : parseListLine(text);
  if (row !== null) {
    reading.rows.push({ ...row, panel: reading.panel, place: reading.place });
    reading.last = null;
    return true;
  }
  if (cells === null) {
    readHeading(reading, text);
    return !hasMeasurement(text);
  }
  if (line.some((piece) => isProse(piece, reading.columns ?? []))) return !hasMeasurement(text);
  return addCells(reading, line, cells) || !hasMeasurement(text);
}

/** Checks whether the cells of a line are those of a result, so that the line is no list. */
function fits({ name, value, outside, unit, range }: Cells, line: readonly Piece[]): boolean {
  if (line.length === 1 || !isResultName(name) || splitAtLabel(value) !== null) return false;
  if (/^[<>≤≥]?\s?\d/.test(unit) && !isUnit(unit)) return false;
  // Two numbers are the value and something else, unless the unit and the range have cells of their own.
  const rest = isUnit(unit) && hasRange(range) ? "" : (splitValue(value)?.rest ?? "");
  return (!/\d/.test(rest) || isUnit(rest)) && value + outside + unit + range !== "";
}

/** Assigns the pieces of a line to columns. Returns null when two cells have numbers of which either may be the value. */
function assignCells(line: readonly Piece[], columns: readonly Column[]): Cells | null {
  const held = new Map<ColumnRole, Piece[]>();
  for (const piece of line) {
    const role = findColumn(piece, columns)?.role ?? "other";
    held.set(role, [...(held.get(role) ?? []), piece]);
  }
  if (/\d\D*\t[<>≤≥]?\d/.test(joinCells(held.get("value") ?? []))) return null;
  const cells: Record<ColumnRole, string> = { ...emptyRow, outside: "", other: "" };
  for (const [role, pieces] of held) cells[role] = joinPieces(pieces);
  return cells;
}

/** Adds the cells of a line: as a new row, to the last row, or as the heading of the next rows. Returns false when it adds none. */
function addCells(reading: ReadingState, line: readonly Piece[], cells: Cells): boolean {
  const top = Math.min(...line.map(({ y }) => y));
  const left = Math.min(...line.map(({ x }) => x));
  const size = Math.max(...line.map((piece) => piece.size));
  const value = cells.value || cells.outside;
  const above = reading.rows.at(-1);
  const isClosing = hasOpenBracket(above) && /^[^(]*\)/.test(cells.name);
  const follows =
    reading.last !== null && (isClosing || top - reading.last.y < 1.6 * Math.max(size, reading.last.size));
  const isNameOnly = value + cells.flag + cells.meaning + cells.unit + cells.range + cells.code === "";
  const end = { y: Math.max(...line.map(({ y }) => y)), x: left, size };
  const isIndented = reading.last !== null && left > reading.last.x + 1;
  const continues = follows && isContinuation(above, cells, isIndented);
  if (
    continues ||
    cells.name === "" ||
    (isNameOnly && isNameContinuation(cells.name, reading, left, follows))
  ) {
    const isExtended = follows && (continues || value === "");
    if (isExtended) extendLastRow(reading, cells);
    if (follows && reading.last) reading.last = { ...end, x: reading.last.x };
    return isExtended;
  }
  reading.last = null;
  if (findLabel(cells.name) !== null) return true;
  if (isNameOnly) {
    readHeading(reading, cells.name);
    return false;
  }
  if (!isResultName(cells.name)) return false;
  const { panel, place } = reading;
  reading.rows.push({ ...cells, value, outside: cells.outside !== "", panel, place });
  reading.last = end;
  return true;
}

/** Reads a line that states a range, or a part of one, of the result above it. Returns whether the line is one. */
function readRangeLine({ rows }: ReadingState, text: string): boolean {
  const labeled = findLabeledRange(text);
  const above = rows.at(-1);
  const range = labeled ?? (isRangePart(text) ? text : null);
  if (range === null || (labeled !== null && !hasRange(labeled) && !isQualitative(labeled))) return false;
  if (above === undefined) return false;
  if (above.range.length <= MAX_CELL_LENGTH)
    rows.splice(-1, 1, { ...above, range: joinTexts(above.range, range.replaceAll(/\s+/g, " ")) });
  return true;
}

/**
 * Checks whether a line continues a row: it has no measured value and nothing that only a first line has. It is indented, or the row
 * has a code and the line has none.
 */
function isContinuation(above: Row | undefined, cells: Cells, isIndented: boolean): boolean {
  const { name, value, outside, flag, meaning, code, site } = cells;
  if (above === undefined || outside || meaning || code || site || hasMeasurement(name)) return false;
  if (parseMeasuredValue(value) !== null || hasMeasurement(value)) return false;
  return above.code !== "" || (isIndented && !flag && !isQualitative(value));
}

const hasOpenBracket = ({ name } = emptyRow): boolean => name.lastIndexOf("(") > name.lastIndexOf(")");

/** Checks whether a name continues the one above: it is indented, or the name above is incomplete. */
function isNameContinuation(
  name: string,
  { rows, last }: ReadingState,
  left: number,
  follows: boolean,
): boolean {
  const above = rows.at(-1);
  if (!follows || above === undefined || last === null || showsValue(name)) return false;
  return left > last.x + 1 || hasOpenBracket(above) || /[,\-–/&]$/.test(above.name) || /^[(a-z]/.test(name);
}

function extendLastRow({ rows }: ReadingState, { name, value, unit, range }: Cells): void {
  const above = rows.at(-1);
  // A text this long is not a cell, and joining further lines would get slower.
  const isFull = (cell: string): boolean => cell.length > MAX_CELL_LENGTH;
  if (!above || [above.name, above.value, above.unit, above.range].some(isFull)) return;
  rows.splice(-1, 1, {
    ...above,
    name: joinTexts(above.name, name),
    value: joinTexts(above.value, value),
    unit: joinUnit(above.unit, unit),
    range: joinTexts(above.range, range),
  });
}

const joinTexts = (one: string, other: string): string => `${one} ${other}`.trim();

/** Reads the heading of a panel: short, not a sentence, and without a value. A general one, such as `Test results`, only ends the panel. */
function readHeading(reading: ReadingState, text: string): void {
  if (isColumnHeadings(text) || showsValue(text) || !/\p{L}{2}/u.test(text)) return;
  if (text.length > 60 || /[.;]$|\t[<>≤≥]?\d/.test(text) || text.split(/\s/).length > 7) return;
  // A label and its value are no heading, but `Panel: Thyroid` ends the panel above.
  if (text.includes(":")) {
    if (/\b(panel|profile|section|department|count)\b/i.test(text)) reading.panel = null;
    return;
  }
  // The heading is repeated on each page of the panel.
  const panel = text.replaceAll("\t", " ").replace(/ ?[(-]? ?(continued|cont\.?)\)?$/i, "");
  reading.panel = /^(test |laboratory |lab )?(results?|report)$/i.test(panel) ? null : panel;
}
