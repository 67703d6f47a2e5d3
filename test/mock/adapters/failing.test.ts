import { join } from "node:path";
import { it } from "vitest";
import { root, run, runFailing } from "./run-runner.ts";

const folder = "test/mock/adapters/failing";
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const nodeTest = ["--import", "tsx", "--test", "--test-reporter=spec"];

it.concurrent.for([
  [
    "[RUN-1, RUN-2] Vitest",
    "vitest",
    [vitest, "run", `--config=${folder}/vitest.config.ts`, "--reporter=default"],
  ],
  ["[RUN-1, RUN-2] node:test", "node", [...nodeTest, `${folder}/node.case.ts`]],
] as const)("%s prints why a test failed", { timeout: 300_000 }, async ([, name, args], { expect }) => {
  await expect(await runFailing(args)).toMatchFileSnapshot(`failing/expected/${name}.txt`);
});

it("[RUN-3] node:test isolates concurrent tests", { timeout: 300_000 }, async ({ expect }) => {
  // Without --test, the file runs in the first process.
  const args = ["--import", "tsx", "--test-reporter=spec", "test/mock/adapters/passing/node.case.ts"];
  const { code, stdout } = await run(args, {});
  expect([code, stdout.match(/✔ isolates the \w+ test/g)?.length]).toEqual([0, 3]);
});
