import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from "@cantoo/pdf-lib";

/** The content of a PDF, page by page, with lines in the order of writing. */
export interface ReadPdf {
  readonly title: string | undefined;
  readonly author: string | undefined;
  readonly dates: readonly (Date | undefined)[];
  readonly pages: readonly (readonly string[])[];
}

/** Reads the texts in the content of each page, which are hexadecimal strings of a standard font. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const pages = document.getPages().map((page) => {
    const contents = page.node.Contents();
    const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
    return streams.flatMap((one) => {
      const stream = document.context.lookup(one);
      if (!(stream instanceof PDFRawStream)) return [];
      const text = new TextDecoder("latin1").decode(decodePDFRawStream(stream).decode());
      return Array.from(text.matchAll(/<([0-9A-F]*)> Tj/g), ([, hex = ""]) =>
        Buffer.from(hex, "hex").toString("latin1"),
      );
    });
  });
  return {
    title: document.getTitle(),
    author: document.getAuthor(),
    dates: [document.getCreationDate(), document.getModificationDate()],
    pages,
  };
}
