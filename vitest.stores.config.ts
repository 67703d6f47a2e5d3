import { defineConfig } from "vitest/config";
import base, { checked } from "./vitest.config.ts";

/** The tests that start a Redis and a PostgreSQL server, apart so that `npm test` needs neither. */
export default defineConfig({
  ...base,
  test: { include: ["test/stores/**/*.test.ts"], hookTimeout: 60_000, ...checked },
});
