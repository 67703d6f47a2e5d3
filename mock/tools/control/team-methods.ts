import * as z from "zod";
import { scenarioParameters } from "../scenarios.ts";
import { explainMock } from "../explain-mock.ts";
import { optional, required } from "../arguments/parameters.ts";
import { seedWorldParameters, teamParameters } from "../arguments/check.ts";
import * as seeds from "../arguments/seeds.ts";
import { type Method, remoteMethod } from "../define-area.ts";
import type { AreaName } from "../table.ts";
import type { MockTeam, TeamOptions } from "../team.ts";
import { WORLD_VERSION } from "../../store/world-export.ts";
import { CONTROL_VERSION } from "./control-path.ts";
import type { ControlTeamInfo, ControlTeamMethods, ControlTeamsMethods } from "./control-types.ts";
import { presentKeptEvents, type KeptEvents } from "./event-stream.ts";
import type { Snapshots } from "./snapshots.ts";

/** A team and its name. */
export interface NamedTeam {
  readonly name: string;
  readonly id: string;
  readonly team: MockTeam;
  /** The same object for a team at every call, and another one for a later team of the same name. */
  readonly identity: object;
}

/** The context of the methods of a team itself. */
interface TeamContext {
  readonly named: NamedTeam;
  readonly snapshots: Snapshots;
  readonly kept: KeptEvents;
  readonly createToken: () => Promise<string>;
}

/** The context of the methods of the mock itself. */
interface TeamsContext {
  readonly all: () => readonly NamedTeam[];
  readonly add: (options: TeamOptions) => NamedTeam | Promise<NamedTeam>;
}

type Rows<Context, Remote> = { readonly [Name in keyof Remote]: Method<Context, Remote, Name> };

/** The methods of the mock. They ignore the `team` parameter. */
export const teamsMethods: Rows<TeamsContext, ControlTeamsMethods> = {
  teams: remoteMethod(
    "Lists every team with its API key, the mock's own team first.",
    "TeamInfo[]",
    [],
    ({ all }) => all().map(getTeamInfo),
  ),
  team: remoteMethod(
    "Creates another team, with its own API key and isolated data.",
    "TeamInfo",
    teamParameters,
    async ({ add }, options = {}) => getTeamInfo(await add(options)),
  ),
};

/** The methods of a team itself. Their paths have no facade. */
export const teamMethods: Rows<TeamContext, Omit<ControlTeamMethods, AreaName>> = {
  info: remoteMethod(
    "Returns the base URL, the API key, the link page's URL and the current time.",
    "TeamInfo",
    [],
    ({ named }) => getTeamInfo(named),
  ),
  token: remoteMethod(
    "Returns a control token that reaches only this team. It ends with the team and with the control token of the mock.",
    "ControlToken",
    [],
    async ({ createToken }) => ({ control_token: await createToken() }),
  ),
  scenario: remoteMethod(
    "Seeds a scenario and returns the ids of its records.",
    "ScenarioIds",
    scenarioParameters,
    ({ named }, name) => named.team.scenario(name),
  ),
  seedWorld: remoteMethod(
    "Creates the records of a seed: settings, users, connections, orders, webhooks and faults. Returns their ids.",
    "ScenarioIds",
    seedWorldParameters,
    ({ named }, seed) => named.team.seedWorld(seed),
  ),
  scenarios: remoteMethod("Lists the scenarios with what each seeds.", "ScenarioInfo[]", [], ({ named }) =>
    named.team.scenarios(),
  ),
  snapshot: remoteMethod(
    "Takes a snapshot of the whole state, with an optional label.",
    "Snapshot",
    [optional("options", seeds.snapshotOptions)],
    ({ named: { team }, snapshots }, { label = null } = {}) =>
      snapshots.keep(team.snapshot(), label, team.clock.iso()),
  ),
  snapshots: remoteMethod(
    "Lists the snapshots that can be restored, oldest first.",
    "Snapshot[]",
    [],
    ({ snapshots }) => snapshots.list(),
  ),
  restore: remoteMethod(
    "Restores a snapshot. The request journal stays.",
    null,
    [required("snapshot", seeds.idRef)],
    ({ named, snapshots }, snapshot) => named.team.restore(snapshots.get(seeds.getId(snapshot))),
  ),
  reset: remoteMethod(
    "Resets the team to its initial state and clears the request journal.",
    null,
    [],
    ({ named }) => named.team.reset(),
  ),
  export: remoteMethod(
    "Exports the whole state as JSON, including tokens and personal data.",
    "WorldExport",
    [],
    ({ named }) => named.team.export(),
  ),
  import: remoteMethod(
    "Replaces the whole state with an exported one.",
    null,
    [required("exported", () => z.unknown())],
    ({ named }, exported) => named.team.import(exported),
  ),
  idle: remoteMethod(
    "Waits until no work is left, such as webhook deliveries and report parsing.",
    null,
    [],
    ({ named }) => named.team.idle(),
  ),
  remove: remoteMethod(
    "Removes the team with all its data: its API key and its link tokens are unknown from now on, and its scheduled tasks and webhooks stop. The mock's own team cannot be removed.",
    null,
    [],
    ({ named }) => named.team.remove(),
  ),
  explain: remoteMethod(
    "Describes what happened in the team, for the output of a failed test.",
    "text",
    [optional("options", seeds.explainOptions)],
    ({ named }, options) => explainMock(named.team, options),
  ),
  listEvents: remoteMethod(
    "Lists the kept events of the team, oldest first. From the first call on, the mock records events even if nobody listens.",
    "Event[]",
    [optional("filter", seeds.eventFilter)],
    ({ named, kept }, filter) => presentKeptEvents(kept, named.name, filter),
  ),
};

function getTeamInfo({ name, id, team }: NamedTeam): ControlTeamInfo {
  return {
    team: name,
    team_id: id,
    url: team.url,
    link_url: team.linkUrl,
    api_key: team.apiKey,
    now: team.clock.iso(),
    clock: team.clock.mode,
    journal_size: team.requests.limit,
    versions: { control: CONTROL_VERSION, world: WORLD_VERSION },
  };
}
