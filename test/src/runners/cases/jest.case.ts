// oxlint-disable vitest/no-standalone-expect -- the tests are made in a loop of suite.ts.
import type { expect as expectOf, test as testOf } from "vitest";
import { failEverywhere } from "./suite.ts";

// Jest's own globals, whose types are those of Vitest as far as this file goes.
const { expect, test } = globalThis as unknown as { expect: typeof expectOf; test: typeof testOf };

failEverywhere({
  test,
  comparisons: {
    toEqual: (received) => expect(received).toEqual({}),
    toStrictEqual: (received) => expect(received).toStrictEqual(new Error("other")),
    toMatchObject: (received) => expect(received).toMatchObject({ body: { detail: "other" }, last: 1 }),
    toBeNull: (received) => expect(received).toBeNull(),
    resolves: (_, call) => expect(call()).resolves.toEqual(1),
    rejects: (_, call) => expect(call()).rejects.toThrow("other"),
  },
});
