import { createMock, type Mock, type MockOptions } from "sanguine/mock";
import { findMock } from "./fixture-server.ts";

/**
 * Creates the mock of a test. Its URL is that of no other running test.
 *
 * @param name - the full name of the test, which is the seed by default
 * @throws Error when the options set a URL that another running test has
 */
export function createTestMock(options: MockOptions, name: string): Mock {
  let mock = createMock({ seed: name, ...options });
  // Tests with the same name, as in a table of cases, get different seeds.
  for (let number = 2; isTaken(mock) && options.url === undefined; number += 1) {
    mock = createMock({ ...options, seed: `${options.seed ?? name} #${number}` });
  }
  if (isTaken(mock)) {
    throw new Error(
      `Two concurrent tests cannot both mock ${mock.url}. Run them one after the other, or omit url.`,
    );
  }
  return mock;
}

const isTaken = (mock: Mock): boolean => findMock(mock.url) !== undefined;
