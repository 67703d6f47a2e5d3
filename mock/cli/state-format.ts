import type { Mock } from "sanguine/mock";
import { WORLD_FORMAT } from "../store/world-export.ts";

const STATE_FORMAT = "sanguine-state";
const STATE_VERSION = 1;

/** The state of a mock as plain JSON: the world of each team, the mock's own team first. */
interface MockState {
  readonly format: typeof STATE_FORMAT;
  readonly version: typeof STATE_VERSION;
  readonly teams: readonly TeamState[];
}

interface TeamState {
  readonly name: string;
  /** Null for the mock's own team, whose key the command line decides. */
  readonly api_key: string | null;
  readonly world: unknown;
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
  if (!isObject(state)) throw new Error("it is not a state.");
  if (state["format"] === WORLD_FORMAT) return [{ name: "", api_key: null, world: state }];
  if (state["format"] !== STATE_FORMAT)
    throw new Error(`its format must be "${STATE_FORMAT}" or "${WORLD_FORMAT}".`);
  const { version, teams } = state;
  if (typeof version === "number" && version > STATE_VERSION)
    throw new Error(
      `a newer release wrote it in version ${version}. Update the package or use another file.`,
    );
  if (version !== STATE_VERSION) throw new Error(`its version must be ${STATE_VERSION}.`);
  if (!Array.isArray(teams) || teams.length === 0 || !teams.every(isTeam))
    throw new Error("its teams must be a list of name, api_key and world.");
  return teams;
}

function isTeam(team: unknown): team is TeamState {
  if (!isObject(team) || typeof team["name"] !== "string") return false;
  return typeof team["api_key"] === "string" || team["api_key"] === null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
