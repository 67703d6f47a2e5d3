import { atHome } from "./machines/at-home.ts";
import type { OrderMachine, MachineName } from "./machines/order-machine.ts";
import { onSite } from "./machines/on-site.ts";
import { registrableTestkit, testkit } from "./machines/testkit.ts";
import { walkIn } from "./machines/walk-in.ts";
import type { CollectionMethod } from "../../../catalog/labs/lab.ts";
import type { LowLevelStatus } from "./statuses.ts";
import { listTransactionOrders } from "./transactions.ts";
import type { World } from "../../world.ts";
import type { OrderRow } from "../table.ts";

export type { OrderMachine, MachineName } from "./machines/order-machine.ts";

/** All order machines by name. */
export const machines: Readonly<Record<MachineName, OrderMachine>> = {
  testkit,
  registrable_testkit: registrableTestkit,
  walk_in_test: walkIn,
  at_home_phlebotomy: atHome,
  on_site_collection: onSite,
};

/** The fields of an order that select its machine. */
export interface MachineSelector {
  readonly method: CollectionMethod;
  readonly registrable: boolean;
}

/** Returns the machine of an order. */
export function getMachine({ method, registrable }: MachineSelector): OrderMachine {
  return machines[method === "testkit" && registrable ? "registrable_testkit" : method];
}

/** Lists the statuses that follow a status, the default one first. */
export function listSteps(machine: OrderMachine, status: LowLevelStatus): readonly LowLevelStatus[] {
  return machine.steps[status] ?? [];
}

/** Lists the statuses that an order can move to now, the default one first. */
export function listLegalSteps(world: World, order: OrderRow): readonly LowLevelStatus[] {
  const steps = listSteps(getMachine(order), order.status);
  return canBeRedrawn(world, order) ? steps : steps.filter((status) => status !== "redraw_available");
}

/** Whether the lab can request a second sample. A transaction has at most one redraw, of its first order. */
export function canBeRedrawn(world: World, order: OrderRow): boolean {
  if (order.origin !== "initial") return false;
  return listTransactionOrders(world, order.transaction_id).every(({ origin }) => origin !== "redraw");
}
