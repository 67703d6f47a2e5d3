/**
 * fast-check with a seed of its own: a run says the same as the one before, on every machine, so that a change is judged by what
 * it changed. `FC_SEED=random` tries other values, to look for what nobody has found yet; `FC_SEED=842280622` repeats a run.
 */
import { configureGlobal } from "fast-check";
import { vi } from "vitest";

// A property runs hundreds of times, which takes a few seconds on a busy machine: the usual 5 s would fail a test that is right.
vi.setConfig({ testTimeout: 60_000 });

const wanted = process.env.FC_SEED ?? "20261120";
if (wanted !== "random") configureGlobal({ seed: Number(wanted) });

export * from "fast-check";
