import * as z from "zod";
import { scenarioParameters } from "../seed-scenario.ts";
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
  teams: remoteMethod("TeamInfo[]", [], ({ all }) => all().map(getTeamInfo)),
  team: remoteMethod("TeamInfo", teamParameters, async ({ add }, options = {}) =>
    getTeamInfo(await add(options)),
  ),
};

/** The methods of a team itself. Their paths have no facade. */
export const teamMethods: Rows<TeamContext, Omit<ControlTeamMethods, AreaName>> = {
  info: remoteMethod("TeamInfo", [], ({ named }) => getTeamInfo(named)),
  token: remoteMethod("ControlToken", [], async ({ createToken }) => ({
    control_token: await createToken(),
  })),
  scenario: remoteMethod("ScenarioIds", scenarioParameters, ({ named }, name) => named.team.scenario(name)),
  seedWorld: remoteMethod("ScenarioIds", seedWorldParameters, ({ named }, seed) =>
    named.team.seedWorld(seed),
  ),
  scenarios: remoteMethod("ScenarioInfo[]", [], ({ named }) => named.team.scenarios()),
  snapshot: remoteMethod(
    "Snapshot",
    [optional("options", seeds.snapshotOptions)],
    ({ named: { team }, snapshots }, { label = null } = {}) =>
      snapshots.keep(team.snapshot(), label, team.clock.iso()),
  ),
  snapshots: remoteMethod("Snapshot[]", [], ({ snapshots }) => snapshots.list()),
  restore: remoteMethod(null, [required("snapshot", seeds.idRef)], ({ named, snapshots }, snapshot) =>
    named.team.restore(snapshots.get(seeds.getId(snapshot))),
  ),
  reset: remoteMethod(null, [], ({ named }) => named.team.reset()),
  export: remoteMethod("WorldExport", [], ({ named }) => named.team.export()),
  import: remoteMethod(null, [required("exported", () => z.unknown())], ({ named }, exported) =>
    named.team.import(exported),
  ),
  idle: remoteMethod(null, [], ({ named }) => named.team.idle()),
  remove: remoteMethod(null, [], ({ named }) => named.team.remove()),
  explain: remoteMethod("text", [optional("options", seeds.explainOptions)], ({ named }, options) =>
    explainMock(named.team, options),
  ),
  listEvents: remoteMethod("Event[]", [optional("filter", seeds.eventFilter)], ({ named, kept }, filter) =>
    presentKeptEvents(kept, named.name, filter),
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
