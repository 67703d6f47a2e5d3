import { SECOND, toIso } from "../../kernel/time.ts";
import { serializeSource } from "../timeseries/serialize-source.ts";
import type { LocalDay } from "../../kernel/local-day.ts";
import { type SleepStage, sleepStageCodes, buildSleepStages } from "../timeseries/generation/sleep.ts";
import { buildSourceKey } from "../timeseries/generation/series.ts";
import { type Session, listSessions } from "../timeseries/sessions/sessions.ts";
import { type Account, getUsualType, computeRecordId } from "./account.ts";
import { buildSource } from "../connections/source.ts";
import { LONGEST_INTERVAL } from "./points.ts";

/** Reads the sleeps that ended on a day. Stage durations are in seconds. */
export function readSleeps(account: Account, day: LocalDay): object[] {
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
    };
  });
}

/** Reads the stages of the sleeps that ended on a day, with hypnogram codes. */
export function readSleepCycles(account: Account, day: LocalDay): object[] {
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

/** Reads the workouts that ended on a day. */
export function readWorkouts(account: Account, day: LocalDay): object[] {
  return readSessions(account, day, "workout").map((session) => ({
    ...buildRecordHeader(account, session, day),
    time_start: toIso(session.start, 0),
    time_end: toIso(session.end, 0),
    moving_time: (session.end - session.start) / SECOND,
    sport: session.workout?.sport ?? null,
  }));
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
