import { test } from "sanguine/mock/vitest";
import RequestCoverageReporter from "sanguine/mock/vitest-coverage";
import { afterEach, describe, expect, test as plain, vi } from "vitest";

/** The metadata of the tests above, which Vitest sends to its reporters. */
const metadata: object[] = [];
afterEach(({ task }) => {
  // Hooks run before the fixtures end, so keep the object and read it later.
  metadata.push(task.meta);
});

// The last test reads what the others left, so their order stays when others are shuffled.
describe("[JNL-4] tests in order", { shuffle: false }, () => {
  test("creates a user twice", async ({ client }) => {
    await client.users.create({ client_user_id: "u-42" });
    await client.users.create({ client_user_id: "u-42" }).catch(() => null);
    expect(client).toBeDefined();
  });

  test("lists providers of another team", async ({ mock }) => {
    expect((await mock.team().client().providers.list()).length).toBeGreaterThan(0);
  });

  plain("the reporter prints the coverage of all tests that use the fixture", async () => {
    const printed: string[] = [];
    const log = vi.spyOn(console, "log").mockImplementation((text: string) => void printed.push(text));
    const report = (parts: readonly object[]) =>
      new RequestCoverageReporter().onTestRunEnd([
        { children: { allTests: () => parts.map((part) => ({ meta: () => structuredClone(part) })) } },
      ]);
    try {
      await report([{}]);
      await report([...metadata, {}]);
    } finally {
      log.mockRestore();
    }
    expect(printed).toHaveLength(1);
    expect(printed[0]?.trimStart().split("\n").slice(0, 5)).toEqual([
      "operation       calls  statuses         error statuses never met",
      "users.create        2  200 (1) 400 (1)  401 403 413 415 422 429 500 503",
      "providers.list      1  200 (1)          400 401 403 422 429 500 503",
      "",
      expect.stringMatching(/^Operations called: 2 of \d+\. Their error statuses met: 1 of 16\.$/),
    ]);
  });
});
