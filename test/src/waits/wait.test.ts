import { getEventListeners } from "node:events";
import { isWaitTimeoutError, type CallOptions } from "sanguine";
import { expect, test } from "vitest";
import { sleepWithTimer } from "../../../src/transport/bounded.ts";
import { waitFor, type WaitOptions } from "../../../src/waits/wait.ts";
import { clockAt, getFailure, type Clock } from "../support/client.ts";
import { respondWith } from "../support/call.ts";
import { RunningCall } from "../../../src/transport/call.ts";
import { waitTools } from "../../../src/waits/start-wait.ts";

const final = ["completed", "failed"];

const described = { awaited: "a final state", readStatus: (state: string) => state };

/** Waits for a job whose states are given one after the other, the last for the rest. */
function waiting(states: string[], options: WaitOptions<string> = {}, clock: Clock = clockAt()) {
  const reads: CallOptions[] = [];
  const done = new RunningCall(
    waitFor(
      {
        route: { method: "GET", path: "/jobs/{job_id}" },
        read: (call) =>
          respondWith(Promise.resolve(states[Math.min(reads.push(call), states.length) - 1] ?? "")),
        until: (state) => final.includes(state),
        ...described,
      },
      options,
      { ...clock, ...waitTools },
    ),
  );
  return { done, reads, clock };
}

test("reads until the state is final, more and more slowly", async () => {
  const seen: [string, number][] = [];
  const { done, clock } = waiting([...Array.from({ length: 9 }, () => "started"), "completed"], {
    onPoll: (state, polls) => seen.push([state, polls]),
  });
  expect(await done).toBe("completed");
  expect(clock.slept).toEqual([1000, 1500, 2250, 3375, 5062.5, 7593.75, 11390.625, 15000, 15000]);
  expect(seen).toHaveLength(10);
  expect(seen.at(-1)).toEqual(["completed", 10]);
});

test("a state that is final at once costs one read and no wait", async () => {
  const { done, reads, clock } = waiting(["failed"]);
  expect(await done).toBe("failed");
  expect([reads.length, clock.slept]).toEqual([1, []]);
});

test("an unknown state is polled until the timeout; the error keeps the state", async () => {
  const { done, clock } = waiting(["a_state_of_2031"], { timeout: 60_000 });
  const failure = await getFailure(done);
  if (!isWaitTimeoutError(failure)) throw failure;
  expect(failure.message).toMatch(
    /^GET \/jobs\/{job_id}: waited for a final state, not reached within 60000 ms \(last status a_state_of_2031, read \d+ times\)$/,
  );
  expect(failure.last).toBe("a_state_of_2031");
  expect(failure.status).toBe("a_state_of_2031");
  // Never past the end, and not in a spin: the waits add up to the time given.
  expect(clock.slept.reduce((sum, ms) => sum + ms, 0)).toBe(60_000);
  expect(failure.polls).toBe(clock.slept.length + 1);
});

test("an abort in `onPoll` ends it, and the built-in wait leaves no timer", async () => {
  const controller = new AbortController();
  const sleeps: Promise<void>[] = [];
  const { done } = waiting(
    ["started"],
    { signal: controller.signal, timeout: Infinity, onPoll: () => controller.abort() },
    {
      ...clockAt(),
      sleep: (ms, signal) => {
        const sleep = sleepWithTimer(ms * 600, signal);
        sleeps.push(sleep);
        return sleep;
      },
    },
  );
  expect((await getFailure(done)).name).toBe("AbortError");
  // Each sleep would take ten minutes.
  await Promise.all(sleeps);
  expect(sleeps).toHaveLength(1);
});

test("an abort between two reads ends it, with no listener left", async () => {
  const controller = new AbortController();
  const clock = {
    ...clockAt(),
    sleep: () => new Promise<void>(() => queueMicrotask(() => controller.abort("enough"))),
  };
  const { done, reads } = waiting(["started"], { signal: controller.signal }, clock);
  expect(await getFailure(done)).toMatchObject({
    name: "AbortError",
    cause: "enough",
    message: "GET /jobs/{job_id} -> aborted",
  });
  expect(reads).toHaveLength(1);
  expect(reads[0]?.signal?.aborted).toBe(true);
  expect(getEventListeners(controller.signal, "abort")).toHaveLength(0);
});

test.each([Number.NaN, -1, "60 s", null])(
  "%j is no time to wait for, and nothing is read",
  async (timeout) => {
    const { done, reads, clock } = waiting(["started"], { timeout } as WaitOptions<string>);
    const failure = await getFailure(done);
    expect([failure.name, failure.message]).toEqual([
      "ConfigurationError",
      'waitFor.timeout: must be milliseconds of at least 0, or text such as "10m"',
    ]);
    expect([reads.length, clock.slept]).toEqual([0, []]);
  },
);

test("the timeout ends a read that never returns", async () => {
  const done = new RunningCall(
    waitFor(
      {
        route: { method: "GET", path: "/jobs" },
        read: () => respondWith(new Promise<string>(() => undefined)),
        until: () => true,
        ...described,
      },
      { timeout: 20 },
      { ...clockAt(), ...waitTools },
    ),
  );
  expect(await getFailure(done)).toMatchObject({
    name: "WaitTimeoutError",
    message: "GET /jobs: waited for a final state, not reached within 20 ms (last status none, read 0 times)",
    status: null,
    polls: 0,
  });
});

test("what a read throws is passed on", async () => {
  const thrown = new Error("gone");
  const done = new RunningCall(
    waitFor(
      {
        route: { method: "GET", path: "/jobs" },
        read: () => respondWith(Promise.reject<string>(thrown)),
        until: () => true,
        ...described,
      },
      {},
      { ...clockAt(), ...waitTools },
    ),
  );
  expect(await getFailure(done)).toBe(thrown);
});

test("[REQ-5] comes with the response and metadata of the last read", async () => {
  const { done } = waiting(["started", "completed"]);
  const { data, response, meta } = await done.withResponse();
  expect(data).toBe("completed");
  expect(response.headers.get("x-state")).toBe("completed");
  expect(meta).toEqual({ requestId: null, attempts: 1, durationMs: 0, rateLimit: null });
  expect(await done).toBe("completed");
});
