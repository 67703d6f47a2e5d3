import type { OperationId } from "../../../src/generated/operations.ts";
import type { Journal } from "../journal.ts";
import {
  formatCompared,
  formatExpected,
  formatReceived,
  RequestExpectationError,
  type ComparedRequest,
} from "./expectation-error.ts";
import { findDifferences } from "./find-differences.ts";
import { listRequests, type ReceivedRequest, type RequestPartial } from "./received-request.ts";

/**
 * What a test expects of the requests of one operation. Every method throws an error that lists the nearest requests when they are
 * not as expected. Each attempt of a retried call is a request.
 */
export interface RequestExpectation<Id extends OperationId> {
  /** Returns the only request. Throws when none or several match. */
  once(): ReceivedRequest<Id>;
  /** Returns the requests, oldest first. Throws when another number matches. */
  times(count: number): ReceivedRequest<Id>[];
  /** Returns the requests, oldest first. Throws when fewer match. */
  atLeast(count: number): ReceivedRequest<Id>[];
  /** Throws when a request matches. */
  never(): void;
  /** Returns the newest request. Throws when none matches. */
  last(): ReceivedRequest<Id>;
}

/** Creates an expectation. It reads the journal when one of its methods is called. */
export function createExpectation<Id extends OperationId>(
  journal: Journal,
  operation: Id,
  partial: RequestPartial<Id>,
): RequestExpectation<Id> {
  const check = (range: CountRange): ReceivedRequest<Id>[] => checkCount(journal, operation, partial, range);
  return {
    // oxlint-disable-next-line typescript/no-non-null-assertion -- The check throws for any other number.
    once: () => check({ least: 1, most: 1 })[0]!,
    times: (count) => check({ least: assertCount(count), most: count }),
    atLeast: (count) => check({ least: assertCount(count), most: Infinity }),
    never: () => void check({ least: 0, most: 0 }),
    // oxlint-disable-next-line typescript/no-non-null-assertion -- The check throws when there is none.
    last: () => check({ least: 1, most: Infinity }).at(-1)!,
  };
}

/** How many requests must match. */
export interface CountRange {
  readonly least: number;
  readonly most: number;
}

function assertCount(count: number): number {
  if (Number.isInteger(count) && count >= 0) return count;
  throw new RangeError("The number of expected requests must be a non-negative integer.");
}

/** Returns the matching requests, oldest first. Throws when their number is outside the range. */
export function checkCount<Id extends OperationId>(
  journal: Journal,
  operation: Id,
  partial: RequestPartial<Id>,
  { least, most }: CountRange,
): ReceivedRequest<Id>[] {
  const requests = listRequests(journal, operation);
  const compared = requests.map((request): ComparedRequest => {
    return { request, differences: findDifferences(partial, request, "") };
  });
  const matching = requests.filter((_, index) => compared[index]?.differences.length === 0);
  if (most < Infinity || matching.length < least) assertComplete(journal);
  if (matching.length >= least && matching.length <= most) return matching;
  throw new RequestExpectationError(
    describeCount(formatExpected(operation, partial), { least, most }, compared, journal),
  );
}

/** Returns whether a request has the expected parts. */
export const fits = (request: ReceivedRequest, partial: RequestPartial): boolean =>
  findDifferences(partial, request, "").length === 0;

/** Throws when the journal dropped requests: counting the rest could pass by mistake. */
function assertComplete({ dropped }: Journal): void {
  if (dropped === 0) return;
  throw new RequestExpectationError(
    `The journal keeps only the newest requests and dropped ${dropped}, so it cannot count. Pass a greater journalSize to createMock, or call mock.requests.clear() earlier.`,
  );
}

function describeCount(
  expected: string,
  { least, most }: CountRange,
  compared: readonly ComparedRequest[],
  journal: Journal,
): string {
  const number = most === Infinity ? `at least ${least}` : least === 0 ? "no" : String(least);
  const noun = least === 1 ? "request" : "requests";
  const start = `Expected ${number} ${noun} of ${expected}`;
  if (compared.length === 0) return `${start}, but none came. ${formatReceived(journal)}`;
  const matching = compared.filter(({ differences }) => differences.length === 0).length;
  const came = matching === compared.length ? `${matching} came` : `${matching} of ${compared.length} match`;
  return `${start}, but ${came}:\n${formatCompared(compared)}`;
}
