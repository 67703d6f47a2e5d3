import { z } from "zod";
import { needed, optional, type Verbs } from "../arguments/parameters.ts";
import * as seeds from "../arguments/seeds.ts";
import { areas as areasInProcess, teamParameters } from "../arguments/table.ts";
import * as webhookSeeds from "../arguments/webhook-seeds.ts";
import type { ControlledTeam, ControlledTeams } from "./controlled.ts";

/** The facades of a team. */
type Areas = {
  readonly [
    Name in keyof ControlledTeam as ControlledTeam[Name] extends (...args: never[]) => unknown ? never : Name
  ]: Verbs<ControlledTeam[Name]>;
};

const { add } = areasInProcess.faults;
const { count } = areasInProcess.requests;
const filter = optional("filter", seeds.filterWithBodies);

/**
 * What the control API does, area by area: each row calls the method of the same name with these arguments. They are those of
 * the facades in process; what stands here differs because it goes to and fro as plain data.
 */
export const areas: Areas = {
  ...areasInProcess,
  webhooks: {
    ...areasInProcess.webhooks,
    register: [needed("seed", webhookSeeds.address)],
    outbox: [optional("filter", webhookSeeds.outboxFilter)],
  },
  clock: { mode: [], ...areasInProcess.clock },
  faults: { add, list: [], remove: [needed("fault", seeds.faultRef)], clear: [] },
  unknownValues: { ...areasInProcess.unknownValues, options: [] },
  requests: { list: [filter], last: [filter], count, unmatched: [], violations: [], clear: [] },
};

/** What a team does as a whole; these stand without an area in front. */
export const teamVerbs: Verbs<ControlledTeam> = {
  info: [],
  snapshot: [],
  restore: [needed("snapshot", seeds.snapshotRef)],
  reset: [],
  export: [],
  import: [needed("exported", z.unknown())],
  idle: [],
};

/** What is done with all teams; these do not ask which one is meant. */
export const teamsVerbs: Verbs<ControlledTeams> = { teams: [], team: [teamParameters[0]] };
