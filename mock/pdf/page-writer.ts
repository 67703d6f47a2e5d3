import { grayscale, TextRenderingMode, type PDFDocument, type PDFPage } from "@cantoo/pdf-lib";
import { encodeCode128 } from "./code-128.ts";
import type { PdfDocument } from "./document.ts";
import type { PrintableText, SelectFont } from "./fonts.ts";
import { wrapText } from "./wrap-text.ts";

/** US letter, in points (1/72 inch). */
const WIDTH = 612;
const HEIGHT = 792;
/** Left and right edge of the text. */
export const LEFT = 54;
export const RIGHT = WIDTH - LEFT;
const TOP = HEIGHT - 48;
/** Lower edge of the text; the footer is below. */
const BOTTOM = 60;
const FOOT = 40;
const SMALL = 7.5;

/** Distance of the lines of one text, as a multiple of the letter height. */
const LEADING = 1.3;

export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly left?: number;
  readonly right?: number;
}

const DEFAULT_SIZE = 10;

/** The bars of a barcode, in points. Scanners need modules of at least 0.19 mm. */
const BARS = { height: 26, module: 1, smallest: 0.54 };
export const BARCODE_HEIGHT = BARS.height + 18;

/** Writes from the top of a page down, and adds a page when one is full. */
export class PageWriter {
  readonly #document: PDFDocument;
  readonly #selectFont: SelectFont;
  readonly #content: PdfDocument;
  #page: PDFPage;
  #height = 0;
  /** Writes what a table repeats on each page. */
  #onPage: (() => void) | null = null;

  constructor(document: PDFDocument, selectFont: SelectFont, content: PdfDocument) {
    this.#document = document;
    this.#selectFont = selectFont;
    this.#content = content;
    this.#page = this.#addPage();
  }

  /** Leaves vertical space. */
  space(points: number): void {
    this.#height -= points;
  }

  wrap(
    text: string,
    { size = DEFAULT_SIZE, bold = false, left = LEFT, right = RIGHT }: TextStyle = {},
  ): PrintableText[] {
    return wrapText(text, this.#selectFont, { size, bold, width: right - left });
  }

  measure(lines: number, size = DEFAULT_SIZE): number {
    return lines * size * LEADING;
  }

  /** Starts a page when the current one has less room than this. Nothing is taller than a page. */
  reserve(height: number): void {
    const isTooTall = height > TOP - BOTTOM - 120;
    if (!isTooTall && this.#height - height < BOTTOM) this.#startPage();
  }

  write(text: string, style: TextStyle = {}): void {
    this.writeColumns([{ lines: this.wrap(text, style), left: style.left ?? LEFT }], style.size);
  }

  /** Writes wrapped texts side by side. */
  writeColumns(
    columns: readonly { readonly lines: readonly PrintableText[]; readonly left: number }[],
    size = DEFAULT_SIZE,
  ): void {
    const count = Math.max(1, ...columns.map(({ lines }) => lines.length));
    for (let index = 0; index < count; index += 1) {
      if (this.#height - size * LEADING < BOTTOM) this.#startPage();
      this.#height -= size * LEADING;
      for (const { lines, left } of columns) {
        const line = lines[index];
        if (line !== undefined) this.#draw(line, left, this.#height, size);
      }
    }
  }

  /** Writes a short text beside the last line, at a distance above it. */
  writeBeside(text: string, left: number, rise: number, size: number): void {
    this.#draw(this.#selectFont(text, false), left, this.#height + rise, size);
  }

  /** Writes a text in a frame at the right edge of the last line. */
  writeMark(text: string): void {
    const printable = this.#selectFont(text, true);
    const width = printable.font.widthOfTextAtSize(printable.text, DEFAULT_SIZE);
    const frame = { x: RIGHT - width - 14, y: this.#height - 4, width: width + 14, height: DEFAULT_SIZE + 7 };
    this.#page.drawRectangle({ ...frame, borderWidth: 0.8, borderColor: grayscale(0) });
    this.#draw(printable, RIGHT - width - 7, this.#height, DEFAULT_SIZE);
  }

  /** Draws a barcode at the left edge, and its text below. Draws nothing for a text that no barcode on this page can hold. */
  writeBarcode(text: string): void {
    const widths = encodeCode128(text) ?? [];
    const modules = widths.reduce((sum, width) => sum + width, 0);
    const module = Math.min(BARS.module, (RIGHT - LEFT) / Math.max(1, modules));
    if (modules === 0 || module < BARS.smallest) return;
    this.#height -= BARS.height + 6;
    let x = LEFT;
    widths.forEach((width, index) => {
      const bar = { x, y: this.#height, width: width * module, height: BARS.height, color: grayscale(0) };
      if (index % 2 === 0) this.#page.drawRectangle(bar);
      x += width * module;
    });
    this.write(text, { size: SMALL + 1 });
  }

  /** Draws a line from the left to the right edge. */
  rule(thickness = 0.5): void {
    const [start, end] = [LEFT, RIGHT].map((x) => ({ x, y: this.#height }));
    if (start !== undefined && end !== undefined)
      this.#page.drawLine({ start, end, thickness, color: grayscale(0.35) });
  }

  writeBand(text: string, size: number): void {
    const height = size * LEADING + 4;
    this.#page.drawRectangle({
      x: LEFT - 3,
      y: this.#height - height,
      width: RIGHT - LEFT + 6,
      height,
      color: grayscale(0.93),
    });
    this.#height -= 1;
    this.write(text, { size, bold: true });
    this.#height -= 3;
  }

  /** Runs a task; on each page that starts meanwhile, writes what is to be repeated. */
  repeat(onPage: () => void, task: () => void): void {
    this.#onPage = onPage;
    task();
    this.#onPage = null;
  }

  /** Writes the page numbers, which are known only at the end. */
  finish(): void {
    const pages = this.#document.getPages();
    pages.forEach((page, index) => {
      const { text, font } = this.#selectFont(`Page ${index + 1} of ${pages.length}`, false);
      const x = RIGHT - font.widthOfTextAtSize(text, SMALL);
      page.drawText(text, { x, y: FOOT, size: SMALL, font });
    });
  }

  #draw({ text, font, isOutlined = false }: PrintableText, x: number, y: number, size: number): void {
    const outline = isOutlined && { renderMode: TextRenderingMode.FillAndOutline, strokeWidth: size / 30 };
    if (text !== "") this.#page.drawText(text, { x, y, size, font, ...outline });
  }

  #startPage(): void {
    this.#page = this.#addPage();
    const { running = [], issuer } = this.#content;
    const again = this.#onPage;
    // What is repeated must not start a page itself.
    this.#onPage = null;
    if (running.length > 0) {
      this.write(issuer, { size: SMALL + 1, bold: true });
      this.write(running.join(" | "), { size: SMALL + 1 });
      this.space(4);
      this.rule();
      this.space(8);
    }
    again?.();
    this.#onPage = again;
  }

  #addPage(): PDFPage {
    const page = this.#document.addPage([WIDTH, HEIGHT]);
    // The page number stands at the right.
    const [line] = this.wrap(this.#content.foot, { size: SMALL, right: RIGHT - 60 });
    if (line !== undefined && line.text !== "")
      page.drawText(line.text, { x: LEFT, y: FOOT, size: SMALL, font: line.font });
    page.drawLine({
      start: { x: LEFT, y: FOOT + 11 },
      end: { x: RIGHT, y: FOOT + 11 },
      thickness: 0.5,
      color: grayscale(0.35),
    });
    this.#height = TOP;
    return page;
  }
}
