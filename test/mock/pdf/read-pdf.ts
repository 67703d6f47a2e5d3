import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from "@cantoo/pdf-lib";

/** Reads the texts in the content of each page, which are hexadecimal strings of a standard font. */
export async function readPdf(bytes: Uint8Array) {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const bars: number[][] = [];
  let outlined = 0;
  const pages = document.getPages().map((page) => {
    const contents = page.node.Contents();
    const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
    return streams.flatMap((one) => {
      const stream = document.context.lookup(one);
      if (!(stream instanceof PDFRawStream)) return [];
      const text = new TextDecoder("latin1").decode(decodePDFRawStream(stream).decode());
      for (const [, left, width] of text.matchAll(
        /1 0 0 1 (\S+) \S+ cm(?:(?!cm|Q)[^])*?(?:[\d.-]+ ){6}cm[^Q]*?0 0 m\s+(\S+) 0 l[^Q]*?f\s/g,
      ))
        bars.push([Number(left), Number(width)]);
      outlined += text.match(/\b2 Tr\b/g)?.length ?? 0;
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
    /** Left edge and width of each filled rectangle, which are the bars of barcodes. */
    bars,
    /** Number of texts whose letters have an outline. */
    outlined,
  };
}
