import type { CollectionMethod } from "../../../../catalog/labs/lab.ts";
import type { LowLevelStatus, StatusOf } from "../statuses.ts";

/** The statuses that can follow each status. The first one is the default next status. */
export type OrderSteps = Readonly<Partial<Record<LowLevelStatus, readonly LowLevelStatus[]>>>;

/** Steps of all statuses of a method, so that a status that is added to the OpenAPI document does not compile without its steps. */
export type AllSteps<Method extends CollectionMethod, Without extends StatusOf<Method> = never> = Readonly<
  Record<Exclude<StatusOf<Method>, Without>, readonly StatusOf<Method>[]>
>;

/**
 * Names of the machines: one for each method, and one for test kits that are ordered before their patient is known.
 */
export type MachineName = CollectionMethod | "registrable_testkit";

/** The lifecycle of one kind of order. */
export interface OrderMachine {
  readonly name: MachineName;
  readonly method: CollectionMethod;
  readonly title: string;
  /** Statuses that a new order can have. */
  readonly entries: readonly LowLevelStatus[];
  readonly steps: OrderSteps;
  /** Terminal statuses. Results of a completed order can still be corrected, any number of times. */
  readonly terminal: readonly LowLevelStatus[];
  /** Statuses in which the order can be cancelled. */
  readonly cancellable: readonly LowLevelStatus[];
}
