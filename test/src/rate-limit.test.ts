import { shareRateLimit, type SharedRateLimitOptions } from "sanguine/rate-limit";
import { expect, test } from "vitest";

// Its work is tested with Redis: test/stores/rate-limit.test.ts.
const options = { name: "service", requests: 3, window: 1_000, timeout: 30_000 };

test.each<[string, object]>([
  ["shareRateLimit.name: must be text; received empty text", { name: "" }],
  ["shareRateLimit.requests: must be a whole number of at least 1; received a number", { requests: 0 }],
  ["shareRateLimit.requests: must be a whole number of at least 1; received a number", { requests: 1.5 }],
  [
    "shareRateLimit.longestPause: must be a whole number of at least 0; received a number",
    { longestPause: Infinity },
  ],
  ["shareRateLimit.window: must be a whole number of at least 1; received a string", { window: "1s" }],
  [
    "shareRateLimit.timeout: must be a whole number of at least 1; received undefined",
    { timeout: undefined },
  ],
  ["shareRateLimit: unknown option windowMs: did you mean window?", { windowMs: 5 }],
])("a shared rate limit says: %s", (message, changed) => {
  const given: SharedRateLimitOptions = { ...options, ...changed };
  expect(() => shareRateLimit(() => Promise.resolve(0), given)).toThrow(message);
});

test("a shared rate limit needs options, and a function that sends commands", () => {
  expect(() => Reflect.apply(shareRateLimit, undefined, [() => Promise.resolve(0), null])).toThrow(
    "shareRateLimit: options: must be an object; received null",
  );
  expect(() => Reflect.apply(shareRateLimit, undefined, [{}, options])).toThrow(
    "shareRateLimit.send: must be a function; received an object",
  );
});

test("a shared rate limit needs the response of Redis", async () => {
  const limit = shareRateLimit(() => Promise.resolve(), options);
  const request = new Request("https://service.test/v2/user");
  const context = { operation: null, path: "/v2/user", attempt: 1 } as const;
  await expect(limit(request, () => Promise.resolve(new Response()), context)).rejects.toThrow(
    "shareRateLimit.send: must be a function that resolves to the response of Redis; received undefined",
  );
});
