import * as z from "zod";
import { required, optional, type MethodParameters } from "../arguments/parameters.ts";
import * as seeds from "../arguments/seeds.ts";
import { areas as areasInProcess, teamParameters } from "../arguments/table.ts";
import * as webhookSeeds from "../arguments/webhook-seeds.ts";
import { scenarioNames } from "../scenarios.ts";
import type { ControlTeamMethods, ControlTeamsMethods } from "./control-types.ts";

/** The facades of a team. */
type Areas = {
  readonly [
    Name in keyof ControlTeamMethods as ControlTeamMethods[Name] extends (...args: never[]) => unknown
      ? never
      : Name
  ]: MethodParameters<ControlTeamMethods[Name]>;
};

const { add, preset } = areasInProcess.faults;
// A caller of the control API advances the clock. A wait belongs to the process of the code that waits.
const { sleep: _, ...clock } = areasInProcess.clock;
const { count, expect, get, inOrder, waitFor } = areasInProcess.requests;
const filter = optional("filter", seeds.filterWithBodies);

/**
 * The methods of the control API by facade, with their parameters. They are the same as in process. The rows here differ,
 * because the control API transfers plain data.
 */
export const areas: Areas = {
  ...areasInProcess,
  webhooks: {
    ...areasInProcess.webhooks,
    register: [required("seed", webhookSeeds.address)],
    outbox: [optional("filter", webhookSeeds.outboxFilter)],
    getMessage: [required("message", webhookSeeds.ref)],
    inbox: [optional("filter", webhookSeeds.bodiesFilter)],
  },
  clock: { mode: [], ...clock },
  faults: { add, preset, list: [], unused: [], remove: [required("fault", seeds.faultRef)], clear: [] },
  unknownValues: { ...areasInProcess.unknownValues, options: [] },
  requests: {
    list: [filter],
    last: [filter],
    get,
    count,
    unmatched: [],
    violations: [],
    clear: [],
    expect: [...expect, optional("count", seeds.expectedCount)],
    inOrder,
    waitFor,
    coverage: [],
  },
};

/** The methods of a team itself. Their paths have no facade. */
export const teamVerbs: MethodParameters<ControlTeamMethods> = {
  info: [],
  scenario: [required("name", () => z.enum(scenarioNames))],
  scenarios: [],
  snapshot: [optional("options", seeds.snapshotOptions)],
  snapshots: [],
  restore: [required("snapshot", seeds.snapshotRef)],
  reset: [],
  export: [],
  import: [required("exported", () => z.unknown())],
  idle: [],
  explain: [optional("options", seeds.explainOptions)],
  listEvents: [optional("filter", seeds.eventFilter)],
};

/** The methods of the mock. They ignore the `team` parameter. */
export const teamsVerbs: MethodParameters<ControlTeamsMethods> = { teams: [], team: [teamParameters[0]] };
