import { isTimeoutError } from "sanguine";
import { afterEach, expect, test, vi } from "vitest";
import { getFailure, stubbed, user, userId, wire } from "../support/client.ts";
import { empty, json, type Responder } from "../support/server.ts";

/** Sends the headers and half of the body, then nothing more. */
const stalled: Responder = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
  response.write('{"user_id": ');
};
const silent: Responder = () => undefined;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Takes the timers of time limits over, so that no load on the machine decides which limit passes first. */
const holdTimers = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

/** Lets a time limit pass once the request has arrived. */
const latePast =
  (ms: number): Responder =>
  () =>
    vi.advanceTimersByTime(ms);

/** Lets a time limit pass once the headers of a response have arrived. */
const fetchPast = (ms: number) => async (url: string, init: RequestInit) => {
  const response = await fetch(url, init);
  if (response.headers.has("content-length")) setImmediate(() => vi.advanceTimersByTime(ms));
  return response;
};

test("[ERR-4] a body that stalls after its headers ends with the attempt's time limit", async () => {
  holdTimers();
  const { client, arrived } = await wire([stalled], { fetch: fetchPast(60) });
  const failure = await getFailure(client.users.get(userId, { timeout: 60, retries: 0 }));
  expect(isTimeoutError(failure)).toBe(true);
  expect(failure).toMatchObject({ code: "timeout", attempts: 1, route: "GET /v2/user/{user_id}" });
  expect(failure.message).toBe("GET /v2/user/{user_id} -> no complete response within 60 ms (timeout)");
  expect(arrived).toHaveLength(1);
});

test("[ERR-4] an attempt that timed out is repeated where that is safe", async () => {
  holdTimers();
  const responders = [latePast(100), stalled, json(user)];
  const { client, arrived } = await wire(responders, { timeout: 100, fetch: fetchPast(100) });
  expect(await client.users.get(userId)).toEqual(user);
  expect(arrived).toHaveLength(3);
});

test("[ERR-4] an unkeyed POST that timed out is not repeated", async () => {
  holdTimers();
  const { client, arrived } = await wire([latePast(60)]);
  const failure = await getFailure(client.users.create({ client_user_id: "u" }, { timeout: 60 }));
  expect(isTimeoutError(failure)).toBe(true);
  expect(arrived).toHaveLength(1);
});

test("[ERR-4] the time limit ends an attempt whose fetch takes no notice of its signal", async () => {
  const { client } = stubbed(() => new Promise<Response>(() => undefined));
  expect(await getFailure(client.users.get(userId, { timeout: 5, retries: 0 }))).toMatchObject({
    code: "timeout",
  });
});

test("[ERR-4] the deadline holds for all attempts together, the one under way included", async () => {
  const { client } = await wire([silent], { timeout: 60_000, deadline: 60 });
  const failure = await getFailure(client.users.get(userId));
  expect(failure).toMatchObject({ name: "TimeoutError", code: "deadline", attempts: 1 });
});

test("[ERR-4] the deadline ends a wait between attempts, and a middleware that never responds", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  const waiting = await wire([empty(503, { "retry-after": "0" })], {
    deadline: 50,
    sleep: () => new Promise(() => undefined),
  });
  expect(await getFailure(waiting.client.users.get(userId))).toMatchObject({ code: "deadline", attempts: 1 });

  const { client } = stubbed(() => Response.json(user), {
    deadline: 20,
    middleware: [() => new Promise<Response>(() => undefined)],
  });
  expect(await getFailure(client.users.get(userId))).toMatchObject({ code: "deadline", attempts: 0 });
});

test("no timer is left behind, and a limit without end starts none", async () => {
  const started = vi.spyOn(globalThis, "setTimeout");
  const cleared = vi.spyOn(globalThis, "clearTimeout");
  const { client } = stubbed(() => Response.json(user));
  await client.users.get(userId);
  expect(started).toHaveBeenCalledTimes(1);
  expect(cleared).toHaveBeenCalledWith(started.mock.results[0]?.value);
  started.mockClear();
  await client.users.get(userId, { timeout: Infinity });
  await client.users.get(userId, { timeout: 2 ** 40 });
  expect(started).not.toHaveBeenCalled();
});

test.each(["timeout", "deadline"])(
  "[ERR-4] nothing is sent after the %s that passed while the credential was asked for",
  async (limit) => {
    const fetched = vi.fn<() => Response>(() => Response.json(user));
    const asked: ((credential: string) => void)[] = [];
    const { client } = stubbed(fetched, { apiKey: () => new Promise((resolve) => asked.push(resolve)) });
    const failure = await getFailure(client.users.create({ client_user_id: "u-42" }, { [limit]: 20 }));
    expect(failure).toMatchObject({ name: "TimeoutError", code: limit, attempts: 0 });
    asked.forEach((give) => give("late"));
    await new Promise(setImmediate);
    expect(fetched).not.toHaveBeenCalled();
  },
);

test("a fetch that looks at its signal after the end finds it aborted", async () => {
  const sent: RequestInit[] = [];
  const { client } = stubbed((_, init) => {
    sent.push(init);
    return new Promise<Response>(() => {});
  });
  const failure = await getFailure(client.users.get(userId, { timeout: 20, retries: 0 }));
  expect(sent.map(({ signal }) => signal?.aborted)).toEqual([true]);
  expect(sent.map(({ signal }): unknown => signal?.reason)).toEqual([failure]);
});
