import { defineConfig } from "vitest/config";
import base, { checked, sharing } from "./vitest.config.ts";

/**
 * The tests that drive a real browser, apart so that `npm test` needs none. Merging would join the lists of files. On a busy machine an
 * audit of a page takes half a minute.
 */
export default defineConfig({
  ...base,
  test: {
    include: ["test/browser/**/*.test.ts"],
    globalSetup: "./test/browser/chromium.ts",
    ...sharing,
    ...checked,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
