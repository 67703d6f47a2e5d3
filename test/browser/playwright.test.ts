import { join } from "node:path";
import { expect, it } from "vitest";
import { findFreePorts } from "../../scripts/run.ts";
import { root, run, runFailing } from "../mock/adapters/run-runner.ts";
import { findChromium } from "./chromium.ts";

const playwright = join(root, "node_modules/@playwright/test/cli.js");
const cases = "test/mock/adapters";

it("[RUN-1, RUN-2] Playwright prints why a test failed", { timeout: 300_000 }, async () => {
  const output = await runFailing([playwright, "test", `--config=${cases}/failing/playwright.config.ts`]);
  await expect(output).toMatchFileSnapshot(`../mock/adapters/failing/expected/playwright.txt`);
});

it("[RUN-3] Playwright isolates parallel tests", { timeout: 300_000 }, async () => {
  const [port] = await findFreePorts(1);
  const { code, stdout } = await run([playwright, "test", `--config=${cases}/passing/playwright.config.ts`], {
    env: { MOCK_PORT: String(port), CHROMIUM_PATH: findChromium() },
  });
  const { stats, errors } = JSON.parse(stdout) as { stats: object; errors: unknown[] };
  expect(errors).toEqual([]);
  expect({ code, ...stats }).toMatchObject({ code: 0, expected: 8, unexpected: 0, flaky: 0, skipped: 0 });
});
