// oxlint-disable vitest/no-standalone-expect -- The rule does not know that the fixture's test is a test.
import { test } from "sanguine/mock/vitest";
import { describe, expect, vi } from "vitest";
import { createMock } from "sanguine/mock";
import { findMock } from "../../../mock/adapters/fixture-server.ts";

describe("the fixture", () => {
  const ended: string[] = [];
  for (const name of ["one", "another"])
    test(`[RUN-3] ends the interception with the test (${name})`, async ({ mock, client }) => {
      expect((await client.users.list()).items).toEqual([]);
      await client.users.create({ client_user_id: "u-1" });
      expect(findMock(mock.url)).toBe(mock);
      // The tests run in any order, and the later one shows what the earlier one left.
      expect(ended.map(findMock)).toEqual(ended.map(() => undefined));
      ended.push(mock.url);
    });

  test("[RUN-3] leaves a mock of a using block alone", async ({ mock, client }) => {
    using own = createMock();
    own.users.create();
    await client.users.create({ client_user_id: "u-42" });
    expect([own.users.list().length, mock.users.list().length]).toEqual([1, 1]);
    expect(findMock(own.url)).toBeUndefined();
  });

  test("works while all timers are faked", async ({ mock, client }) => {
    vi.useFakeTimers();
    try {
      const bodies: string[] = [];
      mock.webhooks.register({ handler: async (request) => void bodies.push(await request.text()) });
      mock.faults.add({ operation: "providers.list", status: 503, times: 1 });
      await client.providers.list();
      mock.orders.create();
      await mock.idle();
      await mock.clock.advance("1d");
      expect([mock.requests.count(), bodies.length]).toEqual([2, 1]);
    } finally {
      vi.useRealTimers();
    }
  });

  test.concurrent.for([1, 2, 3, 4])(
    "[RUN-3] isolates concurrent tests (case %i)",
    async (number, { mock, client }) => {
      const names = Array.from({ length: number }, (_, index) => `u${index}`);
      await Promise.all(names.map((client_user_id) => client.users.create({ client_user_id })));
      expect(mock.users.list()).toHaveLength(number);
    },
  );
});
