import {
  decodePDFRawStream,
  PDFRawStream,
  StandardFonts,
  type PDFDocument,
  type PDFFont,
} from "@cantoo/pdf-lib";
import type { PdfDocument } from "./document.ts";
import { toKnownText, toStandardText } from "./printable-text.ts";

/** A text that its font can print. */
export interface PrintableText {
  readonly text: string;
  readonly font: PDFFont;
}

/** Selects the font of each text. */
export type SelectFont = (text: string, isBold: boolean) => PrintableText;

/** Checks whether every text of a content is one of the standard fonts. */
function isStandard(content: unknown): boolean {
  if (typeof content === "string")
    return content.split(/[\r\n]/).every((line) => toStandardText(line) !== null);
  if (typeof content !== "object" || content === null) return true;
  return Object.values(content).every(isStandard);
}

/**
 * Adds fonts to a document. The standard fonts are part of every PDF reader and need no bytes. A text that they cannot print uses a font
 * with the same widths, which is loaded and embedded only for a content that has such a text.
 */
export async function addFonts(document: PDFDocument, content: PdfDocument): Promise<SelectFont> {
  const plain = document.embedStandardFont(StandardFonts.Helvetica);
  const bold = document.embedStandardFont(StandardFonts.HelveticaBold);
  const selectStandard = (text: string, isBold: boolean): PrintableText => ({
    text,
    font: isBold ? bold : plain,
  });
  if (isStandard(content)) return (text, isBold) => selectStandard(toStandardText(text) ?? "", isBold);
  const { embedWideFonts, wideCharacters } = await import("./wide-fonts.ts");
  // The library's own decoder runs everywhere; some test environments have no DecompressionStream.
  const filter = document.context.obj({ Filter: "FlateDecode" });
  const wide = await embedWideFonts(document, (bytes) =>
    decodePDFRawStream(PDFRawStream.of(filter, bytes)).decode(),
  );
  return (text, isBold) => {
    const standard = toStandardText(text);
    if (standard !== null) return selectStandard(standard, isBold);
    return { text: toKnownText(text, wideCharacters), font: isBold ? wide.bold : wide.plain };
  };
}
