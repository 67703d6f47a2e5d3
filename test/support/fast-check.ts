/**
 * fast-check with a seed of its own: a run says the same as the one before, on every machine, so that a change is judged by what
 * it changed. `FC_SEED=random` tries other values, to look for what nobody has found yet; `FC_SEED=842280622` repeats a run.
 */
import { configureGlobal } from "fast-check";

const wanted = process.env.FC_SEED ?? "20261120";
if (wanted !== "random") configureGlobal({ seed: Number(wanted) });

export * from "fast-check";
