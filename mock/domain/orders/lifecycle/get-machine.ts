import { orderMachines } from "../../../../src/generated/lifecycles.ts";
import type { CollectionMethod } from "../../../catalog/labs/lab.ts";
import type { LowLevelStatus } from "./statuses.ts";
import { listTransactionOrders } from "./transactions.ts";
import type { World } from "../../world.ts";
import type { OrderRow } from "../table.ts";

/**
 * Names of the machines: one for each method, and one for test kits that are ordered before their patient is known.
 */
export type MachineName = CollectionMethod | "registrable_testkit";

export interface OrderMachine {
  readonly name: MachineName;
  readonly method: CollectionMethod;
  readonly title: string;
  /** Statuses that a new order can have. */
  readonly entries: readonly LowLevelStatus[];
  /** The statuses that can follow each status. The first one is the default next status. */
  readonly steps: Readonly<Partial<Record<LowLevelStatus, readonly LowLevelStatus[]>>>;
  /** Terminal statuses. Results of a completed order can still be corrected, any number of times. */
  readonly terminal: readonly LowLevelStatus[];
  readonly cancellable: readonly LowLevelStatus[];
}

export const machines: Readonly<Record<MachineName, OrderMachine>> = orderMachines;

export function getMachine({ method, registrable }: Pick<OrderRow, "method" | "registrable">): OrderMachine {
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
