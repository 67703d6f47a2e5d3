import type { Paper } from "./paper.ts";

/** Writes a paper as a PDF. What writes it is large and is loaded with the first one. */
export async function pdfOf(paper: Paper): Promise<Uint8Array> {
  const { writePdf } = await import("./pdf.ts");
  return writePdf(paper);
}
