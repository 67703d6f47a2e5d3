import type { ShownRequest, ShownWebhook } from "../describe-run.ts";
import type { Described } from "../describe-value.ts";
import type { Member } from "./complete.ts";

/** A call of the console by a sample. */
export interface ShownLog {
  readonly level: string;
  readonly values: readonly Described[];
}

/** What the worker's world looks like. */
export interface WorldState {
  readonly seed: string;
  /** The virtual time, ISO 8601 in UTC. */
  readonly now: string;
  readonly requests: readonly ShownRequest[];
  readonly webhooks: readonly ShownWebhook[];
}

/** The end of a run. */
export interface Outcome {
  readonly error: string | null;
  readonly variables: readonly (readonly [string, Described])[];
  readonly world: WorldState;
}

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

/** The start of a response. */
export interface ResponseHead {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
}

/** What the page can call in the worker. */
export interface WorkerCalls {
  /** Runs a sample in a new world, with the seed of the page's address and these faults. */
  run(options: { code: string; seed: string | null; faults: readonly FaultName[] }): Promise<Outcome>;
  /** Advances the time. Returns what happened. */
  advance(by: Step): Promise<string>;
  /** Returns the world as it is now. */
  look(): Promise<WorldState>;
  /** Returns the control token for the console. */
  open(): Promise<string>;
  /** Creates a link token for the newest user, and returns the path of its link page. */
  link(): Promise<string>;
  /** Lists what can stand at a position of a program. */
  complete(code: string, position: number): Promise<readonly Member[]>;
  /** Sends a request to the mock or its link page. The body of the response comes through the port, so that streams of events cross too. */
  fetch(request: PlainRequest, port: MessagePort): Promise<ResponseHead>;
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
