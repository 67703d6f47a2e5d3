import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import { toSlug } from "../../mock/catalog/labs/analyte.ts";
import { parseEmailAccount } from "../../mock/domain/link/sign-in.ts";
import { buildLinkWebUrl } from "../../mock/domain/link/tokens.ts";
import { detectResultType, parseRange } from "../../mock/domain/orders/results/result-types.ts";
import { Router } from "../../mock/http/router.ts";
import { trimTrailingSlashes } from "../../mock/kernel/trim-trailing-slashes.ts";
import { parseDate } from "../../mock/report-parser/dates.ts";
import { findLabel } from "../../mock/report-parser/labels.ts";
import { findLoincMatches } from "../../mock/report-parser/loinc.ts";
import { parseMetadata } from "../../mock/report-parser/metadata.ts";
import { findNumberStyles, parseMeasuredValue } from "../../mock/report-parser/numbers.ts";
import { parseRange as parseReferenceRange } from "../../mock/report-parser/ranges.ts";
import { parseReading } from "../../mock/report-parser/result.ts";
import { parseRows } from "../../mock/report-parser/rows.ts";
import { operations } from "../../src/generated/operations.ts";
import { measureGrowth, SUPERLINEAR } from "../support/growth.ts";
import { reportRow } from "./report-parser/report-row.ts";

const router = new Router(Object.values(operations));
const line = (text: string) => [{ width: 612, pieces: [{ text, x: 60, right: 500, y: 80, size: 10 }] }];
const adult = { gender: "male", age: 40, name: "Iron" };
const manyLines = (count: number, text: string) => {
  const pieces = Array.from({ length: count }, (_, at) => ({ text, x: 60, right: 90, y: 10 * at, size: 10 }));
  return [{ width: 612, pieces }];
};

/** Each input took quadratic or cubic time before; `size` is that of the smaller run. */
const inputs: readonly (readonly [name: string, size: number, work: (size: number) => unknown])[] = [
  ["the nearest path of a 404", 4000, (size) => router.match("GET", "/".repeat(size))],
  ["an e-mail address of a sign-in", 20_000, (size) => parseEmailAccount(`a@a${".a".repeat(size)}@`)],
  ["the slashes of an address", 20_000, (size) => trimTrailingSlashes(`${"/".repeat(size)}a`)],
  ["the address of a link page", 20_000, (size) => buildLinkWebUrl(`${"/".repeat(size)}a`, "t")],
  ["a bounded result", 300, (size) => parseRange(`${"0".repeat(size)}-${"0".repeat(size)}x`)],
  ["a bounded result with one end", 20_000, (size) => parseRange(`<${"0".repeat(size)}x`)],
  ["the type of a result", 20_000, (size) => detectResultType(`${"0".repeat(size)}x`, [])],
  ["a slug", 20_000, (size) => toSlug(`a${"_".repeat(size)}b`)],
  ["a date", 20_000, (size) => parseDate(`${"AAA".repeat(size)}.AAA 0 0000`)],
  ["a time of day", 20_000, (size) => parseDate(`2026-01-02${" ".repeat(size)},0:00`)],
  ["a label", 20_000, (size) => findLabel(`x${" ".repeat(size)}##`)],
  ["a name with brackets", 20_000, (size) => findLoincMatches("(".repeat(size), null)],
  ["the numbers of a report", 20_000, (size) => findNumberStyles(["1 000".repeat(size)])],
  ["a value", 20_000, (size) => parseMeasuredValue(`${"\t".repeat(size)}x`)],
  ["a range of two sexes", 20_000, (size) => parseReferenceRange(`M${"\t".repeat(size)}N`, ".", adult)],
  [
    "a reference range",
    20_000,
    (size) => parseReferenceRange(`<${" ".repeat(size)}${"1".repeat(size)}x`, ".", adult),
  ],
  [
    "a row of a report",
    20_000,
    (size) => parseReading({ ...reportRow, name: `a${"\t".repeat(size)}b`, panel: null }),
  ],
  [
    "a value of a report",
    20_000,
    (size) => parseReading({ ...reportRow, value: `*0${"0".repeat(size)}\n`, panel: null }),
  ],
  ["a name of a report", 20_000, (size) => parseMetadata(line(`Patient: ${"a,".repeat(size)}`))],
  ["a letterhead", 20_000, (size) => parseMetadata(line(`${" a".repeat(size)}Y-REPORT`))],
  ["labels on one line", 2000, (size) => parseMetadata(line("ID: ".repeat(size)))],
  ["words before a label", 2000, (size) => parseMetadata(line(`${"a ".repeat(size)}:`))],
  ["many pieces on one line", 600, (size) => parseRows(manyPieces(size))],
  ["a cell of many lines", 500, (size) => parseRows(cellOfLines(size))],
];

/** Creates separate pieces on one line. */
function manyPieces(count: number) {
  const pieces = Array.from({ length: count }, (_, at) => ({
    text: "a",
    x: 20 * at,
    right: 20 * at + 5,
    y: 80,
    size: 10,
  }));
  return [{ width: 612, pieces }];
}

const at = (text: string, x: number) => ({ text, x, right: x + 30, y: -10, size: 10 });

/** Creates a row whose unit continues line by line. */
function cellOfLines(count: number) {
  const [page] = manyLines(count, "(".repeat(50));
  const head = [at("Test", 60), at("Result", 200), at("Units", 300)];
  const first = [at("Iron", 60), at("5", 200), at("mg/dL", 300)].map((piece) => ({ ...piece, y: 0 }));
  const rest = (page?.pieces ?? []).map((piece) => ({ ...piece, x: 300, right: 330, y: piece.y + 10 }));
  return [{ width: 612, pieces: [...head, ...first, ...rest] }];
}

describe("[LIM-1] work on a long input is proportional to its length", () => {
  it.each(inputs)("%s", { timeout: 60_000 }, (_, size, work) => {
    expect(measureGrowth(work, size)).toBeLessThan(SUPERLINEAR);
  });

  it("a path with many segments gets no suggestion", () => {
    expect(router.match("GET", "/v2/users")).toMatchObject({ near: ["GET /v2/user"] });
    expect(router.match("GET", `/v2/users${"/a".repeat(12)}`)).toMatchObject({ near: [] });
  });

  it("an e-mail address of 100 kB does not sign in", async () => {
    const mock = createMock({ seed: "growth" });
    const { user_id } = mock.users.create();
    const { link_token } = mock.link.createToken({ user: user_id });
    const response = await mock.fetch(`${mock.url}/v2/link/provider/email/marlstone_sensor`, {
      method: "POST",
      headers: { "x-service-link-token": link_token, "content-type": "application/json" },
      body: JSON.stringify({ email: `a@${"a.".repeat(50_000)}@` }),
    });
    expect(await response.json()).toMatchObject({ state: "error", error_type: "provider_credential_error" });
  });
});
