import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from "@cantoo/pdf-lib";
import type { PdfDocument, PdfSection, PdfTable } from "./document.ts";
import { toPrintableText } from "./printable-text.ts";

/** US letter, in points of a 72nd of an inch. */
const WIDTH = 612;
const HEIGHT = 792;
const MARGIN = 64;
const FOOT = 40;
const TEXT = 11;
const LEADING = 1.4;
/** Where the values of facts begin. */
const VALUES = MARGIN + 110;
const CELL = 9;
const GAP = 8;

interface Fonts {
  readonly plain: PDFFont;
  readonly bold: PDFFont;
}

/** Cuts a word that is wider than a line into pieces that are not. */
function splitWord(word: string, font: PDFFont, size: number, width: number): string[] {
  if (font.widthOfTextAtSize(word, size) <= width) return [word];
  const parts: string[] = [];
  let part = "";
  let taken = 0;
  for (const letter of word) {
    // Letter by letter, since to measure the growing piece each time takes a time that grows with its square.
    const own = font.widthOfTextAtSize(letter, size);
    if (part !== "" && taken + own > width) {
      parts.push(part);
      part = "";
      taken = 0;
    }
    part += letter;
    taken += own;
  }
  return [...parts, part];
}

/** Breaks a text at its line ends and between words, so that no line is wider than it may be. */
function wrapText(text: string, font: PDFFont, size: number, width: number): string[] {
  return text.split(/\r\n|\r|\n/).flatMap((given) => {
    const lines: string[] = [];
    let line: string | null = null;
    for (const word of toPrintableText(given)
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

/** Writes from the top of a page down, and goes on with another page where one is full. */
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
    this.#page = this.#turn();
  }

  /** Leaves a space. */
  space(points: number): void {
    this.#height -= points;
  }

  /** Writes a text in lines; its first line may have a mark before it. */
  write(text: string, style: { size?: number; bold?: boolean; left?: number; mark?: string } = {}): void {
    const { size = TEXT, bold = false, left = MARGIN, mark } = style;
    const font = bold ? this.#fonts.bold : this.#fonts.plain;
    for (const [index, line] of wrapText(text, font, size, WIDTH - MARGIN - left).entries()) {
      this.#height -= size * LEADING;
      if (this.#height < MARGIN) this.#page = this.#turn(size * LEADING);
      if (mark !== undefined && index === 0) this.#draw(mark, MARGIN, size, this.#fonts.bold);
      this.#draw(line, left, size, font);
    }
  }

  /** Writes cells beside each other, each in the lines that it needs; a row is never torn between two pages. */
  row(cells: readonly string[], shares: readonly number[], bold = false): void {
    const font = bold ? this.#fonts.bold : this.#fonts.plain;
    const whole = shares.reduce((sum, share) => sum + share, 0);
    const width = (share: number): number => ((WIDTH - 2 * MARGIN) * share) / whole;
    const columns = cells.map((text, index) => wrapText(text, font, CELL, width(shares[index] ?? 1) - GAP));
    const count = Math.max(1, ...columns.map((lines) => lines.length));
    if (this.#height - count * CELL * LEADING < MARGIN) this.#page = this.#turn();
    let x = MARGIN;
    for (const [index, lines] of columns.entries()) {
      for (const [down, line] of lines.entries()) {
        this.#draw(line, x, CELL, font, this.#height - (down + 1) * CELL * LEADING);
      }
      x += width(shares[index] ?? 1);
    }
    this.#height -= count * CELL * LEADING;
  }

  #draw(text: string, x: number, size: number, font: PDFFont, y = this.#height): void {
    this.#page.drawText(toPrintableText(text), { x, y, size, font });
  }

  #turn(first = 0): PDFPage {
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
    writer.row(cells, shares, index === 0);
  }
}

/** Writes a paper as a PDF. The same paper gives the same bytes: nothing of the machine or of the day goes in. */
export async function writePdf(paper: PdfDocument): Promise<Uint8Array> {
  // Its own metadata would carry the machine's time.
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(paper.title);
  document.setAuthor(paper.issuer);
  const fonts = {
    plain: document.embedStandardFont(StandardFonts.Helvetica),
    bold: document.embedStandardFont(StandardFonts.HelveticaBold),
  };
  const writer = new PageWriter(document, fonts, paper.foot);
  writer.write(paper.issuer);
  writer.space(4);
  writer.write(paper.title, { size: 20, bold: true });
  writer.space(8);
  for (const [name, value] of paper.facts) writer.write(value, { mark: name, left: VALUES });
  for (const section of paper.sections) {
    if ("columns" in section) writeTable(writer, section);
    else writeSection(writer, section);
  }
  return document.save({ useObjectStreams: false });
}
