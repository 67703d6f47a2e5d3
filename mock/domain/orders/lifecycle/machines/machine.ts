import type { LowLevel, CollectionMethod } from "../statuses.ts";

/** The steps that lead out of each status. The first one is the way of an order on which all goes well. */
export type Steps = Readonly<Partial<Record<LowLevel, readonly LowLevel[]>>>;

/** The machines: one a method, and one more for test kits that are ordered before anybody is known to use them. */
export type MachineName = CollectionMethod | "registrable_testkit";

/** How orders of a kind move. */
export interface Machine {
  readonly name: MachineName;
  readonly method: CollectionMethod;
  readonly says: string;
  /** What an order of the kind can begin as. */
  readonly entries: readonly LowLevel[];
  readonly steps: Steps;
  /** Where an order ends. Results may still be corrected, as often as needed. */
  readonly terminal: readonly LowLevel[];
  /** Where the team may still cancel. */
  readonly cancellable: readonly LowLevel[];
}
