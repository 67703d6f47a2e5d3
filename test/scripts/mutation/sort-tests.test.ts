import { expect, it } from "vitest";
import { sortTests } from "../../../scripts/mutation/sort-tests.ts";

it("sorts the tests beside a source first, and keeps the order of the others", () => {
  const tests = [
    "test/docs/testing.test.ts",
    "test/mock/core/create-mock.test.ts",
    "test/mock/http/handlers/orders.test.ts",
    "test/mock/http/cors.test.ts",
    "test/src/client.test.ts",
  ];
  expect(sortTests(tests, "mock/http/cors.ts")).toEqual([
    "test/mock/http/cors.test.ts",
    "test/mock/http/handlers/orders.test.ts",
    "test/mock/core/create-mock.test.ts",
    "test/docs/testing.test.ts",
    "test/src/client.test.ts",
  ]);
});
