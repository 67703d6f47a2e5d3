import type { PdfGroup, PdfRow, PdfTable } from "./document.ts";
import type { PrintableText } from "./fonts.ts";
import { LEFT, RIGHT, type PageWriter } from "./page-writer.ts";

const HEADING = 12;
const HEADER = 8;
const GROUP = 9;
const CELL = 9;
/** Space between two columns. */
const GAP = 8;
/** Space above each row. More than between the lines of one row, so that rows can be told apart. */
const ROW_GAP = 3.2;
/** Space above the heading of a group. */
const GROUP_GAP = 7;
/** Indentation of further lines of a name. */
const INDENT = 8;
const NOTE = 6;

interface WrappedRow {
  readonly columns: readonly { readonly lines: readonly PrintableText[]; readonly left: number }[];
  readonly height: number;
  readonly note: number | undefined;
}

/**
 * Writes a table. A group starts on a page with its heading and two rows, and its heading is repeated with the column names on each
 * page. A row spans two pages only when it is nearly as tall as a page.
 */
export function writeTable(writer: PageWriter, table: PdfTable): void {
  const edges = listEdges(table);
  const header = wrapRow(writer, edges, { cells: table.columns.map(({ name }) => name) }, true);
  const writeHeader = (): void => {
    writeRow(writer, header, HEADER);
    writer.space(3);
    writer.rule(0.8);
  };
  const groups = table.groups.map((group) => ({
    ...group,
    wrapped: group.rows.map((row) => wrapRow(writer, edges, row, false)),
  }));
  const [first] = groups;
  writer.space(12);
  if (table.heading !== null) {
    writer.reserve(writer.measure(1, HEADING) + header.height + (first?.wrapped[0]?.height ?? 0) + 8);
    writer.write(table.heading, { size: HEADING, bold: true });
    writer.space(3);
  }
  if (first !== undefined) writer.reserve(header.height + measureStart(writer, first) + 12);
  writeHeader();
  for (const group of groups) {
    let heading = group.heading;
    const writeHeading = (): void => {
      if (heading === null) return;
      writer.space(GROUP_GAP);
      writer.writeBand(heading, GROUP);
      heading = `${group.heading ?? ""} (continued)`;
    };
    // A page that starts before the group's heading repeats the column names only.
    writer.repeat(writeHeader, () => writer.reserve(measureStart(writer, group)));
    writer.repeat(
      () => {
        writeHeader();
        writeHeading();
      },
      () => {
        writeHeading();
        for (const row of group.wrapped) {
          writer.reserve(row.height);
          writeRow(writer, row, CELL);
        }
      },
    );
  }
}

function listEdges({ columns }: PdfTable): number[] {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const edges = [LEFT];
  for (const { share } of columns) edges.push((edges.at(-1) ?? LEFT) + ((RIGHT - LEFT) * share) / total);
  return edges;
}

function wrapRow(
  writer: PageWriter,
  edges: readonly number[],
  { cells, note, bold = [] }: PdfRow,
  isHeader: boolean,
): WrappedRow {
  const size = isHeader ? HEADER : CELL;
  const columns = cells.map((text, index) => {
    const left = edges[index] ?? LEFT;
    const right = (edges[index + 1] ?? RIGHT) - GAP - (index === 0 ? INDENT : 0);
    return { lines: writer.wrap(text, { size, bold: isHeader || bold.includes(index), left, right }), left };
  });
  const count = Math.max(1, ...columns.map(({ lines }) => lines.length));
  return { columns, height: ROW_GAP + writer.measure(count, size), note };
}

function measureStart(
  writer: PageWriter,
  { heading, wrapped }: PdfGroup & { readonly wrapped: readonly WrappedRow[] },
): number {
  const rows = wrapped.slice(0, 2).reduce((sum, { height }) => sum + height, 0);
  return rows + (heading === null ? 0 : writer.measure(1, GROUP) + GROUP_GAP + 4);
}

function writeRow(writer: PageWriter, { columns, note }: WrappedRow, size: number): void {
  const [name, ...others] = columns;
  const [first, ...more] = name?.lines ?? [];
  writer.space(ROW_GAP);
  if (name === undefined || first === undefined) return;
  // The first line of each cell, with the number of the footnote beside the name; then all further lines.
  writer.writeColumns(
    [{ ...name, lines: [first] }, ...others.map((one) => ({ ...one, lines: one.lines.slice(0, 1) }))],
    size,
  );
  if (note !== undefined) {
    const left = name.left + first.font.widthOfTextAtSize(first.text, size) + 0.6;
    writer.writeBeside(String(note), left, size / 3, NOTE);
  }
  const rest = [
    { lines: more, left: name.left + INDENT },
    ...others.map((one) => ({ ...one, lines: one.lines.slice(1) })),
  ];
  if (rest.some(({ lines }) => lines.length > 0)) writer.writeColumns(rest, size);
}
