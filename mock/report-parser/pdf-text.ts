import { getDocument, VerbosityLevel, type PDFPageProxy } from "unpdf/pdfjs";
import { splitAtGaps, type PageText, type Piece } from "./text.ts";

/**
 * The text of a PDF, and whether it has any, even rotated or cut off; or its page count when it has too many pages; or that a page exceeds a limit; or null when it is not a PDF, or
 * is damaged or locked.
 */
export type PdfText =
  | { readonly pages: readonly PageText[]; readonly hasText: boolean }
  | { readonly pageCount: number }
  | { readonly isOverLimit: true }
  | null;

/** Maximum width and height of a page, in points. The format allows 200 inches. */
const MAX_PAGE_SIZE = 14_400;

/** Reads the text of a PDF. Load this file lazily, because the PDF library is large. */
export async function readPdfText(bytes: Uint8Array, maxPages: number): Promise<PdfText> {
  // The library takes ownership of the array, and does not accept a Buffer.
  const task = getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    disableFontFace: true,
  });
  try {
    const document = await task.promise;
    if (document.numPages > maxPages) return { pageCount: document.numPages };
    const pages: PageText[] = [];
    let hasText = false;
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
      if (!(right - left <= MAX_PAGE_SIZE && top - bottom <= MAX_PAGE_SIZE)) return { isOverLimit: true };
      const items = await readItems(page);
      if (items === null) return { isOverLimit: true };
      // The viewport is what a viewer shows: cropped, rotated and scaled.
      const { transform, width, height } = page.getViewport({ scale: 1 });
      const pieces = items.flatMap((item) => toPieces(item, transform));
      const shown = pieces.filter(({ x, right: end, y }) => end > 0 && x < width && y > 0 && y - 1 < height);
      pages.push({ width, pieces: shown });
      hasText ||= items.some(({ str }) => str.trim() !== "");
    }
    return { pages, hasText };
  } catch {
    return null;
  } finally {
    await task.destroy();
  }
}

/** Maximum number of texts and characters on a page. A small compressed file can contain millions. */
const MAX_ITEMS = 5000;
const MAX_CHARACTERS = 100_000;

/** Reads the texts of a page. Stops and returns null when they exceed the limits. */
async function readItems(page: PDFPageProxy): Promise<Item[] | null> {
  const items: Item[] = [];
  let characters = 0;
  // The library's type does not state the type of its chunks.
  const stream: ReadableStream<TextContent> = page.streamTextContent();
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return items;
    for (const item of value.items) {
      if (!("str" in item)) continue;
      items.push(item);
      characters += item.str.length;
    }
    if (items.length <= MAX_ITEMS && characters <= MAX_CHARACTERS) continue;
    await reader.cancel(new Error("too much text"));
    return null;
  }
}

type TextContent = Awaited<ReturnType<PDFPageProxy["getTextContent"]>>;

interface Item {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

/** Converts a text to pieces, at its position on the page as a viewer shows it. Ignores text that is not upright, such as a stamp. */
function toPieces({ str, transform, width, height }: Item, viewport: readonly number[]): Piece[] {
  const [across = 1, slope = 0, slant = 0, size = 0, x = 0, y = 0] = multiply(viewport, transform);
  if (str.trim() === "" || across <= 0 || Math.abs(slope) > 0.01 * across) return [];
  // The library states width and height in the units of the page.
  const [unit = 1, turn = 0] = viewport;
  const scale = Math.hypot(unit, turn);
  const letters = height > 0 ? height * scale : Math.hypot(slant, size);
  return splitAtGaps({ text: str, x, right: x + width * scale, y, size: letters });
}

/** Multiplies two transformations: the second is applied first. */
function multiply(one: readonly number[], other: readonly number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = one;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = other;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
