import type { Handlers } from "../handler.ts";
import { insuranceHandlers } from "./insurance.ts";
import { laboratoryHandlers } from "./laboratory.ts";
import { labReportHandlers } from "./lab-reports.ts";
import { linkHandlers } from "./link.ts";
import { orderTransactionHandlers } from "./order-transactions.ts";
import { orderHandlers } from "./orders.ts";
import { phlebotomyHandlers } from "./phlebotomy.ts";
import { providerHandlers } from "./providers.ts";
import { pscHandlers } from "./psc.ts";
import { timeseriesHandlers } from "./timeseries.ts";
import { userHandlers } from "./users.ts";

/** The handler of every operation; one that is missing does not compile. */
export const handlers: Handlers = {
  ...userHandlers,
  ...insuranceHandlers,
  ...providerHandlers,
  ...linkHandlers,
  ...timeseriesHandlers,
  ...laboratoryHandlers,
  ...orderHandlers,
  ...orderTransactionHandlers,
  ...phlebotomyHandlers,
  ...pscHandlers,
  ...labReportHandlers,
};
