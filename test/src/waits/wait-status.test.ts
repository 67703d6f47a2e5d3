import { getEventListeners } from "node:events";
import {
  isWaitEndedError,
  isWaitTimeoutError,
  type ClientOptions,
  type LabReportWaitOptions,
} from "sanguine";
import { describe, expect, test, vi } from "vitest";
import type * as original from "../../../src/unlisted.ts";
import { getFailure, stubbed } from "../support/client.ts";

const path = "GET /lab_report/v1/parser/job/{job_id}";

/** Waits for a job, or an appointment of another area, that is seen in the given statuses one after the other, in the last one from then on. */
function waiting(
  statuses: unknown[],
  options?: LabReportWaitOptions,
  clientOptions?: Partial<ClientOptions>,
  area: "labReports" | "psc" | "phlebotomy" = "labReports",
) {
  const reads: string[] = [];
  const { client, clock } = stubbed((url) => {
    const status = statuses[Math.min(reads.push(url), statuses.length) - 1];
    return Response.json({ id: "j-1", status }, { headers: { "x-request-id": `r-${reads.length}` } });
  }, clientOptions);
  return { done: client[area].waitFor("j-1", options as object), reads, clock };
}

const jobs = "upload_pending, started, pending_review, completed, failed";
const visits = "pending, reserved, confirmed, in_progress, completed, cancelled";

describe.each([
  ["[LRP-7]", "labReports", "/lab_report/v1/parser/job/{job_id}", jobs],
  ["[APT-7]", "psc", "/v3/order/{order_id}/psc/appointment", visits],
  ["[APT-7]", "phlebotomy", "/v3/order/{order_id}/phlebotomy/appointment", visits],
] as const)("%s a wait of %s", (_, area, template, targets) => {
  const isJob = area === "labReports";
  const [good, bad] = isJob ? ["completed", "failed"] : ["confirmed", "cancelled"];

  test("reads until the usual end, through what is not known", async () => {
    const way = ["a_status_of_2031", isJob ? "pending_review" : "reserved", "pending", good];
    const polled: string[] = [];
    const onPoll = ({ status }: { status: string }, polls: number) => void polled.push(`${polls} ${status}`);
    const { done, reads, clock } = waiting(way, { onPoll }, {}, area);
    expect(await done).toEqual({ id: "j-1", status: good });
    expect(polled).toEqual(way.map((status, index) => `${index + 1} ${status}`));
    expect(clock.slept).toEqual([1_000, 1_500, 2_250]);
    expect(new Set(reads)).toEqual(new Set([`https://api.example.com${template.replace(/\{\w+\}/, "j-1")}`]));
  });

  test("ends with a clear error at another end, which can be waited for", async () => {
    const { done, reads } = waiting(["pending", bad], {}, {}, area);
    const failure = await getFailure(done);
    if (!isWaitEndedError(failure)) throw failure;
    const usual = isJob ? good : "confirmed or in_progress or completed";
    expect(failure.message).toBe(
      `GET ${template}: waited for status ${usual}, but ${bad} is final (last status ${bad}, read 2 times)`,
    );
    expect([failure.status, failure.last, reads.length]).toEqual([bad, { id: "j-1", status: bad }, 2]);
    expect(JSON.stringify(failure)).not.toContain("j-1");
    const until = [good, bad] as never;
    expect(await waiting([bad], { until }, {}, area).done).toMatchObject({ status: bad });
  });

  test.each([["Confirmed"], [["completed", "done"]]])(
    "fails at once for an unknown target, with those it takes: %j",
    async (until) => {
      const { done, reads } = waiting([good], { until: until as never }, {}, area);
      expect(await getFailure(done)).toMatchObject({
        name: "ConfigurationError",
        message: `waitFor.until: names no status that can be waited for. Take one of ${targets}, or unlisted() for a newer one`,
      });
      expect(reads).toEqual([]);
    },
  );
});

test("[REQ-5] reads more and more slowly, and comes with the response and metadata of the last read", async () => {
  const statuses = [...Array.from({ length: 9 }, () => "started"), "completed"];
  const { done, clock } = waiting(statuses);
  const { data, response, meta } = await done.withResponse();
  expect(data.status).toBe("completed");
  expect(response.headers.get("x-request-id")).toBe("r-10");
  expect(meta).toEqual({ requestId: "r-10", attempts: 1, durationMs: 0, rateLimit: null });
  expect(clock.slept).toEqual([1000, 1500, 2250, 3375, 5062.5, 7593.75, 11390.625, 15000, 15000]);
});

test("an unknown status is polled until the timeout; the error keeps the state, and does not print it", async () => {
  const { done, clock } = waiting(["a_status_of_2031"], { timeout: 60_000 });
  const failure = await getFailure(done);
  if (!isWaitTimeoutError(failure)) throw failure;
  expect(failure.message).toMatch(
    /^GET \/lab_report\/v1\/parser\/job\/{job_id}: waited for status completed, not reached within 60000 ms \(last status a_status_of_2031, read \d+ times\)$/,
  );
  expect(failure).toMatchObject({ code: "wait_timeout", status: "a_status_of_2031" });
  expect(failure.last).toEqual({ id: "j-1", status: "a_status_of_2031" });
  expect(JSON.stringify(failure)).not.toContain("j-1");
  // Never past the end, and not in a spin: the waits add up to the time given.
  expect(clock.slept.reduce((sum, ms) => sum + ms, 0)).toBe(60_000);
  expect(failure.polls).toBe(clock.slept.length + 1);
});

test("an abort between two reads ends it, with no listener left", async () => {
  const controller = new AbortController();
  const sleep = () => new Promise<void>(() => queueMicrotask(() => controller.abort("enough")));
  const { done, reads } = waiting(["started"], { signal: controller.signal }, { sleep });
  expect(await getFailure(done)).toMatchObject({
    name: "AbortError",
    cause: "enough",
    message: `${path} -> aborted`,
  });
  expect(reads).toHaveLength(1);
  expect(getEventListeners(controller.signal, "abort")).toHaveLength(0);
});

const limit = 'waitFor.timeout: must be at least 0 ms, or text such as "30s"; received';

test.each([
  [{ timeout: Number.NaN }, `${limit} NaN`],
  [{ timeout: -1 }, `${limit} a number`],
  [{ timeout: "60 s" }, `${limit} a string`],
  [{ timeout: null }, `${limit} null`],
  [{ onPoll: 5 }, "waitFor.onPoll: must be a function; received a number"],
  [{ signal: [new AbortController().signal] }, "waitFor.signal: must be an AbortSignal; received a list"],
  [null, "waitFor: options: must be an object; received null"],
])("options that cannot be used end a wait by name, and nothing is read: %j", async (options, message) => {
  const { done, reads } = waiting(["started"], options as unknown as LabReportWaitOptions);
  const failure = await getFailure(done);
  expect([failure.name, failure.message, reads.length]).toEqual(["ConfigurationError", message, 0]);
});

test("[GEN-15] a wait keeps the options that it was given, also getters of a class", async () => {
  const options: LabReportWaitOptions = { until: ["completed"], timeout: "1m" };
  const { done } = waiting(["started", "completed"], options);
  (options.until as string[])[0] = "failed";
  options.timeout = 1;
  expect((await done).status).toBe("completed");
  class Settings {
    get timeout() {
      return 3;
    }
  }
  expect(await getFailure(waiting(["started"], new Settings()).done)).toMatchObject({ code: "wait_timeout" });
});

test("promises of `until` and `onPoll` are awaited, and an error of either ends the wait", async () => {
  const seen: string[] = [];
  const onPoll = async ({ status }: { readonly status: string }) => {
    await Promise.resolve();
    seen.push(status);
  };
  const until = ({ status }: { readonly status: string }) => Promise.resolve(status === "completed");
  expect((await waiting(["started", "completed"], { until, onPoll }).done).status).toBe("completed");
  expect(seen).toEqual(["started", "completed"]);
  const fail = () => Promise.reject(new Error("mine"));
  expect((await getFailure(waiting(["started"], { onPoll: fail }).done)).message).toBe("mine");
  expect((await getFailure(waiting(["started"], { until: fail }).done)).message).toBe("mine");
});

test.each([
  ["received.testkit.testkit_registered", "registered"],
  ["collecting_sample.on_site_collection.draw_completed", "sample_with_lab"],
] as const)("[ORD-8] a wait takes the status %s, which has two spellings, for %s", async (status, until) => {
  const { client } = stubbed(() => Response.json({ id: "o-1", last_event: { status } }));
  expect((await client.orders.waitFor("o-1", { until, timeout: 5 })).last_event.status).toBe(status);
});

test("errors of a wait name the operation that reads", async () => {
  const stop = AbortSignal.abort();
  expect(await getFailure(waiting(["started"], { signal: stop }).done)).toMatchObject({
    name: "AbortError",
    operation: "labReports.get",
  });
  expect(await getFailure(waiting([7]).done)).toMatchObject({
    name: "DecodeError",
    operation: "labReports.get",
  });
});

test("the timeout ends a read that never returns", async () => {
  const fetch = () => new Promise<never>(() => undefined);
  const { done } = waiting([], { timeout: 20 }, { fetch });
  expect(await getFailure(done)).toMatchObject({
    name: "WaitTimeoutError",
    message: `${path}: waited for status completed, not reached within 20 ms (last status none, read 0 times)`,
    status: null,
    polls: 0,
  });
});

test("[AUT-5] a status that looks like none stays out of the message", async () => {
  const failure = await getFailure(waiting(["Jane Doe, born 1980"], { timeout: 5 }).done);
  expect(failure).toMatchObject({
    status: "?",
    message: `${path}: waited for status completed, not reached within 5 ms (last status ?, read 2 times)`,
  });
  const by = await getFailure(waiting(["started"], { timeout: 5, until: () => false }).done);
  expect(by.message).toContain("waited for a state that `until` accepts, not reached");
});

test("[ORD-25] a program that calls unlisted() with very many values keeps few of them, and may wait for each", async () => {
  // A copy of the module, because the values are those of the program. The query makes the copy, and hides its types.
  const copy: string = "../../../src/unlisted.ts?copy";
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above.
  const { isUnlisted, unlisted } = (await import(copy)) as typeof original;
  expect(unlisted("newer_status")).toBe("newer_status");
  expect(["newer_status", "typo"].map(isUnlisted)).toEqual([true, false]);
  const add = vi.spyOn(Set.prototype, "add");
  for (let index = 0; index < 10_000; index++) unlisted(`status_${index}`);
  const kept = add.mock.calls.length;
  add.mockRestore();
  expect(kept).toBeLessThan(1_000);
  expect(["newer_status", "status_0", "status_9999"].map(isUnlisted)).toEqual([true, true, true]);
});
