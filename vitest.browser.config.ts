import { defineConfig, mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** The tests that drive a real browser. They are apart so that `npm test` needs none. */
export default mergeConfig(
  base,
  defineConfig({
    test: {
      include: ["test/browser/**/*.test.ts"],
      exclude: ["**/node_modules/**"],
      typecheck: { enabled: false },
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  }),
);
