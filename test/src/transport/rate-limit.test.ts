import { isRateLimitError } from "sanguine";
import { expect, test, vi } from "vitest";
import { getFailure, user, userId, wire } from "../support/client.ts";
import { empty, json } from "../support/server.ts";

/** The instant of the tests' clock, 2026-01-15T09:00:00Z, in seconds since the epoch. */
const now = 1_768_467_600;

const forms: [string, Record<string, string>, object | null][] = [
  ["nothing", {}, null],
  ["the draft's field", { ratelimit: '"default";r=7;t=30' }, { limit: null, remaining: 7, resetMs: 30_000 }],
  [
    "the draft's fields, with several policies",
    {
      ratelimit: '"burst";r=9;t=1, "day";t=3600;r=0',
      "ratelimit-policy": '"burst";q=10;w=1,"day";q=1000;w=86400',
    },
    { limit: 1000, remaining: 0, resetMs: 3_600_000 },
  ],
  [
    "two policies of which nothing is left",
    { ratelimit: '"sec";r=0;t=1, "min";r=0;t=45, "day";r=9;t=3600' },
    { limit: null, remaining: 0, resetMs: 45_000 },
  ],
  [
    "an older draft's field",
    { ratelimit: "limit=100, remaining=50, reset=5" },
    { limit: 100, remaining: 50, resetMs: 5_000 },
  ],
  [
    "the oldest draft's fields",
    { "ratelimit-limit": "100, 100;w=60", "ratelimit-remaining": "0", "ratelimit-reset": "12" },
    { limit: 100, remaining: 0, resetMs: 12_000 },
  ],
  [
    "fields with X- and an instant",
    { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "59", "x-ratelimit-reset": `${now + 45}` },
    { limit: 60, remaining: 59, resetMs: 45_000 },
  ],
  [
    "an instant of the past",
    { "x-ratelimit-reset": `${now - 45}` },
    { limit: null, remaining: null, resetMs: 0 },
  ],
  [
    "a date and a duration, which are no seconds",
    {
      "x-ratelimit-remaining": "0",
      "x-ratelimit-reset": "2026-01-15T09:00:30Z",
      "x-ratelimit-limit": "6m0s",
    },
    { limit: null, remaining: 0, resetMs: null },
  ],
  ["no numbers", { ratelimit: '"default";r=x', "ratelimit-reset": "soon" }, null],
];

test.each(forms)(
  "[ERR-8] a result and an error carry the rate limit of %s",
  async (_name, headers, rateLimit) => {
    const { client } = await wire([json(user, 200, headers), json({ detail: "No." }, 404, headers)]);
    expect((await client.users.get(userId).withResponse()).meta.rateLimit).toEqual(rateLimit);
    expect(await getFailure(client.users.get(userId))).toMatchObject({ rateLimit });
  },
);

test.each([
  [
    "retry-after-ms, before all others",
    { "retry-after-ms": "1500", "retry-after": "9", "ratelimit-reset": "8" },
    1500,
  ],
  ["Retry-After, before a reset", { "retry-after": "3", "ratelimit-reset": "8" }, 3000],
  ["Retry-After, where retry-after-ms is no number", { "retry-after-ms": "soon", "retry-after": "3" }, 3000],
  ["RateLimit-Reset", { "ratelimit-reset": "8" }, 8000],
  ["RateLimit-Reset, where Retry-After is no date", { "retry-after": "-5", "ratelimit-reset": "8" }, 8000],
  ["X-RateLimit-Reset", { "x-ratelimit-remaining": "0", "x-ratelimit-reset": `${now + 20}` }, 20_000],
  ["the draft's RateLimit", { ratelimit: '"burst";r=9;t=1, "minute";r=0;t=42' }, 42_000],
])("[ERR-3, ERR-8] a 429 is retried after %s", async (_name, headers, waited) => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const { client, clock } = await wire([empty(429, headers), json(user)]);
  expect(await client.users.get(userId)).toEqual(user);
  expect(clock.slept).toEqual([waited + 250]);
  vi.restoreAllMocks();
});

test("[ERR-8] a reset is not obeyed after a 503, nor while requests are left", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const { client, clock } = await wire([
    empty(503, { "ratelimit-reset": "30" }),
    empty(429, { ratelimit: '"default";r=3;t=30' }),
    json(user),
  ]);
  await client.users.get(userId);
  expect(clock.slept).toEqual([250, 500]);
  vi.restoreAllMocks();
});

test("[ERR-3, ERR-8] a reset of more than 60 s is left to the caller", async () => {
  const { client, arrived } = await wire([empty(429, { "ratelimit-reset": "61", "ratelimit-limit": "8" })]);
  const failure = await getFailure(client.users.get(userId));
  if (!isRateLimitError(failure)) throw failure;
  expect(failure.retryAfterMs).toBe(61_000);
  expect(failure.rateLimit).toEqual({ limit: 8, remaining: null, resetMs: 61_000 });
  expect(arrived).toHaveLength(1);
});
