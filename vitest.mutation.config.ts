import { defineConfig } from "vitest/config";
import config from "./vitest.config.ts";

/** Runs the test files and folders that `scripts/test-mutation.ts` names, as one project. */
const tests = (process.env["MUTATION_TESTS"] ?? "").split(",");

export default defineConfig({
  resolve: config.resolve ?? {},
  test: {
    include: tests.map((path) => (path.endsWith(".test.ts") ? path : `${path}/**/*.test.ts`)),
    testTimeout: 60_000,
  },
});
