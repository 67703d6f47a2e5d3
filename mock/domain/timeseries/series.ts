import { fold, hash32 } from "../../kernel/random.ts";
import { toIso } from "../../kernel/time.ts";
import { getLocalDate } from "../../kernel/zones.ts";
import { maxHeartRate } from "../users/heart-rate.ts";
import { SampleSchedule, buildSampleSchedules, type Pulse } from "./beat.ts";
import type { Diary, Workout } from "./day-plan.ts";
import { fieldOf } from "./extras.ts";
import { LocalDay } from "./local-day.ts";
import { type Extra, type Level, type Profile, type Rhythm, sports } from "./profile.ts";
import { profileOf, type SeriesName } from "./profiles/index.ts";
import { type Moment, type Shape, shapeOf } from "./shape.ts";

/** A point as it goes over the wire. Which fields it has beside these is told by the profile of its series. */
export interface Point {
  readonly timestamp: string;
  readonly start: string;
  /** The same as the start for what is measured at one moment. */
  readonly end: string;
  readonly timezone_offset: number | null;
  readonly type: string | null;
  readonly unit: string;
  readonly value?: number | string;
  readonly [field: string]: unknown;
}

/** A point with what is needed to put it into its place. */
export interface Sample {
  /** Milliseconds. */
  readonly time: number;
  readonly point: Point;
  /** The workout that it was taken in, for the series that belong to one. */
  readonly workout: Workout | null;
}

/** Everything that a computed series depends on. */
export interface SeriesSetup {
  readonly seed: string;
  readonly userId: string;
  readonly diary: Diary;
  readonly provider: string;
  /** Type of the source, such as `watch`. */
  readonly type: string;
  /** The source's zone: its days and its offsets follow it. */
  readonly zone: string;
  /** Bounds heart rates, where it is known; YYYY-mm-dd. */
  readonly birthDate: string | null;
  /** The source measures during workouts only. */
  readonly workoutsOnly?: boolean;
}

/** First and last instant of points that are asked for, and the instant by which an interval must have ended. */
export interface Span {
  readonly from: number;
  readonly until: number;
  readonly now: number;
}

/** One computed series of one source: nothing is stored, any stretch of it can be walked at any time. */
export class Series {
  readonly profile: Profile;
  readonly #setup: SeriesSetup;
  readonly #pulse: Pulse;
  readonly #value: Shape | null;
  readonly #numbers: readonly (readonly [string, Shape])[];
  readonly #extras: readonly Extra[];
  readonly #key: number;
  readonly #factor: number;
  readonly #capped: boolean;

  constructor(name: SeriesName, setup: SeriesSetup) {
    const { seed, userId, provider, type, diary } = setup;
    const source = hash32(seed, userId, provider, type);
    const profile = profileOf(name);
    const rhythm = setup.workoutsOnly === true ? duringWorkouts(profile.rhythm) : profile.rhythm;
    this.profile = profile;
    this.#setup = setup;
    this.#key = hash32(source, name);
    this.#pulse = { rhythm, diary, key: fold(source, rhythmNumber(rhythm)) };
    const shape = (level: Level, field: string) => {
      const own = { person: diary.person, name: `${name}${field}`, key: hash32(this.#key, field) };
      return shapeOf(level, { ...own, every: profile.rhythm.kind === "grid" ? profile.rhythm.every : 1 });
    };
    this.#value = profile.value === undefined ? null : shape(profile.value, "");
    this.#numbers = Object.entries(profile.numbers ?? {}).map(([field, level]) => [
      field,
      shape(level, field),
    ]);
    this.#extras = profile.extras ?? [];
    this.#factor = 10 ** profile.decimals;
    this.#capped = name === "heartrate" && setup.birthDate !== null;
  }

  /** The points of a span in order of time. It holds one day at a time, however long the span is. */
  *walk({ from, until, now }: Span): Generator<Sample, void, void> {
    const { zone, diary } = this.#setup;
    const last = Math.min(until, now);
    if (!(from <= last)) return;
    const lasting = this.profile.kind === "interval";
    const inWorkout = this.profile.rhythm.kind === "workout";
    // Samples of one source are told apart by their instant, so there is one at most for each.
    let previous = Number.NEGATIVE_INFINITY;
    const moment: Moment = { beat: new SampleSchedule(0, 0), plan: diary.plan(0), minute: 0 };
    for (let day = LocalDay.at(zone, from); day.start <= last; day = day.next()) {
      const highest = this.#highest(day);
      moment.plan = diary.plan(day.number);
      for (const beat of buildSampleSchedules(this.#pulse, day, from)) {
        if (beat.time > last) return;
        if (beat.time === previous || (lasting && beat.time + beat.length > now)) continue;
        moment.beat = beat;
        moment.minute = day.minute(beat.time);
        const point = this.#point(moment, day, highest);
        if (point === null) continue;
        previous = beat.time;
        yield { time: beat.time, point, workout: inWorkout ? beat.workout : null };
      }
    }
  }

  /** The highest value on a day: a heart rate never exceeds what the user's age allows. */
  #highest(day: LocalDay): number {
    const [, high] = this.profile.range;
    if (!this.#capped) return high;
    const limit = maxHeartRate(this.#setup.birthDate, getLocalDate(day.zone, day.start));
    return limit === null ? high : Math.min(high, limit);
  }

  /** A value as the device shows it; null where it shows nothing. */
  #read(shape: Shape, moment: Moment, highest: number): number | null {
    const value = Math.round(shape(moment) * this.#factor) / this.#factor;
    const [low] = this.profile.range;
    if (value >= low) return value > highest ? highest : value + 0;
    return this.profile.value?.by === "rate" || Number.isNaN(value) ? null : low;
  }

  #point(moment: Moment, day: LocalDay, highest: number): Point | null {
    const { beat } = moment;
    const value = this.#value === null ? undefined : this.#read(this.#value, moment, highest);
    if (value === null) return null;
    const offset = day.offset(beat.time);
    const timestamp = toIso(beat.time, offset);
    const { unit, kind } = this.profile;
    let end = timestamp;
    if (kind === "interval") {
      const until = beat.time + beat.length;
      const endOffset = until < day.end ? day.offset(until) : LocalDay.at(day.zone, until).offset(until);
      end = toIso(until, endOffset);
    }
    const point: Point = { timestamp, start: timestamp, end, timezone_offset: offset, type: null, unit };
    const record: Record<string, unknown> = point;
    if (value !== undefined) record.value = value;
    for (const [field, shape] of this.#numbers) record[field] = this.#read(shape, moment, highest);
    for (const extra of this.#extras) {
      record[extra.field] = fieldOf(extra, {
        beat,
        value: value ?? 0,
        key: this.#key,
        type: this.#setup.type,
      });
    }
    return point;
  }
}

function duringWorkouts(rhythm: Rhythm): Rhythm {
  return rhythm.kind === "grid" ? { kind: "workout", points: "minutes", sports } : rhythm;
}

/** Tells rhythms of one source apart; equal rhythms are one. */
function rhythmNumber(rhythm: Rhythm): number {
  return hash32(JSON.stringify(rhythm));
}
