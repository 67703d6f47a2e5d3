import {
  isConnectionError,
  isConflictError,
  isServerError,
  type Client,
  type Middleware,
  type RetryOptions,
} from "sanguine";
import { afterEach, describe, expect, test, vi } from "vitest";
import { getFailure, stubbed, user, userId, wire } from "../support/client.ts";
import { orderCreate, testkitOrder } from "../support/orders.ts";
import { empty, json, reset, type Responder } from "../support/server.ts";

const created = { user_id: userId, client_user_id: "u-42" };
const body = { client_user_id: "u-42" };
const placed = { order: { id: "o-1" }, status: "ordered", message: "Done." };
const inProgress = { detail: { error_type: "IDEMPOTENCY_KEY_IN_USE", error_message: "Still under way." } };

afterEach(() => vi.restoreAllMocks());

describe("what is repeated", () => {
  test.each([408, 429, 500, 502, 503, 504])("[ERR-3, ERR-4] a GET after a %i", async (status) => {
    const { client, arrived } = await wire([empty(status), json(user)]);
    const { data, meta } = await client.users.get(userId).withResponse();
    expect(data).toEqual(user);
    expect(meta.attempts).toBe(2);
    expect(arrived).toHaveLength(2);
  });

  test.each([400, 401, 403, 404, 409, 422])("[ERR-4] no GET after a %i", async (status) => {
    const { client, arrived } = await wire([empty(status), json(user)]);
    await expect(client.users.get(userId)).rejects.toMatchObject({ status, attempts: 1 });
    expect(arrived).toHaveLength(1);
  });

  test("[ERR-4] a GET whose connection was reset, and one whose response broke off", async () => {
    const { client, arrived } = await wire([
      reset,
      (response) => {
        response.writeHead(200, { "content-length": "1000" });
        response.write("{", () => response.destroy());
      },
      json(user),
    ]);
    expect(await client.users.get(userId)).toEqual(user);
    expect(arrived).toHaveLength(3);
  });

  test("[ERR-4] no POST after a 500, and none whose connection was reset", async () => {
    for (const broken of [empty(500), reset]) {
      const { client, arrived } = await wire([broken, json(created)]);
      const failure = await getFailure(client.users.create(body));
      expect(isServerError(failure) || isConnectionError(failure)).toBe(true);
      expect(arrived).toHaveLength(1);
    }
  });

  test("[ERR-3] a POST after a 429, which says that it had no effect; its body is sent whole again", async () => {
    const { client, arrived } = await wire([empty(429), json(created)]);
    await client.users.create(body);
    expect(arrived.map((one) => one.body)).toEqual([JSON.stringify(body), JSON.stringify(body)]);
  });

  test.each(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"])(
    "[ERR-4] a POST that provably never left (%s)",
    async (code) => {
      let calls = 0;
      const { client } = stubbed(() => {
        if (calls++ === 0)
          throw new TypeError("fetch failed", { cause: Object.assign(new Error("no"), { code }) });
        return Response.json(created);
      });
      expect(await client.users.create(body)).toEqual(created);
      expect(calls).toBe(2);
    },
  );

  test("[ERR-4] no POST whose second attempt arrived, also when middleware throws the error of the first one, which never left", async () => {
    const refused = new TypeError("fetch failed", {
      cause: Object.assign(new Error("no"), { code: "ECONNREFUSED" }),
    });
    const respond = vi.fn(() => Response.json(created)).mockRejectedValueOnce(refused);
    let first: unknown;
    const throwFirst: Middleware = async (request, next) => {
      await next(request).catch((error: unknown) => (first = error));
      throw first;
    };
    const { client } = stubbed(respond, { attemptMiddleware: [throwFirst] });
    expect(isConnectionError(await getFailure(client.users.create(body)))).toBe(true);
    expect(respond).toHaveBeenCalledTimes(2);
  });

  test("[ERR-4] a PATCH, since sending it twice changes nothing more", async () => {
    const { client, arrived } = await wire([empty(503), empty(204)]);
    expect(await client.users.update(userId, { fallback_time_zone: null })).toBeUndefined();
    expect(arrived.map((one) => one.body)).toEqual([
      '{"fallback_time_zone":null}',
      '{"fallback_time_zone":null}',
    ]);
  });

  test("[ERR-4, VER-3] a POST with the caller's key after a 500, with the same key and body", async () => {
    const { client, arrived } = await wire([empty(500), reset, json(placed)]);
    await client.orders.create(orderCreate, { idempotencyKey: "order 7" });
    expect(arrived.map((one) => one.headers["x-idempotency-key"])).toEqual(["order 7", "order 7", "order 7"]);
    expect(arrived.map((one) => one.body)).toEqual(
      Array.from({ length: 3 }, () => JSON.stringify(orderCreate)),
    );
    expect(arrived[0]?.headers["x-idempotency-error"]).toBeUndefined();
  });

  test("[ERR-4] what counts is the key that is sent: one among the headers, none where they take it away", async () => {
    const brought = await wire([empty(500), json(placed)]);
    await brought.client.orders.create(orderCreate, { headers: { "X-Idempotency-Key": "k-1" } });
    expect(brought.arrived.map(({ headers }) => headers["x-idempotency-key"])).toEqual(["k-1", "k-1"]);
    // That failures are not stored belongs to an automatic key.
    expect(brought.arrived[0]?.headers["x-idempotency-error"]).toBeUndefined();
    const taken = await wire([empty(500), json(placed)]);
    const options = { idempotencyKey: "k-1", headers: { "x-idempotency-key": null } };
    expect(isServerError(await getFailure(taken.client.orders.create(orderCreate, options)))).toBe(true);
    expect(taken.arrived).toHaveLength(1);
  });

  test("[ERR-4] a 409 of a keyed call whose twin is under way, and no other 409", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const { client, arrived, clock } = await wire([
      json(inProgress, 409, { "retry-after": "1" }),
      json(placed),
    ]);
    await client.orders.create(orderCreate, { idempotencyKey: "k" });
    expect(clock.slept).toEqual([1000]);
    expect(arrived).toHaveLength(2);

    const other = await wire([json({ detail: { error_type: "IDEMPOTENCY_KEY_REUSED" } }, 409)]);
    expect(
      isConflictError(await getFailure(other.client.orders.create(orderCreate, { idempotencyKey: "k" }))),
    ).toBe(true);
    expect(other.arrived).toHaveLength(1);

    const unkeyed = await wire([json(inProgress, 409)]);
    expect(isConflictError(await getFailure(unkeyed.client.users.create(body)))).toBe(true);
    expect(unkeyed.arrived).toHaveLength(1);
  });

  const options = { idempotencyKey: "k-1" };
  const keyless: [string, (client: Client) => PromiseLike<unknown>][] = [
    ["users.create", (client) => client.users.create(body, options)],
    ["orders.createTestkit", (client) => client.orders.createTestkit(testkitOrder, options)],
  ];
  test.each(keyless)("[ERR-4] no %s with a key, because the operation takes none", async (_name, call) => {
    for (const failure of [empty(500), reset]) {
      const { client, arrived } = await wire([failure, json(created)]);
      await getFailure(call(client));
      expect(arrived.map(({ headers }) => headers["x-idempotency-key"])).toEqual(["k-1"]);
    }
  });
});

describe("retries as an object", () => {
  type Send = (client: Client, retries: RetryOptions) => PromiseLike<unknown>;
  const reads: Send = (client, retries) => client.users.get(userId, { retries });
  const keyed: Send = (client, retries) => client.orders.create(orderCreate, { retries });
  const write: Send = (client, retries) => client.users.create(body, { retries });
  const always = () => true;
  const never = () => false;
  const doubled = (attempt: number) => attempt * 200;

  test.each<[string, Send, RetryOptions, Responder, slept: number[]]>([
    ["attempts: 1 sends once", reads, { attempts: 1 }, empty(503), []],
    ["a number of ms", reads, { attempts: 4, delay: 50 }, empty(503), [50, 50, 50]],
    ["a function of the attempt", reads, { delay: doubled }, empty(503), [200, 400]],
    ["no delay at all", reads, { delay: 0 }, reset, [0, 0]],
    ["what is no number ends the call", reads, { delay: () => NaN }, empty(503), []],
    [
      "Retry-After as the least delay",
      reads,
      { delay: 50 },
      empty(503, { "retry-after": "3" }),
      [3000, 3000],
    ],
    [
      "a delay longer than Retry-After",
      reads,
      { delay: 9000 },
      empty(429, { "retry-after": "3" }),
      [9000, 9000],
    ],
    ["not what shouldRetry refuses", reads, { delay: 1, shouldRetry: never }, empty(503), []],
    ["only while shouldRetry agrees", reads, { delay: 1, shouldRetry: (_, n) => n < 2 }, empty(503), [1]],
    ["a promise of shouldRetry", reads, { delay: 1, shouldRetry: () => Promise.resolve(false) }, reset, []],
    ["a write with a key", keyed, { delay: 1, shouldRetry: always }, empty(500), [1, 1]],
    ["no write without a key", write, { delay: 1, shouldRetry: always }, empty(500), []],
    ["no write whose connection was reset", write, { delay: 1, shouldRetry: always }, reset, []],
    ["a write after a 429", write, { delay: 1 }, empty(429), [1, 1]],
    ["no read after a 404", reads, { delay: 1, shouldRetry: always }, empty(404), []],
  ])("[ERR-11] %s", async (_, send, retries, responder, slept) => {
    const { client, clock, arrived } = await wire([responder]);
    await getFailure(send(client, retries));
    expect(clock.slept).toEqual(slept);
    expect(arrived).toHaveLength(slept.length + 1);
  });

  test("[ERR-11] hooks receive the error, the number of failed attempts and the wait; a call replaces the client's options", async () => {
    const seen: unknown[] = [];
    const retries: RetryOptions = {
      delay: doubled,
      shouldRetry: (error, attempt) => seen.push(["should", error.name, attempt]) > 0,
      onRetry: (error, attempt, delay) => void seen.push(["on", error.name, attempt, delay]),
    };
    const { client } = await wire([empty(503), reset, json(user)], { retries });
    expect(await client.users.get(userId)).toEqual(user);
    expect(seen).toEqual([
      ["should", "ServerError", 1],
      ["on", "ServerError", 1, 200],
      ["should", "ConnectionError", 2],
      ["on", "ConnectionError", 2, 400],
    ]);
    const other = await wire([empty(503)], { retries });
    await getFailure(other.client.users.get(userId, { retries: { delay: 7 } }));
    expect(other.clock.slept).toEqual([7, 7]);
    expect(seen).toHaveLength(4);
  });

  test("[ERR-11] a delay that the deadline leaves no room for is not begun, and an error of a hook ends the call", async () => {
    const late = await wire([empty(503)], { deadline: 60_000, retries: { delay: 60_000 } });
    expect(isServerError(await getFailure(late.client.users.get(userId)))).toBe(true);
    expect(late.arrived).toHaveLength(1);
    const onRetry = () => {
      throw new Error("mine");
    };
    const broken = await wire([empty(503)], { retries: { onRetry } });
    expect((await getFailure(broken.client.users.get(userId))).message).toBe("mine");
  });

  test("[ERR-11] hooks may be methods of an object that keeps a state of its own", async () => {
    class Policy {
      #left = 1;
      delay() {
        return this.#left * 10;
      }
      shouldRetry() {
        return this.#left-- > 0;
      }
    }
    const { client, clock } = await wire([empty(503)]);
    expect(isServerError(await getFailure(client.users.get(userId, { retries: new Policy() })))).toBe(true);
    expect(clock.slept).toEqual([10]);
  });

  test.each([
    [() => NaN, "call.retries.delay: must be a number of at least 0, or a function; received NaN"],
    [() => Promise.resolve(1), "call.retries.delay is a Promise: is an await missing?"],
  ])("[ERR-11] a delay that is no time ends the call by name: %s", async (delay, message) => {
    const { client } = await wire([empty(503)]);
    const failure = await getFailure(client.users.get(userId, { retries: { delay } as RetryOptions }));
    expect([failure.name, failure.message]).toEqual(["ConfigurationError", message]);
  });
});

describe("how long it waits", () => {
  test("[ERR-3] as long as Retry-After says, in seconds and as a date by the client's clock, and a part of the backoff", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const { client, clock } = await wire([
      empty(429, { "retry-after": "7" }),
      empty(503, { "retry-after": "Thu, 15 Jan 2026 09:00:30 GMT" }),
      json(user),
    ]);
    expect(await client.users.get(userId)).toEqual(user);
    expect(clock.slept).toEqual([7_250, 23_250]);
  });

  test.each([
    "Thu Jan 15 09:00:10 2026",
    "Thursday, 15-Jan-26 09:00:10 GMT",
    "2026-01-15T09:00:10Z",
    "2026-01-15T10:00:10+01:00",
  ])("[ERR-3] as long as the date %s says, in a process of any time zone", async (date) => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    // As in New York. A thread cannot change its time zone.
    const { parse } = Date;
    vi.spyOn(Date, "parse").mockImplementation((text) =>
      parse(/GMT|Z$|[+-]\d\d:\d\d$/.test(text) ? text : `${text} GMT-0500`),
    );
    const { client, clock } = await wire([empty(503, { "retry-after": date }), json(user)]);
    await client.users.get(userId);
    expect(clock.slept).toEqual([10_000]);
  });

  test("a retry whose wait is aborted does not count as an attempt", async () => {
    const leaving = new AbortController();
    const attempts: number[] = [];
    const { client } = stubbed(() => new Response(null, { status: 503 }), {
      sleep: async () => leaving.abort(),
      middleware: [
        async (request, next, context) => {
          try {
            return await next(request);
          } finally {
            attempts.push(context.attempt);
          }
        },
      ],
    });
    await getFailure(client.users.get(userId, { signal: leaving.signal }));
    await new Promise((resolve) => setImmediate(resolve));
    expect(attempts).toEqual([1]);
  });

  test.each(["7", "0.2", "Thu, 15 Jan 2026 09:00:10 GMT"])(
    "[ERR-3] callers that a Retry-After of %j met together come back apart, and none before it",
    async (value) => {
      const waits: number[] = [];
      for (let caller = 0; caller < 20; caller++) {
        let responses = 0;
        const { client, clock } = stubbed(() =>
          responses++ === 0
            ? new Response(null, { status: 429, headers: { "retry-after": value } })
            : Response.json(user),
        );
        await client.users.get(userId);
        waits.push(...clock.slept);
      }
      const asked = value.startsWith("Thu") ? 10_000 : Number(value) * 1000;
      expect(Math.min(...waits)).toBeGreaterThanOrEqual(asked);
      expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan(100);
    },
  );

  test.each<Record<string, string>>([
    { "retry-after": "Thu, 15 Jan 2026 08:00:00 GMT" },
    { "retry-after": "0" },
    { "ratelimit-remaining": "0", "ratelimit-reset": "0" },
    { "retry-after": "soon" },
    // A runtime takes these for dates of long ago or for nothing.
    { "retry-after": "-5" },
    { "retry-after": "5, 10" },
    { "retry-after": "0x10" },
  ])("[ERR-3] the normal backoff where %j asks for no wait", async (headers) => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const { client, clock } = await wire([empty(429, headers), empty(429, headers), json(user)]);
    await client.users.get(userId);
    expect(clock.slept).toEqual([250, 500]);
  });

  test("[ERR-3] otherwise up to 500 ms, doubled each time up to 8 s, by full jitter", async () => {
    const random = vi.spyOn(Math, "random").mockReturnValue(0.999);
    const { client, clock } = await wire([empty(503)]);
    await getFailure(client.users.get(userId, { retries: 6 }));
    expect(clock.slept.map((ms) => Math.round(ms / 0.999))).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
    clock.slept.length = 0;
    random.mockReturnValue(0);
    await getFailure(client.users.get(userId));
    expect(clock.slept).toEqual([0, 0]);
  });
});
