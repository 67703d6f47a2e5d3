import type { RulesOf } from "../store/world.ts";
import { appointmentRules, slotHoldRules } from "./appointments/row-rules.ts";
import { connectionRules, deviceRules, ingestionRules } from "./connections/row-rules.ts";
import { keptAnswerRules } from "./idempotency/row-rules.ts";
import { insuranceRules } from "./insurance/row-rules.ts";
import { parsingJobRules } from "./lab-reports/row-rules.ts";
import { labAccountRules } from "./laboratory/row-rules.ts";
import { linkTokenRules } from "./link/row-rules.ts";
import { orderRules, transactionRules } from "./orders/row-rules.ts";
import { outboxRules } from "./outbox/row-rules.ts";
import { patientInfoRules } from "./people/row-rules.ts";
import { explicitPointRules, silenceRules } from "./timeseries/row-rules.ts";
import type { tables } from "./tables.ts";
import { userRules } from "./users/row-rules.ts";
import { endpointRules, messageRules } from "./webhooks/row-rules.ts";

/** What an import holds the rows of each table to: a table without rules does not compile. */
export const rowRules: RulesOf<typeof tables> = {
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
  explicitPoints: explicitPointRules,
  silences: silenceRules,
  outbox: outboxRules,
  keptAnswers: keptAnswerRules,
  webhookEndpoints: endpointRules,
  webhookMessages: messageRules,
};
