import { isAbortError, type FetchLike } from "sanguine";
import { createMock, type Mock } from "sanguine/mock";
import { createControlClient } from "sanguine/mock/control";
import { listen } from "sanguine/mock/node";
import { test } from "sanguine/mock/vitest";
import { createRawClient } from "sanguine/raw";
import { describe, expect, it, vi } from "vitest";
import { createResolver } from "../mock/adapters/msw-resolver.ts";
import { Findings } from "../mock/check/findings.ts";
import { Probe } from "../mock/check/probe.ts";
import { createMockWith } from "../mock/core/create-mock.ts";
import { onAbort } from "../mock/http/caller.ts";
import { waitForAbort } from "../mock/http/to-response.ts";
import { getFailure, stubbed, wire } from "./src/support/client.ts";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Collects all that nothing refers to. Weak references of the present turn of the event loop are kept, so it waits for the next. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  await new Promise(setImmediate);
  collect();
}

// What lives and dies with the garbage collector. A collection visits all that a process holds, so these tests have one of their own.

it("onAbort keeps a request only until it is canceled or aborted", async () => {
  const control = new AbortController();
  const wait = () => {
    const canceled = new Request("https://api.example.com", { signal: control.signal });
    const aborted = new Request("https://api.example.com", { signal: control.signal });
    const stop = onAbort(canceled, () => undefined);
    waitForAbort(aborted).catch(() => undefined);
    return { stops: [stop], requests: [canceled, aborted].map((request) => new WeakRef(request)) };
  };
  const { stops, requests } = wait();
  const cancel = () => stops.pop()?.();
  const alive = () => requests.map((request) => request.deref() !== undefined);
  await collectGarbage();
  expect(alive()).toEqual([true, true]);
  cancel();
  control.abort();
  await collectGarbage();
  expect(alive()).toEqual([false, false]);
});

/** Starts calls whose `Request` nothing refers to but the mock, each of which waits until its caller aborts. */
const waits = {
  "without a response": (signal: AbortSignal) => {
    const mock = createMock();
    mock.faults.add({ network: "hang" });
    return mock.fetch(new Request(`${mock.url}/v2/providers`, { signal }));
  },
  "in a handler": (signal: AbortSignal) => {
    const waitForever = () => new Promise<never>(() => {});
    const mock = createMockWith({}, { handlers: { "providers.list": waitForever } });
    const headers = { "x-service-api-key": mock.apiKey };
    return mock.fetch(new Request(`${mock.url}/v2/providers`, { signal, headers }));
  },
  "in the middle of a body": async (signal: AbortSignal) => {
    const mock = createMock();
    mock.faults.add({ when: "after", network: "stall" });
    const headers = { "x-service-api-key": mock.apiKey };
    const response = await mock.fetch(new Request(`${mock.url}/v2/providers`, { signal, headers }));
    return response.text();
  },
};

it.each(Object.entries(waits))(
  "a call that waits %s ends by an abort after a garbage collection",
  async (_, start) => {
    const control = new AbortController();
    const call = start(control.signal);
    const failure = call.then(
      () => "a response",
      (error: unknown) => error,
    );
    await collectGarbage();
    await collectGarbage();
    control.abort("enough");
    expect(await failure).toBe("enough");
  },
);

it.each<[string, (request: Request) => Request]>([
  ["another one", (request) => new Request(request, { headers: { "x-trace": "1" } })],
  ["a copy", (request) => request.clone()],
  ["a copy of a copy", (request) => new Request(new Request(request))],
])(
  "[ERR-4] an abort reaches a raw call whose middleware has put %s in the request's place",
  async (_, replace) => {
    const controller = new AbortController();
    const raw = createRawClient(
      stubbed((_url, { signal }) => new Promise((_, reject) => signal?.addEventListener("abort", reject)), {
        timeout: Infinity,
      }).client,
    );
    raw.use({ onRequest: ({ request }) => replace(request) });
    const call = getFailure(raw.GET("/v2/providers/", { signal: controller.signal }));
    await collectGarbage();
    await collectGarbage();
    controller.abort();
    expect(isAbortError(await call)).toBe(true);
  },
);

it("[ERR-4] the signal that middleware gives to a raw call aborts it, also after other middleware and a garbage collection", async () => {
  const controller = new AbortController();
  const { client, arrived } = await wire([() => {}]);
  const raw = createRawClient(client);
  raw.use(
    { onRequest: ({ request }) => new Request(request, { signal: controller.signal }) },
    { onRequest: ({ request }) => new Request(request, { headers: { "x-trace": "1" } }) },
  );
  const call = getFailure(raw.GET("/v2/providers/"));
  await expect.poll(() => arrived).toHaveLength(1);
  await collectGarbage();
  await collectGarbage();
  controller.abort("the limit of the middleware");
  const failure = await call;
  expect([isAbortError(failure), failure.cause]).toEqual([true, "the limit of the middleware"]);
});

it("an abort reaches a handler and a stalled body after a garbage collection", async () => {
  const untilAbort = (signal: AbortSignal | undefined) =>
    new Promise<never>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  const mock = createMockWith({}, { handlers: { "users.list": ({ signal }) => untilAbort(signal) } });
  mock.faults.add({ operation: "providers.list", when: "after", network: "stall" });
  const headers = { "x-service-api-key": mock.apiKey };
  const control = new AbortController();
  // Nothing but the resolver refers to the requests.
  const read = async (path: string) => {
    const request = new Request(mock.url + path, { headers, signal: control.signal });
    return (await createResolver(mock)({ request, requestId: path }))?.text();
  };
  const calls = Promise.allSettled([read("/v2/user"), read("/v2/providers")]);
  await collectGarbage();
  await collectGarbage();
  control.abort("enough");
  expect(await calls).toMatchObject([{}, { status: "rejected", reason: "enough" }]);
  expect(mock.requests.last({ operation: "users.list" })).toMatchObject({ aborted: "gone" });
});

it("a removed team leaves no memory behind, at a port that runs its clock [CTL-20]", async () => {
  const mock = createMock();
  await using server = await listen(mock, { orders: "auto" });
  const control = createControlClient({ url: server.url, token: mock.controlToken });
  mock.events.subscribe(() => undefined);
  const addAndRemove = async (name: string): Promise<WeakRef<object>[]> => {
    const team = await control.team({ name });
    const order = await team.orders.create();
    await team.webhooks.openInbox();
    await team.orders.advance(order);
    await team.snapshot();
    await team.link.createToken({ user: await team.users.create() });
    await team.idle();
    const { users, clock } = mock.teams()[1] ?? {};
    await team.remove();
    return [new WeakRef(users ?? {}), new WeakRef(clock ?? {})];
  };
  const left = [await addAndRemove("a"), await addAndRemove("b")].flat();
  // The connection keeps its last request, so the last call is not one for a removed team.
  await control.info();
  await collectGarbage();
  expect(left.map((reference) => reference.deref())).toEqual(Array.from({ length: 4 }, () => undefined));
});

describe("a mock of Vitest's fixtures", { shuffle: false }, () => {
  const mocks: WeakRef<Mock>[] = [];

  test("is there for its test", ({ mock, client }) => {
    expect(client).toBeDefined();
    mocks.push(new WeakRef(mock));
  });

  it("leaves no memory behind when its test has passed", async () => {
    await collectGarbage();
    expect(mocks.map((mock) => mock.deref())).toEqual([undefined]);
  });
});

it("a request of a check times out, also after a garbage collection", async () => {
  let noteSent: () => void;
  const sent = new Promise<void>((resolve) => (noteSent = resolve));
  const hang = vi.fn<FetchLike>((_url, { signal }) => {
    noteSent();
    return new Promise((_, reject) => {
      signal?.addEventListener("abort", () => reject(new Error("aborted")));
    });
  });
  const { signal } = new AbortController();
  const service = { target: "https://sandbox.example.com", apiKey: "k", fetch: hang };
  const probe = new Probe(
    new Findings(),
    { ...service, now: () => 0, sleep: () => Promise.resolve(), deadline: Infinity, signal },
    false,
  );
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const failed = getFailure(probe.call("users.list", [], { omitsKey: true }));
    // The client loads its middleware first, which takes real time: no timer runs before the request is sent.
    await sent;
    await collectGarbage();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(hang).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failed).toMatchObject({ message: expect.stringContaining("the request timed out") });
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
