import { beforeEach, describe, expect, it } from "vitest";
import {
  connect,
  deregister,
  failConnection,
  recoverConnection,
} from "../../../../mock/domain/connections/rules.ts";
import { scheduleMissingDailyData } from "../../../../mock/domain/connections/daily-schedule.ts";
import { connectDemo } from "../../../../mock/domain/link/demo.ts";
import { getGroupedTimeseries } from "../../../../mock/domain/timeseries/grouped.ts";
import type { SeriesName } from "../../../../mock/domain/timeseries/profiles/index.ts";
import { eraseUser } from "../../../../mock/domain/users/erasure.ts";
import { createUser } from "../../../../mock/domain/users/rules.ts";
import type { World } from "../../../../mock/domain/world.ts";
import { parseInstant, toIso } from "../../../../mock/kernel/time.ts";
import { createTestWorld } from "../test-world.ts";
import { openTools } from "../../tools/open-tools.ts";

/** A daily data event as a listener receives it. */
interface Announced {
  readonly at: string;
  readonly type: string;
  readonly data: Record<string, unknown> & { readonly data: readonly { readonly start: string }[] };
}

let world: World;
let advance: (duration: string) => Promise<void>;
let announced: Announced[];

function listen(...resources: readonly string[]): void {
  const isIncluded = (type: string): boolean =>
    resources.some((resource) => type.startsWith(`daily.data.${resource}.`));
  world.eventTypeFilters.push(isIncluded);
  world.eventListeners.push((_, { event_type: type, data, created_at }) => {
    if (isIncluded(type)) announced.push({ at: toIso(created_at), type, data: data as Announced["data"] });
  });
}

function connectUser(provider = "acme_watch", fields: object = {}) {
  const user = createUser(world, { client_user_id: "u", ...fields });
  return { user, connection: connect(world, { user, provider }) };
}

/** Lists the event types with their date and hour. */
const listEmitted = (): string[] => announced.map(({ at, type }) => `${at.slice(0, 13)} ${type.slice(11)}`);

const dataFor = (resource: string) =>
  announced.filter(({ type }) => type.startsWith(`daily.data.${resource}.`)).map(({ data }) => data);

/** Lists the start of every emitted point. */
const starts = (type: string): string[] =>
  announced
    .filter((event) => event.type.startsWith(`daily.data.${type}`))
    .flatMap(({ data }) => data.data.map(({ start }) => start));

/** Lists the start of every point of the service between two instants, without the second one. */
function stored(userId: string, resource: SeriesName, from: string, until: string): string[] {
  const end_date = toIso((parseInstant(until) ?? 0) - 1000);
  const { groups } = getGroupedTimeseries(world, userId, resource, { start_date: from, end_date });
  return Object.values(groups)
    .flat()
    .flatMap(({ data }) => data.map(({ start }) => start));
}

beforeEach(() => {
  announced = [];
  // The clock shows 2026-01-15T09:00:00Z.
  ({ world, advance } = createTestWorld("daily"));
});

describe("[EVT-6] the daily data of a connection", () => {
  it("is emitted at the end of each of the user's days, once per resource, with the points of the day", async () => {
    listen("steps", "hrv");
    const { user } = connectUser();
    await advance("14h");
    expect(listEmitted()).toEqual([]);
    await advance("34h");
    expect(listEmitted()).toEqual([
      "2026-01-16T00 steps.created",
      "2026-01-16T00 hrv.created",
      "2026-01-17T00 steps.created",
      "2026-01-17T00 hrv.created",
    ]);
    for (const { type, data, at } of announced) {
      const resource = type.includes("steps") ? "steps" : "hrv";
      const day = toIso((parseInstant(at) ?? 0) - 1).slice(0, 10);
      const page = getGroupedTimeseries(world, user.user_id, resource, { start_date: day, end_date: day });
      const [group] = page.groups["acme_watch"] ?? [];
      expect(data.data.length).toBeGreaterThan(20);
      expect(data).toEqual({ source: group?.source, data: group?.data.slice(0, data.data.length) });
    }
  });

  it("loses no point and emits none twice: points that midnight cuts off follow in an updated event", async () => {
    listen("hypnogram");
    const { user } = connectUser("acme_watch", { fallback_time_zone: "Asia/Kathmandu" });
    await advance("10d");
    const kinds = listEmitted().map((text) => text.slice(14));
    expect(kinds.filter((kind) => kind === "hypnogram.created")).toHaveLength(10);
    const all = starts("hypnogram");
    expect(new Set(all).size).toBe(all.length);
    // Days in Kathmandu begin at 18:15 UTC; the last one ended except for intervals that continue.
    const whole = stored(user.user_id, "hypnogram", "2026-01-14T18:15:00Z", "2026-01-23T18:15:00Z");
    expect(whole.length).toBeGreaterThan(100);
    expect(all).toEqual(expect.arrayContaining(whole));
  });

  it("follows the time zone of its user when it changes", async () => {
    listen("steps");
    const { user } = connectUser();
    const other = createUser(world, { client_user_id: "other" });
    connect(world, { user: other, provider: "acme_watch" });
    openTools(world).users.update(user, { fallback_time_zone: "Asia/Tokyo" });
    await advance("1d");
    // Days in Tokyo begin at 15:00 UTC.
    expect(listEmitted()).toEqual(["2026-01-15T15 steps.created", "2026-01-16T00 steps.created"]);
  });

  // 2026-01-16 ends at 15:00 in Tokyo and at 24:00 in UTC; in Kiritimati, 2026-01-17 begins at 10:00 UTC.
  it.each([
    ["Asia/Tokyo", null, ["16T15 created", "17T00 updated", "18T00 created"]],
    [null, "Asia/Tokyo", ["16T00 created", "16T15 created", "17T15 created"]],
    ["Pacific/Kiritimati", "Pacific/Honolulu", ["16T10 created", "17T10 updated", "18T10 created"]],
  ])("sends each point once when its user moves from %s to %s", async (before, after, expected) => {
    listen("steps", "activity", "heartrate");
    const { user } = connectUser("acme_watch", { fallback_time_zone: before });
    await advance(before === null ? "16h" : "31h");
    announced = announced.filter(({ at }) => at > "2026-01-15T16");
    openTools(world).users.update(user, { fallback_time_zone: after });
    await advance(before === null ? "40h" : "48h");
    for (const kind of ["steps", "activity"])
      expect([kind, listEmitted().filter((one) => one.includes(kind))]).toEqual([
        kind,
        expected.map((one) => `2026-01-${one.replace(" ", ` ${kind}.`)}`),
      ]);
    const all = starts("steps");
    expect(new Set(all).size).toBe(all.length);
    const known = new Set(starts("heartrate"));
    const day = stored(user.user_id, "heartrate", "2026-01-16T00:00:00Z", "2026-01-17T00:00:00Z");
    expect(day.filter((start) => !known.has(start))).toEqual([]);
  });

  it("emits one source at a time: created for the first, updated for the others", async () => {
    listen("glucose");
    const user = createUser(world, { client_user_id: "u" });
    connectDemo(world, { user_id: user.user_id, provider: "glucose_two" });
    await advance("1d");
    expect(listEmitted()).toEqual(["2026-01-16T00 glucose.created", "2026-01-16T00 glucose.updated"]);
    const types = announced.map(({ data }) => data["source"]);
    expect(types).toMatchObject([
      { provider: "glucose_two", type: "automatic" },
      { provider: "glucose_two", type: "manual_scan" },
    ]);
  });

  it("does not emit points that a test created, which were emitted on creation", async () => {
    listen("heartrate");
    const { user } = connectUser();
    const points = [{ timestamp: "2026-01-15T10:00:00Z", value: 99 }];
    openTools(world).timeseries.replace(user, "heartrate", { provider: "acme_watch", points });
    await advance("1d");
    expect(listEmitted()).toEqual(["2026-01-15T09 heartrate.created"]);
    // With computed points on the same day, the event is updated: it was created before.
    openTools(world).timeseries.clear(user);
    openTools(world).timeseries.add(user, "heartrate", {
      provider: "acme_watch",
      points: [{ timestamp: "2026-01-16T10:00:00Z", value: 98 }],
    });
    announced = [];
    await advance("1d");
    expect(listEmitted()).toEqual(["2026-01-17T00 heartrate.updated"]);
    expect(announced[0]?.data.data).toContainEqual(expect.objectContaining({ value: 98 }));
    // Late points of a day are updates: of one that has ended, and of today after the first.
    announced = [];
    for (const timestamp of ["2026-01-16T20:00:30Z", "2026-01-17T03:00:30Z", "2026-01-17T04:00:30Z"])
      openTools(world).timeseries.add(user, "heartrate", {
        provider: "acme_watch",
        points: [{ timestamp, value: 97 }],
      });
    expect(listEmitted().map((text) => text.slice(14))).toEqual([
      "heartrate.updated",
      "heartrate.created",
      "heartrate.updated",
    ]);
    // Points of several days give one event for each day, also when they replace the series.
    for (const change of ["add", "replace"] as const) {
      announced = [];
      openTools(world).timeseries[change](user, "heartrate", {
        provider: "acme_watch",
        points: ["15T20:00:30Z", "16T20:01:30Z", "15T21:00:30Z", "17T05:00:30Z"].map((time) => ({
          timestamp: `2026-01-${time}`,
          value: 96,
        })),
      });
      expect(listEmitted().map((text) => text.slice(14))).toEqual(Array(3).fill("heartrate.updated"));
      expect(announced.map(({ data }) => data.data.length)).toEqual([2, 1, 1]);
    }
  });

  it("reports the whole day on which an endpoint is registered, without what came with the history", async () => {
    const { user } = connectUser();
    await advance("2d");
    connect(world, { user, provider: "acme_ring_v2" });
    listen("steps", "sleep");
    scheduleMissingDailyData(world);
    await advance("15h");
    // The night ended before the registration. It came with the history of the second connection.
    expect(announced.map(({ type, data }) => [type.slice(11), data["source"]])).toEqual([
      ["steps.created", expect.objectContaining({ provider: "acme_watch" })],
      ["sleep.created", expect.objectContaining({ provider: "acme_watch" })],
      ["steps.created", expect.objectContaining({ provider: "acme_ring_v2" })],
    ]);
  });

  it("reports the days that a connection in error missed, also before an endpoint was registered", async () => {
    const { connection } = connectUser();
    failConnection(world, connection, "token_refresh_failed");
    await advance("2d");
    listen("activity");
    scheduleMissingDailyData(world);
    recoverConnection(world, connection);
    await advance("15h");
    expect(dataFor("activity").map((activity) => activity["calendar_date"])).toEqual([
      "2026-01-15",
      "2026-01-16",
      "2026-01-17",
    ]);
  });

  it("stops with the connection, with the user, and seven days after a demo connection", async () => {
    listen("steps");
    const { connection } = connectUser();
    const { user: erased } = connectUser("acme_watch", { client_user_id: "erased" });
    const demo = createUser(world, { client_user_id: "demo" });
    connectDemo(world, { user_id: demo.user_id, provider: "acme_watch" });
    await advance("1d");
    expect(listEmitted()).toHaveLength(3);
    deregister(world, connection);
    eraseUser(world, erased.user_id);
    await advance("20d");
    // The demo connection lasts six more midnights.
    expect(listEmitted()).toHaveLength(9);
    expect(listEmitted().at(-1)).toBe("2026-01-22T00 steps.created");
    expect(world.scheduler.listPending().filter(({ kind }) => kind === "connections.dailyData")).toEqual([]);
  });

  it("pauses while a connection is in error, and then emits each missed day", async () => {
    listen("steps");
    const { connection } = connectUser();
    await advance("1d");
    failConnection(world, connection, "token_refresh_failed");
    await advance("3d");
    expect(listEmitted()).toHaveLength(1);
    recoverConnection(world, connection);
    await advance("1d");
    expect(listEmitted().slice(1)).toEqual(Array.from({ length: 4 }, () => "2026-01-20T00 steps.created"));
    const days = announced
      .slice(1)
      .map(({ data }) => new Set(data.data.map(({ start }) => start.slice(0, 10))));
    expect(days).toEqual(
      ["2026-01-16", "2026-01-17", "2026-01-18", "2026-01-19"].map((day) => new Set([day])),
    );
  });

  it("keeps no points in the world's outbox", async () => {
    listen("heartrate");
    const { user } = connectUser();
    await advance("1d");
    expect(announced[0]?.data.data.length).toBeGreaterThan(500);
    const [event] = world.tables.outbox.all("type", "daily.data.heartrate.created");
    expect(event?.data).toEqual({ user_id: user.user_id, provider: "acme_watch", date: "2026-01-15" });
  });
});

describe("[EVT-6] the summaries of a day", () => {
  it("have the ids of the sessions of the day", async () => {
    listen("sleep", "sleep_cycle", "workouts");
    const user = createUser(world, { client_user_id: "u" });
    openTools(world).connections.create({ user, provider: "acme_watch" });
    await advance("15d");
    const sessions = openTools(world).timeseries.sessions(user, { start_date: "2026-01-15T00:00:00Z" });
    const known = (kind: string) =>
      sessions
        .filter((each) => each.kind === kind && each.end > "2026-01-15T09" && each.end < "2026-01-30")
        .map(({ id }) => id);
    expect(known("workout").length).toBeGreaterThan(0);
    expect(dataFor("workouts").map(({ id }) => id)).toEqual(known("workout"));
    expect(dataFor("sleep").map(({ id }) => id)).toEqual(known("sleep"));
    expect(dataFor("sleep_cycle")).toEqual([]);
  });

  it("contain the last measurements, the meals and the electrocardiogram of a day", async () => {
    listen("body", "meal", "electrocardiogram", "sleep_cycle", "profile", "menstrual_cycle");
    const user = createUser(world, { client_user_id: "u" });
    const { connection_id } = openTools(world).connections.create({ user, provider: "slate_phone_health" });
    expect(connection_id).toBeDefined();
    await advance("8d");
    const day = String(dataFor("body")[0]?.["calendar_date"]);
    const weights = openTools(world)
      .timeseries.read(user, "body_weight", {
        start_date: day,
        end_date: day,
        provider: "slate_phone_health",
      })
      .filter(({ source }) => source.type === "watch");
    expect(dataFor("body")[0]).toMatchObject({ user_id: user.user_id, weight: weights.at(-1)?.value });
    expect(new Set(dataFor("meal").map(({ name }) => name))).toEqual(
      new Set(["Breakfast", "Lunch", "Dinner"]),
    );
    const meals = dataFor("meal").map(({ id }) => id);
    expect(new Set(meals).size).toBe(meals.length);
    const [recording] = dataFor("electrocardiogram");
    expect(recording).toMatchObject({ voltage_sample_count: 750 });
    expect(dataFor("profile")).toEqual([]);
    expect(dataFor("menstrual_cycle")).toEqual([]);
  });
});
