/**
 * Calls the mock at a port through the client while connections break, responses stall or end early and storms of 429 come, and
 * checks that nothing is lost, doubled or left: `npm run test:soak`. Takes `--calls N`, `--concurrency N` and `--seed TEXT`.
 */
import { parseArgs } from "node:util";
import { readCount } from "./run.ts";
import { runSoak } from "./soak/run-soak.ts";

const { values } = parseArgs({
  options: {
    calls: { type: "string", default: "100000" },
    concurrency: { type: "string", default: "50" },
    seed: { type: "string", default: "1" },
  },
});

const began = performance.now();
const { failed, problems, leftovers, ...counts } = await runSoak({
  seed: values.seed,
  calls: readCount("--calls", values.calls),
  concurrency: readCount("--concurrency", values.concurrency),
});
console.log({ ...counts, failed, leftovers, seconds: Math.round((performance.now() - began) / 1_000) });
for (const problem of problems) console.log(`✗ ${problem}`);

// A client that fails every call loses nothing, and a run without faults shows nothing.
const shares = { succeeded: 0.5, retried: 0.05, faults: 0.05 };
const low = (["succeeded", "retried", "faults"] as const).filter(
  (name) => counts[name] < shares[name] * counts.calls,
);
for (const name of low)
  console.log(
    `✗ ${name}: ${counts[name]} of ${counts.calls} calls, at least ${shares[name] * 100} % are expected`,
  );
const bad = [low.length, counts.lost, counts.doubled, counts.wrong, ...Object.values(leftovers)];
// A timer that was left would keep the process running.
process.exit(bad.some((count) => count > 0) ? 1 : 0);
