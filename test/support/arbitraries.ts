import * as fc from "fast-check";
import { isNullable, listForms } from "../contract/schemas.ts";
import type { Schema } from "./document.ts";

/** True with a probability. */
export const chance = (probability: number): fc.Arbitrary<boolean> =>
  fc.integer({ min: 1, max: 1_000 }).map((drawn) => drawn <= probability * 1_000);

/** Any character. The unit `binary` of fast-check makes a map of all of them, which takes a second and 100 MB. */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  .map((number) => String.fromCodePoint(number < 0xd800 ? number : number + 0x800));

/** Texts that break careless code. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom("", " ", "\0", "\u202Eabc", "🩸", "\uD800", "a".repeat(5_000), "../../etc/passwd", "%00"),
  fc.constantFrom("%zz", "<script>alert(1)</script>", "' OR 1=1 --", "${7*7}", "__proto__", "constructor"),
  fc.constantFrom("null", "NaN", "-1", "1e999", "0x10", "9007199254740993", "true", "[]", "{}"),
  fc.constantFrom("2026-02-30", "2026-13-01T25:61:61Z", "0000-00-00"),
  fc.string({ unit: anyCharacter }),
);

/** Values of wrong types and at the limits of types. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown[]>(null, true, false, 0, -1, 0.5, 1e308, -1e308, 2 ** 31, [], {}, [[]], [null]),
  fc.constantFrom<unknown[]>(
    { a: { b: {} } },
    Array.from({ length: 200 }, (_, index) => index),
    JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  ),
  fc.double(),
  fc.jsonValue(),
);

/** Draws a copy of a JSON value with one place replaced, removed or added. */
export function spoil(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== "object" || value === null) return hostileValue;
  const entries = Object.entries(value);
  const rebuild = (changed: readonly (readonly [string, unknown])[]): unknown =>
    Array.isArray(value) ? changed.map(([, item]) => item) : Object.fromEntries(changed);
  const added = fc.tuple(hostileText, hostileValue).map((entry) => rebuild([...entries, entry]));
  if (entries.length === 0) return added;
  const changed = fc.nat(entries.length - 1).chain((at) => {
    const others = entries.filter((_, index) => index !== at);
    const replaced = spoil(entries[at]?.[1]).map((item) =>
      rebuild(entries.map(([name, old], index) => [name, index === at ? item : old])),
    );
    return fc.oneof(
      { weight: 3, arbitrary: replaced },
      { weight: 1, arbitrary: fc.constant(rebuild(others)) },
    );
  });
  return fc.oneof(
    { weight: 16, arbitrary: changed },
    { weight: 3, arbitrary: added },
    { weight: 1, arbitrary: hostileValue },
  );
}

/** Values of fields by name, which a request needs to reach the rules of the service. */
type Known = ReadonlyMap<string, unknown>;

/** Draws values that match a schema of the OpenAPI document. Fields with a known value have it. */
export function match(raw: Schema, known: Known = new Map(), depth = 0): fc.Arbitrary<unknown> {
  const forms = listForms(raw).flatMap((schema) => {
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
    const types = [schema.type ?? "object"].flat().filter((type) => type !== "null");
    return types.map((type) => matchType(type, schema, known, depth));
  });
  const matched: fc.Arbitrary<unknown> = fc.oneof(...forms);
  return isNullable(raw) ? fc.option(matched, { freq: 6 }) : matched;
}

function matchType(type: string, schema: Schema, known: Known, depth: number): fc.Arbitrary<unknown> {
  const { minItems = 0, maxItems = Infinity, minimum, maximum = 2 ** 31, items = {} } = schema;
  const least = minimum ?? 0;
  switch (type) {
    case "array":
      return fc.array(match(items, known, depth + 1), {
        minLength: minItems,
        maxLength: depth > 6 ? minItems : Math.min(maxItems, minItems + 2),
      });
    case "object": {
      const required = new Set(schema.required);
      const fields = Object.entries(schema.properties ?? {}).filter(
        ([name]) => depth <= 4 || required.has(name),
      );
      const matched = fields.map(([name, each]) => [
        name,
        known.has(name) ? fc.constant(known.get(name)) : match(each, known, depth + 1),
      ]);
      return fc.record(Object.fromEntries(matched) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: fields.map(([name]) => name).filter((name) => required.has(name)),
      });
    }
    case "boolean":
      return fc.boolean();
    case "integer":
    case "number":
      return fc.oneof(
        fc.integer({ min: Math.ceil(least), max: Math.floor(Math.min(maximum, least + 100)) }),
        fc.constantFrom(minimum ?? -1e9, maximum),
      );
    default: {
      const { format, pattern, minLength, maxLength } = schema;
      const key = JSON.stringify([format, pattern, minLength, maxLength]);
      const texts = textsByKey.get(key) ?? matchText(schema);
      textsByKey.set(key, texts);
      return texts;
    }
  }
}

/** Making texts of a pattern or with any letters takes a millisecond. Many fields have the same ones. */
const textsByKey = new Map<string, fc.Arbitrary<string>>();

/** Half of the days are near the time of a mock. */
const day = fc
  .oneof(
    fc.date({ min: new Date("2026-01-01"), max: new Date("2026-03-31"), noInvalidDate: true }),
    fc.date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true }),
  )
  .map((date) => date.toISOString());

/** Draws texts of a format or a pattern, or of a length: half of them are short. */
function matchText({ format, pattern, minLength = 0, maxLength = 1_100 }: Schema): fc.Arbitrary<string> {
  if (format === "uuid") return fc.uuid();
  if (format === "date") return day.map((text) => text.slice(0, 10));
  if (format === "date-time") return day;
  if (format === "email") return fc.stringMatching(/^[a-z]{1,9}@[a-z]{1,9}\.[a-z]{2,5}$/);
  if (pattern !== undefined)
    return fc.stringMatching(new RegExp(pattern, "u")).filter((text) => Array.from(text).length <= maxLength);
  const ofLength = (max: number) => fc.string({ minLength, maxLength: max, unit: "grapheme-composite" });
  return fc.oneof(ofLength(Math.max(minLength, Math.min(maxLength, 40))), ofLength(maxLength));
}
