import { createServer } from "node:net";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root, run, runFailing } from "../mock/adapters/run-runner.ts";
import { findChromium } from "./chromium.ts";

const playwright = join(root, "node_modules/@playwright/test/cli.js");
const cases = "test/mock/adapters";

/** Returns a port that is free now. */
async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return address.port;
}

it("[RUN-1, RUN-2] Playwright prints why a test failed", { timeout: 300_000 }, async () => {
  const output = await runFailing([playwright, "test", `--config=${cases}/failing/playwright.config.ts`]);
  await expect(output).toMatchFileSnapshot(`../mock/adapters/failing/expected/playwright.txt`);
});

it("[RUN-3] Playwright isolates parallel tests", { timeout: 300_000 }, async () => {
  const { code, stdout } = await run([playwright, "test", `--config=${cases}/passing/playwright.config.ts`], {
    env: { MOCK_PORT: String(await findFreePort()), CHROMIUM_PATH: findChromium() },
  });
  const { stats, errors } = JSON.parse(stdout) as { stats: object; errors: unknown[] };
  expect(errors).toEqual([]);
  expect({ code, ...stats }).toMatchObject({ code: 0, expected: 8, unexpected: 0, flaky: 0, skipped: 0 });
});
