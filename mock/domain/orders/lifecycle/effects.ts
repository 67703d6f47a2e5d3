import type { World } from "../../world.ts";
import { registeredTo } from "../seeding/synthetic-order.ts";
import { reportResults } from "../results/changes.ts";
import type { ResultFlags } from "../results/outcome.ts";
import { shipped } from "./shipment.ts";
import type { LowLevel } from "./statuses.ts";
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
const effects: Readonly<Partial<Record<LowLevel, Effect>>> = {
  requisition_created: (world) => ({
    requisition: { issued_at: world.now(), token: world.ids.token("requisition") },
  }),
  transit_customer: (world, order) => shipped(world, order, "outbound"),
  transit_lab: (world, order) => shipped(world, order, "inbound"),
  // A registration by request has named the patient before; a simulated one makes somebody up.
  registered: registeredTo,
  partial_results: (world, order, { flags }) => reportResults(world, order, "partial", flags),
  completed: (world, order, { flags }) => reportResults(world, order, "final", flags),
  corrected: (world, order, { flags }) => reportResults(world, order, "corrected", flags),
};

/** What changes in an order as it comes to a status. */
export function effectOf(
  world: World,
  order: OrderRow,
  low: LowLevel,
  options: MoveOptions,
): Partial<OrderRow> {
  return effects[low]?.(world, order, options) ?? {};
}
