import { createMock as create, type Mock } from "../../../../mock/core/create-mock.ts";

export * from "../../../../mock/core/create-mock.ts";

/** The mocks that were created, oldest first. The bundle of the site has this module in place of the mock's own. */
export const createdMocks: Mock[] = [];

/** Creates a mock, and keeps it for the reader to look at. */
export const createMock: typeof create = (options) => {
  const mock = create(options);
  createdMocks.push(mock);
  return mock;
};
