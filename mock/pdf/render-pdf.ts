import type { PdfDocument } from "./document.ts";

/** Writes a paper as a PDF. What writes it is large and is loaded with the first one. */
export async function renderPdf(paper: PdfDocument): Promise<Uint8Array> {
  const { writePdf } = await import("./write-pdf.ts");
  return writePdf(paper);
}
