import { extractText, getDocumentProxy } from "unpdf";

/** What a reader that knows nothing of the writer finds in a PDF, with single spaces between words. */
export async function readText(pdf: Uint8Array | ArrayBuffer): Promise<string> {
  // The reader takes the bytes away from whoever hands them over.
  const document = await getDocumentProxy(new Uint8Array(pdf.slice(0)));
  const { text } = await extractText(document, { mergePages: true });
  return text.replaceAll(/\s+/g, " ");
}

/** Each line of a PDF by itself, without the places where it stands. */
export async function readLines(pdf: Uint8Array | ArrayBuffer): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf.slice(0)));
  const { text } = await extractText(document, { mergePages: false });
  return text.flatMap((page) => page.split("\n")).map((line) => line.trim());
}
