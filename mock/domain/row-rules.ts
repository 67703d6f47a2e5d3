import type { TableRules } from "../store/world.ts";
import { appointmentRules, slotHoldRules } from "./appointments/row-rules.ts";
import { connectionRules, deviceRules, ingestionRules } from "./connections/row-rules.ts";
import { storedResponseRules } from "./idempotency/row-rules.ts";
import { insuranceRules } from "./insurance/row-rules.ts";
import { parsingJobRules } from "./lab-reports/row-rules.ts";
import { labAccountRules } from "./lab-accounts/row-rules.ts";
import { linkTokenRules } from "./link/row-rules.ts";
import { orderRules, transactionRules } from "./orders/row-rules.ts";
import { outboxRules } from "./webhooks/outbox-row-rules.ts";
import { patientInfoRules } from "./patients/row-rules.ts";
import { disabledSeriesRules, lifestyleRules, recordedPointRules } from "./timeseries/row-rules.ts";
import type { tables } from "./tables.ts";
import { userRules } from "./users/row-rules.ts";
import { endpointRules, messageRules } from "./webhooks/row-rules.ts";

/** Rules that an import checks for the rows of each table. A table without rules does not compile. */
export const rowRules: TableRules<typeof tables> = {
  users: userRules,
  patientInfo: patientInfoRules,
  insurance: insuranceRules,
  connections: connectionRules,
  ingestion: ingestionRules,
  devices: deviceRules,
  linkTokens: linkTokenRules,
  labAccounts: labAccountRules,
  orders: orderRules,
  orderTransactions: transactionRules,
  parsingJobs: parsingJobRules,
  appointments: appointmentRules,
  slotHolds: slotHoldRules,
  recordedPoints: recordedPointRules,
  disabledSeries: disabledSeriesRules,
  lifestyles: lifestyleRules,
  outbox: outboxRules,
  storedResponses: storedResponseRules,
  webhookEndpoints: endpointRules,
  webhookMessages: messageRules,
};
