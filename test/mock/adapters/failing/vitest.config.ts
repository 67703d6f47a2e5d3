import base from "../../../../vitest.config.ts";

/** Runs tests that are meant to fail. test/mock/adapters/vitest.test.ts checks how they fail. */
export default { resolve: base.resolve, test: { include: ["test/mock/adapters/failing/*.case.ts"] } };
