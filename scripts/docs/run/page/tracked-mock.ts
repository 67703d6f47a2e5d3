import { createMock as create, type Mock } from "../../../../mock/core/create-mock.ts";

export * from "../../../../mock/core/create-mock.ts";

/** The mocks of a sample, oldest first. The bundle of the site has this module in place of the mock's own. */
export const createdMocks: Mock[] = [];

/** What the reader wants of each mock that a sample creates. */
export const wishes: { seed: string | null; prepare: (mock: Mock) => void } = {
  seed: null,
  prepare: () => undefined,
};

/** Creates a mock, and keeps it for the reader to look at. */
export const createMock: typeof create = (options) => {
  const mock = create({ ...(wishes.seed !== null && { seed: wishes.seed }), ...options });
  createdMocks.push(mock);
  wishes.prepare(mock);
  return mock;
};
