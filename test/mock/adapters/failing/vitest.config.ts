import base from "../../../../vitest.config.ts";

/** Tests that are meant to fail; test/mock/adapters/vitest.test.ts runs them and looks at how. */
export default { resolve: base.resolve, test: { include: ["test/mock/adapters/failing/*.case.ts"] } };
