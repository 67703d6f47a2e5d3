import { type CallResult, type TimeseriesItem } from "sanguine";
import { createMock } from "sanguine/mock";
import { pageOf, rejectedCall, resolvedCall } from "sanguine/testing";
import { describe, expect, it, vi } from "vitest";
import { stubbed } from "./support/client.ts";

const createTestClient = () => stubbed(() => Promise.reject(new Error("a stub sent a request"))).client;

const mock = createMock({ seed: "testing" });
const [first, second] = [
  mock.users.create({ client_user_id: "u-1" }),
  mock.users.create({ client_user_id: "u-2" }),
];

describe("[STB-1] a stub of a call", () => {
  it("resolves to its value, as often as it is returned", async () => {
    const client = createTestClient();
    vi.spyOn(client.users, "get").mockReturnValue(resolvedCall(first));
    expect(await client.users.get("any")).toBe(first);
    expect(await client.users.get("any")).toBe(first);
    const { data, response, meta } = await client.users.get("any").withResponse();
    expect([data, response.status]).toEqual([first, 200]);
    expect(meta).toMatchObject({ requestId: null, attempts: 1, durationMs: 0 });
  });

  it("has the given response and metadata", async () => {
    const response = new Response(null, { status: 202 });
    const call = resolvedCall("queued", { response, meta: { requestId: "req_1" } });
    const result: CallResult<string> = await call.withResponse();
    expect(result.response).toBe(response);
    expect(result.meta).toMatchObject({ requestId: "req_1", attempts: 1 });
  });

  it("rejects with its error, awaited, with its response and as a list, but not before it is used", async () => {
    const unhandled = vi.fn();
    process.on("unhandledRejection", unhandled);
    try {
      const error = new Error("the service is down");
      const client = createTestClient();
      vi.spyOn(client.users, "get").mockReturnValue(rejectedCall(error));
      vi.spyOn(client.users, "list").mockReturnValue(rejectedCall(error));
      await new Promise(setImmediate);
      expect(unhandled).not.toHaveBeenCalled();
      await expect(client.users.get("any")).rejects.toBe(error);
      await expect(client.users.get("any").withResponse()).rejects.toBe(error);
      await expect(client.users.list()).rejects.toBe(error);
      await expect(client.users.list().toArray({ limit: 1 })).rejects.toBe(error);
      await expect(client.users.list().pages().next()).rejects.toBe(error);
      await new Promise(setImmediate);
      expect(unhandled).not.toHaveBeenCalled();
    } finally {
      process.off("unhandledRejection", unhandled);
    }
  });
});

it("[STB-1] a stub of a list has one page, which can be awaited, iterated and collected", async () => {
  const client = createTestClient();
  vi.spyOn(client.users, "list").mockReturnValue(pageOf([first, second]));
  expect(await client.users.list()).toMatchObject({ items: [first, second], next: null, total: 2 });
  const seen: unknown[] = [];
  for await (const user of client.users.list()) seen.push(user);
  for await (const { items } of client.users.list().pages()) seen.push(items.length);
  for await (const user of await client.users.list()) seen.push(user);
  expect(seen).toEqual([first, second, 2, first, second]);
  expect(await client.users.list().toArray({ limit: 1 })).toEqual([first]);
  expect(await pageOf([]).toArray({ limit: 1 })).toEqual([]);
});

describe("[STB-1] a stub of a series", () => {
  const source = { provider: "acme_watch", type: "watch", app_id: null, device_id: null, sport: null };
  const points = [
    { provider: "acme_watch", source, timestamp: "2026-01-01T08:00:00+00:00", unit: "count", value: 3 },
    { provider: "bramble_band", source, timestamp: "2026-01-01T08:01:00+00:00", unit: "count", value: 4 },
    { provider: "acme_watch", source, timestamp: "2026-01-01T08:02:00+00:00", unit: "count", value: 5 },
  ] as unknown as TimeseriesItem<"steps">[];

  it("has its points, its page and its groups", async () => {
    const client = createTestClient();
    vi.spyOn(client.timeseries, "steps").mockReturnValue(pageOf(points));
    const steps = client.timeseries.steps("any", { start_date: "2026-01-01" });
    const values: number[] = [];
    for await (const { value } of steps) values.push(value);
    expect(values).toEqual([3, 4, 5]);
    const page = await steps;
    expect(page.items).toEqual(points);
    expect(page.groups.acme_watch?.map(({ data }) => data.map(({ value }) => value))).toEqual([[3, 5]]);
    const groups = await steps.groups({ limit: 2 });
    expect(groups.acme_watch?.[0]).toEqual({
      source,
      data: [
        { timestamp: "2026-01-01T08:00:00+00:00", unit: "count", value: 3 },
        { timestamp: "2026-01-01T08:02:00+00:00", unit: "count", value: 5 },
      ],
    });
    expect(Object.keys(groups)).toEqual(["acme_watch"]);
  });
});
