import type { JournalEntry, SchemaViolation } from "../journal/journal.ts";
import { listTeams, type Explainable } from "./explain-mock.ts";

/**
 * Throws when a team of a mock received a request for an operation that does not exist, or when the mock violated the OpenAPI
 * document. The fixtures of all test runners call this function after every test. Call `mock.requests.clear()` to allow such
 * requests.
 *
 * @example
 * ```ts
 * import { assertClean, createMock } from "sanguine/mock";
 *
 * const mock = createMock();
 * await mock.client().users.list();
 * assertClean(mock);
 * ```
 */
export function assertClean(mock: Explainable): void {
  const journals = listTeams(mock).map(({ requests }) => requests);
  assertNoProblems(
    journals.flatMap((journal) => journal.unmatched()),
    journals.flatMap((journal) => journal.violations),
  );
}

export function assertNoProblems(
  unmatched: readonly Pick<JournalEntry, "method" | "route">[],
  violations: readonly SchemaViolation[],
): void {
  const problems = [
    ...unmatched.map(({ method, route }) => `${method} ${route}: there is no such operation.`),
    ...violations.map(
      ({ operation, status, problems: places }) =>
        `${operation} ${status === null ? "" : `${status} `}violates the OpenAPI document: ${places.join("; ")}`,
    ),
  ];
  if (problems.length === 0) return;
  throw new Error(
    `The mock of this test recorded problems:\n${problems.map((line) => `- ${line}`).join("\n")}`,
  );
}
