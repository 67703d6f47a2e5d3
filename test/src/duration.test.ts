import { isTimeoutError, isWaitTimeoutError } from "sanguine";
import { expect, test } from "vitest";
import { toMilliseconds } from "../../src/duration.ts";
import { getFailure, stubbed, userId } from "./support/client.ts";

test.each([
  ["500ms", 500],
  ["299s", 299_000],
  ["61m", 3_660_000],
  ["10h", 36_000_000],
  ["7d", 604_800_000],
  [250, 250],
  [Infinity, Infinity],
])("[GEN-10] %j is %d milliseconds", (duration, ms) => expect(toMilliseconds(duration)).toBe(ms));

test.each(["", "7", "7 d", "-1s", "1.5h", "1w", "Infinity", null, undefined, {}, { toString: 1 } as object])(
  "[GEN-10] %j is no duration",
  (value) => expect(toMilliseconds(value)).toBeNaN(),
);

test("[GEN-10] timeouts and deadlines take text, at the client and at a call", async () => {
  const never = () => new Promise<Response>(() => {});
  const { client } = stubbed(never, { timeout: "5ms", retries: 0 });
  const first = await getFailure(client.users.get(userId));
  expect(isTimeoutError(first) && first.message).toMatch(/within 5 ms \(timeout\)$/);
  const second = await getFailure(client.users.get(userId, { timeout: "1m", deadline: "6ms" }));
  expect(isTimeoutError(second) && second.message).toMatch(/within 6 ms \(deadline\)$/);
});

test("[GEN-10] a wait takes text", async () => {
  const { client, clock } = stubbed(() => Response.json({ id: "j-1", status: "started" }));
  const failure = await getFailure(client.labReports.waitFor("j-1", { timeout: "2s" }));
  expect(isWaitTimeoutError(failure) && failure.message).toMatch(/within 2000 ms/);
  expect(clock.slept).toEqual([1_000, 1_000]);
});

test.each([new Date("2026-01-15T09:00:30Z"), "2026-01-15T10:00:30+01:00", () => 1_768_467_630_000])(
  "[GEN-11] the client's now is %s",
  async (now) => {
    const waits: number[] = [];
    const headers = { "retry-after": "Thu, 15 Jan 2026 09:00:40 GMT" };
    const failures = [new Response(null, { status: 503, headers })];
    const sleep = Object.assign((ms: number) => Promise.resolve(void waits.push(ms)), { jitter: () => 0 });
    const { client } = stubbed(() => failures.pop() ?? Response.json([]), { now, sleep });
    await client.providers.list();
    expect(waits).toEqual([10_000]);
  },
);
