import type { World } from "../../world.ts";
import { buildRegistration } from "../seeding/order-defaults.ts";
import { addLabReport } from "../results/change-results.ts";
import type { ResultFlags } from "../results/result-history.ts";
import { addTracking } from "./shipment.ts";
import type { LowLevelStatus } from "./statuses.ts";
import type { OrderRow } from "../table.ts";

/** What a move may bring along. */
export interface MoveOptions {
  /** Why, where the laboratory says so: the event's `status_detail`. */
  readonly detail?: string | null;
  /** What results are to be like, where the step brings some. */
  readonly flags?: ResultFlags;
}

/** What changes in an order, besides its events, as it comes to a status. */
type Effect = (world: World, order: OrderRow, options: MoveOptions) => Partial<OrderRow>;

/** The effects of each status that has one. */
const effects: Readonly<Partial<Record<LowLevelStatus, Effect>>> = {
  requisition_created: (world) => ({
    requisition: { issued_at: world.now(), token: world.ids.token("requisition") },
  }),
  transit_customer: (world, order) => addTracking(world, order, "outbound"),
  transit_lab: (world, order) => addTracking(world, order, "inbound"),
  // A registration by request has named the patient before; a simulated one makes somebody up.
  registered: buildRegistration,
  partial_results: (world, order, { flags }) => addLabReport(world, order, "partial", flags),
  completed: (world, order, { flags }) => addLabReport(world, order, "final", flags),
  corrected: (world, order, { flags }) => addLabReport(world, order, "corrected", flags),
};

/** What changes in an order as it comes to a status. */
export function computeStatusEffects(
  world: World,
  order: OrderRow,
  status: LowLevelStatus,
  options: MoveOptions,
): Partial<OrderRow> {
  return effects[status]?.(world, order, options) ?? {};
}
