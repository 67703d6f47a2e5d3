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

  it("[USR-9] arrives when ingestion continues with other settings, once", async () => {
    const before = starts();
    mock.users.update(user, { ingestion_end: "2026-01-15" });
    await mock.clock.advance("2h");
    expect(starts()).toEqual([...before, "2026-01-15T18:00:00+00:00", "2026-01-15T19:00:00+00:00"]);
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
});
