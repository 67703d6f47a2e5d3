import { join } from "node:path";
import { it } from "vitest";
import { root, run, runFailing } from "./run-runner.ts";

const folder = "test/mock/adapters/failing";

it.concurrent.for([
  [
    "[RUN-1, RUN-2] Vitest",
    "vitest",
    [
      join(root, "node_modules/vitest/vitest.mjs"),
      "run",
      `--config=${folder}/vitest.config.ts`,
      "--reporter=default",
    ],
  ],
  [
    "[RUN-1, RUN-2] node:test",
    "node",
    ["--import", "tsx", "--test", "--test-reporter=spec", `${folder}/node.case.ts`],
  ],
] as const)("%s prints why a test failed", { timeout: 300_000 }, async ([, name, args], { expect }) => {
  await expect(await runFailing(args)).toMatchFileSnapshot(`failing/expected/${name}.txt`);
});

it("[RUN-3] node:test isolates concurrent tests", { timeout: 300_000 }, async ({ expect }) => {
  const args = [
    "--import",
    "tsx",
    "--test",
    "--test-reporter=spec",
    "test/mock/adapters/passing/node.case.ts",
  ];
  const { code, stdout } = await run(args, {});
  expect([code, stdout.match(/✔ isolates the \w+ test/g)?.length]).toEqual([0, 3]);
});
