import { shareRateLimit, type SharedRateLimitOptions } from "sanguine/rate-limit";
import { expect, test } from "vitest";

// Its work is tested with Redis: test/stores/rate-limit.test.ts.
const options = { name: "service", requests: 3, window: 1_000, timeout: 30_000 };

test.each<[string, object | null]>([
  ["shareRateLimit.name: must be text; received empty text", { ...options, name: "" }],
  [
    "shareRateLimit.requests: must be a whole number of at least 1; received a number",
    { ...options, requests: 0 },
  ],
  [
    "shareRateLimit.requests: must be a whole number of at least 1; received a number",
    { ...options, requests: 1.5 },
  ],
  [
    "shareRateLimit.longestPause: must be a whole number of at least 0; received a number",
    { ...options, longestPause: Infinity },
  ],
  [
    "shareRateLimit.window: must be a whole number of at least 1; received a string",
    { ...options, window: "1s" },
  ],
  [
    "shareRateLimit.timeout: must be a whole number of at least 1; received undefined",
    { ...options, timeout: undefined },
  ],
  ["shareRateLimit: unknown option windowMs: did you mean window?", { ...options, windowMs: 5 }],
  ["shareRateLimit: options: must be an object; received null", null],
])("a shared rate limit says: %s", (message, given) => {
  expect(() => shareRateLimit(() => Promise.resolve(0), given as SharedRateLimitOptions)).toThrow(message);
});

test("a shared rate limit needs a function that sends commands", () => {
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
