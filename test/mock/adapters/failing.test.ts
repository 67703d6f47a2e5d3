import { join } from "node:path";
import { it } from "vitest";
import { root, runFailing } from "./run-runner.ts";

const folder = "test/mock/adapters/failing";
const vitest = join(root, "node_modules/vitest/vitest.mjs");

it.concurrent.for([
  [
    "[RUN-1, RUN-2] Vitest",
    "vitest",
    [vitest, "run", `--config=${folder}/vitest.config.ts`, "--reporter=default"],
  ],
  // The file also runs the tests of `passing`, in the same process.
  [
    "[RUN-1, RUN-2, RUN-3] node:test isolates concurrent tests, and",
    "node",
    ["--import", "tsx", "--test", "--test-reporter=spec", `${folder}/node.case.ts`],
  ],
] as const)("%s prints why a test failed", { timeout: 300_000 }, async ([, name, args], { expect }) => {
  await expect(await runFailing(args)).toMatchFileSnapshot(`failing/expected/${name}.txt`);
});
