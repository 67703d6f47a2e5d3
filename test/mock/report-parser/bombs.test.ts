import { PDFDocument } from "@cantoo/pdf-lib";
import type { Mock } from "sanguine/mock";
import { createMockWith } from "../../../mock/core/create-mock.ts";
import { describe, expect, it, vi } from "vitest";
import { countMapped } from "../../../mock/report-parser/count-mapped.ts";
import { readReport, readReportWithoutWorker } from "../../../mock/report-parser/read-report.ts";
import { exceedsAsciiLimits, exceedsDecodedLimits } from "../../../mock/report-parser/decoded-limits.ts";
import { findFilters, toText } from "../../../mock/report-parser/filters.ts";
import {
  characterMap,
  deflate,
  deflatedSpaces,
  deflatedTwice,
  drawnText,
  encodeAscii85,
  encodeHex,
  endlessPage,
  filtered,
  harmless,
  hugeCharacterMap,
  longText,
  manyResults,
  operators,
  shortTexts,
} from "./bombs.ts";

/** The PDF reader is large and takes a while to load on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const HUGE = "<00> <ffffff> <0041>";

const upload = async (mock: Mock, user_id: string, file: Uint8Array): Promise<string> =>
  (await mock.client().labReports.create({ user_id, file })).id;

const tooLarge = { kind: "failed", reason: "invalid_input" };

describe("a PDF that expands to more than any report, read in this thread", () => {
  it.each<[string, () => Uint8Array]>([
    ["a page of 1e18 points", () => endlessPage()],
    ["a page of 20,000 points", () => endlessPage("20000")],
    ["300 MB that are deflated twice", () => deflatedTwice(300)],
    ["20 ranges of 16 million characters", () => hugeCharacterMap(20)],
    ["20 ranges of 16 million characters, deflated", () => hugeCharacterMap(20, true)],
    ["20 MB of operators without text", () => operators(5_000_000)],
  ])("[LIM-3] fails with %s", async (_, make) => {
    expect(await readReport(make())).toEqual(tooLarge);
  });

  it.each<[string, string[]]>([
    ["after a harmless one", ["<00> <01> <0041>", HUGE]],
    ["in long texts", ["<000000000000> <0000ffffff> <0041>"]],
    ["in texts with spaces", ["<0 0> <ff ff\nff> <0041>"]],
    ["in literal texts", [String.raw`(\000) (\377\377\377) (A)`]],
    ["after a comment with a bracket", ["% [", HUGE]],
    ["after a list of targets", ["<00> <01> [<0041> <0042>]", HUGE]],
    ["after a number as target", ["<00> <01> 65", HUGE]],
    ["after the keyword of a stream in a comment", ["% endstream", HUGE]],
    ["in a second list", ["endbfrange (%) 1 beginbfrange", HUGE]],
    ["in the list of another font type", ["endbfrange 1 begincidrange", "<00> <ffffff> 1"]],
  ])("[LIM-3] fails with a large range %s", async (_, rows) => {
    expect(await exceedsDecodedLimits(characterMap(rows))).toBe(true);
    expect(await exceedsDecodedLimits(characterMap(rows, true))).toBe(true);
  });

  it("[LIM-3] fails when it expands behind a line that the keyword of the stream does not end", async () => {
    const pdf = filtered("/Filter /FlateDecode", deflatedSpaces(), { keyword: "stream \t" });
    expect(await exceedsDecodedLimits(pdf)).toBe(true);
  });

  it("[LRP-6] is read with comments in its character table", async () => {
    const rows = [
      "<00> <1f> <0000> % <control> characters [C0]",
      "<20> <7e> <0020> % letters (Latin) % <20>",
    ];
    for (const isPacked of [false, true])
      expect(await readReport(characterMap(rows, isPacked))).toMatchObject({
        kind: "read",
        data: { results: [{ test_name: "Glucose", value: "101" }] },
      });
  });

  it("counts only the ranges of a table", async () => {
    const real = ["<0000> <00ff> <f000>", "<0100> <01ff> [<0041> <fb01>]", "<0200> <02ff> 65 % last\n"];
    expect(countMapped(`1 beginbfrange ${real.join("\n")} endbfrange <00> <ffffff> <00>`)).toBe(768);
    expect(countMapped("2 begincidrange <0000> <00ff> 0 <0100> <01ff> 256 endcidrange")).toBe(512);
    expect(
      await exceedsDecodedLimits(characterMap(Array.from({ length: 50 }, () => real).flat(), true)),
    ).toBe(false);
  });

  it("[LIM-3] ends as a failed job of a mock that parses in this thread", async () => {
    const mock = createMockWith({ seed: "bombs" }, { readReport });
    mock.settings.set({ labReports: true });
    const { user_id } = mock.users.create();
    const jobs = await Promise.all([
      upload(mock, user_id, hugeCharacterMap(20)),
      upload(mock, user_id, operators(5_000_000)),
      upload(mock, user_id, shortTexts(5001)),
      upload(mock, user_id, harmless()),
    ]);
    await mock.clock.advance("5s");
    const failed = { status: "failed", failure_reason: "invalid_input" };
    expect(jobs.map((id) => mock.labReports.get(id))).toMatchObject([
      failed,
      failed,
      failed,
      { status: "completed" },
    ]);
  });

  it("[LIM-3] fails with more text or more pieces than a page has", async () => {
    expect(await readReport(shortTexts(5001))).toEqual(tooLarge);
    expect(await readReport(longText("word ".repeat(20_001)))).toEqual(tooLarge);
  });

  it("[LIM-3] fails with more results than a report has", async () => {
    expect(await readReport(manyResults(2001))).toEqual(tooLarge);
    const reading = await readReport(manyResults(100));
    expect(reading.kind === "read" && reading.data.results.length).toBe(100);
  });

  it("is read when it stays within the limits", async () => {
    expect(await readReport(harmless())).toMatchObject({
      kind: "read",
      data: { results: [{ value: "101" }] },
    });
    expect(await readReport(endlessPage("14400"))).toMatchObject({ kind: "read" });
    expect(await exceedsDecodedLimits(operators(1000))).toBe(false);
    expect(await exceedsDecodedLimits(deflatedTwice(10))).toBe(false);
  });
});

describe("a PDF that is read without a worker", () => {
  const text = drawnText();

  /** A report with a stream of these entries and data, and after it plain streams that nothing shows. */
  const addStream = (entries: string, data: string, plain = 0): Uint8Array => {
    const pdf = Buffer.from(harmless()).toString("latin1");
    const write = (index: number, own: string, content: string) =>
      `${90 + index} 0 obj << ${own} /Length ${content.length} >>\nstream\n${content}\nendstream endobj\n`;
    const added = Array.from({ length: plain }, (_, index) =>
      write(index + 1, "", "q 1 0 0 1 0 0 cm Q ".repeat(200)),
    );
    return Buffer.from(
      pdf.replace("trailer", `${write(0, entries, data)}${added.join("")}trailer`),
      "latin1",
    );
  };

  it.each<[string, () => Uint8Array]>([
    ["encrypted under an escaped name", () => filtered("", text, { trailer: "/E#6ecrypt 5 0 R " })],
    ["compressed by LZW", () => filtered("/Filter /LZWDecode")],
    ["compressed by run lengths", () => filtered("/F [/RL]")],
    ["compressed by Brotli", () => filtered("/Filter [/A85/BrotliDecode]")],
    ["compressed behind the name of a key", () => filtered("/X /Filter /F /LZW")],
    ["compressed as another object says, by an exponent", () => filtered("/F 5E0 0 R")],
    ["compressed under an escaped name", () => filtered("/Filter /LZ#57Decode")],
    ["compressed as another object says", () => filtered("/Filter 5 0 R")],
    ["compressed as a part of a list says", () => filtered("/Filter [/FlateDecode 5 0 R]")],
    ["compressed as another object says, under the short name", () => filtered("/F % 1\r5 0 R")],
    ["compressed as a list after many spaces says", () => filtered(`/Filter${" ".repeat(500)}[/LZW]`)],
    [
      "expanded behind ASCII in base 85",
      () => filtered("/Filter [/ASCII85Decode /FlateDecode]", encodeAscii85(deflatedSpaces())),
    ],
    ["expanded behind ASCII in base 16", () => filtered("/Filter [/AHx /Fl]", encodeHex(deflatedSpaces()))],
    ["written as ASCII behind another filter", () => filtered("/Filter [/FlateDecode /A85]")],
  ])("[LIM-5] fails when it is %s", async (_, make) => {
    expect(await readReportWithoutWorker(make())).toEqual(tooLarge);
  });

  // The reader of PDFs refuses them as well, but takes seconds.
  it.each<[string, readonly string[], Uint8Array, boolean]>([
    ["base 85", ["/ASCII85Decode", "/A85"], encodeAscii85(deflatedSpaces()), true],
    ["base 16", ["/ASCIIHexDecode", "/AHx"], encodeHex(deflatedSpaces()), true],
    ["base 85", ["/ASCII85Decode", "/A85"], encodeAscii85(deflate(text)), false],
    ["base 16", ["/ASCIIHexDecode", "/AHx"], encodeHex(deflate(text)), false],
  ])("[LIM-5] is measured behind ASCII in %s by any name: %j", async (_, names, data, exceeds) => {
    for (const name of names) {
      const pdf = filtered(`/Filter [${name} /FlateDecode]`, data);
      expect(await exceedsAsciiLimits(pdf, findFilters(toText(pdf)))).toBe(exceeds);
      const behind = filtered(`/Filter [/FlateDecode ${name}]`);
      expect(await exceedsAsciiLimits(behind, findFilters(toText(behind)))).toBe(true);
    }
  });

  it.each<[string, string, boolean]>([
    ["as many streams as a report has", "stream\n~endstream\n".repeat(5000), false],
    ["more streams than a report has", "stream\n~endstream\n".repeat(5001), true],
    ["bytes that are tried four times", `${"stream\n".repeat(4)}${"A".repeat(1000)}`, false],
    ["bytes that are tried more than four times", `${"stream\n\n".repeat(5)}${"A".repeat(1000)}`, true],
  ])("[LIM-5] is measured with %s", async (_, pdf, exceeds) => {
    expect(await exceedsAsciiLimits(Buffer.from(pdf), findFilters("/Filter /A85 "))).toBe(exceeds);
  });

  it("[LIM-5] is rejected as locked when it is encrypted", async () => {
    const document = await PDFDocument.create();
    document.addPage().drawText("Glucose: 101 mg/dL (65-99)");
    // The PDF library opens a file whose password is empty.
    document.encrypt({ userPassword: "", ownerPassword: "secret" });
    const pdf = new Uint8Array(await document.save());
    expect(await readReportWithoutWorker(pdf)).toEqual({ kind: "damaged" });
    expect(await readReport(pdf)).not.toEqual({ kind: "damaged" });
  });

  it.each<[string, () => Uint8Array]>([
    ["no filter", () => filtered("")],
    ["a deflated stream", () => filtered("/Filter /FlateDecode", deflate(text))],
    ["a stream of ASCII", () => filtered("/Filter /ASCIIHexDecode", encodeHex(text))],
    ["a deflated stream of ASCII", () => filtered("/Filter [/A85 % 85\n/Fl]", encodeAscii85(deflate(text)))],
    ["a photograph", () => filtered("", text, { objects: ["/Subtype /Image /Filter /DCTDecode"] })],
    [
      "a scan",
      () => filtered("", text, { objects: ["/Subtype /Image /Filter [/FlateDecode /CCITTFaxDecode]"] }),
    ],
    ["flags and files under the short name", () => filtered("/F 4", text, { objects: ["/F (a.pdf)"] })],
    ["an embedded file", () => filtered("", text, { trailer: "/X << /EF << /F 5 0 R >> /F (a.xml) >> " })],
    ["no filter, in words", () => filtered("/Filter null")],
    ["a font whose bytes look like keys", () => addStream("", "x /F[ /Filter 5 0 R /F%y /LZW /Encrypt<")],
    ["a logo of ASCII before many plain streams", () => addStream("/Filter /A85", "87cURD]i,~>", 40)],
  ])("[LIM-5] is read with %s", async (_, make) => {
    expect(await readReportWithoutWorker(make())).toMatchObject({
      kind: "read",
      data: { results: [{ test_name: "Glucose", value: "101" }] },
    });
  });

  it.each(["/CCITTFaxDecode", "/CCF", "/JBIG2Decode", "/JPXDecode", "/DCT"])(
    "[LIM-5] is not decoded as an image of two million rows by %s",
    async (name) => {
      const parameters = "/DecodeParms << /K -1 /Columns 60000 /Rows 2000000 >> /Width 60000 /Height 2000000";
      const pdf = filtered(`/Filter ${name} ${parameters}`, text);
      // The text is read as it is stored, so no filter ran.
      expect(await readReportWithoutWorker(pdf)).toMatchObject({ kind: "read" });
    },
  );
});
