import { describe, expect, it } from "vitest";
import { checkDays, dayRules } from "../../../scripts/realism/check-wearables.ts";
import type { SeriesPoint, WearableDay } from "../../../scripts/realism/draw-wearables.ts";

const MIDNIGHT = Date.parse("2026-03-02T05:00:00Z");
const MINUTE = 60_000;

function listPoints(values: readonly number[], minutes: number, source = "watch"): SeriesPoint[] {
  return values.map((value, index) => ({
    start: MIDNIGHT + index * minutes * MINUTE,
    end: MIDNIGHT + (index + 1) * minutes * MINUTE,
    value,
    source,
  }));
}

/** A day of which every rule holds, with a night of 100 minutes and a workout of 20 minutes. */
const series: Readonly<Record<string, readonly SeriesPoint[]>> = {
  steps: [...listPoints([1000, 200.5, 2000], 60), ...listPoints([900, 100], 60, "phone")],
  distance: listPoints([700, 140.2, 1400], 60),
  body_weight: listPoints([70.1, 70.4], 60),
  heartrate: listPoints([...Array(100).fill(55), ...Array(200).fill(75), ...Array(20).fill(140)], 1),
  glucose: listPoints([5.1, 7.9], 15),
};
const day: WearableDay = {
  user: "u",
  date: "2026-03-02",
  activity: {
    steps: 3200.5,
    distance: 2240.2,
    calories_active: null,
    calories_basal: null,
    floors_climbed: null,
  },
  body: { weight: 70.4 },
  sleep: {
    bedtime_start: "2026-03-02T05:00:00+00:00",
    bedtime_stop: "2026-03-02T06:40:00+00:00",
    duration: 6000,
    total: 5400,
    awake: 600,
    light: 3000,
    rem: 1200,
    deep: 1200,
  },
  sleepCycle: {
    stage_start_offset_second: [0, 600, 2600, 3800, 5000],
    stage_end_offset_second: [600, 2600, 3800, 5000, 6000],
    stage_type: [4, 2, 1, 3, 2],
  },
  workouts: [{ time_start: "2026-03-02T10:00:00Z", time_end: "2026-03-02T10:20:00Z", moving_time: 1200 }],
  points: (name) => series[name] ?? [],
  pointsBetween: () => [],
};

/** Lists the rules that a day breaks. */
function listBroken(changes: Partial<WearableDay>): string[] {
  return checkDays(dayRules, [{ ...day, ...changes }])
    .filter(({ breaches }) => breaches > 0)
    .map(({ rule }) => rule.name);
}

const withPoints = (name: string, points: readonly SeriesPoint[]) => ({
  points: (asked: string) => (asked === name ? points : (series[asked] ?? [])),
});

describe("dayRules", () => {
  it("hold for a day that agrees with itself", () => {
    const results = checkDays(dayRules, [day]);
    expect(results.filter(({ breaches }) => breaches > 0)).toEqual([]);
    expect(results.filter(({ checked }) => checked === 0).map(({ rule }) => rule.name)).toEqual([
      "activity.calories_active is the sum of its points",
      "activity.calories_basal is the sum of its points",
      "activity.floors_climbed is the sum of its points",
      "respiratory_rate is from 6 to 40",
      "blood_oxygen is from 80 to 100",
    ]);
  });

  const activity = day.activity ?? expect.unreachable();
  const sleep = day.sleep ?? expect.unreachable();
  const sleepCycle = day.sleepCycle ?? expect.unreachable();
  it.each<[string, Partial<WearableDay>]>([
    // 3,200.5 of the watch and 1,000 of the phone: a summary of both counts steps twice.
    ["activity.steps is the sum of its points", { activity: { ...activity, steps: 4200.5, distance: null } }],
    [
      "distance is 0.4 to 1.3 m for each step",
      {
        activity: { ...activity, distance: 6401 },
        ...withPoints("distance", listPoints([6401], 60)),
      },
    ],
    [
      "sleep.duration is from bedtime_start to bedtime_stop",
      { sleep: { ...sleep, bedtime_stop: "2026-03-02T06:41:00+00:00" } },
    ],
    ["body.weight is the last weight of the day", { body: { weight: 70.1 } }],
    [
      "sleep cycle covers the sleep without gap or overlap",
      {
        sleepCycle: {
          ...sleepCycle,
          stage_start_offset_second: [0, 600, 2600, 3800, 5060],
          stage_type: [4, 2, 1, 3, 5],
        },
        sleep: { ...sleep, light: 2000, total: 4400, awake: 600, duration: 6000 },
      },
    ],
    [
      "the heart beats faster in workouts",
      withPoints(
        "heartrate",
        listPoints(
          [...Array(100).fill(55), ...Array(220).fill(75)].map((rate, index) => (index >= 300 ? 50 : rate)),
          1,
        ),
      ),
    ],
    [
      "the heart beats slower in sleep",
      withPoints(
        "heartrate",
        listPoints([...Array(100).fill(90), ...Array(200).fill(75), ...Array(20).fill(140)], 1),
      ),
    ],
    [
      "heartrate is from 30 to 220",
      withPoints("heartrate", [
        ...(series["heartrate"] ?? []),
        { start: MIDNIGHT, end: MIDNIGHT, value: 221, source: "watch" },
      ]),
    ],
    ["glucose is from 2 to 400", withPoints("glucose", listPoints([Number.NaN], 15))],
    [
      "workout.moving_time is from time_start to time_end",
      {
        workouts: [
          { time_start: "2026-03-02T10:00:00Z", time_end: "2026-03-02T10:20:00Z", moving_time: 1201 },
        ],
      },
    ],
  ])("find a day that breaks: %s", (name, changes) => {
    expect(listBroken(changes)).toContain(name);
  });

  it("compare the stages of a sleep with its total and its cycle", () => {
    expect(listBroken({ sleep: { ...sleep, total: 5401 } })).toEqual([
      "sleep.total is deep, light and rem",
      "sleep stages and missing minutes add up to its duration",
    ]);
    // The ten minutes awake are missing instead.
    const lost = listPoints([-1, 2], 10);
    expect(listBroken({ sleep: { ...sleep, awake: 0 }, pointsBetween: () => lost })).not.toContain(
      "sleep stages and missing minutes add up to its duration",
    );
    expect(listBroken({ sleep: { ...sleep, rem: 1260, deep: 1140 } })).toEqual([
      "sleep stages are the sums of the sleep cycle",
    ]);
  });
});
