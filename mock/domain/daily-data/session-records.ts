import type { DailySummary } from "../../../src/generated/types.ts";
import { SECOND, toIso } from "../../kernel/time.ts";
import { serializeSource } from "../timeseries/serialize-source.ts";
import type { LocalDay } from "../../kernel/local-day.ts";
import { type SleepStage, sleepStageCodes, buildSleepStages } from "../timeseries/generation/sleep.ts";
import { buildSourceKey, buildStreamKey } from "../timeseries/generation/series.ts";
import { type Session, listSessions } from "../timeseries/sessions/sessions.ts";
import { type Account, getUsualType, computeRecordId, computeMean, computeSum } from "./account.ts";
import { buildSource } from "../connections/source.ts";
import { LONGEST_INTERVAL } from "./points.ts";
import type { SeriesName } from "../timeseries/profiles/index.ts";
import { openPointStreams } from "../timeseries/streams.ts";

/**
 * Reads the sleeps that ended on a day. Stage durations are in seconds; rates are means of the points of the same source, and null
 * when it has none.
 */
export function readSleeps(account: Account, day: LocalDay): DailySummary[] {
  return readSessions(account, day, "sleep").map((session) => {
    const stages = readStages(account, session);
    const spent = (code: number) => sumSeconds(stages.filter((stage) => stage.code === code));
    const [awake, light, rem, deep] = [
      spent(sleepStageCodes.awake),
      spent(sleepStageCodes.light),
      spent(sleepStageCodes.rem),
      spent(sleepStageCodes.deep),
    ];
    return {
      ...buildRecordHeader(account, session, day),
      bedtime_start: toIso(session.start, 0),
      bedtime_stop: toIso(session.end, 0),
      duration: (session.end - session.start) / SECOND,
      total: light + rem + deep,
      awake,
      light,
      rem,
      deep,
      hr_average: reduce(account, session, "heartrate", computeMean),
      hr_lowest: reduce(account, session, "heartrate", (values) => Math.min(...values)),
      average_hrv: reduce(account, session, "hrv", computeMean),
      respiratory_rate: reduce(account, session, "respiratory_rate", computeMean),
    };
  });
}

/** Reads the stages of the sleeps that ended on a day, with hypnogram codes. */
export function readSleepCycles(account: Account, day: LocalDay): DailySummary[] {
  return readSessions(account, day, "sleep").map((session) => {
    const stages = readStages(account, session);
    return {
      ...buildRecordHeader(account, session, day),
      id: computeRecordId(account, "sleep_cycle", session.day),
      sleep_id: session.id,
      session_start: toIso(session.start, 0),
      session_end: toIso(session.end, 0),
      stage_start_offset_second: stages.map(({ start }) => (start - session.start) / SECOND),
      stage_end_offset_second: stages.map(({ end }) => (end - session.start) / SECOND),
      stage_type: stages.map(({ code }) => code),
    };
  });
}

export function readWorkouts(account: Account, day: LocalDay): DailySummary[] {
  return readSessions(account, day, "workout").map((session) => ({
    ...buildRecordHeader(account, session, day),
    time_start: toIso(session.start, 0),
    time_end: toIso(session.end, 0),
    moving_time: (session.end - session.start) / SECOND,
    sport: session.workout?.sport ?? null,
    distance: reduce(account, session, "workout_distance", computeSum),
    average_hr: reduce(account, session, "heartrate", computeMean),
    max_hr: reduce(account, session, "heartrate", (values) => Math.max(...values)),
  }));
}

/** Reduces the points of a series that the session's source measured during the session. Returns null without points. */
function reduce(
  { world, now, planner }: Account,
  session: Session,
  resource: SeriesName,
  compute: (values: readonly number[]) => number,
): number | null {
  const { userId, provider, start, end } = session;
  const streams = openPointStreams(world, { userId, resource, provider }, planner);
  const stream = streams.find(({ key }) => key === buildStreamKey(session));
  const samples = stream?.read({ from: start, until: end - 1, now }) ?? [];
  const values = samples.map(({ point }) => Number(point.value));
  return values.length === 0 ? null : compute(values);
}

/** Reads the sessions of an account's usual source that ended on a day and were not emitted yet. */
function readSessions({ world, userId, provider, since }: Account, day: LocalDay, kind: Session["kind"]) {
  const type = getUsualType(provider, kind === "sleep" ? "hypnogram" : "workout_duration");
  const after = Math.max(since, day.start);
  return listSessions(world, userId, day.start - LONGEST_INTERVAL, day.end).filter(
    (session) =>
      session.kind === kind &&
      session.provider === provider &&
      session.type === type &&
      session.end > after &&
      session.end <= day.end,
  );
}

function buildRecordHeader({ world, userId }: Account, { id, provider, type }: Session, day: LocalDay) {
  const source = serializeSource(buildSource(world.seed, userId, provider, type));
  return { id, user_id: userId, source, calendar_date: day.date };
}

function readStages({ world, userId, provider, planner }: Account, session: Session): SleepStage[] {
  return buildSleepStages(
    planner.person,
    session,
    buildSourceKey(world.seed, userId, provider, session.type),
  );
}

function sumSeconds(stages: readonly SleepStage[]): number {
  return stages.reduce((sum, { start, end }) => sum + (end - start) / SECOND, 0);
}
