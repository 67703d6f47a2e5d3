import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { Redactor } from "../../../mock/recording/redact.ts";
import { Pseudonyms, type TextPlace } from "../../../mock/recording/pseudonyms.ts";
import { isCount } from "../../../mock/recording/vocabulary.ts";

const create = (key = "a key of the test"): Pseudonyms =>
  new Pseudonyms((text) => createHmac("sha256", key).update(text).digest("hex"));

const DECLARED: TextPlace = { isDate: () => true };
const SECRET: TextPlace = { isSecret: true };

describe("the pseudonym of a text", () => {
  it("[REC-2] has the format of the text, and with other keys any character in each place", () => {
    const seen = Array.from({ length: 400 }, (_, key) => create(`key ${key}`).text("MBR-0123456789-abcQX"));
    for (const pseudonym of seen) expect(pseudonym).toMatch(/^[A-Z]{3}-\d{10}-[a-z]{3}[A-Z]{2}$/);
    expect(seen).not.toContain("MBR-0123456789-abcQX");
    // A character that never occurs would be the one of the text.
    const counts = [26, 26, 26, 1, ...Array.from({ length: 10 }, () => 10), 1, 26, 26, 26, 26, 26];
    expect(counts.map((_, index) => new Set(seen.map((text) => text[index])).size)).toEqual(counts);
  });

  it("[REC-2] of a short text may be the text, because one that never occurs would be the text", () => {
    for (const [text, count] of [
      ["7", 10],
      ["Q", 26],
    ] as const) {
      const seen = Array.from({ length: 400 }, (_, key) => create(`key ${key}`).text(text));
      expect(new Set(seen).size).toBe(count);
    }
  });

  it.each([
    ["a0", "a0"],
    ["a0A", "r7R"],
    ["a-0", "a-0"],
  ])(
    "[REC-2] of %s is %s where the first draw is the text: from three letters and digits on, another draw",
    (text, pseudonym) => {
      // Bytes of 0 choose the first character of each alphabet, those of 17 the 18th, which is the 8th of ten digits.
      const draws = new Pseudonyms((variant) => (variant.endsWith(":0:0") ? "0" : "1").repeat(64));
      expect(draws.text(text)).toBe(pseudonym);
    },
  );

  it.each([
    ["texts of three digits", Array.from({ length: 200 }, (_, index) => String(800 + index))],
    [
      "texts of two letters",
      Array.from({ length: 26 }, (_, index) => `${"abcdefghijklmnopqrstuvwxyz"[index]}x`),
    ],
  ])("[REC-2] differs between %s", (_, texts) => {
    const pseudonyms = create();
    const first = texts.map((text) => pseudonyms.text(text));
    expect(new Set(first).size).toBe(texts.length);
    expect(texts.map((text) => pseudonyms.text(text))).toEqual(first);
  });

  it("[REC-1] shows the lengths of up to two words, and of no sentence", () => {
    const pseudonyms = create();
    expect(pseudonyms.text("Ada Fernsby")).toMatch(/^[A-Z][a-z]{2} [A-Z][a-z]{6}$/);
    for (const text of ["Ada B Fernsby", "no known allergies", "a\tb\nc"])
      expect(pseudonyms.text(text)).toMatch(/^Text [\da-f]{16}$/);
  });

  it.each([
    ["https://ada.example/results?id=7", /^https:\/\/recorded\.example\.com\/[\da-f]{32}$/],
    ["Ada.Fernsby@x.example", /^p[\da-f]{12}@example\.com$/],
    ["Europe/Berlin", /^Etc\/UTC$/],
    ["America/Indiana/Knox", /^Etc\/UTC$/],
    ["America/Port-au-Prince", /^Etc\/UTC$/],
    // No time zones: their formats stay.
    ["in Europe/Berlin", /^[a-z]{2} [A-Z][a-z]{5}\/[A-Z][a-z]{5}$/],
    ["Europe/Berlin!", /^[A-Z][a-z]{5}\/[A-Z][a-z]{5}!$/],
    ["sleep/Apnea", /^[a-z]{5}\/[A-Z][a-z]{4}$/],
    ["Sleep/apnea", /^[A-Z][a-z]{4}\/[a-z]{5}$/],
    ["One/Two/Three/Four", /^[A-Z][a-z]{2}\/[A-Z][a-z]{2}\/[A-Z][a-z]{4}\/[A-Z][a-z]{3}$/],
    // No dates: each character is replaced.
    ["x2026-01-14", /^[a-z]\d{4}-\d\d-\d\d$/],
    ["2026-01-14x", /^\d{4}-\d\d-\d\d[a-z]$/],
  ])("[REC-1] of %j has the format %s", (text, format) => {
    const pseudonyms = create();
    const pseudonym = pseudonyms.text(text, DECLARED);
    expect(pseudonym).toMatch(format);
    expect(pseudonym).not.toContain(text);
  });

  it("[REC-2] of an e-mail address is the same in other letters, and of a long text repeats nothing", () => {
    const pseudonyms = create();
    expect(pseudonyms.text("ADA@x.example")).toBe(pseudonyms.text("ada@X.example"));
    expect(pseudonyms.text("bob@x.example")).not.toBe(pseudonyms.text("ada@x.example"));
    const long = pseudonyms.text("a".repeat(64));
    expect(long.slice(32)).not.toBe(long.slice(0, 32));
    expect(new Set(long).size).toBeGreaterThan(5);
  });

  it("[REC-1] of a query keeps only booleans, counts and public names", () => {
    const redactor = new Redactor(create());
    const { name, ...kept } = redactor.query(
      "labTests.list",
      "include_pricing=true&collection_method=testkit&name=Ada",
    );
    expect(kept).toEqual({ include_pricing: ["true"], collection_method: ["testkit"] });
    expect(name?.[0]).toMatch(/^(?!Ada)[A-Z][a-z]{2}$/);
    expect(redactor.query("insurance.latest", "is_primary=false")).toEqual({ is_primary: ["false"] });
    expect(redactor.query("orders.list", "size=50&page=2")).toEqual({ size: ["50"], page: ["2"] });
    expect(redactor.query("psc.areaInfo", "zip_code=01001&unknown=1")).toEqual({
      zip_code: [expect.stringMatching(/^(?!01001)\d{5}$/)],
    });
  });

  it("[REC-1] shows neither the length nor the format of a secret, wherever it is repeated", () => {
    const pseudonyms = create();
    const hidden = pseudonyms.text("Pa55-w.rd!", SECRET);
    expect(hidden).toMatch(/^text-[\da-f]{16}$/);
    expect(pseudonyms.text("Pa55-w.rd!")).toBe(hidden);
    expect(pseudonyms.text("1951-03-09", SECRET)).toMatch(/^text-/);
    // Where the document requires another format.
    expect(pseudonyms.text("90210", { ...SECRET, accepts: (text) => /^\d{5}$/.test(text) })).toMatch(
      /^\d{5}$/,
    );
  });
});

it.each([
  ["total", 0, true],
  ["total", 1_000_000, true],
  ["total", 1_000_001, false],
  ["total", -1, false],
  ["total", 1.5, false],
  ["value", 7, false],
] as const)("[REC-1] the number of %s %d is recorded as it is: %s", (field, value, kept) => {
  expect(isCount(field, value)).toBe(kept);
});

describe("the pseudonym of a number", () => {
  it("[REC-2] is one of the numbers that are allowed, with the same digits", () => {
    for (let key = 0; key < 20; key += 1) {
      const pseudonyms = create(`key ${key}`);
      const numbers = [1, 2, 3, 4, 5].map((value) => pseudonyms.number(value, (one) => one >= 1 && one <= 5));
      expect(new Set(numbers)).toEqual(new Set([1, 2, 3, 4, 5]));
      expect(String(pseudonyms.number(-120.5, () => true))).toMatch(/^-(?!120\.5)[1-9]\d\d(\.[1-9])?$/);
    }
  });

  it("[REC-2] in a response keeps the digits before and after the point", () => {
    const body = { results: [{ value: 123.4, unit: "mg/dL", notes: "mg/dL" }] };
    const redacted = new Redactor(create()).responseBody("orders.result", 200, {}, body);
    // A unit of the catalog is public in its field, and a text elsewhere.
    const notes = expect.stringMatching(/^(?!mg\/dL)[a-z]{2}\/[a-z][A-Z]$/);
    expect(redacted).toEqual({ results: [{ value: expect.any(Number), unit: "mg/dL", notes }] });
    expect(JSON.stringify(redacted)).toMatch(/"value":(?!123\.4)[1-9]\d\d(\.[1-9])?,/);
  });

  it("[REC-2] that counts is kept, and so are the names of a map that the document lists", () => {
    const redactor = new Redactor(create());
    const page = { users: [], total: 37, offset: 3, limit: 100 };
    expect(redactor.responseBody("users.list", 200, {}, { ...page, next: 7, constructor: 7 })).toEqual(page);
    const account = { allowed_billing: { client_bill: ["AZ"] } };
    expect(redactor.responseBody("labAccounts.list", 200, {}, { data: [account] })).toEqual({
      data: [account],
    });
  });

  it.each([
    ["users.list", 302],
    ["users.update", 204],
  ] as const)(
    "[REC-1] of %s in a response %d, which the document does not describe, is hidden",
    (id, status) => {
      const body = { Ada: { Ada: "Ada", size: 271 }, limit: 271 };
      const redacted = JSON.stringify(new Redactor(create()).responseBody(id, status, {}, body));
      expect(redacted).toMatch(/^\{"(\w{3})":\{"\1":"\1","size":\d{3}\},"limit":\d{3}\}$/);
      expect(redacted).not.toMatch(/Ada|271/);
    },
  );

  it("[REC-1] in an issue is left out, and the name of its parameter is kept", () => {
    const issue = {
      type: "missing",
      loc: ["query", "lab_test_limit"],
      msg: "Ada",
      input: 7,
      ctx: { limit: 37 },
    };
    const redacted = new Redactor(create()).responseBody("labTests.list", 422, {}, { detail: [issue] });
    const msg = expect.stringMatching(/^(?!Ada)[A-Z][a-z]{2}$/);
    expect(redacted).toEqual({ detail: [{ type: "missing", loc: ["query", "lab_test_limit"], msg }] });
  });
});

describe("the pseudonym of a date", () => {
  const DAY = 86_400_000;

  it("[REC-2] moves with the others only where the document declares a date", () => {
    const pseudonyms = create();
    const shift = Date.parse(pseudonyms.text("2026-01-14", DECLARED)) - Date.parse("2026-01-14");
    expect(Date.parse(pseudonyms.text("1951-03-09", DECLARED)) - Date.parse("1951-03-09")).toBe(shift);
    const independent = pseudonyms.text("1951-03-09");
    expect(independent).toMatch(/^195\d-/);
    expect(Math.abs(shift)).toBeGreaterThanOrEqual(364 * DAY);
    expect(independent).not.toBe("1951-03-09");
    const times = ["00:00:00", "00:00:01"].map((time) => pseudonyms.text(`1951-03-09T${time}Z`));
    expect(times.map((time) => time.slice(0, 10))).toEqual([independent, independent]);
    expect(new Set([...times.map((time) => time.slice(11)), "00:00:00Z", "00:00:01Z"]).size).toBe(4);
  });

  it("[REC-2] is an instant in UTC with other minutes, seconds and fractions, in the same order and distance", () => {
    const pseudonyms = create();
    const texts = [
      "2026-01-14T03:02:01.123456+05:30",
      "2026-01-13T21:32:01.123Z",
      "2026-01-14T10:02:02Z",
      "2026-01-14 10:02",
      "2026-01-14T10:02:02",
      "2026-01-14T15:32:02+0530",
    ];
    const [local = "", utc = "", later = "", short = "", bare = "", compact = ""] = texts.map((text) =>
      pseudonyms.text(text, DECLARED),
    );
    expect(local).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
    expect(utc).toMatch(/T\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(short).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    expect(local).not.toContain(".123456");
    expect([`${bare}Z`, compact]).toEqual([later, later]);
    // The same instant, in another zone and with fewer digits.
    expect(local.slice(0, 19)).toBe(utc.slice(0, 19));
    const seconds = (text: string): number => Date.parse(`${text.slice(0, 19)}Z`);
    expect(seconds(later) - seconds(local)).toBe(((12 * 60 + 30) * 60 + 1) * 1000);
    for (let key = 0; key < 20; key += 1) {
      const other = create(`key ${key}`);
      const [day, instant] = ["2026-01-14", "2026-01-14T00:00:00Z"].map((text) => other.text(text, DECLARED));
      // Whole weeks, and at most an hour more.
      const hour = instant?.slice(0, 14).replace("T", " ");
      expect(hour).toBe(`${day} 00:`);
      expect(instant?.slice(14)).not.toBe("00:00Z");
    }
  });

  it("[REC-2] is any day of its decade, so that many recordings do not reveal it", () => {
    for (const [day, decade] of [
      ["1951-03-09", "195"],
      ["2000-01-01", "200"],
      ["9999-12-31", "999"],
    ] as const) {
      const days = Array.from({ length: 1000 }, (_, key) => create(`key ${key}`).text(day));
      expect(days).not.toContain(day);
      expect(new Set(days.map((one) => one.slice(0, 3)))).toEqual(new Set([decade]));
      const perYear = Array.from(
        { length: 10 },
        (_, year) => days.filter((one) => one[3] === String(year)).length,
      );
      expect(Math.min(...perYear)).toBeGreaterThan(60);
      expect(Math.max(...perYear)).toBeLessThan(140);
    }
  });

  it("has the digits of no year below 1000, and stays a date at the end of time", () => {
    const pseudonyms = create();
    expect(pseudonyms.text("0951-03-09", DECLARED)).toMatch(/^(?!0951)\d{4}-\d\d-\d\d$/);
    expect(pseudonyms.text("9999-12-31")).toMatch(/^999\d-\d\d-\d\d$/);
    expect(pseudonyms.text("2026-02-31", DECLARED)).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
