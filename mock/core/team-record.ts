import type { ClockMode } from "../kernel/clock.ts";
import type { Preset } from "../domain/settings.ts";
import type { MockTeam, TeamOptions } from "../tools/team.ts";

/** What a team was created from. A store and a state file keep it, and create the team again with it. */
export interface TeamRecord extends TeamOptions {
  readonly name: string;
  readonly apiKey: string;
  readonly seed: string;
  readonly now: number;
  readonly clock: ClockMode;
  readonly preset: Preset;
  readonly teamTtl?: number;
}

/** A record, and how the clock of its team goes now. */
interface KeptTeam {
  readonly record: TeamRecord;
  readonly clock: Parameters<MockTeam["clock"]["setMode"]>[0];
}

/** Not a WeakMap, because an ES module and CommonJS can each have a copy of this module. */
const KEY = Symbol.for("sanguine.mock.teamRecord");

/** Lets `readTeamRecord` read the record of a team. */
export function attachTeamRecord(team: MockTeam, read: () => KeptTeam): void {
  Object.defineProperty(team, KEY, { value: read });
}

/** Returns the record of a team; undefined for an object in place of one. */
export function readTeamRecord(team: object): KeptTeam | undefined {
  return (Reflect.get(team, KEY) as (() => KeptTeam) | undefined)?.();
}
