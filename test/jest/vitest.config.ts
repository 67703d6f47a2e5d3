import base from "../../vitest.config.ts";

/** Runs the tests that need Jest. `npm run test:package -- jest` installs it first. */
export default { resolve: base.resolve, test: { include: ["test/jest/*.test.ts"] } };
