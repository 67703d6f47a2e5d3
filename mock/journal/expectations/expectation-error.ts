import { operations, type OperationId } from "../../../src/generated/operations.ts";
import type { Journal } from "../journal.ts";
import { formatValue, type Difference } from "./find-differences.ts";
import type { ReceivedRequest, RequestPartial } from "./received-request.ts";

/** Thrown when the requests that came are not those that a test expects. */
export class RequestExpectationError extends Error {
  override readonly name = "RequestExpectationError";
}

/** A request, and where it differs from what a test expects. */
export interface ComparedRequest {
  readonly request: ReceivedRequest;
  readonly differences: readonly Difference[];
}

/** How many requests and how many differences of each an error message shows. */
const SHOWN_REQUESTS = 3;
const SHOWN_DIFFERENCES = 5;

export function formatExpected(operation: OperationId, partial: RequestPartial): string {
  const { method, paths } = operations[operation];
  const condition = Object.keys(partial).length === 0 ? "" : ` with ${formatValue(partial)}`;
  return `${operation} (${method} ${paths[0]})${condition}`;
}

/** Formats the requests that match, and those that nearly do, one per line. */
export function formatCompared(compared: readonly ComparedRequest[]): string {
  const matching = compared.filter(({ differences }) => differences.length === 0);
  const nearest = compared
    .filter(({ differences }) => differences.length > 0)
    .toSorted((a, b) => a.differences.length - b.differences.length);
  return [
    ...matching.slice(0, SHOWN_REQUESTS).map(({ request }) => `- matches: ${formatRequest(request)}`),
    ...formatRest(matching.length, "more match"),
    ...nearest.slice(0, SHOWN_REQUESTS).flatMap(formatNearMiss),
    ...formatRest(nearest.length, "more differ"),
  ].join("\n");
}

function formatRest(count: number, text: string): string[] {
  return count > SHOWN_REQUESTS ? [`- ${count - SHOWN_REQUESTS} ${text}`] : [];
}

function formatRequest({ sequence, at, status }: ReceivedRequest): string {
  return `request ${sequence} at ${at}, ${status === null ? "no response" : `status ${status}`}`;
}

function formatNearMiss({ request, differences }: ComparedRequest): string[] {
  const left = differences.length - SHOWN_DIFFERENCES;
  return [
    `- differs: ${formatRequest(request)}`,
    ...differences.slice(0, SHOWN_DIFFERENCES).map(({ place, text }) => `    ${place}: ${text}`),
    ...(left > 0 ? [`    and ${left} more differences`] : []),
  ];
}

/** Lists what a team received instead, for an operation that nothing called. */
export function formatReceived(journal: Journal): string {
  const counts = new Map<string, number>();
  for (const { operation } of journal.list()) {
    if (operation !== null) counts.set(operation, (counts.get(operation) ?? 0) + 1);
  }
  const called = [...counts].map(([operation, count]) => `${operation} (${count})`).join(", ");
  const unmatched = journal
    .unmatched()
    .slice(-SHOWN_REQUESTS)
    .map(({ method, route, near }) => {
      const hint = near.length === 0 ? "" : ` Did you mean ${near.join(" or ")}?`;
      return `No operation is ${method} ${route}.${hint}`;
    });
  return [`The team received: ${called === "" ? "nothing" : called}.`, ...unmatched].join("\n");
}
