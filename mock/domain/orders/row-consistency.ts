import type { z } from "zod";
import { hasStatus, stageOf } from "./statuses.ts";
import type { OrderRow } from "./table.ts";

/** Checks what the fields of an order have to do with each other. */
export function checkOrderConsistency(order: OrderRow, context: z.core.$RefinementCtx<OrderRow>): void {
  const must = (holds: boolean, path: PropertyKey[], message: string): void => {
    if (!holds) context.addIssue({ code: "custom", path, message });
  };
  const { method, events, low, lab_test_ids, lab_test_id, details, patient, address, outcome } = order;
  for (const [index, event] of events.entries()) {
    must(hasStatus(method, event.low), ["events", index, "low"], "has to be a status of the order's method");
    const before = events[index - 1]?.id ?? -1;
    must(event.id > before, ["events", index, "id"], "has to be higher than the one before");
  }
  must(low === events.at(-1)?.low, ["low"], "has to be the status of the last event");
  must(
    lab_test_id === null || lab_test_ids.includes(lab_test_id),
    ["lab_test_id"],
    "has to be among lab_test_ids",
  );
  must(
    (method === "testkit") === (details.shipment !== null),
    ["details", "shipment"],
    "has to be there for a test kit alone",
  );
  must(method === "testkit" || !order.registrable, ["registrable"], "has to be false but for a test kit");
  must(
    patient !== null || order.registrable,
    ["patient"],
    "has to be there, unless the kit is to be registered",
  );
  must((patient === null) === (address === null), ["address"], "has to be there if the patient is");
  const hasResults = stageOf(method, low) === "completed" || low === "partial_results";
  must(
    !hasResults || (outcome?.reports.length ?? 0) > 0,
    ["outcome"],
    "has to have a report, as the order has results",
  );
}
