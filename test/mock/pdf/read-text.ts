import { extractText, getDocumentProxy } from "unpdf";

/** Reads the text of a PDF with an independent reader, with single spaces between words. */
export async function readText(pdf: Uint8Array | ArrayBuffer): Promise<string> {
  // The reader takes ownership of the bytes, so it gets a copy.
  const document = await getDocumentProxy(new Uint8Array(pdf.slice(0)));
  const { text } = await extractText(document, { mergePages: true });
  return text.replaceAll(/\s+/g, " ");
}

/** Lists the lines of a PDF without their positions. */
export async function readLines(pdf: Uint8Array | ArrayBuffer): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf.slice(0)));
  const { text } = await extractText(document, { mergePages: false });
  return text.flatMap((page) => page.split("\n")).map((line) => line.trim());
}
