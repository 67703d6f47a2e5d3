import { SECOND, toIso } from "../../kernel/time.ts";
import { wireSource } from "../timeseries/wire-source.ts";
import type { LocalDay } from "../timeseries/local-day.ts";
import { type Stage, stageCodes, stagesOf } from "../timeseries/night.ts";
import { type Session, sessionsOf } from "../timeseries/sessions.ts";
import { sourceOf } from "../timeseries/sources.ts";
import { type Account, getUsualType, makeRecordId } from "./account.ts";
import { LONGEST_INTERVAL } from "./points.ts";

/** The sleeps that ended on a day. Seconds are spent in each stage. */
export function readSleeps(account: Account, day: LocalDay): object[] {
  return readSessions(account, day, "sleep").map((session) => {
    const stages = readStages(account, session);
    const spent = (code: number) => sumSeconds(stages.filter((stage) => stage.code === code));
    const [awake, light, rem, deep] = [
      spent(stageCodes.awake),
      spent(stageCodes.light),
      spent(stageCodes.rem),
      spent(stageCodes.deep),
    ];
    return {
      ...describeSession(account, session, day),
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

/** The stages of the sleeps that ended on a day; the codes are those of a hypnogram. */
export function readSleepCycles(account: Account, day: LocalDay): object[] {
  return readSessions(account, day, "sleep").map((session) => {
    const stages = readStages(account, session);
    return {
      ...describeSession(account, session, day),
      id: makeRecordId(account, "sleep_cycle", session.day),
      sleep_id: session.id,
      session_start: toIso(session.start, 0),
      session_end: toIso(session.end, 0),
      stage_start_offset_second: stages.map(({ start }) => (start - session.start) / SECOND),
      stage_end_offset_second: stages.map(({ end }) => (end - session.start) / SECOND),
      stage_type: stages.map(({ code }) => code),
    };
  });
}

/** The workouts that ended on a day. */
export function readWorkouts(account: Account, day: LocalDay): object[] {
  return readSessions(account, day, "workout").map((session) => ({
    ...describeSession(account, session, day),
    time_start: toIso(session.start, 0),
    time_end: toIso(session.end, 0),
    moving_time: (session.end - session.start) / SECOND,
    sport: session.workout?.sport ?? null,
  }));
}

/** The sessions that the usual source of an account recorded and that ended on a day, after what is known already. */
function readSessions({ world, userId, provider, since }: Account, day: LocalDay, kind: Session["kind"]) {
  const type = getUsualType(provider, kind === "sleep" ? "hypnogram" : "workout_duration");
  const after = Math.max(since, day.start);
  return sessionsOf(world, userId, day.start - LONGEST_INTERVAL, day.end).filter(
    (session) =>
      session.kind === kind &&
      session.provider === provider &&
      session.type === type &&
      session.end > after &&
      session.end <= day.end,
  );
}

function describeSession({ world, userId }: Account, { id, provider, type }: Session, day: LocalDay) {
  const source = wireSource(sourceOf(world.seed, userId, provider, type));
  return { id, user_id: userId, source, calendar_date: day.date };
}

function readStages({ diary }: Account, { day, start, end }: Session): Stage[] {
  return stagesOf(diary, { day, start, end });
}

function sumSeconds(stages: readonly Stage[]): number {
  return stages.reduce((sum, { start, end }) => sum + (end - start) / SECOND, 0);
}
