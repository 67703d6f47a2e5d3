import { appointmentsArea } from "./appointments.ts";
import { clockArea } from "./clock.ts";
import { connectionsArea } from "./connections.ts";
import type { ToolContext } from "./context.ts";
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

export function createFacades(context: ToolContext): Pick<MockTeam, AreaName> {
  const facades = Object.entries(areas).map(([name, rows]) => [
    name,
    createFacade(`mock.${name}`, rows, context),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The type of each area requires a row for each member.
  return Object.fromEntries(facades) as Pick<MockTeam, AreaName>;
}
