import { z } from "zod";
import { required, optional, type MethodParameters } from "../arguments/parameters.ts";
import * as seeds from "../arguments/seeds.ts";
import { areas as areasInProcess, teamParameters } from "../arguments/table.ts";
import * as webhookSeeds from "../arguments/webhook-seeds.ts";
import type { ControlTeamMethods, ControlTeamsMethods } from "./control-types.ts";

/** The facades of a team. */
type Areas = {
  readonly [
    Name in keyof ControlTeamMethods as ControlTeamMethods[Name] extends (...args: never[]) => unknown
      ? never
      : Name
  ]: MethodParameters<ControlTeamMethods[Name]>;
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
    register: [required("seed", webhookSeeds.address)],
    outbox: [optional("filter", webhookSeeds.outboxFilter)],
  },
  clock: { mode: [], ...areasInProcess.clock },
  faults: { add, list: [], remove: [required("fault", seeds.faultRef)], clear: [] },
  unknownValues: { ...areasInProcess.unknownValues, options: [] },
  requests: { list: [filter], last: [filter], count, unmatched: [], violations: [], clear: [] },
};

/** What a team does as a whole; these stand without an area in front. */
export const teamVerbs: MethodParameters<ControlTeamMethods> = {
  info: [],
  snapshot: [],
  restore: [required("snapshot", seeds.snapshotRef)],
  reset: [],
  export: [],
  import: [required("exported", z.unknown())],
  idle: [],
};

/** What is done with all teams; these do not ask which one is meant. */
export const teamsVerbs: MethodParameters<ControlTeamsMethods> = { teams: [], team: [teamParameters[0]] };
