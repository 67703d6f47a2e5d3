import { describe, expect, it } from "vitest";
import { UnknownValues, type UnknownValuesOptions } from "../../../mock/unknown-values/unknown-values.ts";
import { openEnumPaths } from "../../../src/generated/open-enum-paths.ts";

const paths = {
  ...openEnumPaths,
  "users.providers": ["providers.*.status", "kinds.*", "map.*.level", "gone.*.x"],
};

function createSetup(initial: UnknownValuesOptions | null = null) {
  let options = initial;
  return new UnknownValues(paths, { get: () => options, set: (next) => (options = next) });
}

const body = Object.freeze({
  providers: Object.freeze([
    { slug: "a", status: "connected", nested: { deep: 1 } },
    { slug: "b", status: null },
  ]),
  kinds: ["x"],
  map: { one: { level: "low" } },
});

describe("unknown values", () => {
  it("are off by default and change no response", () => {
    const unknownValues = createSetup();
    expect(unknownValues.apply("users.providers", body)).toBe(body);
    unknownValues.enable();
    unknownValues.disable();
    expect(unknownValues.apply("users.providers", body)).toBe(body);
  });

  it("rename the values of open enumerations, add one to a list of them, and keep null", () => {
    const unknownValues = createSetup();
    unknownValues.enable({ fields: false });
    expect(unknownValues.apply("users.providers", body)).toEqual({
      providers: [
        { slug: "a", status: "future_connected", nested: { deep: 1 } },
        { slug: "b", status: null },
      ],
      kinds: ["x", "future_value"],
      map: { one: { level: "future_low" } },
    });
  });

  it("add a field to the response and to the objects of its lists, and no key to its maps", () => {
    const unknownValues = createSetup();
    unknownValues.enable({ enums: false });
    const field = { future_field: expect.any(String) };
    expect(unknownValues.apply("users.providers", body)).toEqual({
      providers: [
        { slug: "a", status: "connected", nested: { deep: 1 }, ...field },
        { slug: "b", status: null, ...field },
      ],
      kinds: ["x"],
      map: { one: { level: "low" } },
      ...field,
    });
  });

  it("can be limited to some operations", () => {
    const unknownValues = createSetup();
    unknownValues.enable({ operations: ["users.get"] });
    expect(unknownValues.apply("users.providers", body)).toBe(body);
    expect(unknownValues.apply("users.get", {})).toHaveProperty("future_field");
  });
});
