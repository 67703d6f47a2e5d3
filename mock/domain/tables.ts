import { appointmentsTable, slotHoldsTable } from "./appointments/table.ts";
import { connectionsTable, devicesTable, ingestionTable } from "./connections/table.ts";
import { labAccountsTable } from "./lab-accounts/table.ts";
import { storedResponsesTable } from "./idempotency/table.ts";
import { insuranceTable } from "./insurance/table.ts";
import { linkTokensTable } from "./link/table.ts";
import { patientInfoTable } from "./patients/table.ts";
import { disabledSeriesTable, lifestylesTable, recordedPointsTable } from "./timeseries/table.ts";
import { usersTable } from "./users/table.ts";
import { webhookEndpointsTable, webhookMessagesTable } from "./webhooks/table.ts";
import { parsingJobsTable } from "./lab-reports/table.ts";
import { ordersTable, transactionsTable } from "./orders/table.ts";
import { outboxTable } from "./webhooks/outbox-table.ts";

/** The tables of every world by name. */
export const tables = {
  users: usersTable,
  patientInfo: patientInfoTable,
  insurance: insuranceTable,
  connections: connectionsTable,
  ingestion: ingestionTable,
  devices: devicesTable,
  linkTokens: linkTokensTable,
  labAccounts: labAccountsTable,
  orders: ordersTable,
  orderTransactions: transactionsTable,
  parsingJobs: parsingJobsTable,
  appointments: appointmentsTable,
  slotHolds: slotHoldsTable,
  recordedPoints: recordedPointsTable,
  disabledSeries: disabledSeriesTable,
  lifestyles: lifestylesTable,
  outbox: outboxTable,
  storedResponses: storedResponsesTable,
  webhookEndpoints: webhookEndpointsTable,
  webhookMessages: webhookMessagesTable,
};
