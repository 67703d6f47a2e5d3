import type { Mock, MockTeam, TeamOptions } from "sanguine/mock";
import * as z from "zod";
import { readTeamRecord } from "../core/team-record.ts";
import { WORLD_FORMAT } from "../store/world-export.ts";

const STATE_FORMAT = "sanguine-state";
const STATE_VERSION = 1;

const teamState = z.object({
  name: z.string(),
  /** Null for the mock's own team, whose key and options the command line decides. */
  api_key: z.string().nullable(),
  // The mock checks both. Files of earlier releases do not have them.
  options: z.custom<Omit<TeamOptions, "name" | "apiKey">>().default({}),
  clock: z.custom<Parameters<MockTeam["clock"]["setMode"]>[0]>().optional(),
  world: z.unknown(),
});
const teamStates = z.array(teamState).min(1);

type TeamState = z.infer<typeof teamState>;

/** The state of a mock as plain JSON: the world of each team, the mock's own team first. */
interface MockState {
  readonly format: typeof STATE_FORMAT;
  readonly version: typeof STATE_VERSION;
  readonly teams: readonly TeamState[];
}

export function exportState(mock: Mock): MockState {
  const teams = mock.teams().map((team, index): TeamState => {
    const { record, clock } = readTeamRecord(team)!;
    const { name, apiKey, ...options } = record;
    return { name, api_key: index === 0 ? null : apiKey, options, clock, world: team.export() };
  });
  return { format: STATE_FORMAT, version: STATE_VERSION, teams };
}

/**
 * Loads a state, or one exported world, into a new mock. Throws Error that explains what is wrong; do not use the mock then.
 */
export function importState(mock: Mock, state: unknown): void {
  const [own, ...others] = readTeams(state);
  if (own !== undefined) loadTeam(mock, own);
  for (const state of others) {
    const { name, api_key, options } = state;
    loadTeam(mock.team({ ...options, name, ...(api_key !== null && { apiKey: api_key }) }), state);
  }
}

function loadTeam(team: MockTeam, { world, clock }: TeamState): void {
  team.import(world);
  if (clock !== undefined) team.clock.setMode(clock);
}

function readTeams(state: unknown): readonly TeamState[] {
  const { format, version, teams }: Partial<Record<keyof MockState, unknown>> = Object(state);
  if (format === WORLD_FORMAT) return [{ name: "", api_key: null, options: {}, world: state }];
  if (format !== STATE_FORMAT) throw new Error(`its format must be "${STATE_FORMAT}" or "${WORLD_FORMAT}".`);
  if (typeof version === "number" && version > STATE_VERSION)
    throw new Error(
      `a newer release wrote it in version ${version}. Update the package or use another file.`,
    );
  if (version !== STATE_VERSION) throw new Error(`its version must be ${STATE_VERSION}.`);
  const read = teamStates.safeParse(teams);
  if (!read.success) throw new Error("its teams must be a list of name, api_key and world.");
  return read.data;
}
