import { getDocument, VerbosityLevel, type PDFPageProxy } from "unpdf/pdfjs";
import { splitAtGaps, type PageText, type Piece } from "./text.ts";

/**
 * The text of a PDF; or its page count when it has too many pages; or that a page exceeds a limit; or null when it is not a PDF, or
 * is damaged or locked.
 */
export type PdfText =
  | { readonly pages: readonly PageText[] }
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
    useSystemFonts: false,
  });
  try {
    const document = await task.promise;
    if (document.numPages > maxPages) return { pageCount: document.numPages };
    const pages: PageText[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
      if (!(right - left <= MAX_PAGE_SIZE && top - bottom <= MAX_PAGE_SIZE)) return { isOverLimit: true };
      const items = await readItems(page);
      if (items === null) return { isOverLimit: true };
      pages.push({ width: right - left, pieces: items.flatMap((item) => toPieces(item, left, top)) });
    }
    return { pages };
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

/** Converts a text to pieces. Ignores text in another direction, such as a stamp along the margin. */
function toPieces({ str, transform, width, height }: Item, left: number, top: number): Piece[] {
  const [, slope = 0, , size = 0, x = 0, y = 0] = transform;
  if (str.trim() === "" || slope !== 0) return [];
  const letters = height > 0 ? height : Math.abs(size);
  return splitAtGaps({ text: str, x: x - left, right: x - left + width, y: top - y, size: letters });
}
