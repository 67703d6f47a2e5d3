import type { CollectionMethod } from "../../../../catalog/labs/lab.ts";
import type { LowLevelStatus } from "../statuses.ts";

/** The steps that lead out of each status. The first one is the way of an order on which all goes well. */
export type OrderSteps = Readonly<Partial<Record<LowLevelStatus, readonly LowLevelStatus[]>>>;

/** The machines: one a method, and one more for test kits that are ordered before anybody is known to use them. */
export type MachineName = CollectionMethod | "registrable_testkit";

/** How orders of a kind move. */
export interface OrderMachine {
  readonly name: MachineName;
  readonly method: CollectionMethod;
  readonly title: string;
  /** What an order of the kind can begin as. */
  readonly entries: readonly LowLevelStatus[];
  readonly steps: OrderSteps;
  /** Where an order ends. Results may still be corrected, as often as needed. */
  readonly terminal: readonly LowLevelStatus[];
  /** Where the team may still cancel. */
  readonly cancellable: readonly LowLevelStatus[];
}
