import { isSanguineError, isWaitEndedError, isWaitTimeoutError } from "sanguine";
import { expect, test, vi } from "vitest";
import type * as original from "../../../src/unlisted.ts";
import { waitForStatus, type StatusWaitOptions } from "../../../src/waits/wait-status.ts";
import { clockAt, getFailure } from "../support/client.ts";
import { respondWith } from "../support/call.ts";
import { RunningCall } from "../../../src/transport/call.ts";
import { waitTools } from "../../../src/waits/start-wait.ts";

interface Thing {
  readonly status: string;
  readonly stage: string;
}

/** Waits for a thing that is seen in the given statuses one after the other, the last for the rest. */
function waiting(statuses: string[], options: StatusWaitOptions<Thing> = {}) {
  const read: string[] = [];
  const done = new RunningCall(
    waitForStatus(
      {
        route: { method: "GET", path: "/things/{thing_id}" },
        read: () => {
          const status = statuses[Math.min(read.length, statuses.length - 1)] ?? "";
          read.push(status);
          return respondWith(Promise.resolve({ status, stage: `stage_${status}` }));
        },
        readStatuses: ({ status, stage }: Thing) => [status, stage],
        until: ["ready", "done"],
        terminal: ["done", "cancelled"],
      },
      options,
      { ...clockAt(), ...waitTools },
    ),
  );
  return { done, read };
}

test.each<[string, StatusWaitOptions<Thing>, string]>([
  ["what the method waits for", {}, "ready"],
  ["one status", { until: "early" }, "early"],
  ["either name of a status", { until: "stage_late" }, "late"],
  ["any of several", { until: ["late", "early"] }, "early"],
  ["what a function says yes to", { until: ({ stage }) => stage.endsWith("late") }, "late"],
  ["a last one", { until: ["done"] }, "done"],
])("waits for %s", async (_, options, status) => {
  const { done, read } = waiting(["new", "early", "ready", "late", "done"], options);
  expect((await done).status).toBe(status);
  expect(read.at(-1)).toBe(status);
});

test("ends with a clear error at a status that nothing follows", async () => {
  const { done, read } = waiting(["new", "cancelled", "ready"]);
  const failure = await getFailure(done);
  if (!isWaitEndedError(failure)) throw failure;
  expect(isSanguineError(failure)).toBe(true);
  expect(failure.name).toBe("WaitEndedError");
  expect(failure.message).toBe(
    "GET /things/{thing_id}: waited for status ready or done, but cancelled is final (last status cancelled, read 2 times)",
  );
  expect(failure).toMatchObject({ code: "wait_ended", status: "cancelled", polls: 2 });
  expect(failure.last).toEqual({ status: "cancelled", stage: "stage_cancelled" });
  expect(JSON.stringify(failure)).not.toContain("stage_cancelled");
  expect(read).toEqual(["new", "cancelled"]);
});

test("waits out a status that it does not know", async () => {
  const failure = await getFailure(waiting(["of_2031"], { timeout: 60_000 }).done);
  expect(isWaitTimeoutError(failure)).toBe(true);
  expect((await waiting(["of_2031", "ready"]).done).status).toBe("ready");
});

test("[ERR-4] a record without a status is a DecodeError, not an error of the runtime", async () => {
  const done = waitForStatus<{ last_event?: { status: string } }>(
    {
      route: { method: "GET", path: "/things/{thing_id}" },
      read: () => respondWith(Promise.resolve({})),
      readStatuses: ({ last_event }) => (last_event as { status: string }).status.split("."),
      until: ["done"],
      terminal: ["done"],
    },
    {},
    { ...clockAt(), ...waitTools },
  );
  expect(await getFailure(done)).toMatchObject({
    name: "DecodeError",
    code: "unexpected_shape",
    message: "GET /things/{thing_id} -> 200: a record without a status",
  });
});

test("[AUT-5] a status that looks like none stays out of the message", async () => {
  const done = waiting(["Jane Doe, born 1980"], { timeout: 5 }).done;
  const failure = await getFailure(done);
  expect(failure.message).toBe(
    "GET /things/{thing_id}: waited for status ready or done, not reached within 5 ms (last status ?, read 2 times)",
  );
  const by = await getFailure(waiting(["early"], { timeout: 5, until: () => false }).done);
  expect(by.message).toContain("waited for a state that `until` accepts, not reached");
});

test("[ORD-25] a program that calls unlisted() with very many values keeps few of them, and may wait for each", async () => {
  // A copy of the module, because the values are those of the program. The query makes the copy, and hides its types.
  const path: string = "../../../src/unlisted.ts?copy";
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above.
  const { isUnlisted, unlisted } = (await import(path)) as typeof original;
  expect(unlisted("newer_status")).toBe("newer_status");
  expect(["newer_status", "typo"].map(isUnlisted)).toEqual([true, false]);
  const add = vi.spyOn(Set.prototype, "add");
  for (let index = 0; index < 10_000; index++) unlisted(`status_${index}`);
  const kept = add.mock.calls.length;
  add.mockRestore();
  expect(kept).toBeLessThan(1_000);
  expect(["newer_status", "status_0", "status_9999"].map(isUnlisted)).toEqual([true, true, true]);
});
