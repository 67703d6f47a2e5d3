import base from "../../../../vitest.config.ts";

/** Tests that are meant to fail; test/src/runners/reports.test.ts runs them and reads their reports. */
export default {
  resolve: base.resolve,
  test: { experimental: base.test?.experimental, include: ["test/src/runners/cases/vitest.case.ts"] },
};
