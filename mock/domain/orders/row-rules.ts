import * as z from "zod";
import { strictObject, instant, uuid } from "../fields.ts";
import { countUuid, defineRules } from "../schema-rules.ts";
import { orderSchema } from "./row-schema.ts";
import type { OrderRow, TransactionRow } from "./table.ts";

/**
 * Rules that an import checks for orders. Two ids are not checked as references: `parent_id`, because the parent order
 * may be erased together with its user, and `health_insurance_id`, because a request may name an insurance that is not
 * stored.
 */
export const orderRules = defineRules<OrderRow>(orderSchema, {
  references: [
    { path: "user_id", table: "users" },
    { path: "lab_account_id", table: "labAccounts" },
    { path: "transaction_id", table: "orderTransactions" },
    { path: "details.appointment_id", table: "appointments" },
  ],
  counted: (row, seed) => [
    countUuid(seed, "order", row.order_id),
    countUuid(seed, "order_details", row.details.id),
    countUuid(seed, "shipment", row.details.shipment?.id ?? ""),
    ["integer:order_event", row.events.at(-1)?.id ?? 0],
  ],
});

/** Rules that an import checks for order transactions. */
export const transactionRules = defineRules<TransactionRow>(
  () =>
    strictObject<TransactionRow>({
      transaction_id: uuid(),
      user_id: uuid(),
      order_ids: z.array(uuid()).min(1),
      created_at: instant(),
    }),
  {
    references: [
      { path: "user_id", table: "users" },
      { path: "order_ids.*", table: "orders" },
    ],
    counted: (row, seed) => [countUuid(seed, "order_transaction", row.transaction_id)],
  },
);
