import { PDFDocument } from "@cantoo/pdf-lib";
import type { PdfDocument, PdfFact, PdfSection } from "./document.ts";
import { addFonts } from "./fonts.ts";
import { BARCODE_HEIGHT, LEFT, PageWriter, RIGHT } from "./page-writer.ts";
import { writeTable } from "./write-table.ts";

const FACT = 9;
/** Space between two columns of facts. */
const GUTTER = 18;
const HEADING = 12;
const TEXT = 10;
const STEP = 20;

function writeSection(writer: PageWriter, section: PdfSection): void {
  const { heading, lines, counted, small = false, barcode } = section;
  const [headingSize, size] = small ? [9.5, 8] : [HEADING, TEXT];
  const left = counted ? LEFT + STEP : LEFT;
  const wrapped = lines.map((line) => writer.wrap(line, { left, size }));
  const heights = wrapped.map(({ length }) => 3 + writer.measure(length, size));
  const whole = heights.reduce((sum, height) => sum + height, 0);
  writer.space(12);
  // A short section stays on one page, and a heading stays with its first line.
  const kept = whole < 200 ? whole : (heights[0] ?? 0);
  writer.reserve(writer.measure(1, headingSize) + kept + (barcode === undefined ? 0 : BARCODE_HEIGHT));
  writer.write(heading, { size: headingSize, bold: true });
  if (barcode !== undefined) writer.writeBarcode(barcode);
  wrapped.forEach((text, index) => {
    writer.space(3);
    const mark = counted ? [{ lines: writer.wrap(`${index + 1}.`, { bold: true, size }), left: LEFT }] : [];
    writer.writeColumns([...mark, { lines: text, left }], size);
  });
}

/** Wraps labeled values. Values start at the same edge. */
function wrapFacts(
  writer: PageWriter,
  facts: readonly PdfFact[],
  left: number,
  right: number,
  labelWidth: number,
) {
  const values = left + labelWidth + 10;
  return facts.map(([name, value]) => [
    { lines: writer.wrap(name, { size: FACT, bold: true }), left },
    { lines: writer.wrap(value, { size: FACT, left: values, right }), left: values },
  ]);
}

/** Writes labeled values: those of the whole width, then those in columns side by side. */
function writeFacts(writer: PageWriter, { facts, factColumns = [] }: PdfDocument): void {
  const measureLabels = (some: readonly PdfFact[]): number =>
    Math.max(
      0,
      ...some.flatMap(([name]) =>
        writer
          .wrap(name, { size: FACT, bold: true })
          .map(({ text, font }) => font.widthOfTextAtSize(text, FACT)),
      ),
    );
  const width = (RIGHT - LEFT - GUTTER * (factColumns.length - 1)) / Math.max(1, factColumns.length);
  const firstWidth = measureLabels([...facts, ...(factColumns[0] ?? [])]);
  const placed = factColumns.map((column, index) => {
    const left = LEFT + index * (width + GUTTER);
    return wrapFacts(writer, column, left, left + width, index === 0 ? firstWidth : measureLabels(column));
  });
  const rows = Array.from({ length: Math.max(0, ...placed.map(({ length }) => length)) }, (_, row) =>
    placed.flatMap((column) => column[row] ?? []),
  );
  for (const row of [...wrapFacts(writer, facts, LEFT, RIGHT, firstWidth), ...rows]) {
    writer.space(2);
    writer.writeColumns(row, FACT);
  }
}

function writeHead(writer: PageWriter, { issuer, letterhead = [], title, mark }: PdfDocument): void {
  writer.write(issuer, { size: 16, bold: true });
  writer.space(2);
  for (const line of letterhead) writer.write(line, { size: 8 });
  writer.space(6);
  writer.rule(1);
  writer.space(5);
  writer.write(title, { size: 14, bold: true, right: RIGHT - 100 });
  if (mark !== undefined) writer.writeMark(mark);
  writer.space(6);
}

/** Writes a PDF. The same content gives the same bytes: the file contains no time and nothing about the machine. */
export async function writePdf(content: PdfDocument): Promise<Uint8Array> {
  // The library's metadata would contain the machine's time.
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(content.title);
  document.setAuthor(content.issuer);
  const writer = new PageWriter(document, await addFonts(document, content), content);
  writeHead(writer, content);
  writeFacts(writer, content);
  for (const section of content.sections) {
    if ("columns" in section) writeTable(writer, section);
    else writeSection(writer, section);
  }
  writer.finish();
  return document.save({ useObjectStreams: false });
}
