import base, { sharing } from "../../../../vitest.config.ts";

/** Runs tests that are meant to fail. test/mock/adapters/failing.test.ts checks what they print. */
export default {
  resolve: base.resolve,
  test: {
    ...sharing,
    experimental: base.test?.experimental,
    include: ["test/mock/adapters/failing/vitest.case.ts"],
  },
};
