/**
 * Runs the conformance suite against MSW 3.
 *
 *   npm run test:package -- msw3 [Vitest arguments]
 *
 * MSW 3 needs a newer Node than this project. Both are installed in test/msw3, which has its own lock file.
 */
import { join } from "node:path";
import { installLocked, run } from "./run.ts";

const folder = "test/msw3";
installLocked(folder);
run(join(folder, "node_modules/node/bin/node"), [
  "node_modules/vitest/vitest.mjs",
  "run",
  `--config=${folder}/vitest.config.ts`,
  ...process.argv.slice(2),
]);
