import { getDocument, VerbosityLevel } from "unpdf/pdfjs";
import { splitAtGaps, type PageText, type Piece } from "./text.ts";

/** What came of reading a PDF: its pages, how many they are, or that it is none or a damaged or locked one. */
export type PdfText = { readonly pages: readonly PageText[] } | { readonly tooMany: number } | null;

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
      const [left = 0, , right = 0, top = 0] = page.view;
      const { items } = await page.getTextContent();
      const pieces = items.flatMap((item) => ("str" in item ? pieceOf(item, left, top) : []));
      pages.push({ width: right - left, pieces });
    }
    return { pages };
  } catch {
    return null;
  } finally {
    await task.destroy();
  }
}

interface Item {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

/** Text that runs in another direction, such as a stamp along the margin, is no part of what a report says. */
function pieceOf({ str, transform, width, height }: Item, left: number, top: number): Piece[] {
  const [, slope = 0, , size = 0, x = 0, y = 0] = transform;
  if (str.trim() === "" || slope !== 0) return [];
  const letters = height > 0 ? height : Math.abs(size);
  return splitAtGaps({ text: str, x: x - left, right: x - left + width, y: top - y, size: letters });
}
