import { defineConfig } from "vitest/config";
import base, { checked } from "./vitest.config.ts";

/** The tests that drive a real browser, apart so that `npm test` needs none. Merging would join the lists of files. */
export default defineConfig({
  ...base,
  test: { include: ["test/browser/**/*.test.ts"], testTimeout: 30_000, hookTimeout: 60_000, ...checked },
});
