import { defineConfig } from "vitest/config";
import { checked } from "../../vitest.config.ts";

/** The tests of the linters' rules, which `npm run check -- lint` runs: a linter takes seconds to start. */
export default defineConfig({ test: { include: ["test/lint/*.test.ts"], ...checked } });
