import { beforeEach, describe, expect, it } from "vitest";
import { createMock, type Mock } from "sanguine/mock";

let mock: Mock;
let user: { user_id: string };

// The clock stops within an hour, so the interval of that hour is in progress.
beforeEach(() => {
  mock = createMock({ seed: "endings", now: "2026-01-15T18:07:00Z" });
  user = mock.users.create({ fallback_time_zone: "UTC" });
  mock.connections.create({ user, provider: "ivorydale_scale" });
});

const middle = (at: { start: string; end: string }) => (Date.parse(at.start) + Date.parse(at.end)) / 2;

// One interval per hour, day and night.
const starts = () =>
  mock.timeseries.read(user, "body_temperature", { start_date: "2026-01-14" }).map(({ start }) => start);

describe("data in progress when ingestion ends", () => {
  it("[USR-10] never arrives after a disconnect", async () => {
    const before = starts();
    expect(before.at(-1)).toBe("2026-01-15T17:00:00+00:00");
    await mock.client().users.disconnect(user.user_id, "ivorydale_scale");
    await mock.clock.advance("2d");
    expect(starts()).toEqual(before);
  });

  it("[USR-12] never arrives after a deletion that was undone", async () => {
    const before = starts();
    mock.users.delete(user);
    await mock.clock.advance("2d");
    mock.users.undoDelete(user);
    expect(starts()).toEqual(before);
  });

  it("is missing while a connection fails, and arrives after it recovers", async () => {
    const before = starts();
    const account = { user, provider: "ivorydale_scale" };
    mock.connections.fail(account);
    await mock.clock.advance("2h");
    expect(starts()).toEqual(before);
    mock.connections.recover(account);
    expect(starts()).toEqual([...before, "2026-01-15T18:00:00+00:00", "2026-01-15T19:00:00+00:00"]);
  });

  it("[USR-9] arrives when ingestion continues with other settings, once", async () => {
    const before = starts();
    mock.users.update(user, { ingestion_end: "2026-01-15" });
    await mock.clock.advance("2h");
    expect(starts()).toEqual([...before, "2026-01-15T18:00:00+00:00", "2026-01-15T19:00:00+00:00"]);
  });

  it("includes no night and no workout that has not ended", async () => {
    const watch = mock.connections.create({ user, provider: "acme_watch" });
    const sessions = () => mock.timeseries.sessions(user, { start_date: "2026-01-15" });
    const start = mock.snapshot();
    await mock.clock.advance("5d");
    const known = sessions().filter(
      (session) => Date.parse(session.start) > Date.parse("2026-01-15T19:00:00Z"),
    );
    expect(new Set(known.map(({ kind }) => kind))).toEqual(new Set(["sleep", "workout"]));
    for (const session of known) {
      mock.restore(start);
      await mock.clock.advanceTo(middle(session));
      const before = sessions();
      mock.connections.remove(watch);
      await mock.clock.advance("2d");
      expect(sessions()).toEqual(before);
    }
  });

  it("[TS-7] includes points of a workout only with the whole workout", async () => {
    const start = mock.snapshot();
    mock.connections.create({ user, provider: "acme_watch" });
    const all = mock.timeseries.sessions(user, { start_date: "2025-11-01" });
    const workouts = all.filter(({ kind, sport }) => kind === "workout" && sport !== "strength_training");
    const named = () => {
      const points = mock.timeseries.read(user, "workout_distance", { start_date: "2025-11-01" });
      return new Set(points.map(({ source }) => source.workout_id));
    };
    expect(named()).toEqual(new Set(workouts.map(({ id }) => id)));
    // The history of 90 days begins in the middle of a workout.
    const first = workouts.find((workout) => middle(workout) > Date.parse("2025-12-01"));
    if (first === undefined) throw new Error("Nobody works out.");
    mock.restore(start);
    await mock.clock.advanceTo(middle(first) + 90 * 86_400_000);
    mock.connections.create({ user, provider: "acme_watch" });
    const listed = mock.timeseries.sessions(user, { start_date: "2025-11-01" });
    expect(named().has(first.id)).toBe(false);
    expect(named().size).toBeGreaterThan(5);
    expect([...named()].every((id) => listed.some((session) => session.id === id))).toBe(true);
  });

  it("includes a workout from its end on, and one that starts with the history", async () => {
    const empty = mock.snapshot();
    mock.connections.create({ user, provider: "acme_watch" });
    const connected = mock.snapshot();
    const sessions = () => mock.timeseries.sessions(user, { start_date: "2025-10-01" });
    const named = (id: string): boolean[] => [
      sessions().some((session) => session.id === id),
      mock.timeseries
        .read(user, "workout_distance", { start_date: "2025-10-01" })
        .some(({ source }) => source.workout_id === id),
    ];
    await mock.clock.advance("5d");
    const moving = sessions().filter(({ sport }) => sport !== null && sport !== "strength_training");
    const [oldest, latest] = [moving[0], moving.at(-1)];
    if (oldest === undefined || latest === undefined) throw new Error("Nobody works out.");
    expect(Date.parse(latest.start)).toBeGreaterThan(Date.parse("2026-01-15T18:07:00Z"));
    mock.restore(connected);
    await mock.clock.advanceTo(Date.parse(latest.end) - 1);
    expect(named(latest.id)).toEqual([false, false]);
    await mock.clock.advance(1);
    expect(named(latest.id)).toEqual([true, true]);
    for (const [after, expected] of [
      [0, true],
      [1, false],
    ] as const) {
      mock.restore(empty);
      await mock.clock.advanceTo(Date.parse(oldest.start) + 90 * 86_400_000 + after);
      mock.connections.create({ user, provider: "acme_watch" });
      expect(named(oldest.id)).toEqual([expected, expected]);
    }
  });
});
