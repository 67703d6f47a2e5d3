import { inspect } from "node:util";
import { stringify } from "@vitest/utils/display";
import { serializeError } from "@vitest/utils/error";
import { isDecodeError } from "sanguine";
import { expect, test } from "vitest";
import { parseFilename } from "../../../src/transport/pdf-file.ts";
import { getFailure, stubbed, wire } from "../support/client.ts";
import type { Responder } from "../support/server.ts";

// Bytes that are no UTF-8, which reading as text would destroy.
const bytes = Uint8Array.from("%PDF-\xff\xfe\0\xc3(%%EOF", (letter) => letter.charCodeAt(0));

const pdf =
  (headers: Record<string, string> = {}): Responder =>
  (response) =>
    response.writeHead(200, { "content-type": "application/pdf", ...headers }).end(bytes);

test.each([
  ["an array", bytes.slice()],
  ["a part of a larger buffer", Buffer.concat([Buffer.from("another's"), bytes]).subarray(9)],
])("a file does not share its bytes with a response that is %s", async (_, sent) => {
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(sent);
      controller.close();
    },
  });
  const { client } = stubbed(() => new Response(body, { headers: { "content-type": "application/pdf" } }));
  const file = await client.labTests.collectionInstructions("id-1");
  sent.fill(0);
  expect(file.bytes).toStrictEqual(bytes);
  expect(file.bytes.buffer.byteLength).toBe(bytes.length);
});

test("a PDF arrives byte by byte, and can be read in every way, as often as wanted", async () => {
  const { client } = await wire([pdf({ "x-request-id": "r-1" })]);
  const { data: file, response, meta } = await client.labTests.collectionInstructions("id-1").withResponse();
  expect(file.bytes).toEqual(bytes);
  expect(file).toMatchObject({ contentType: "application/pdf", filename: null, size: bytes.length });
  for (let times = 0; times < 2; times++) {
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
    const blob = await file.blob();
    expect(blob.type).toBe("application/pdf");
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes);
    expect(new Uint8Array(await new Response(file.stream()).arrayBuffer())).toEqual(bytes);
  }
  new Uint8Array(await file.arrayBuffer()).fill(0);
  expect(file.bytes).toEqual(bytes);
  expect([response.status, meta.requestId, meta.attempts]).toEqual([200, "r-1", 1]);
});

test.each([
  ['attachment; filename="instructions.pdf"', "instructions.pdf"],
  ["attachment; filename=kit-7.pdf", "kit-7.pdf"],
  [`attachment; filename="fallback.pdf"; filename*=UTF-8''na%C3%AFve%20kit.pdf`, "naïve kit.pdf"],
  ["attachment; filename*=UTF-8'fr'mode%20d%27emploi.pdf", "mode d'emploi.pdf"],
  ['attachment; filename="../../etc/passwd"', "passwd"],
  ["attachment; filename*=UTF-8''..%2F..%5Cboot.ini", "boot.ini"],
  ['attachment; filename="kit; part 1.pdf"', "kit; part 1.pdf"],
  ["attachment; filename*=UTF-8''kit%00%0A.pdf", "kit.pdf"],
  ['attachment; filename=".."', null],
  ["attachment; filename*=UTF-8''%E0%A4%A", null],
  [`attachment; filename="kit.pdf"; filename*=UTF-8''%E0%A4%A`, "kit.pdf"],
  ['attachment; filename="the \\"kit\\".pdf"; size=9', 'the "kit".pdf'],
  ['attachment; filename = "kit.pdf"', "kit.pdf"],
  ['attachment; filename="C:\\labs\\kit.pdf"', "kit.pdf"],
  ["inline", null],
])("the suggested name of %s is %s", async (header, name) => {
  const { client } = await wire([pdf({ "content-disposition": header })]);
  expect((await client.labTests.collectionInstructions("id-1")).filename).toBe(name);
});

test.each([
  [
    "text/html",
    "<html>Jane Doe</html>",
    "not a PDF but text/html (r-9). This is a web page: check baseUrl, and any proxy or gateway.",
    "invalid_pdf",
  ],
  ["application/json", "{}", "not a PDF but application/json (r-9)", "invalid_pdf"],
  ["application/pdfx", "Jane Doe", "not a PDF but application/pdfx (r-9)", "invalid_pdf"],
  ["application/pdf", "", "empty where a PDF is due (r-9)", "empty_body"],
])(
  "[ERR-4] a 200 of %s that is no PDF is a DecodeError that does not show it",
  async (type, body, said, code) => {
    const { client, arrived } = await wire([
      (response) => response.writeHead(200, { "content-type": type, "x-request-id": "r-9" }).end(body),
    ]);
    const failure = await getFailure(client.labTests.collectionInstructions("id-1"));
    expect(isDecodeError(failure) && failure.code).toBe(code);
    expect(failure.message).toBe(`GET /v3/lab_test/{lab_test_id}/collection_instruction_pdf -> 200: ${said}`);
    expect(inspect(failure)).not.toContain("Jane");
    expect(arrived).toHaveLength(1);
  },
);

test("[LIM-4] a suggested name of any length is read in linear time", () => {
  for (const letter of ["a", "a.", " ", "\u0001", "filename=", "/a", "\\"]) {
    const name = letter.repeat(1_000_000 / letter.length);
    const began = performance.now();
    parseFilename(`attachment; filename="${name}"`);
    parseFilename(`attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
    // In quadratic time it would be hours.
    expect(performance.now() - began).toBeLessThan(3_000);
  }
});

test("[AUT-5] no way of printing or copying a PDF shows its bytes", async () => {
  const { client } = await wire([pdf()]);
  const file = await client.labTests.collectionInstructions("id-1");
  const printed = [
    inspect(file, { showHidden: true, depth: 9 }),
    inspect(structuredClone({ ...file }), { showHidden: true, depth: 9 }),
    JSON.stringify(file),
    JSON.stringify(Reflect.ownKeys(file)),
    stringify(file),
    // Vitest names a getter of a prototype, and not what is in its bytes.
    JSON.stringify(serializeError({ received: file })).replace('"bytes":"<Uint8Array(15) ...>"', ""),
  ];
  for (const text of printed) expect(text).not.toMatch(/bytes: Uint|37|%PDF|"bytes"/);
});

test.each([
  ["whole", `%PDF-1.7 ${"x".repeat(9_000)}%%EOF\n`, true],
  ["whole, with other bytes after its end", `%PDF-1.7 %%EOF${"x".repeat(1_000)}`, true],
  ["whole, filled up to a block", `%PDF-1.7 %%EOF\r\n${"\0".repeat(9_000)}`, true],
  ["whole, filled up with spaces", `%PDF-1.7 %%EOF${" ".repeat(9_000)}`, true],
  ["cut off", `%PDF-1.7 %%EOF${"x".repeat(9_000)}`, false],
  ["no more than its first line", "%PDF-1.7", false],
])("[ERR-9] a PDF that is %s is a file: %#", async (_name, text, isFile) => {
  const { client } = stubbed(() => new Response(text, { headers: { "content-type": "application/pdf" } }));
  const call = client.labTests.collectionInstructions("id-1");
  if (isFile) return expect((await call).size).toBe(text.length);
  const failure = await getFailure(call);
  expect(failure).toMatchObject({ name: "DecodeError", code: "invalid_pdf", attempts: 1 });
  expect(failure.message).toBe(
    "GET /v3/lab_test/{lab_test_id}/collection_instruction_pdf -> 200: a PDF without its end",
  );
});
