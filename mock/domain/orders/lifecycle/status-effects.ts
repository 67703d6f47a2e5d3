import type { World } from "../../world.ts";
import { buildRegistration } from "../seeding/order-defaults.ts";
import { addLabReport } from "../results/change-results.ts";
import type { ResultFlags } from "../results/result-history.ts";
import { addTracking } from "./shipment.ts";
import type { LowLevelStatus } from "./statuses.ts";
import type { OrderRow } from "../table.ts";

/** Options of a status change. */
export interface MoveOptions {
  /** The event's `status_detail`. */
  readonly detail?: string | null;
  /** Properties of the results, when the step adds results. */
  readonly flags?: ResultFlags;
}

/** Computes what changes in an order when it reaches a status, besides its events. */
type Effect = (world: World, order: OrderRow, options: MoveOptions) => Partial<OrderRow>;

/** Effects by status. Other statuses have none. */
const effects: Readonly<Partial<Record<LowLevelStatus, Effect>>> = {
  requisition_created: (world) => ({
    requisition: { issued_at: world.now(), token: world.ids.token("requisition") },
  }),
  transit_customer: (world, order) => addTracking(world, order, "outbound"),
  transit_lab: (world, order) => addTracking(world, order, "inbound"),
  // A registration by request has already set the patient. A simulated one uses synthetic data.
  registered: buildRegistration,
  partial_results: (world, order, { flags }) => addLabReport(world, order, "partial", flags),
  completed: (world, order, { flags }) => addLabReport(world, order, "final", flags),
  corrected: (world, order, { flags }) => addLabReport(world, order, "corrected", flags),
};

/** Computes what changes in an order when it reaches a status. */
export function computeStatusEffects(
  world: World,
  order: OrderRow,
  status: LowLevelStatus,
  options: MoveOptions,
): Partial<OrderRow> {
  return effects[status]?.(world, order, options) ?? {};
}
