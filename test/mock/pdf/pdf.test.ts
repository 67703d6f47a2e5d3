import { describe, expect, it } from "vitest";
import type { PdfDocument } from "../../../mock/pdf/document.ts";
import { renderPdf } from "../../../mock/pdf/render-pdf.ts";
import { readPdf } from "./read-pdf.ts";

const paper: PdfDocument = {
  title: "Heart Health",
  issuer: "Harrowgate Laboratories",
  facts: [["Sample", "Blood from a vein"]],
  sections: [
    { heading: "Steps", lines: ["Sit down.", "Roll up a sleeve."], counted: true },
    { heading: "Then", lines: ["Rest."], counted: false },
  ],
  foot: "Foot",
};

describe("a paper as a PDF", () => {
  it("says all of it, on one page, and nothing of the day it was written", async () => {
    const { title, author, dates, pages } = await readPdf(await renderPdf(paper));
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

  it("is the same bytes each time", async () => {
    const [one, other] = [await renderPdf(paper), await renderPdf(paper)];
    expect(one).toEqual(other);
    expect(new TextDecoder().decode(one.slice(0, 5))).toBe("%PDF-");
    expect(await renderPdf({ ...paper, title: "Other" })).not.toEqual(one);
  });

  it("breaks long lines between words, and goes on with another page", async () => {
    const long = Array.from(
      { length: 40 },
      (_, index) => `Step ${index} ${"of many words ".repeat(10).trim()}`,
    );
    const sections = [{ heading: "Steps", lines: long, counted: true }];
    const { pages } = await readPdf(await renderPdf({ ...paper, sections }));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.every(([first]) => first === "Foot")).toBe(true);
    const steps = pages.flatMap((texts) => texts.slice(1)).filter((text) => !/^\d+\.$/.test(text));
    expect(steps.slice(steps.indexOf("Steps") + 1).join(" ")).toBe(long.join(" "));
  });

  it("takes marks off letters that its font does not know, and shows a question mark for the rest", async () => {
    const { pages } = await readPdf(
      await renderPdf({ ...paper, title: "Müller \u{1F600} Żakł \u2265 5 \u4e2d" }),
    );
    expect(pages[0]).toContain("Müller ? Zakl >= 5 ?");
  });
});
