import { expect, it } from "vitest";
import { createMock, createMockWith } from "../../../mock/core/create-mock.ts";
import { fuzzService } from "../../../scripts/fuzz/fuzz-service.ts";
import { operations } from "../../../src/generated/operations.ts";

const options = { seed: "test", requests: 1 };

it("finds no fault in the mock, and sends requests to every operation", async () => {
  const { counts, failures } = await fuzzService({ seed: "test", requests: 2 });
  expect(failures).toEqual([]);
  expect(Object.keys(counts)).toHaveLength(Object.keys(operations).length);
  expect(Object.values(counts).every(({ requests }) => requests === 2)).toBe(true);
  expect(Object.values(counts).filter(({ accepted }) => accepted > 0).length).toBeGreaterThan(20);
});

it("finds a response outside the OpenAPI document, and an error of the mock", async () => {
  const { failures } = await fuzzService({
    ...options,
    create: (seed) =>
      createMockWith(
        { seed },
        {
          handlers: {
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the planted fault
            "providers.list": () => [{ slug: 7 }] as never,
            "labTests.labs": () => {
              throw new Error("planted");
            },
          },
        },
      ),
  });
  const found = new Set(failures.map(({ operation }) => operation));
  expect(found).toEqual(new Set(["providers.list", "labTests.labs"]));
});

it("finds a refused request that changes the state", async () => {
  const { failures } = await fuzzService({
    ...options,
    create: (seed) => {
      const mock = createMock({ seed });
      mock.override("users.get", ({ respond }) => {
        mock.users.create({ client_user_id: `planted-${mock.users.list().length}` });
        return respond(404, { detail: "User not found" });
      });
      return mock;
    },
  });
  expect(failures.map(({ problem }) => problem)).toContain("status 404, but the state changed");
});
