import { describe, expect, it } from "vitest";
import type { PdfDocument } from "../../../mock/pdf/document.ts";
import { renderPdf } from "../../../mock/pdf/render-pdf.ts";
import { readPdf } from "./read-pdf.ts";

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
      ],
    ]);
  });

  it("has the same bytes each time", async () => {
    const [one, other] = [await renderPdf(document), await renderPdf(document)];
    expect(one).toEqual(other);
    expect(new TextDecoder().decode(one.slice(0, 5))).toBe("%PDF-");
    expect(await renderPdf({ ...document, title: "Other" })).not.toEqual(one);
  });

  it("wraps long lines between words, and continues on another page", async () => {
    const long = Array.from(
      { length: 40 },
      (_, index) => `Step ${index} ${"of many words ".repeat(10).trim()}`,
    );
    const sections = [{ heading: "Steps", lines: long, counted: true }];
    const { pages } = await readPdf(await renderPdf({ ...document, sections }));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.every(([first]) => first === "Foot")).toBe(true);
    const steps = pages.flatMap((texts) => texts.slice(1)).filter((text) => !/^\d+\.$/.test(text));
    expect(steps.slice(steps.indexOf("Steps") + 1).join(" ")).toBe(long.join(" "));
  });

  it("removes accents that its font lacks, and prints a question mark for other characters", async () => {
    const { pages } = await readPdf(
      await renderPdf({ ...document, title: "Müller \u{1F600} Żakł \u2265 5 \u4e2d" }),
    );
    expect(pages[0]).toContain("Müller ? Zakl >= 5 ?");
  });
});
