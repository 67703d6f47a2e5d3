import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from "@cantoo/pdf-lib";
import type { PdfDocument, PdfSection, PdfTable } from "./document.ts";
import { toPrintableText } from "./printable-text.ts";

/** US letter, in points (1/72 inch). */
const WIDTH = 612;
const HEIGHT = 792;
const MARGIN = 64;
const FOOT = 40;
const TEXT = 11;
const LEADING = 1.4;
/** Left edge of the values of facts. */
const VALUES = MARGIN + 110;
const CELL = 9;
const GAP = 8;

interface Fonts {
  readonly plain: PDFFont;
  readonly bold: PDFFont;
}

/** Splits a word that is wider than a line into parts that fit. */
function splitWord(word: string, font: PDFFont, size: number, width: number): string[] {
  if (font.widthOfTextAtSize(word, size) <= width) return [word];
  const parts: string[] = [];
  let part = "";
  let partWidth = 0;
  for (const letter of word) {
    // Measuring letter by letter takes linear time. Measuring the growing part each time would take quadratic time.
    const letterWidth = font.widthOfTextAtSize(letter, size);
    if (part !== "" && partWidth + letterWidth > width) {
      parts.push(part);
      part = "";
      partWidth = 0;
    }
    part += letter;
    partWidth += letterWidth;
  }
  return [...parts, part];
}

/** Wraps a text at its line ends and between words. */
function wrapText(text: string, font: PDFFont, size: number, width: number): string[] {
  return text.split(/\r\n|\r|\n/).flatMap((paragraph) => {
    const lines: string[] = [];
    let line: string | null = null;
    for (const word of toPrintableText(paragraph)
      .split(" ")
      .flatMap((whole) => splitWord(whole, font, size, width))) {
      const longer: string = line === null ? word : `${line} ${word}`;
      if (line === null || font.widthOfTextAtSize(longer, size) <= width) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    return [...lines, line ?? ""];
  });
}

/** Writes lines from the top of a page down, and adds a page when one is full. */
class PageWriter {
  readonly #document: PDFDocument;
  readonly #fonts: Fonts;
  readonly #foot: string;
  #page: PDFPage;
  #height = 0;

  constructor(document: PDFDocument, fonts: Fonts, foot: string) {
    this.#document = document;
    this.#fonts = fonts;
    this.#foot = foot;
    this.#page = this.#addPage();
  }

  /** Leaves vertical space. */
  space(points: number): void {
    this.#height -= points;
  }

  /** Writes a wrapped text. Prints a mark left of its first line. */
  write(text: string, style: { size?: number; bold?: boolean; left?: number; mark?: string } = {}): void {
    const { size = TEXT, bold = false, left = MARGIN, mark } = style;
    const font = bold ? this.#fonts.bold : this.#fonts.plain;
    for (const [index, line] of wrapText(text, font, size, WIDTH - MARGIN - left).entries()) {
      this.#height -= size * LEADING;
      if (this.#height < MARGIN) this.#page = this.#addPage(size * LEADING);
      if (mark !== undefined && index === 0) this.#drawText(mark, MARGIN, size, this.#fonts.bold);
      this.#drawText(line, left, size, font);
    }
  }

  /** Writes the cells of a row, each wrapped in its column. A row never spans two pages. */
  writeRow(cells: readonly string[], shares: readonly number[], bold = false): void {
    const font = bold ? this.#fonts.bold : this.#fonts.plain;
    const total = shares.reduce((sum, share) => sum + share, 0);
    const width = (share: number): number => ((WIDTH - 2 * MARGIN) * share) / total;
    const columns = cells.map((text, index) => wrapText(text, font, CELL, width(shares[index] ?? 1) - GAP));
    const count = Math.max(1, ...columns.map((lines) => lines.length));
    if (this.#height - count * CELL * LEADING < MARGIN) this.#page = this.#addPage();
    let x = MARGIN;
    for (const [index, lines] of columns.entries()) {
      for (const [lineIndex, line] of lines.entries()) {
        this.#drawText(line, x, CELL, font, this.#height - (lineIndex + 1) * CELL * LEADING);
      }
      x += width(shares[index] ?? 1);
    }
    this.#height -= count * CELL * LEADING;
  }

  #drawText(text: string, x: number, size: number, font: PDFFont, y = this.#height): void {
    this.#page.drawText(toPrintableText(text), { x, y, size, font });
  }

  #addPage(first = 0): PDFPage {
    const page = this.#document.addPage([WIDTH, HEIGHT]);
    page.drawText(toPrintableText(this.#foot), { x: MARGIN, y: FOOT, size: 8, font: this.#fonts.plain });
    this.#height = HEIGHT - MARGIN - first;
    return page;
  }
}

function writeSection(writer: PageWriter, { heading, lines, counted }: PdfSection): void {
  writer.space(14);
  writer.write(heading, { size: 13, bold: true });
  for (const [index, line] of lines.entries()) {
    writer.space(3);
    if (counted) writer.write(line, { mark: `${index + 1}.`, left: MARGIN + 22 });
    else writer.write(line);
  }
}

function writeTable(writer: PageWriter, { heading, columns, rows }: PdfTable): void {
  writer.space(14);
  writer.write(heading, { size: 13, bold: true });
  const shares = columns.map(({ share }) => share);
  for (const [index, cells] of [columns.map(({ name }) => name), ...rows].entries()) {
    writer.space(3);
    writer.writeRow(cells, shares, index === 0);
  }
}

/** Writes a PDF. The same content gives the same bytes: the file contains no time and nothing about the machine. */
export async function writePdf(content: PdfDocument): Promise<Uint8Array> {
  // The library's metadata would contain the machine's time.
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(content.title);
  document.setAuthor(content.issuer);
  const fonts = {
    plain: document.embedStandardFont(StandardFonts.Helvetica),
    bold: document.embedStandardFont(StandardFonts.HelveticaBold),
  };
  const writer = new PageWriter(document, fonts, content.foot);
  writer.write(content.issuer);
  writer.space(4);
  writer.write(content.title, { size: 20, bold: true });
  writer.space(8);
  for (const [name, value] of content.facts) writer.write(value, { mark: name, left: VALUES });
  for (const section of content.sections) {
    if ("columns" in section) writeTable(writer, section);
    else writeSection(writer, section);
  }
  return document.save({ useObjectStreams: false });
}
