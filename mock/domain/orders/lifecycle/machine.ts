import { atHome } from "./machines/at-home.ts";
import type { Machine, MachineName } from "./machines/machine.ts";
import { onSite } from "./machines/on-site.ts";
import { registrableTestkit, testkit } from "./machines/testkit.ts";
import { walkIn } from "./machines/walk-in.ts";
import type { LowLevel, CollectionMethod } from "./statuses.ts";

export type { Machine, MachineName, Steps } from "./machines/machine.ts";

/** Every machine by its name. */
export const machines: Readonly<Record<MachineName, Machine>> = {
  testkit,
  registrable_testkit: registrableTestkit,
  walk_in_test: walkIn,
  at_home_phlebotomy: atHome,
  on_site_collection: onSite,
};

/** What decides how an order moves. */
export interface Kind {
  readonly method: CollectionMethod;
  readonly registrable: boolean;
}

/** The machine of an order. */
export function machineOf({ method, registrable }: Kind): Machine {
  return machines[method === "testkit" && registrable ? "registrable_testkit" : method];
}

/** The steps out of a status, the usual one first. */
export function stepsFrom(machine: Machine, low: LowLevel): readonly LowLevel[] {
  return machine.steps[low] ?? [];
}
