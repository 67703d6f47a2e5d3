import {
  decodePDFRawStream,
  PDFRawStream,
  StandardFonts,
  type PDFDocument,
  type PDFFont,
} from "@cantoo/pdf-lib";
import type { PdfDocument } from "./document.ts";

export interface PrintableText {
  readonly text: string;
  readonly font: PDFFont;
  /** The letters get an outline, because their font has no bold one. */
  readonly isOutlined?: boolean;
}

export type SelectFont = (text: string, isBold: boolean) => PrintableText;

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
  const { embedWideFont, wideCharacters } = await import("./wide-fonts.ts");
  // The library's own decoder runs everywhere; some test environments have no DecompressionStream.
  const filter = document.context.obj({ Filter: "FlateDecode" });
  const wide = await embedWideFont(document, (bytes) =>
    decodePDFRawStream(PDFRawStream.of(filter, bytes)).decode(),
  );
  return (text, isBold) => {
    const standard = toStandardText(text);
    if (standard !== null) return selectStandard(standard, isBold);
    return { text: toKnownText(text, wideCharacters), font: wide, isOutlined: isBold };
  };
}

/** Characters that the standard fonts have besides ASCII and Latin-1: the rest of Windows-1252. */
const WINDOWS_1252 =
  "\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178";

/** Characters of the standard fonts, which print the same as others. */
const TWINS: Readonly<Record<string, string>> = {
  "\u03bc": "\u00b5",
  "\u2010": "-",
  "\u2011": "-",
};

const STANDARD = new RegExp(`^[\\x20-\\x7e\\xa0-\\xff${WINDOWS_1252}]*$`);

/** Composes letters with their marks, and turns each control character and each wide space into a space. */
function normalizeText(text: string): string {
  return text.normalize("NFC").replaceAll(/[^\S\xa0]|\p{Cc}/gu, " ");
}

/**
 * Converts a text to characters of the standard fonts, which are those of Western Europe. Returns null when it has others. Only the
 * text as a whole is converted, so that a Greek word keeps its mu.
 */
function toStandardText(text: string): string | null {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const twin = normalizeText(text).replaceAll(/[\u03bc\u2010\u2011]/g, (character) => TWINS[character] ?? "");
  return STANDARD.test(twin) ? twin : null;
}

/**
 * Converts a text to the given characters. A letter that is not one of them loses its marks, and any other character becomes a
 * question mark.
 */
function toKnownText(text: string, known: ReadonlySet<string>): string {
  return Array.from(normalizeText(text), (character) => {
    if (known.has(character)) return character;
    if (/^\p{Mark}$/u.test(character)) return "";
    const letters = Array.from(character.normalize("NFKD").replaceAll(/\p{Mark}/gu, ""));
    return letters.length > 0 && letters.every((letter) => known.has(letter)) ? letters.join("") : "?";
  }).join("");
}
