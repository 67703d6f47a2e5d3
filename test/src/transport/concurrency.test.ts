import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import { getFailure, stubbed, user, userId } from "../support/client.ts";

/** Creates a fetch whose responses the test releases by hand. */
function gate() {
  const waiting: (() => void)[] = [];
  let running = 0;
  let most = 0;
  return {
    waiting,
    most: () => most,
    fetch: async () => {
      most = Math.max(most, ++running);
      await new Promise<void>((resolve) => waiting.push(resolve));
      running--;
      return Response.json(user);
    },
  };
}

/** Lets everything happen that needs no timer. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test("no more requests are under way than concurrency allows, and all get their turn in order", async () => {
  const { fetch, waiting, most } = gate();
  const { client } = stubbed(fetch, { concurrency: 2 });
  const order: number[] = [];
  const calls = Array.from({ length: 5 }, (_, index) =>
    client.users.get(userId).then(() => order.push(index)),
  );
  for (let sent = 0; sent < 5; sent++) {
    await settled();
    expect(waiting.length).toBeLessThanOrEqual(2);
    waiting.shift()?.();
  }
  await Promise.all(calls);
  expect(most()).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4]);
});

test("[ERR-4] an abort in the queue sends nothing, and leaves the place to the next", async () => {
  const { fetch, waiting } = gate();
  const { client } = stubbed(fetch, { concurrency: 1 });
  const controller = new AbortController();
  const first = client.users.get(userId);
  const second = getFailure(client.users.get(userId, { signal: controller.signal }));
  const third = client.users.get(userId);
  await settled();
  controller.abort();
  expect(await second).toMatchObject({ name: "AbortError", attempts: 0 });
  waiting.shift()?.();
  await first;
  await settled();
  expect(waiting).toHaveLength(1);
  waiting.shift()?.();
  expect(await third).toEqual(user);
});

test("[ERR-4] a call that ends while its middleware waits takes up no place", async () => {
  let runs = 0;
  const { client } = stubbed(() => Response.json(user), {
    concurrency: 1,
    attemptMiddleware: [(request, next) => (++runs === 1 ? new Promise(() => undefined) : next(request))],
  });
  const controller = new AbortController();
  const stuck = getFailure(client.users.get(userId, { signal: controller.signal }));
  await expect.poll(() => runs).toBe(1);
  const next = client.users.get(userId);
  controller.abort();
  expect(await stuck).toMatchObject({ name: "AbortError", attempts: 0 });
  expect(await next).toEqual(user);
});

test("[ERR-4] an attempt with middleware leaves no listener on the signal of its call", async () => {
  const listeners: number[] = [];
  const { client } = stubbed(() => new Response(null, { status: 503 }), {
    retries: 3,
    attemptMiddleware: [
      (request, next, { signal }) => {
        listeners.push(getEventListeners(signal!, "abort").length);
        return next(request);
      },
    ],
  });
  await getFailure(client.users.get(userId, { signal: new AbortController().signal }));
  // Each attempt finds its own alone.
  expect(listeners).toEqual([1, 1, 1, 1]);
});

test("an attempt that fails, and a wait for the next one, take up no place", async () => {
  let calls = 0;
  let waited: (() => void) | undefined;
  const { client } = stubbed(
    () => (++calls === 1 ? new Response(null, { status: 503 }) : Response.json(user)),
    {
      concurrency: 1,
      sleep: () => new Promise((resolve) => (waited = resolve)),
    },
  );
  const waiting = client.users.get(userId);
  expect(await client.users.get(userId)).toEqual(user);
  expect(calls).toBe(2);
  await expect.poll(() => waited).toBeDefined();
  waited?.();
  expect(await waiting).toEqual(user);
});
