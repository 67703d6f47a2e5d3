import { defineConfig } from "vitest/config";
import base, { checked } from "../../vitest.config.ts";

/** The tests that `npm run check -- lint` runs: what linters and other versions of the compiler say. */
export default defineConfig({ ...base, test: { include: ["test/check/*.test.ts"], ...checked } });
