import { describe, expect, it } from "vitest";
import type { PdfDocument } from "../../../mock/pdf/document.ts";
import { renderPdf } from "../../../mock/pdf/render-pdf.ts";
import { readPdf } from "./read-pdf.ts";
import { readText } from "./read-text.ts";

const document: PdfDocument = {
  title: "Heart Health",
  issuer: "Harrowgate Laboratories",
  facts: [["Sample", "Blood from a vein"]],
  sections: [
    { heading: "Steps", lines: ["Sit down.", "Roll up a sleeve."], counted: true },
    { heading: "Then", lines: ["Rest."], counted: false },
  ],
  foot: "Foot",
};

describe("a document as a PDF", () => {
  it("contains the whole text on one page, and no creation date", async () => {
    const { title, author, dates, pages } = await readPdf(await renderPdf(document));
    expect([title, author, dates]).toEqual([
      "Heart Health",
      "Harrowgate Laboratories",
      [undefined, undefined],
    ]);
    expect(pages).toEqual([
      [
        "Foot",
        "Harrowgate Laboratories",
        "Heart Health",
        "Sample",
        "Blood from a vein",
        "Steps",
        "1.",
        "Sit down.",
        "2.",
        "Roll up a sleeve.",
        "Then",
        "Rest.",
        "Page 1 of 1",
      ],
    ]);
  });

  it("[PDF-7] draws a barcode with its text, and none for a text that does not fit", async () => {
    const draw = async (barcode: string) => {
      const sections = [{ heading: "Specimen", lines: ["Rest."], counted: false, barcode }];
      const { pages, bars } = await readPdf(await renderPdf({ ...document, sections }));
      return [pages[0]?.slice(-4, -1), bars];
    };
    // Start C, 12, 34, check 82, stop: the bars of 211232 112232 131123 121241 2331112 and where they begin.
    const widths = [2, 1, 3, 1, 2, 3, 1, 1, 2, 1, 1, 4, 2, 3, 1, 2];
    const starts = [0, 3, 6, 11, 13, 17, 22, 26, 28, 33, 36, 39, 44, 49, 53, 55];
    expect(await draw("1234")).toEqual([
      ["Specimen", "1234", "Rest."],
      widths.map((width, index) => [54 + (starts[index] ?? 0), width]),
    ]);
    expect(await draw("n".repeat(200))).toEqual([["Blood from a vein", "Specimen", "Rest."], []]);
  });

  it("[PDF-2] prints Latin, Greek and Cyrillic letters, and a question mark for what no font has", async () => {
    const text = "Müller Żakłó Nguyễn Παπαδόπουλος Щербакова \u2265 5 \u03bcg \u4e2d \u{1F600} x\u030c";
    const wide = { ...document, title: text, sections: [{ heading: text, lines: [text], counted: false }] };
    const pdf = await renderPdf(wide);
    const printed = "Müller Żakłó Nguyễn Παπαδόπουλος Щербакова \u2265 5 \u03bcg ? ? x";
    expect((await readText(pdf)).split(printed)).toHaveLength(4);
    expect(await renderPdf(wide)).toEqual(pdf);
    // Only the glyphs that the document uses are embedded.
    expect(countFonts(pdf)).toBe(1);
    // The title and the heading are bold.
    expect((await readPdf(pdf)).outlined).toBe(2);
    expect(pdf.length).toBeLessThan(20_000);
  });

  it("[PDF-2] embeds no font for a text of Western Europe", async () => {
    const title = "Señora Nuñez \u2013 \u20ac 5 \u03bcg \u201cnon\u2011reactive\u201d";
    const pdf = await renderPdf({ ...document, title });
    expect(countFonts(pdf)).toBe(0);
    // The reader has one sign for both micro and mu.
    expect(await readText(pdf)).toContain("Señora Nuñez \u2013 \u20ac 5 \u03bcg \u201cnon-reactive\u201d");
  });

  it("[PDF-3] repeats patient, column names and group on each page, and keeps a group's heading with its rows", async () => {
    const group = (heading: string, count: number) => ({
      heading,
      rows: Array.from({ length: count }, (_, row) => ({ cells: [`${heading} ${row}`, String(row)] })),
    });
    const columns = [
      { name: "Test", share: 2 },
      { name: "Result", share: 1 },
    ];
    // Every height of the first group puts the page break at another place.
    for (let count = 24; count <= 40; count += 4) {
      const table = { heading: null, columns, groups: [group("One", count), group("Two", 40)] };
      const { pages } = await readPdf(
        await renderPdf({
          ...document,
          running: ["Patient: Fernsby, Ada", "DOB: 04/21/1986"],
          sections: [table],
        }),
      );
      expect(pages.length).toBeGreaterThan(1);
      pages.slice(1).forEach((texts, index) => {
        expect(texts.slice(0, 5)).toEqual([
          "Foot",
          "Harrowgate Laboratories",
          "Patient: Fernsby, Ada | DOB: 04/21/1986",
          "Test",
          "Result",
        ]);
        expect(texts[5]).toMatch(/^(One|Two)( \(continued\))?$/);
        expect(texts.at(-1)).toBe(`Page ${index + 2} of ${pages.length}`);
      });
      for (const texts of pages) {
        const at = texts.indexOf("Two");
        if (at >= 0) expect(texts.slice(at + 1, at + 5)).toEqual(["Two 0", "0", "Two 1", "1"]);
      }
      const rows = pages.flat().filter((text) => /^(One|Two) \d+$/.test(text));
      expect(rows).toEqual(table.groups.flatMap((one) => one.rows.map(({ cells }) => cells[0])));
    }
  });
});

function countFonts(pdf: Uint8Array): number {
  return new TextDecoder("latin1").decode(pdf).match(/\/FontFile2/g)?.length ?? 0;
}
