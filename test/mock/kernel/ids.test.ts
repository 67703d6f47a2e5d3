import * as fc from "../../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { Ids, packUuid, unpackUuid } from "../../../mock/kernel/ids.ts";

const V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

function counting() {
  const values = new Map<string, number>();
  return {
    next: (name: string) => {
      const value = (values.get(name) ?? 0) + 1;
      values.set(name, value);
      return value;
    },
  };
}

it("Ids creates unique UUIDs of version 4", () => {
  const ids = new Ids(() => "seed", counting());
  const made = Array.from({ length: 20_000 }, () => ids.uuid("user"));
  expect(made.every((id) => V4.test(id))).toBe(true);
  expect(new Set(made).size).toBe(made.length);
});

describe("packed UUIDs", () => {
  const number = fc.integer({ min: 0, max: 2 ** 48 - 1 });

  it("return their numbers when they are unpacked", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), number, number, (secret, kind, a, b) => {
        const uuid = packUuid(secret, kind, a, b);
        expect(uuid).toMatch(V4);
        expect(unpackUuid(secret, kind, uuid)).toEqual({ a, b });
        expect(unpackUuid(secret, kind, uuid.toUpperCase())).toEqual({ a, b });
      }),
      { numRuns: 500 },
    );
  });

  it("are invalid with another secret or type", () => {
    const uuid = packUuid("secret", "workout", 3, 1.7e12);
    expect(unpackUuid("other", "workout", uuid)).toBeNull();
    expect(unpackUuid("secret", "sleep", uuid)).toBeNull();
  });

  it("are invalid after any digit changes", () => {
    const place = fc.integer({ min: 0, max: 35 }).filter((index) => ![8, 13, 14, 18, 19, 23].includes(index));
    fc.assert(
      fc.property(
        number,
        number,
        place,
        fc.constantFrom(..."0123456789abcdef".split("")),
        (a, b, index, digit) => {
          const uuid = packUuid("secret", "kind", a, b);
          fc.pre(uuid[index] !== digit);
          expect(
            unpackUuid("secret", "kind", uuid.slice(0, index) + digit + uuid.slice(index + 1)),
          ).toBeNull();
        },
      ),
      { numRuns: 500 },
    );
  });

  it("are not unpacked from an invalid UUID", () => {
    for (const text of [
      "",
      "x",
      "00000000-0000-0000-0000-000000000000",
      "00000000-0000-1000-8000-000000000000",
    ]) {
      expect(unpackUuid("secret", "kind", text)).toBeNull();
    }
  });
});
