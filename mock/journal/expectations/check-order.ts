import type { OperationId } from "../../../src/generated/operations.ts";
import type { Journal } from "../journal.ts";
import { formatExpected, RequestExpectationError } from "./expectation-error.ts";
import { fits } from "./request-expectation.ts";
import { listRequests, type ReceivedRequest, type RequestPartial } from "./received-request.ts";

/** One request of an expected order: an operation, or an operation and the parts of its request that must match. */
export type RequestStep = {
  readonly [Id in OperationId]: Id | ({ readonly operation: Id } & RequestPartial<Id>);
}[OperationId];

/** How many requests an error message lists. */
const SHOWN_REQUESTS = 20;

/**
 * Returns one request for each step, in this order. Other requests may come before, between and after them. Throws when a step
 * has no request after that of the step before it.
 */
export function checkOrder(journal: Journal, steps: readonly RequestStep[]): ReceivedRequest[] {
  const found: ReceivedRequest[] = [];
  for (const [index, step] of steps.entries()) {
    const { operation, partial } = parseStep(step);
    const matching = listRequests(journal, operation).filter((request) => fits(request, partial));
    const after = found.at(-1)?.sequence ?? 0;
    // The earliest request leaves the most for the steps that follow.
    const next = matching.find(({ sequence }) => sequence > after);
    if (next === undefined)
      throw new RequestExpectationError(describeMissing(journal, steps, index, after, matching));
    found.push(next);
  }
  return found;
}

function parseStep(step: RequestStep): { operation: OperationId; partial: RequestPartial } {
  if (typeof step === "string") return { operation: step, partial: {} };
  const { operation, ...partial } = step;
  return { operation, partial };
}

function describeMissing(
  journal: Journal,
  steps: readonly RequestStep[],
  missing: number,
  after: number,
  earlier: readonly ReceivedRequest[],
): string {
  const list = steps.map((step, index) => {
    const { operation, partial } = parseStep(step);
    const mark = index === missing ? " <- missing" : "";
    return `${index + 1}. ${formatExpected(operation, partial)}${mark}`;
  });
  const where = after === 0 ? "" : ` after request ${after}`;
  const before =
    earlier.length === 0
      ? ""
      : ` It came only earlier, as request ${earlier.map(({ sequence }) => sequence).join(", ")}.`;
  const came = journal
    .list()
    .slice(-SHOWN_REQUESTS)
    .map(({ sequence, operation, method, route }) => `${sequence} ${operation ?? `${method} ${route}`}`);
  return [
    `Step ${missing + 1} of the expected order has no request${where}.${before}`,
    ...list,
    `The requests that came: ${came.length === 0 ? "none" : came.join(", ")}.`,
    ...(journal.dropped > 0 ? [`The journal dropped the oldest ${journal.dropped} requests.`] : []),
  ].join("\n");
}
