import { describe, expect, it } from "vitest";
import { type Health, HEALTHY, recordFailure } from "../../../mock/webhooks/schedule.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns the health of an endpoint after failures at some times. */
const fail = (...times: readonly number[]): Health => times.reduce(recordFailure, HEALTHY);

describe("[EVT-2] the health of an endpoint", () => {
  it("counts failures within a minute as one", () => {
    expect(fail(0, MINUTE - 1).failures).toEqual([0]);
    expect(fail(5, MINUTE + 4).failures).toEqual([5]);
    expect(fail(0, MINUTE).failures).toEqual([0, MINUTE]);
    expect(fail(0, MINUTE - 1, MINUTE).failures).toEqual([0, MINUTE]);
  });

  it("forgets failures after a day", () => {
    expect(fail(0, DAY).failures).toEqual([0, DAY]);
    expect(fail(0, DAY + 1)).toEqual({ failures: [DAY + 1], failing_since: null, disabled_at: null });
  });

  it("fails from the failure that is half a day after another", () => {
    expect(fail(0, 12 * HOUR - 1).failing_since).toBeNull();
    expect(fail(0, 12 * HOUR).failing_since).toBe(12 * HOUR);
    expect(fail(0, 6 * HOUR, 12 * HOUR, 20 * HOUR).failing_since).toBe(12 * HOUR);
  });

  it("ends five days later, and stays ended", () => {
    const since = 12 * HOUR;
    expect(fail(0, since, since + 5 * DAY - 1).disabled_at).toBeNull();
    expect(fail(0, since, since + 5 * DAY).disabled_at).toBe(since + 5 * DAY);
    expect(recordFailure({ failures: [], failing_since: null, disabled_at: 7 }, DAY).disabled_at).toBe(7);
  });
});
