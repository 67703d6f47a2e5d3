import { beforeEach, describe, expect, it } from "vitest";
import { createMock, type Mock, type MockSession } from "sanguine/mock";
import { createCaller } from "../../../http/handlers/caller.ts";

let mock: Mock;
let user: { user_id: string };

beforeEach(() => {
  mock = createMock({ seed: "sessions", now: "2026-01-15T09:00:00Z" });
  user = mock.users.create({});
});

function workouts(): MockSession[] {
  return mock.timeseries
    .sessions(user, { start_date: "2025-12-15" })
    .filter(({ kind }) => kind === "workout");
}

function nights(): MockSession[] {
  return mock.timeseries.sessions(user).filter(({ kind }) => kind === "sleep");
}

describe("workouts", () => {
  beforeEach(() => {
    mock.connections.create({ user, provider: "cobble_watch_v3" });
  });

  it("[TS-7] are those that points of workouts name in their source", () => {
    const known = new Map(workouts().map((workout) => [workout.id, workout]));
    expect(known.size).toBeGreaterThan(5);
    const durations = mock.timeseries.read(user, "workout_duration", { start_date: "2025-12-15" });
    expect(new Set(durations.map(({ source }) => source.workout_id))).toEqual(new Set(known.keys()));
    for (const { source, start, end } of durations) {
      const workout = known.get(source.workout_id ?? "");
      expect(source.sport).toBe(workout?.sport);
      expect([Date.parse(start), Date.parse(end)]).toEqual([
        Date.parse(workout?.start ?? ""),
        Date.parse(workout?.end ?? ""),
      ]);
    }
  });

  it("have a stream of lists with equal lengths and the distance of the series", async () => {
    const moving = workouts().filter(({ sport }) => sport !== "strength_training");
    expect(moving.length).toBeGreaterThan(3);
    const meters = mock.timeseries.read(user, "workout_distance", { start_date: "2025-12-15" });
    for (const { id, start, end, sport } of moving) {
      const { status, body } = await createCaller(mock).get(`/v2/timeseries/workouts/${id}/stream`);
      expect(status).toBe(200);
      expect(body.time[0]).toBe(Date.parse(start) / 1000);
      expect(body.time.at(-1)).toBe(Date.parse(end) / 1000);
      for (const list of Object.values<unknown[]>(body)) expect([0, body.time.length]).toContain(list.length);
      expect(body.heartrate).toHaveLength(body.time.length);
      const total = meters
        .filter(({ source }) => source.workout_id === id)
        .reduce((sum, { value }) => sum + value, 0);
      const last = body.distance.findLast((value: number | null) => value !== null);
      expect(Math.abs(last - total) / total).toBeLessThan(0.02);
      expect(body.lat.length > 0).toBe(sport !== "swimming");
      expect(body.power.length > 0).toBe(sport === "cycling");
    }
  });
});

it("nights have a stream of the series of their time", async () => {
  mock.connections.create({ user, provider: "acme_ring_v2" });
  const [night] = nights();
  const { status, body } = await createCaller(mock).get(`/v2/timeseries/sleep/${night?.id}/stream`);
  expect(status).toBe(200);
  const [start, end] = [Date.parse(night?.start ?? ""), Date.parse(night?.end ?? "")];
  const stages = body.hypnogram.map((stage: { value: number }) => stage.value);
  expect(stages.every((code: number) => [1, 2, 3, 4, 5, -1].includes(code))).toBe(true);
  expect(Date.parse(body.hypnogram[0].start)).toBe(start);
  expect(Date.parse(body.hypnogram.at(-1).end)).toBe(end);
  for (const name of ["heartrate", "hrv", "respiratory_rate"]) {
    expect(body[name].length).toBeGreaterThan(10);
    for (const { timestamp } of body[name]) {
      expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(start);
      expect(Date.parse(timestamp)).toBeLessThanOrEqual(end);
    }
  }
});
