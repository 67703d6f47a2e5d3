import { describe, expect, it } from "vitest";
import { createMock } from "sanguine/mock";
import { Faults, type FaultRecord, type FaultTarget, drawLatency } from "../../../mock/faults/faults.ts";
import type { FaultRule, FaultLatency } from "../../../mock/faults/rule.ts";

const target: FaultTarget = {
  operation: "users.get",
  method: "GET",
  path: "/v2/user/1",
  templates: ["/v2/user/{user_id}"],
};

function createSetup(seed = "seed") {
  let records: readonly FaultRecord[] = [];
  const time = { now: 0 };
  const faults = new Faults(
    { get: () => records, set: (next) => (records = next) },
    { seed, now: () => time.now },
  );
  const take = () => faults.take("before", target);
  const strikes = (when: "before" | "after" = "before") => faults.take(when, target)?.hit === true;
  const load = (saved: readonly FaultRecord[]) => (records = saved);
  return { faults, take, strikes, time, save: () => records, load };
}

it("a fault has an id of its own, and only it is removed", () => {
  const { faults } = createSetup();
  const [first, second, third] = repeat(3, () => faults.add({ method: "GET" }));
  expect([first?.id, second?.id, third?.id]).toEqual([1, 2, 3]);
  expect([second?.remove(), second?.remove()]).toEqual([true, false]);
  expect(faults.list().map(({ id }) => id)).toEqual([1, 3]);
  expect(faults.add({}).id).toBe(4);
});

/** Calls a function a number of times. */
const repeat = <T>(count: number, run: () => T): T[] => Array.from({ length: count }, run);

describe("a fault", () => {
  it.each<[FaultRule, boolean]>([
    [{}, true],
    [{ operation: "users.list" }, false],
    [{ method: "get" }, true],
    [{ path: "/v2/user/1" }, true],
    [{ path: "/v2/user/{user_id}" }, true],
    [{ path: "/v2/user" }, false],
    [{ operation: "users.get", method: "DELETE" }, false],
  ])("%j applies when all its conditions match: %s", (rule, expected) => {
    const { faults, strikes } = createSetup();
    faults.add(rule);
    expect(strikes()).toBe(expected);
    expect(strikes("after")).toBe(false);
  });

  it("applies as many times as specified, after the requests that it skips", () => {
    const { faults, strikes } = createSetup();
    const fault = faults.add({ skip: 1, times: 2 });
    expect([strikes(), strikes(), strikes(), strikes()]).toEqual([false, true, true, false]);
    expect(fault.hits).toBe(2);
  });

  it("yields to an older one, and applies when that is used up", () => {
    const { faults, take } = createSetup();
    faults.add({ status: 500, times: 1 });
    faults.add({ status: 503 });
    expect(repeat(2, () => take()?.rule?.status)).toEqual([500, 503]);
  });

  const latency = "Value error, Input should be a duration such as 500 or '3s', of at most one day";
  const window = "Value error, Input should be a duration such as 500 or '1m', longer than 0";
  const body = "Value error, Input should be a JSON value, without maps, bytes and NaN. base64 takes bytes";
  const contentType = "Value error, Input should be a valid header value, such as text/html";
  const retryAfter = "Value error, Input should be a non-negative number of seconds, or a valid header value";
  const status204 = "Value error, not allowed with status 204, which has no body";

  it.each<[rule: object, message: string]>([
    [{ status: 99 }, "status: Input should be greater than or equal to 200"],
    [{ status: 600 }, "status: Input should be less than or equal to 599"],
    [{ times: 0 }, "times: Input should be greater than or equal to 1"],
    [{ skip: -1 }, "skip: Input should be greater than or equal to 0"],
    [
      { network: "reset", status: 503 },
      "network: Value error, a reset sends no response: omit status, the body,",
    ],
    [{ network: "hang", corrupt: "empty" }, "network: Value error, a hang sends no response: omit"],
    [{ retryAfter: Number.NaN }, `retryAfter: ${retryAfter}`],
    [{ retryAfter: Infinity }, `retryAfter: ${retryAfter}`],
    [{ retryAfter: -1 }, `retryAfter: ${retryAfter}`],
    [{ retryAfter: "1\r\n" }, `retryAfter: ${retryAfter}`],
    [{ retryAfter: "1\r\nset-cookie: a" }, `retryAfter: ${retryAfter}`],
    [{ status: 204, body: {} }, `body: ${status204}`],
    [{ body: () => "a" }, `body: ${body}`],
    [{ body: { a: new Map() } }, `body: ${body}`],
    [{ body: [Number.NaN] }, `body: ${body}`],
    [{ status: 204, corrupt: "empty" }, `corrupt: ${status204}`],
    [{ chance: 1.01 }, "chance: Input should be less than or equal to 1"],
    [{ chance: -0.1 }, "chance: Input should be greater than or equal to 0"],
    [{ rateLimit: null }, "rateLimit: Input should be a valid object"],
    [{ rateLimit: 5 }, "rateLimit: Input should be a valid object"],
    [{ rateLimit: { requests: -1, window: "1s" } }, "rateLimit.requests: Input should be greater than"],
    [{ rateLimit: { requests: 1, window: 0 } }, `rateLimit.window: ${window}`],
    [{ rateLimit: { requests: 1, window: "soon" } }, `rateLimit.window: ${window}`],
    [{ latency: -1 }, `latency: ${latency}`],
    [{ latency: "25h" }, `latency: ${latency}`],
    [{ latency: { min: "2s", max: "1s" } }, "latency: Value error, min is longer than max"],
    [{ latency: { median: "25h", sigma: 1 } }, `latency.median: ${latency}`],
    [{ latency: { median: "1s", sigma: 5.1 } }, "latency.sigma: Input should be less than or equal to 5"],
    [{ latency: { min: 5 } }, "latency.max: Field required"],
    [{ latency: 5, latencyClock: "wall" }, "latencyClock: Input should be 'virtual' or 'real'"],
    [{ latencyClock: "real" }, "latencyClock: Value error, needs a latency"],
    [{ corrupt: "half" }, "corrupt: Input should be 'empty', 'malformed' or 'truncated'"],
    [{ network: "slow" }, "network: Input should be 'reset', 'drop', 'hang', 'stall', 'truncate' or 'malf"],
    [{ status: 304, text: "" }, "text: Value error, not allowed with status 304, which has no body"],
    [{ status: 204, network: "stall" }, `network: ${status204}`],
    [{ status: 304, network: "truncate" }, "network: Value error, not allowed with status 304, which has no"],
    [{ status: 204, contentType: "text/plain" }, `contentType: ${status204}`],
    [{ base64: "abc" }, "base64: Input should be a valid base64"],
    [{ html: "", contentType: "text/html\nset-cookie: a" }, `contentType: ${contentType}`],
    [{ body: {}, html: "<p>" }, "html: Value error, a fault has one body: body or html, not both"],
  ])("is rejected when it is invalid: %o", (rule, message) => {
    const { faults } = createMock();
    expect(() => faults.add(rule)).toThrow(`mock.faults.add: rule.${message}`);
    expect(faults.list()).toEqual([]);
  });

  it.each<FaultRule>([
    { retryAfter: 0 },
    { retryAfter: "soon" },
    { latency: { min: "1s", max: "1s" } },
    { latency: { min: "1s", max: "2s" } },
    { latency: { median: "1s", sigma: 5 } },
    { latency: "24h" },
    { rateLimit: { requests: 0, window: 1 } },
    { network: "reset" },
  ])("is accepted when it is valid: %o", (rule) => {
    const { faults } = createMock();
    expect(faults.add(rule)).toMatchObject({ rule });
  });

  it("[FLT-3] counts the calls that it saw and those that it was applied to, and lists what never applied", () => {
    const { faults, strikes } = createSetup();
    const late = faults.add({ skip: 2, status: 503 });
    const other = faults.add({ operation: "users.list" });
    expect(faults.unused().map(({ id }) => id)).toEqual([late.id, other.id]);
    strikes();
    // It was seen, but not applied.
    expect(late.seen).toBe(1);
    expect(faults.unused().map(({ id }) => id)).toEqual([late.id, other.id]);
    expect(repeat(2, strikes)).toEqual([false, true]);
    expect([late.seen, late.hits, other.seen, other.hits]).toEqual([3, 1, 0, 0]);
    expect(faults.unused().map(({ id }) => id)).toEqual([other.id]);
  });

  it("[FLT-1] applies by chance as the seed draws, in the same way in every run", () => {
    const draw = (seed: string) => {
      const { faults, strikes } = createSetup(seed);
      faults.add({ chance: 0.25 });
      return repeat(1000, () => (strikes() ? "x" : ".")).join("");
    };
    const drawn = draw("a");
    expect(draw("a")).toBe(drawn);
    expect(draw("b")).not.toBe(drawn);
    const hits = drawn.replaceAll(".", "").length;
    expect(hits).toBeGreaterThan(200);
    expect(hits).toBeLessThan(300);
  });

  it.each([
    [0, 0],
    [1, 20],
  ])("with a chance of %d applies to %d calls of 20", (chance, expected) => {
    const { faults, strikes } = createSetup();
    const fault = faults.add({ chance });
    repeat(20, strikes);
    expect([fault.seen, fault.hits]).toEqual([20, expected]);
  });

  it("keeps a copy of its body, independent of later changes to the original", () => {
    const { faults, take } = createSetup();
    const body = { detail: "first" };
    faults.add({ body });
    body.detail = "second";
    expect(take()?.rule?.body).toEqual({ detail: "first" });
  });

  it("[FLT-1] draws again from the same point after a snapshot is restored", () => {
    const { faults, strikes, save, load } = createSetup();
    faults.add({ chance: 0.5 });
    repeat(5, strikes);
    const saved = JSON.parse(JSON.stringify(save())) as readonly FaultRecord[];
    const first = repeat(20, strikes);
    load(saved);
    expect(repeat(20, strikes)).toEqual(first);
    expect(first).toContain(true);
    expect(first).toContain(false);
  });

  it("[FLT-2] that only delays lets younger ones apply, and adds up with their delays", () => {
    const { faults, take } = createSetup();
    faults.add({ latency: 100, times: 2 });
    faults.add({ latency: "2s", latencyClock: "real", status: 503, times: 1 });
    expect(take()).toEqual({
      hit: true,
      delays: [
        { ms: 100, clock: undefined },
        { ms: 2000, clock: "real" },
      ],
      headers: {},
      rule: { latency: "2s", latencyClock: "real", status: 503, times: 1 },
    });
    expect(take()).toEqual({ hit: true, delays: [{ ms: 100, clock: undefined }], headers: {}, rule: null });
    expect(take()).toBeNull();
  });

  it.each<FaultRule>([{ network: "reset" }, { corrupt: "empty" }, { status: 503 }])(
    "[FLT-2] that delays and does %j applies alone",
    (effect) => {
      const { faults, take } = createSetup();
      const rule = { latency: 100, ...effect };
      faults.add(rule);
      faults.add({ status: 500 });
      expect(take()).toEqual({ hit: true, delays: [{ ms: 100, clock: undefined }], headers: {}, rule });
    },
  );

  it("[FLT-4] limits the rate: it applies to calls beyond the quota of a window, and describes the quota in headers", () => {
    const { faults, take, time } = createSetup();
    const fault = faults.add({ rateLimit: { requests: 2, window: "10s" } });
    time.now = 1_000;
    const read = () => {
      const effect = take();
      const { "retry-after": wait, ...limit } = effect?.headers ?? {};
      return [effect?.hit, wait, ...Object.values(limit)];
    };
    expect(read()).toEqual([false, undefined, "2", "1", "10"]);
    time.now = 4_001;
    expect(read()).toEqual([false, undefined, "2", "0", "7"]);
    time.now = 10_001;
    expect(read()).toEqual([true, "1", "2", "0", "1"]);
    time.now = 11_000;
    expect(read()).toEqual([false, undefined, "2", "1", "10"]);
    // A snapshot of an earlier time was restored around it.
    time.now = 500;
    expect(read()).toEqual([false, undefined, "2", "1", "10"]);
    expect([fault.seen, fault.hits]).toEqual([5, 1]);
  });
});

const draw = (latency: FaultLatency, count: number): number[] =>
  Array.from({ length: count }, (_, index) => drawLatency(latency, "seed", 1, index));

it.each<[FaultLatency, number]>([
  [250, 250],
  ["3s", 3000],
  [{ min: "1s", max: 1000 }, 1000],
  [{ median: "1s", sigma: 0 }, 1000],
])("[FLT-2] draws %j as a fixed latency of %d ms", (latency, expected) => {
  expect(new Set(draw(latency, 10))).toEqual(new Set([expected]));
});

it("[FLT-2] draws a uniform latency with both ends", () => {
  const drawn = draw({ min: 10, max: "13ms" }, 200);
  expect(new Set(drawn)).toEqual(new Set([10, 11, 12, 13]));
  expect(draw({ min: 10, max: "13ms" }, 200)).toEqual(drawn);
});

it("[FLT-2] draws a lognormal latency whose median and tail are as documented", () => {
  const drawn = draw({ median: "1s", sigma: 0.5 }, 4000).toSorted((a, b) => a - b);
  expect(drawn[2000]).toBeGreaterThan(960);
  expect(drawn[2000]).toBeLessThan(1040);
  // The 95th percentile is exp(1.645 * 0.5) = 2.28 times the median.
  expect(drawn[3800]).toBeGreaterThan(2150);
  expect(drawn[3800]).toBeLessThan(2420);
  expect(drawn.every(Number.isInteger)).toBe(true);
});

it("[FLT-2] draws no latency of more than a day", () => {
  expect(Math.max(...draw({ median: "23h", sigma: 5 }, 20))).toBe(86_400_000);
});
