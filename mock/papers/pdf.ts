import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from "@cantoo/pdf-lib";
import type { Paper, PaperSection } from "./paper.ts";

/** US letter, in points of a 72nd of an inch. */
const WIDTH = 612;
const HEIGHT = 792;
const MARGIN = 64;
const FOOT = 40;
const TEXT = 11;
const LEADING = 1.4;
/** Where the values of facts begin. */
const VALUES = MARGIN + 110;

interface Fonts {
  readonly plain: PDFFont;
  readonly bold: PDFFont;
}

/** The standard fonts know the characters of Western Europe alone; others are shown as a question mark. */
function printable(text: string): string {
  return text.replaceAll(/[^\x20-\x7e\xa0-\xff]/gu, "?");
}

/** Breaks a text between words, so that no line is wider than it may be. */
function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of printable(text).split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line === "" || font.widthOfTextAtSize(longer, size) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** Writes from the top of a page down, and goes on with another page where one is full. */
class Writer {
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
    for (const [index, line] of wrap(text, font, size, WIDTH - MARGIN - left).entries()) {
      this.#height -= size * LEADING;
      if (this.#height < MARGIN) this.#page = this.#turn(size * LEADING);
      if (mark !== undefined && index === 0) this.#draw(mark, MARGIN, size, this.#fonts.bold);
      this.#draw(line, left, size, font);
    }
  }

  #draw(text: string, x: number, size: number, font: PDFFont): void {
    this.#page.drawText(printable(text), { x, y: this.#height, size, font });
  }

  #turn(first = 0): PDFPage {
    const page = this.#document.addPage([WIDTH, HEIGHT]);
    page.drawText(printable(this.#foot), { x: MARGIN, y: FOOT, size: 8, font: this.#fonts.plain });
    this.#height = HEIGHT - MARGIN - first;
    return page;
  }
}

function writeSection(writer: Writer, { heading, lines, counted }: PaperSection): void {
  writer.space(14);
  writer.write(heading, { size: 13, bold: true });
  for (const [index, line] of lines.entries()) {
    writer.space(3);
    if (counted) writer.write(line, { mark: `${index + 1}.`, left: MARGIN + 22 });
    else writer.write(line);
  }
}

/** Writes a paper as a PDF. The same paper gives the same bytes: nothing of the machine or of the day goes in. */
export async function writePdf(paper: Paper): Promise<Uint8Array> {
  // Its own metadata would carry the machine's time.
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(paper.title);
  document.setAuthor(paper.issuer);
  const fonts = {
    plain: document.embedStandardFont(StandardFonts.Helvetica),
    bold: document.embedStandardFont(StandardFonts.HelveticaBold),
  };
  const writer = new Writer(document, fonts, paper.foot);
  writer.write(paper.issuer);
  writer.space(4);
  writer.write(paper.title, { size: 20, bold: true });
  writer.space(8);
  for (const [name, value] of paper.facts) writer.write(value, { mark: name, left: VALUES });
  for (const section of paper.sections) writeSection(writer, section);
  return document.save({ useObjectStreams: false });
}
