import { createMock } from "sanguine/mock";
import { createMockWith } from "../../../mock/core/create-mock.ts";
import { expect, it } from "vitest";
import { onAbort } from "../../../mock/http/caller.ts";
import { waitForAbort } from "../../../mock/http/to-response.ts";
import { collectGarbage } from "../../support/collect-garbage.ts";

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
