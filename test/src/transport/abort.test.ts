import { getEventListeners } from "node:events";
import { isAbortError } from "sanguine";
import { expect, test, vi } from "vitest";
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
  await expect.poll(() => closed).toHaveBeenCalledOnce();
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
  await expect.poll(() => started.mock.calls.map(([, ms]) => ms)).toContain(50_000);
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

test("the built-in wait leaves no listener on its signal", async () => {
  const { signal } = new AbortController();
  await sleepWithTimer(1, signal);
  expect(listeners(signal)).toBe(0);
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
  await expect.poll(() => urls).toHaveLength(1);
  controller.abort();
  expect((await failure).name).toBe("AbortError");
  respond(new Response(null, { status: 307, headers: { location: "/elsewhere" } }));
  await new Promise(setImmediate);
  expect(urls).toEqual([`https://api.example.com/v2/user/${userId}`]);
});
