/**
 * Runs the tests of a folder again and again, each time shuffled with another seed, and prints which runs failed:
 *
 *   npm run test:flakes -- --runs 10 test/src test/mock
 *
 * Repeat a run that failed with `FC_SEED=SEED npx vitest run FOLDER --sequence.shuffle --sequence.seed=SEED`.
 */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { readCount } from "./read-count.ts";

const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "10" }, seed: { type: "string", default: "1" } },
  allowPositionals: true,
});
const runs = readCount("--runs", values.runs);
const first = readCount("--seed", values.seed);

for (const folder of positionals.length > 0 ? positionals : ["test"]) {
  const failed: number[] = [];
  for (let seed = first; seed < first + runs; seed += 1) {
    const shuffle = ["--sequence.shuffle", `--sequence.seed=${seed}`, "--typecheck.enabled=false"];
    const { status, stdout, stderr } = spawnSync(
      "npx",
      ["vitest", "run", folder, ...shuffle, "--reporter=dot"],
      {
        encoding: "utf8",
        env: { ...process.env, FC_SEED: String(seed) },
      },
    );
    if (status === 0) continue;
    failed.push(seed);
    console.log(stdout, stderr);
  }
  console.log(
    `${folder}: ${runs - failed.length} of ${runs} runs passed, seeds ${first} to ${first + runs - 1}` +
      (failed.length > 0 ? `; failed: ${failed.join(", ")}` : ""),
  );
  if (failed.length > 0) process.exitCode = 1;
}
