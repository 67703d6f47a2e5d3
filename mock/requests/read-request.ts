import { operations, type OperationId } from "../../src/generated/operations.ts";
import { coercePath, coerceQuery } from "../http/coerce.ts";
import type { Journal, JournalEntry } from "../journal/journal.ts";
import type { ReceivedRequest } from "./request-partial.ts";

/** Reads the parameters of a journal entry by the types that its operation declares. */
export function readRequest<Id extends OperationId>(operation: Id, entry: JournalEntry): ReceivedRequest<Id> {
  const { params, query, body } = entry.request;
  const shapes = operations[operation];
  const request = {
    operation,
    sequence: entry.sequence,
    at: entry.at,
    status: entry.status,
    params: { ...params, ...coercePath(params, shapes.path).values },
    query: { ...getInvalidParameters(query, operation), ...coerceQuery(query, shapes.query).values },
    body,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What a test compares is what was sent.
  return request as ReceivedRequest<Id>;
}

/** Returns the texts of query parameters that cannot be parsed, so that a comparison shows them. */
function getInvalidParameters(search: string, operation: OperationId): Record<string, string> {
  const invalid = coerceQuery(search, operations[operation].query).issues.map(({ loc }) => String(loc[1]));
  if (invalid.length === 0) return {};
  const sent = new URLSearchParams(search);
  return Object.fromEntries(invalid.map((name) => [name, sent.get(name) ?? ""]));
}

/** Lists the requests of an operation that the journal keeps, oldest first. */
export function listRequests<Id extends OperationId>(journal: Journal, operation: Id): ReceivedRequest<Id>[] {
  return journal.list({ operation }).map((entry) => readRequest(operation, entry));
}
