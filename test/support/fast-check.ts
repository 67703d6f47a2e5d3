/**
 * fast-check with a fixed seed: each run repeats the one before on every machine, so a failure is caused by a
 * change. `FC_SEED=random` tries other values, to find new counterexamples; `FC_SEED=842280622` repeats a run. `FC_FACTOR=10`
 * makes ten times the runs where a test counts them with `repeat`.
 */
import { configureGlobal } from "fast-check";
import { vi } from "vitest";

// A property runs hundreds of times, which takes a few seconds on a busy machine: more than the usual limit of 5 s.
vi.setConfig({ testTimeout: 60_000 });

const seed = process.env.FC_SEED ?? "20261120";
if (seed !== "random") configureGlobal({ seed: Number(seed) });

const factor = Number(process.env.FC_FACTOR ?? 1);
if (!(factor > 0)) throw new Error("FC_FACTOR must be a positive number, such as 10.");

export const repeat = (runs: number): number => Math.ceil(runs * factor);

export * from "fast-check";
