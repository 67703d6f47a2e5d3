import type { z } from "zod";
import { hasStatus, getTopLevelStatus } from "./lifecycle/statuses.ts";
import type { OrderRow } from "./table.ts";

/** Checks the rules that connect several fields of an imported order. */
export function checkOrderConsistency(order: OrderRow, context: z.core.$RefinementCtx<OrderRow>): void {
  const assert = (holds: boolean, path: PropertyKey[], message: string): void => {
    if (!holds) context.addIssue({ code: "custom", path, message });
  };
  const { method, events, status, lab_test_ids, lab_test_id, details, patient, address, result_history } =
    order;
  for (const [index, event] of events.entries()) {
    assert(
      hasStatus(method, event.status),
      ["events", index, "status"],
      "must be a status of the order's method",
    );
    const before = events[index - 1]?.id ?? -1;
    assert(event.id > before, ["events", index, "id"], "must be higher than the id before it");
  }
  assert(status === events.at(-1)?.status, ["status"], "must be the status of the last event");
  assert(
    lab_test_id === null || lab_test_ids.includes(lab_test_id),
    ["lab_test_id"],
    "must be in lab_test_ids",
  );
  assert(
    (method === "testkit") === (details.shipment !== null),
    ["details", "shipment"],
    "must be set for test kits, and only for them",
  );
  assert(
    method === "testkit" || !order.registrable,
    ["registrable"],
    "must be false unless the order is a test kit",
  );
  assert(
    patient !== null || order.registrable,
    ["patient"],
    "must be set, unless the test kit is not registered yet",
  );
  assert((patient === null) === (address === null), ["address"], "must be set if and only if the patient is");
  const hasResults = getTopLevelStatus(method, status) === "completed" || status === "partial_results";
  assert(
    !hasResults || (result_history?.reports.length ?? 0) > 0,
    ["result_history"],
    "must have a report, because the order has results",
  );
}
