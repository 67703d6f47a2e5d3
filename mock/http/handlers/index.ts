import type { OperationHandlers } from "../handler.ts";
import { insuranceHandlers } from "./insurance.ts";
import { labAccountHandlers } from "./lab-accounts.ts";
import { labReportHandlers } from "./lab-reports.ts";
import { labTestHandlers } from "./lab-tests.ts";
import { linkHandlers } from "./link.ts";
import { markerHandlers } from "./markers.ts";
import { orderTransactionHandlers } from "./order-transactions.ts";
import { orderHandlers } from "./orders.ts";
import { phlebotomyHandlers } from "./phlebotomy.ts";
import { providerHandlers } from "./providers.ts";
import { pscHandlers } from "./psc.ts";
import { timeseriesHandlers } from "./timeseries.ts";
import { userHandlers } from "./users.ts";

/** The handler of every operation; one that is missing does not compile. */
export const handlers: OperationHandlers = {
  ...userHandlers,
  ...insuranceHandlers,
  ...providerHandlers,
  ...linkHandlers,
  ...timeseriesHandlers,
  ...labTestHandlers,
  ...labAccountHandlers,
  ...markerHandlers,
  ...orderHandlers,
  ...orderTransactionHandlers,
  ...phlebotomyHandlers,
  ...pscHandlers,
  ...labReportHandlers,
};
