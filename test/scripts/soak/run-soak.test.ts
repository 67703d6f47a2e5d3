import { createClient, type Client, type ClientOptions, type FetchLike } from "sanguine";
import { expect, test } from "vitest";
import { runSoak } from "../../../scripts/soak/run-soak.ts";

const options = { seed: "test", calls: 150, concurrency: 8, timeout: 250 };
// Not the timers: those of the test runner count as well. `npm run test:soak` checks them.
const nothing = { listeners: 0, requests: 0, sockets: 0, warnings: 0, slots: 0 };

const runWith = (change: (fetch: FetchLike) => FetchLike) =>
  runSoak({
    ...options,
    calls: 40,
    create: (own: ClientOptions): Client =>
      createClient({ ...own, fetch: change((url, init) => globalThis.fetch(url, init)) }),
  });

test("[ERR-4, ERR-9] nothing is lost, doubled or left by calls that are retried, fail and are aborted", async () => {
  const { succeeded, retried, failed, faults, leftovers, ...report } = await runSoak(options);
  expect(report).toEqual({ calls: 150, lost: 0, doubled: 0, wrong: 0, problems: [] });
  expect(leftovers).toMatchObject(nothing);
  expect(succeeded + Object.values(failed).reduce((sum, count) => sum + count, 0)).toBe(150);
  expect(Math.min(succeeded, retried * 10, faults * 5)).toBeGreaterThan(80);
  expect(failed["AbortError aborted"]).toBeGreaterThan(0);
});

test("finds a request that is sent again although it had its effect", async () => {
  const { doubled } = await runWith((fetch) => async (url, init) => {
    if (init.method === "POST") await fetch(url, init);
    return fetch(url, init);
  });
  expect(doubled).toBeGreaterThan(3);
});

test("finds a creation that is reported, but did not happen", async () => {
  const { lost } = await runWith((fetch) => async (url, init) => {
    if (init.method !== "POST" || !url.endsWith("/v2/user/")) return fetch(url, init);
    const sent: unknown = await new Response(init.body).json();
    return Response.json({ ...Object(sent), user_id: "11111111-1111-4111-8111-111111111111" });
  });
  expect(lost).toBeGreaterThan(0);
});

test("finds slots of a limit that requests keep, or give back twice", async () => {
  const runWithSlots = async (difference: number): Promise<number> => {
    const { leftovers } = await runSoak({
      ...options,
      calls: 20,
      create: ({ concurrency, ...own }) =>
        createClient(concurrency ? { ...own, concurrency: concurrency + difference } : own),
    });
    return leftovers.slots;
  };
  expect(await runWithSlots(-2)).toBe(2);
  expect(await runWithSlots(1)).toBe(1);
});
