import type { Described } from "../describe-value.ts";
import type { calls } from "./worker.ts";

/** A call of the console by a sample. */
export interface ShownLog {
  readonly level: string;
  readonly values: readonly Described[];
}

export type WorkerCalls = typeof calls;

export type Outcome = Awaited<ReturnType<WorkerCalls["run"]>>;

export type WorldState = Outcome["world"];

/** Faults that a reader can switch on. */
export type FaultName = "unavailable" | "slow" | "limited";

/** How far to advance the time: a duration, or to what happens next. */
export type Step = "1h" | "1d" | "next";

/** A request that crosses from a page to its worker. */
export interface PlainRequest {
  readonly method: string;
  /** The path under the mock's URL, with its query. */
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | null;
}

/** A message of the page to the worker. */
export interface Call {
  readonly id: number;
  readonly name: keyof WorkerCalls;
  readonly args: readonly unknown[];
}

/** A message of the worker: what a sample logs, or the result of a call. */
export type Message =
  | { readonly log: ShownLog }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };
