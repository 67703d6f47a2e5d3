import { appointmentsArea } from "./appointments.ts";
import { clockArea } from "./clock.ts";
import { connectionsArea } from "./connections.ts";
import type { ToolContext } from "./context.ts";
import { createLazyProperty } from "../kernel/lazy-property.ts";
import { createFacade, type AnyMethod } from "./define-area.ts";
import { faultsArea } from "./faults.ts";
import { insuranceArea } from "./insurance.ts";
import { labAccountsArea } from "./lab-accounts.ts";
import { labReportsArea } from "./lab-reports.ts";
import { linkArea } from "./link.ts";
import { ordersArea } from "./orders.ts";
import { requestsArea } from "./requests.ts";
import { settingsArea } from "./settings.ts";
import type { MockTeam } from "./team.ts";
import { timeseriesArea } from "./timeseries.ts";
import { unknownValuesArea } from "./unknown-values.ts";
import { usersArea } from "./users.ts";
import { webhooksArea } from "./webhooks.ts";

/** Every method of every facade of a team, by facade. */
export const areas = {
  users: usersArea,
  insurance: insuranceArea,
  connections: connectionsArea,
  link: linkArea,
  timeseries: timeseriesArea,
  labAccounts: labAccountsArea,
  orders: ordersArea,
  appointments: appointmentsArea,
  labReports: labReportsArea,
  webhooks: webhooksArea,
  settings: settingsArea,
  clock: clockArea,
  faults: faultsArea,
  unknownValues: unknownValuesArea,
  requests: requestsArea,
} as const satisfies { readonly [Name in keyof MockTeam]?: Readonly<Record<string, AnyMethod>> };

export type AreaName = keyof typeof areas;

interface Facades {
  readonly context: ToolContext;
  readonly created: Partial<Record<string, object>>;
}

const lazyFacades = Object.entries(areas).map(([name, rows]) =>
  createLazyProperty(
    name,
    ({ context, created }: Facades) => (created[name] ??= createFacade(`mock.${name}`, rows, context)),
  ),
);

/** Adds the facades to a team. Each is created when it is first read, because most tests use few. */
export function addFacades<Target extends object>(
  target: Target,
  context: ToolContext,
): Target & Pick<MockTeam, AreaName> {
  const facades: Facades = { context, created: {} };
  for (const addFacade of lazyFacades) addFacade(target, facades);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The type of each area requires a row for each member.
  return target as Target & Pick<MockTeam, AreaName>;
}
