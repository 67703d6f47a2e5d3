import type { MockTeam, TeamOptions } from "../tools/team.ts";

/** What a state file keeps of a team besides its world. */
export interface TeamSetup {
  /** What the team was created with, without its key. */
  readonly options: Omit<TeamOptions, "apiKey">;
  /** How its clock goes now. */
  readonly clock: Parameters<MockTeam["clock"]["setMode"]>[0];
}

/** Each entry point of the package has a copy of this module. They share the key. */
const KEY = Symbol.for("sanguine.mock.teamSetup");

/** Lets `readTeamSetup` read the setup of a team. */
export function attachTeamSetup(team: MockTeam, read: () => TeamSetup): void {
  Object.defineProperty(team, KEY, { value: read });
}

/** Returns the setup of a team; undefined for an object in place of one. */
export function readTeamSetup(team: object): TeamSetup | undefined {
  return (Reflect.get(team, KEY) as (() => TeamSetup) | undefined)?.();
}
