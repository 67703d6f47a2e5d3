import type { PdfDocument } from "./document.ts";

/** Renders a document as a PDF. Loads the PDF writer, which is large, on first use. */
export async function renderPdf(document: PdfDocument): Promise<Uint8Array> {
  const { writePdf } = await import("./write-pdf.ts");
  return writePdf(document);
}
