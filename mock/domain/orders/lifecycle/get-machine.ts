import { atHome } from "./machines/at-home.ts";
import type { OrderMachine, MachineName } from "./machines/order-machine.ts";
import { onSite } from "./machines/on-site.ts";
import { registrableTestkit, testkit } from "./machines/testkit.ts";
import { walkIn } from "./machines/walk-in.ts";
import type { CollectionMethod } from "../../../catalog/labs/lab.ts";
import type { LowLevelStatus } from "./statuses.ts";

export type { OrderMachine, MachineName, OrderSteps } from "./machines/order-machine.ts";

/** Every machine by its name. */
export const machines: Readonly<Record<MachineName, OrderMachine>> = {
  testkit,
  registrable_testkit: registrableTestkit,
  walk_in_test: walkIn,
  at_home_phlebotomy: atHome,
  on_site_collection: onSite,
};

/** What decides how an order moves. */
export interface MachineSelector {
  readonly method: CollectionMethod;
  readonly registrable: boolean;
}

/** The machine of an order. */
export function getMachine({ method, registrable }: MachineSelector): OrderMachine {
  return machines[method === "testkit" && registrable ? "registrable_testkit" : method];
}

/** The steps out of a status, the usual one first. */
export function listSteps(machine: OrderMachine, low: LowLevelStatus): readonly LowLevelStatus[] {
  return machine.steps[low] ?? [];
}
