import base from "../../../../vitest.config.ts";

/** Runs tests of the fixture in watch mode. test/mock/adapters/watch.test.ts starts it. */
export default {
  resolve: base.resolve,
  test: {
    experimental: base.test?.experimental,
    include: ["test/mock/adapters/{passing/vitest.case,.watch/**/vitest-edited.case}.ts"],
  },
};
