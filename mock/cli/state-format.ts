import type { Mock } from "sanguine/mock";
import * as z from "zod";
import { WORLD_FORMAT } from "../store/world-export.ts";

const STATE_FORMAT = "sanguine-state";
const STATE_VERSION = 1;

/** The key is null for the mock's own team, whose key the command line decides. */
const teamState = z.object({ name: z.string(), api_key: z.string().nullable(), world: z.unknown() });
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
    return { name: team.name, api_key: index === 0 ? null : team.apiKey, world: team.export() };
  });
  return { format: STATE_FORMAT, version: STATE_VERSION, teams };
}

/**
 * Loads a state, or one exported world, into a new mock. Throws Error that explains what is wrong; do not use the mock then.
 */
export function importState(mock: Mock, state: unknown): void {
  const [own, ...others] = readTeams(state);
  mock.import(own?.world);
  for (const { name, api_key, world } of others) {
    mock.team({ name, ...(api_key === null ? {} : { apiKey: api_key }) }).import(world);
  }
}

function readTeams(state: unknown): readonly TeamState[] {
  const { format, version, teams }: Partial<Record<keyof MockState, unknown>> = Object(state);
  if (format === WORLD_FORMAT) return [{ name: "", api_key: null, world: state }];
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
