import { getDocument, VerbosityLevel, type PDFPageProxy } from "unpdf/pdfjs";
import { splitAtGaps, type PageText, type Piece } from "./text.ts";

/**
 * What came of reading a PDF: its pages, how many they are, that one of them is beyond what a report has, or that it is none or a
 * damaged or locked one.
 */
export type PdfText =
  | { readonly pages: readonly PageText[] }
  | { readonly tooMany: number }
  | { readonly overBudget: true }
  | null;

/** A page is at most so wide and so high, in points: the format allows no more (200 inches). */
const LARGEST_PAGE = 14_400;

/** Reads the text of a PDF. This file is loaded late: what it reads with is large. */
export async function readPdfText(bytes: Uint8Array, mostPages: number): Promise<PdfText> {
  // The reader takes the memory that it is given for its own, and wants no Buffer.
  const task = getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
  });
  try {
    const document = await task.promise;
    if (document.numPages > mostPages) return { tooMany: document.numPages };
    const pages: PageText[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
      if (!(right - left <= LARGEST_PAGE && top - bottom <= LARGEST_PAGE)) return { overBudget: true };
      const items = await readItems(page);
      if (items === null) return { overBudget: true };
      pages.push({ width: right - left, pieces: items.flatMap((item) => toPieces(item, left, top)) });
    }
    return { pages };
  } catch {
    return null;
  } finally {
    await task.destroy();
  }
}

/** A page has at most so many texts and characters: a small file can be packed so that it unfolds to millions. */
const MOST_ITEMS = 5000;
const MOST_CHARACTERS = 100_000;

/** The texts of a page; null for more than any page of a report has, which are not read to their end. */
async function readItems(page: PDFPageProxy): Promise<Item[] | null> {
  const items: Item[] = [];
  let characters = 0;
  // The stream's own type leaves open what its chunks are.
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
    if (items.length <= MOST_ITEMS && characters <= MOST_CHARACTERS) continue;
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

/** Text that runs in another direction, such as a stamp along the margin, is no part of what a report says. */
function toPieces({ str, transform, width, height }: Item, left: number, top: number): Piece[] {
  const [, slope = 0, , size = 0, x = 0, y = 0] = transform;
  if (str.trim() === "" || slope !== 0) return [];
  const letters = height > 0 ? height : Math.abs(size);
  return splitAtGaps({ text: str, x: x - left, right: x - left + width, y: top - y, size: letters });
}
