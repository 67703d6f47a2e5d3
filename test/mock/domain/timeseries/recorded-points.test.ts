import { beforeEach, describe, expect, it } from "vitest";
import { createMock, type Mock } from "sanguine/mock";

let mock: Mock;
let user: { user_id: string };
const range = { start_date: "2026-01-14", end_date: "2026-01-14" };

beforeEach(() => {
  mock = createMock({ seed: "explicit", now: "2026-01-15T09:00:00Z" });
  user = mock.users.create({ fallback_time_zone: "UTC" });
});

describe("recorded points", () => {
  it.each([
    ["2026-01-14T10:00:00+05:30", "2026-01-14T10:00:00+05:30", "2026-01-14T10:15:00+05:30", 19_800],
    ["2026-01-14T10:00:00+05:45", "2026-01-14T10:00:00+05:45", "2026-01-14T10:15:00+05:45", 20_700],
    ["2026-01-14T10:00:00-03:30", "2026-01-14T10:00:00-03:30", "2026-01-14T10:15:00-03:30", -12_600],
    ["2026-01-14T10:00:00-00:30", "2026-01-14T10:00:00-00:30", "2026-01-14T10:15:00-00:30", -1_800],
    ["2026-01-14T10:00:00", "2026-01-14T10:00:00+00:00", "2026-01-14T10:15:00+00:00", 0],
  ])("[TS-8] keep the offset of %s, half hours too", (given, start, end, timezone_offset) => {
    mock.timeseries.add(user, "steps", { provider: "fernway_fit", points: [{ start: given, value: 321 }] });
    expect(mock.timeseries.read(user, "steps", range)).toMatchObject([
      { timestamp: start, start, end, timezone_offset, value: 321 },
    ]);
  });

  it("take precedence over the computed point of the same source and instant, between the others", () => {
    mock.connections.create({ user, provider: "marlstone_sensor" });
    const computed = mock.timeseries.read(user, "glucose", range);
    const points = [
      { timestamp: "2026-01-14T10:00:00Z", value: 13.7 },
      { timestamp: "2026-01-14T10:01:00Z", value: 13.8 },
    ];
    mock.timeseries.add(user, "glucose", { provider: "marlstone_sensor", points });
    const read = mock.timeseries.read(user, "glucose", range);
    expect(read).toHaveLength(computed.length + 1);
    const at = (list: typeof read, minute: string) =>
      list
        .filter(({ timestamp }) => timestamp === `2026-01-14T10:${minute}:00+00:00`)
        .map(({ value }) => value);
    expect([at(read, "00"), at(read, "01"), at(read, "05")]).toEqual([[13.7], [13.8], at(computed, "05")]);
  });

  it("replace each other at the same instant: the last one wins", () => {
    const add = (value: number) =>
      mock.timeseries.add(user, "steps", {
        provider: "manual",
        points: [{ start: "2026-01-14T10:00:00Z", value }],
      });
    add(1);
    add(2);
    expect(mock.timeseries.read(user, "steps", range).map(({ value }) => value)).toEqual([2]);
  });

  it("replace each other in one call, too, also in the event", () => {
    mock.webhooks.openInbox();
    const points = [1, 2].map((value) => ({ start: "2026-01-14T10:00:00Z", value }));
    expect(mock.timeseries.add(user, "steps", { provider: "manual", points })).toEqual({
      added: 1,
      outside: 0,
    });
    expect(JSON.parse(mock.webhooks.outbox().at(-1)?.body ?? "")).toMatchObject({
      event_type: "daily.data.steps.created",
      data: { data: [{ value: 2 }] },
    });
  });

  it("can be the only ones of a series, until it is cleared", () => {
    mock.connections.create({ user, provider: "fernway_fit" });
    const computed = mock.timeseries.read(user, "steps", range);
    const points = [{ start: "2026-01-14T10:00:00Z", value: 5 }];
    mock.timeseries.replace(user, "steps", { provider: "fernway_fit", points });
    expect(mock.timeseries.read(user, "steps", range).map(({ value }) => value)).toEqual([5]);
    expect(mock.timeseries.read(user, "distance", range).length).toBeGreaterThan(0);
    mock.timeseries.clear(user, "steps");
    expect(mock.timeseries.read(user, "steps", range)).toEqual(computed);
  });

  it.each([
    [{ resource: "steps", provider: "acme_watch" }, ["acme_watch steps"]],
    [{ provider: "acme_watch" }, ["acme_watch steps", "acme_watch distance"]],
    ["distance", ["fernway_fit distance", "acme_watch distance"]],
    [undefined, ["fernway_fit steps", "fernway_fit distance", "acme_watch steps", "acme_watch distance"]],
  ] as const)(
    "are cleared by series, by provider or by both, with what is disabled: %j",
    (which, cleared) => {
      const points = [{ start: "2026-01-14T10:00:00Z", value: 5 }];
      const series = (["fernway_fit", "acme_watch"] as const).flatMap((provider) => {
        mock.connections.create({ user, provider });
        return (["steps", "distance"] as const).map((resource) => {
          mock.timeseries.add(user, resource, { provider, points });
          mock.timeseries.disable(user, resource, provider);
          return { provider, resource };
        });
      });
      mock.timeseries.clear(user, which);
      const computed = series.filter(({ provider, resource }) => {
        const own = mock.timeseries
          .read(user, resource, range)
          .filter((point) => point.provider === provider);
        expect([1, 0]).toContain(own.filter(({ value }) => value === 5).length);
        return own.length > 1;
      });
      expect(computed.map(({ provider, resource }) => `${provider} ${resource}`)).toEqual(cleared);
    },
  );

  it("appear at their time when they lie in the future", async () => {
    const points = [{ start: "2026-01-15T10:00:00Z", end: "2026-01-15T10:15:00Z", value: 7 }];
    mock.timeseries.add(user, "steps", { provider: "manual", points });
    const read = () => mock.timeseries.read(user, "steps", { start_date: "2026-01-15" }).length;
    expect(read()).toBe(0);
    await mock.clock.advance("2h");
    expect(read()).toBe(1);
  });

  it.each([
    [{ value: 1 }, "The timestamp or start of a point must be an ISO 8601 date-time."],
    [{ start: "2026-01-14", value: 1 }, /ISO 8601/],
    [{ start: "2026-01-14T10:00:00Z", value: "many" }, /value/],
    [{ start: "2026-01-14T10:00:00Z", value: 1, color: "red" }, /color/],
    [{ start: "2026-01-14T10:00:00Z", end: "2026-01-14T09:00:00Z", value: 1 }, /end of a point/],
  ])("are rejected when they do not fit the series: %j", (point, message) => {
    expect(() => mock.timeseries.add(user, "steps", { provider: "manual", points: [point] })).toThrow(
      message,
    );
    expect(mock.timeseries.read(user, "steps", { start_date: "2020-01-01" })).toEqual([]);
  });
});
