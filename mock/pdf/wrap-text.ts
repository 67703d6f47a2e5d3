import type { PDFFont } from "@cantoo/pdf-lib";
import type { PrintableText, SelectFont } from "./fonts.ts";

/** Splits a word that is wider than a line into parts that fit. */
function splitWord(word: string, font: PDFFont, size: number, width: number): string[] {
  if (font.widthOfTextAtSize(word, size) <= width) return [word];
  const parts: string[] = [];
  let part = "";
  let partWidth = 0;
  for (const letter of word) {
    // Measuring letter by letter takes linear time. Measuring the growing part each time would take quadratic time.
    const letterWidth = font.widthOfTextAtSize(letter, size);
    if (part !== "" && partWidth + letterWidth > width) {
      parts.push(part);
      part = "";
      partWidth = 0;
    }
    part += letter;
    partWidth += letterWidth;
  }
  return [...parts, part];
}

/** Wraps a text at its line ends and between words. */
export function wrapText(
  text: string,
  selectFont: SelectFont,
  { size, bold, width }: { readonly size: number; readonly bold: boolean; readonly width: number },
): PrintableText[] {
  return text.split(/\r\n|\r|\n/).flatMap((paragraph) => {
    const whole = selectFont(paragraph, bold);
    const { text: printable, font } = whole;
    if (font.widthOfTextAtSize(printable, size) <= width) return [whole];
    const space = font.widthOfTextAtSize(" ", size);
    const lines: string[] = [];
    let line: string | null = null;
    let lineWidth = 0;
    for (const word of printable.split(" ").flatMap((one) => splitWord(one, font, size, width))) {
      const wordWidth = font.widthOfTextAtSize(word, size);
      if (line !== null && lineWidth + space + wordWidth <= width) {
        line += ` ${word}`;
        lineWidth += space + wordWidth;
        continue;
      }
      if (line !== null) lines.push(line);
      line = word;
      lineWidth = wordWidth;
    }
    return [...lines, line ?? ""].map((part) => ({ ...whole, text: part }));
  });
}
