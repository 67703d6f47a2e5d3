import type { TimeseriesItem } from "sanguine";
import { expect, test } from "vitest";
import { getFailure, stubbed, userId } from "../support/client.ts";

const watch = { provider: "acme_watch", type: "watch" };
const phone = { provider: "acme_watch", type: "a_type_of_2031", device_id: null };

/** A step count, with the offset that the service gave. */
const steps = (hour: number, value: number) => ({
  start: `2026-01-15T${String(hour).padStart(2, "0")}:00:00+10:30`,
  end: `2026-01-15T${String(hour).padStart(2, "0")}:15:00+10:30`,
  unit: "count",
  value,
});

const pages: Record<string, unknown> = {
  first: {
    groups: { acme_watch: [{ source: watch, data: [steps(1, 10), steps(2, 20)] }] },
    next: "c-2",
    next_cursor: "c-2",
  },
  "c-2": { groups: {}, next: "c-3", next_cursor: "c-3" },
  "c-3": {
    groups: {
      acme_watch: [
        { source: watch, data: [steps(3, 30)] },
        { source: phone, data: [steps(3, 31)] },
      ],
      bramble_band: [{ source: { provider: "bramble_band", type: "ring" }, data: [steps(4, 40)] }],
    },
    next: null,
    next_cursor: null,
  },
};

/** A service with the pages above, which keeps the queries. */
function service(served = pages) {
  const asked: URLSearchParams[] = [];
  const { client } = stubbed((url) => {
    const { searchParams } = new URL(url);
    asked.push(searchParams);
    return Response.json(served[searchParams.get("next_cursor") ?? "first"]);
  });
  return { client, asked };
}

const query = { start_date: "2026-01-15", end_date: null, provider: "" };

test("[TS-1, TS-5, TS-7, TS-8] points of all pages, each with its provider and source, times verbatim", async () => {
  const { client, asked } = service();
  const points: TimeseriesItem<"steps">[] = [];
  for await (const point of client.timeseries.steps(userId, query)) points.push(point);
  expect(points).toEqual([
    { provider: "acme_watch", source: watch, ...steps(1, 10) },
    { provider: "acme_watch", source: watch, ...steps(2, 20) },
    { provider: "acme_watch", source: watch, ...steps(3, 30) },
    { provider: "acme_watch", source: phone, ...steps(3, 31) },
    { provider: "bramble_band", source: { provider: "bramble_band", type: "ring" }, ...steps(4, 40) },
  ]);
  expect(points[0]).toMatchObject({
    start: "2026-01-15T01:00:00+10:30",
    end: "2026-01-15T01:15:00+10:30",
    unit: "count",
  });
  expect(asked.map((one) => one.get("next_cursor"))).toEqual([null, "c-2", "c-3"]);
  expect(asked.map((one) => one.get("start_date"))).toEqual(["2026-01-15", "2026-01-15", "2026-01-15"]);
  expect(asked[0]?.has("end_date")).toBe(false);
});

test("[TS-4] null or absent asks for the first page, null ends, next stands in for next_cursor", async () => {
  const old = {
    first: { groups: { a: [{ source: watch, data: [steps(1, 1)] }] }, next: "c-2" },
    "c-2": { groups: { a: [{ source: watch, data: [steps(2, 2)] }] }, next: null },
  };
  const { client, asked } = service(old);
  expect(
    await client.timeseries.steps(userId, { ...query, next_cursor: null }).toArray({ limit: 9 }),
  ).toHaveLength(2);
  expect(asked.map((one) => one.get("next_cursor"))).toEqual([null, "c-2"]);
  await client.timeseries.steps(userId, { start_date: "2026-01-15", next_cursor: "c-2" });
  expect(asked.at(-1)?.get("next_cursor")).toBe("c-2");
  await client.timeseries.steps(userId, { start_date: "2026-01-15", cursor: "c-2" });
  expect(asked.at(-1)?.get("cursor")).toBe("c-2");
});

test("[TS-5] pages one by one, resumed from a saved cursor", async () => {
  const { client, asked } = service();
  let saved: string | null = null;
  for await (const page of client.timeseries.steps(userId, query).pages()) {
    saved = page.next;
    expect(page.groups).toEqual((pages.first as { groups: object }).groups);
    break;
  }
  expect(asked).toHaveLength(1);
  expect(saved).toBe("c-2");
  const rest = await client.timeseries.steps(userId, query, { from: saved }).toArray({ limit: 99 });
  expect(rest.map(({ value }) => value)).toEqual([30, 31, 40]);
  expect(asked.map((one) => one.get("next_cursor"))).toEqual([null, "c-2", "c-3"]);
});

test("[TS-5] toArray collects up to its limit, in the middle of a page too", async () => {
  const { client, asked } = service();
  const list = client.timeseries.steps(userId, query);
  expect((await list.toArray({ limit: 1 })).map(({ value }) => value)).toEqual([10]);
  expect(await list.groups({ limit: 1.5 })).toEqual({
    acme_watch: [{ source: watch, data: [steps(1, 10)] }],
  });
  expect(await list.groups({ limit: 1 })).toEqual({ acme_watch: [{ source: watch, data: [steps(1, 10)] }] });
  expect(asked).toHaveLength(1);
  expect((await list.toArray({ limit: 4 })).map(({ value }) => value)).toEqual([10, 20, 30, 31]);
});

test("[TS-5] merged into one groups object, one group for each source, up to a limit", async () => {
  const { client, asked } = service();
  const list = client.timeseries.steps(userId, query);
  expect(await list.groups({ limit: Infinity })).toEqual({
    acme_watch: [
      { source: watch, data: [steps(1, 10), steps(2, 20), steps(3, 30)] },
      { source: phone, data: [steps(3, 31)] },
    ],
    bramble_band: [{ source: { provider: "bramble_band", type: "ring" }, data: [steps(4, 40)] }],
  });
  expect(asked).toHaveLength(3);
  // The first page is remembered, and merging has not changed it.
  expect((await list).items).toHaveLength(2);
  expect(await list.groups({ limit: 2 })).toEqual({
    acme_watch: [{ source: watch, data: [steps(1, 10), steps(2, 20)] }],
  });
  expect(asked).toHaveLength(3);
  expect(await list.groups({ limit: 0 })).toEqual({});
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a caller without types may leave out.
  expect((await getFailure(list.groups(undefined as never))).name).toBe("ConfigurationError");
});

test("[GEN-4, GEN-7] a slug that is a property of every object, and unknown fields, are kept", async () => {
  const { client } = service({
    first: JSON.parse(
      '{"groups":{"__proto__":[{"source":{"provider":"__proto__","type":"x"},"data":[{"value":1,"of_2031":true}]}]},"next_cursor":null}',
    ),
  });
  const list = client.timeseries.steps(userId, query);
  const groups = await list.groups({ limit: 5 });
  expect(Object.keys(groups)).toEqual(["__proto__"]);
  expect(Object.getPrototypeOf(groups)).toBe(Object.prototype);
  expect((await list).items).toEqual([
    { provider: "__proto__", source: { provider: "__proto__", type: "x" }, value: 1, of_2031: true },
  ]);
});
