import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const DAY = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers();
  // The module reads the timers when it is loaded.
  vi.resetModules();
});

afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
});

describe("startTimer", () => {
  // One timer of the runtime takes at most 2,147,483,647 ms, and fires at once for more.
  it.each([0, 1, 2_147_483_647, 2_147_483_648, 30 * DAY, 60 * DAY])("calls after %d ms", async (ms) => {
    const { startTimer } = await import("../../../../mock/core/host/start-timer.ts");
    const call = vi.fn();
    startTimer(ms, call);
    vi.advanceTimersByTime(Math.max(0, ms - 1));
    expect(call).toHaveBeenCalledTimes(ms === 0 ? 1 : 0);
    vi.advanceTimersByTime(1);
    expect(call).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("can be canceled during each part of a long wait", async () => {
    const { startTimer } = await import("../../../../mock/core/host/start-timer.ts");
    const cancel = startTimer(60 * DAY, () => expect.unreachable());
    vi.advanceTimersByTime(30 * DAY);
    cancel();
    expect(vi.getTimerCount()).toBe(0);
  });
});
