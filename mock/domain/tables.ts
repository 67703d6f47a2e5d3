import { appointmentsTable, slotHoldsTable } from "./appointments/table.ts";
import { connectionsTable, devicesTable, ingestionTable } from "./connections/table.ts";
import { labAccountsTable } from "./laboratory/table.ts";
import { keptAnswersTable } from "./idempotency/table.ts";
import { insuranceTable } from "./insurance/table.ts";
import { linkTokensTable } from "./link/table.ts";
import { patientInfoTable } from "./people/table.ts";
import { explicitPointsTable, silencesTable } from "./timeseries/table.ts";
import { usersTable } from "./users/table.ts";
import { webhookEndpointsTable, webhookMessagesTable } from "./webhooks/table.ts";
import { parsingJobsTable } from "./lab-reports/table.ts";
import { ordersTable, transactionsTable } from "./orders/table.ts";
import { outboxTable } from "./outbox/table.ts";

/** The tables of every world, under the names by which rules reach them. */
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
  explicitPoints: explicitPointsTable,
  silences: silencesTable,
  outbox: outboxTable,
  keptAnswers: keptAnswersTable,
  webhookEndpoints: webhookEndpointsTable,
  webhookMessages: webhookMessagesTable,
};
