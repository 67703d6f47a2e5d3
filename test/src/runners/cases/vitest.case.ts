// oxlint-disable vitest/no-standalone-expect -- the tests are made in a loop of suite.ts.
import { expect, test } from "vitest";
import { failEverywhere } from "./suite.ts";

failEverywhere({
  test,
  comparisons: {
    toEqual: (received) => expect(received).toEqual({}),
    toStrictEqual: (received) => expect(received).toStrictEqual(new Error("other")),
    toMatchObject: (received) => expect(received).toMatchObject({ body: { detail: "other" }, last: 1 }),
    toBeNull: (received) => expect(received).toBeNull(),
    toMatchInlineSnapshot: (received) => expect(received).toMatchInlineSnapshot(`"other"`),
    resolves: (_, call) => expect(call()).resolves.toEqual(1),
    rejects: (_, call) => expect(call()).rejects.toThrow("other"),
    "rejects toEqual": (_, call) => expect(call()).rejects.toEqual({ a: 1 }),
  },
});
