import { getEventListeners } from "node:events";
import { isAbortError } from "sanguine";
import { describe, expect, test, vi } from "vitest";
import { sleepWithTimer } from "../../../src/transport/bounded.ts";
import { getFailure, stubbed, user, userId, wire } from "../support/client.ts";
import { empty, json, type Responder } from "../support/server.ts";

const listeners = (signal: AbortSignal) => getEventListeners(signal, "abort").length;

test("[ERR-4] an abort in flight closes the connection, and says why", async () => {
  const controller = new AbortController();
  const closed = vi.fn<() => void>();
  const hang: Responder = (response) => {
    response.on("close", closed);
    controller.abort(new Error("the user went away"));
  };
  const { client, arrived } = await wire([hang]);
  const failure = await getFailure(client.users.get(userId, { signal: controller.signal }));
  expect(isAbortError(failure)).toBe(true);
  expect(failure).toMatchObject({ name: "AbortError", code: "aborted", attempts: 1 });
  expect(failure.cause).toEqual(new Error("the user went away"));
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  expect(arrived).toHaveLength(1);
  expect(listeners(controller.signal)).toBe(0);
});

test("[ERR-4] an abort between two attempts ends the wait, and nothing more is sent", async () => {
  const controller = new AbortController();
  let woken: AbortSignal | undefined;
  const { client, arrived } = await wire([empty(503), json(user)], {
    sleep: (_ms, signal) => {
      woken = signal;
      controller.abort();
      return Promise.resolve();
    },
  });
  expect(await getFailure(client.users.get(userId, { signal: controller.signal }))).toMatchObject({
    name: "AbortError",
    attempts: 1,
  });
  expect(woken?.aborted).toBe(true);
  expect(arrived).toHaveLength(1);
  expect(listeners(controller.signal)).toBe(0);
});

test("[ERR-4] the built-in wait ends at once, and clears its timer", async () => {
  const controller = new AbortController();
  vi.spyOn(Math, "random").mockReturnValue(0);
  const started = vi.spyOn(globalThis, "setTimeout");
  const cleared = vi.spyOn(globalThis, "clearTimeout");
  const { client } = stubbed(() => new Response(null, { status: 503, headers: { "retry-after": "50" } }), {
    sleep: undefined,
  });
  const call = getFailure(client.users.get(userId, { signal: controller.signal }));
  await vi.waitFor(() => expect(started.mock.calls.map(([, ms]) => ms)).toContain(50_000));
  controller.abort();
  expect((await call).name).toBe("AbortError");
  const wait = started.mock.calls.findIndex(([, ms]) => ms === 50_000);
  expect(cleared).toHaveBeenCalledWith(started.mock.results[wait]?.value);
  vi.restoreAllMocks();
});

test("[ERR-4] a signal that has aborted already sends nothing", async () => {
  const { client, arrived } = await wire([json(user)]);
  const failure = await getFailure(client.users.get(userId, { signal: AbortSignal.abort("no") }));
  expect(failure).toMatchObject({ name: "AbortError", attempts: 0, cause: "no" });
  expect(arrived).toHaveLength(0);
});

test("[ERR-4] an abort ends a list between and within its pages", async () => {
  const controller = new AbortController();
  const { client } = await wire([
    json({ users: [user], total: 2, offset: 0, limit: 1 }),
    () => controller.abort(),
  ]);
  const seen: string[] = [];
  const walk = async () => {
    for await (const one of client.users.list({ limit: 1 }, { signal: controller.signal }))
      seen.push(one.user_id);
  };
  expect((await getFailure(walk())).name).toBe("AbortError");
  expect(seen).toEqual([userId]);
});

test("no listener is left on a signal after 1,000 calls, however they end", async () => {
  const { signal } = new AbortController();
  let calls = 0;
  const { client } = stubbed(() => {
    if (++calls % 3 === 0) throw new TypeError("fetch failed");
    return calls % 3 === 1 ? Response.json(user) : new Response(null, { status: 404 });
  });
  const pending = Array.from({ length: 1_000 }, () => client.users.get(userId, { signal, retries: 0 }));
  expect(listeners(signal)).toBe(1);
  const outcomes = await Promise.allSettled(pending);
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(["fulfilled", "rejected"]));
  expect(calls).toBe(1_000);
  expect(listeners(signal)).toBe(0);
});

test("one abort ends all calls that share its signal", async () => {
  const controller = new AbortController();
  const { client } = stubbed(() => new Promise<Response>(() => undefined));
  const pending = Array.from({ length: 20 }, () =>
    getFailure(client.users.get(userId, { signal: controller.signal })),
  );
  controller.abort();
  const names = (await Promise.all(pending)).map(({ name }) => name);
  expect(new Set(names)).toEqual(new Set(["AbortError"]));
  expect(listeners(controller.signal)).toBe(0);
});

test("the built-in wait leaves no listener on its signal", async () => {
  const { signal } = new AbortController();
  await sleepWithTimer(1, signal);
  expect(listeners(signal)).toBe(0);
});

test("the built-in wait ends at once for a signal that has aborted, and leaves no timer", async () => {
  vi.useFakeTimers();
  try {
    await expect(sleepWithTimer(600_000, AbortSignal.abort())).resolves.toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test("[ERR-4] middleware does not run for a retry after an abort", async () => {
  const controller = new AbortController();
  const runs: number[] = [];
  const { client } = stubbed(() => new Response(null, { status: 503 }), {
    attemptMiddleware: [(request, next, { attempt }) => (runs.push(attempt), next(request))],
    sleep: () => {
      controller.abort();
      return Promise.resolve();
    },
  });
  const failure = await getFailure(client.users.get(userId, { signal: controller.signal }));
  expect(failure).toMatchObject({ name: "AbortError", attempts: 1 });
  expect(runs).toEqual([1]);
});

test("[ERR-4] a call that is aborted in the queue gives its place to the next one", async () => {
  const controller = new AbortController();
  const runs: string[] = [];
  const { client } = stubbed(() => Response.json(user), {
    concurrency: 1,
    attemptMiddleware: [(request, next) => (runs.push(request.url.slice(-1)), next(request))],
  });
  const first = client.users.get("1");
  const second = getFailure(client.users.get("2", { signal: controller.signal }));
  const third = client.users.get("3");
  controller.abort();
  expect((await second).name).toBe("AbortError");
  await Promise.all([first, third]);
  expect(runs).toEqual(["1", "3"]);
});

test("[ERR-4] a redirect is not followed after an abort, even by a fetch that ignores signals", async () => {
  const controller = new AbortController();
  const urls: string[] = [];
  let respond: (response: Response) => void = () => {};
  const { client } = stubbed(
    (url) => {
      urls.push(url);
      return new Promise((resolve) => {
        respond = resolve;
      });
    },
    { sleep: undefined },
  );
  const failure = getFailure(client.users.get(userId, { signal: controller.signal }));
  await vi.waitFor(() => expect(urls).toHaveLength(1));
  controller.abort();
  expect((await failure).name).toBe("AbortError");
  respond(new Response(null, { status: 307, headers: { location: "/elsewhere" } }));
  await new Promise(setImmediate);
  expect(urls).toEqual([`https://api.example.com/v2/user/${userId}`]);
});

describe("the signal that a fetch gets", () => {
  /** Makes a call whose fetch never responds, aborts it, and returns what a fetch may read of its request. */
  async function abortCall(read: (init: RequestInit) => RequestInit): Promise<RequestInit[]> {
    const controller = new AbortController();
    const inits: RequestInit[] = [];
    const { client } = stubbed((_url, init) => {
      inits.push(init, read(init));
      controller.abort(new Error("the user went away"));
      return new Promise<never>(() => {});
    });
    const failure = await getFailure(client.users.get(userId, { signal: controller.signal }));
    expect(isAbortError(failure)).toBe(true);
    return inits;
  }

  test.each([
    ["the request itself", (init: RequestInit) => init],
    ["a copy", (init: RequestInit) => ({ ...init, cache: "no-store" as const })],
    ["an assigned copy", (init: RequestInit) => Object.assign({}, init)],
    ["an object that inherits it", (init: RequestInit) => Object.create(init) as RequestInit],
    ["a proxy", (init: RequestInit) => new Proxy(init, {})],
  ])("[ERR-4] aborts with the call, in %s", async (_, read) => {
    for (const { signal } of await abortCall(read)) {
      expect(signal).toBeInstanceOf(AbortSignal);
      expect(signal?.aborted).toBe(true);
    }
  });

  test("[ERR-4] aborts with the call when it is read late, early, and again", async () => {
    let early: RequestInit["signal"];
    const [init] = await abortCall((one) => {
      early = one.signal;
      expect(early?.aborted).toBe(false);
      return one;
    });
    expect(early?.aborted).toBe(true);
    expect(init?.signal).toBe(early);
    const [late] = await abortCall(() => ({}));
    expect(isAbortError(late?.signal?.reason)).toBe(true);
  });

  test("is created when it is read, and once", async () => {
    const created = vi.spyOn(AbortController.prototype, "signal", "get");
    let kept: RequestInit = {};
    const { client } = stubbed((_url, init) => {
      kept = init;
      return Response.json(user);
    });
    try {
      await client.users.get(userId);
      const listSignals = () => created.mock.results.map(({ value }) => value as unknown);
      // Other work of the thread may create signals meanwhile. Only this request's own may not be among them.
      const before = listSignals();
      const { signal } = kept;
      expect(signal).toBeInstanceOf(AbortSignal);
      expect(before).not.toContain(signal);
      expect(kept.signal).toBe(signal);
    } finally {
      created.mockRestore();
    }
  });

  test("can be replaced by the fetch", async () => {
    const own = new AbortController();
    const [init] = await abortCall((one) => {
      one.signal = own.signal;
      return one;
    });
    expect(init?.signal).toBe(own.signal);
    expect({ ...init }.signal).toBe(own.signal);
    expect(delete init?.signal).toBe(true);
    expect(init).not.toHaveProperty("signal");
  });

  test("is a field of the request like the others", async () => {
    const [init = {}] = await abortCall((one) => one);
    expect(Object.keys(init)).toEqual(["method", "headers", "body", "redirect", "signal"]);
    expect(init).toEqual({
      method: "GET",
      headers: expect.any(Headers),
      body: undefined,
      redirect: "manual",
      signal: expect.any(AbortSignal),
    });
    expect(Object.getOwnPropertySymbols({ ...init })).toEqual([]);
  });
});
