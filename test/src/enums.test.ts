import { readFileSync } from "node:fs";
import * as enums from "sanguine/enums";
import { openEnum } from "sanguine";
import { expect, test } from "vitest";

const Color = openEnum(["red", "green"]);

test("[GEN-4] an open enum knows its values, and gives an unknown one to the fallback", () => {
  expect(Color.values).toEqual(["red", "green"]);
  expect([Color.is("red"), Color.is("blue"), Color.is(null), Color.is(5)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  const cases = { red: (value: string) => `known ${value}`, green: () => "go" };
  expect(Color.match("red", cases, () => "?")).toBe("known red");
  expect(Color.match("green", cases, () => "?")).toBe("go");
  for (const value of ["blue", "", null, undefined, "toString", "__proto__"]) {
    expect(Color.match(value, cases, (other) => `unknown ${other}`)).toBe(`unknown ${value}`);
  }
});

test("[GEN-4] a known value without a handler goes to the fallback, where no compiler has asked for one", () => {
  // @ts-expect-error -- cases that were written before there was green.
  expect(Color.match("green", { red: () => "stop" }, () => "unknown")).toBe("unknown");
  // @ts-expect-error -- the same, where every object has such a property.
  expect(openEnum(["constructor"]).match("constructor", {}, () => "unknown")).toBe("unknown");
});

test("[GEN-4, PRV-5] every enumeration of the document has a reader with the values of the document", () => {
  const document = JSON.parse(
    readFileSync(new URL("../../src/generated/openapi.json", import.meta.url), "utf8"),
  ) as {
    components: { schemas: Record<string, { enum?: (string | null)[] }> };
  };
  const declared = Object.entries(document.components.schemas).filter(([, schema]) => schema.enum);
  expect(declared.length).toBeGreaterThan(10);
  for (const [name, schema] of declared) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion, import/namespace -- looked up by name.
    const reader = enums[name as "Resource"];
    expect([name, ...reader.values]).toEqual([
      name,
      ...(schema.enum ?? []).filter((value) => value !== null),
    ]);
  }
});
