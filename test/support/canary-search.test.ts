import { format, inspect } from "node:util";
import { expect, test } from "vitest";
import { canaryForms, canaryKey, canaryToken, findCanary } from "./canary-search.ts";

const texts = [canaryKey, canaryToken, ...canaryForms.flatMap((form) => [form(1), form(27)])];

test.each(texts)("finds %s as text, as base64 at each offset, and as printed bytes", (text) => {
  const bytes = new TextEncoder().encode(`%PDF-${text} %%EOF`);
  const shown = [
    text,
    ...["", "_", "__"].map((before) => Buffer.from(`${before}${text}.`).toString("base64")),
    inspect(bytes),
    inspect(Buffer.from(bytes)),
    JSON.stringify(bytes),
    JSON.stringify(Buffer.from(bytes)),
    JSON.stringify(Array.from(bytes), null, 2),
    format("%j", bytes),
  ];
  expect(shown.filter((each) => findCanary(each) === null)).toEqual([]);
});

test("finds nothing in other texts", () => {
  expect(findCanary("GET /v2/user/{user_id} -> 422 at canary-calls.ts:92, 63 61 6e, Y2Fu")).toBe(null);
});
