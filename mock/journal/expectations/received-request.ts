import { operations, type OperationId } from "../../../src/generated/operations.ts";
import type { PathParameters, QueryParameters, RequestBody } from "../../domain/operation-inputs.ts";
import { coercePath, coerceQuery } from "../../kernel/coerce.ts";
import type { Journal, JournalEntry } from "../journal.ts";

/** The same value with every field optional, at any depth. */
type DeepPartial<Value> = Value extends string | number | boolean | null | undefined | Uint8Array
  ? Value
  : Value extends readonly (infer Element)[]
    ? readonly DeepPartial<Element>[]
    : { readonly [Key in keyof Value]?: DeepPartial<Value[Key]> };

/**
 * The parts of a request that must match. Objects match when they contain the given fields, lists when they have the same length
 * and each element matches. A field that is undefined must be absent; the control API rejects it. Asymmetric matchers of Vitest and
 * Jest, such as `expect.any(String)`, work at any depth.
 */
export interface RequestPartial<Id extends OperationId = OperationId> {
  /** Path parameters. */
  readonly params?: DeepPartial<PathParameters<Id>>;
  /** Query parameters, as numbers, booleans and lists where the operation declares them. */
  readonly query?: DeepPartial<QueryParameters<Id>>;
  /** The body as it was sent, without credentials. */
  readonly body?: DeepPartial<RequestBody<Id>>;
  /** Status of the response. */
  readonly status?: number;
}

/** One request that the team received, with the types of its operation. */
export interface ReceivedRequest<Id extends OperationId = OperationId> extends Pick<
  JournalEntry,
  "sequence" | "at" | "status"
> {
  readonly operation: Id;
  /** Path parameters. */
  readonly params: PathParameters<Id>;
  /** Query parameters. */
  readonly query: QueryParameters<Id>;
  /** The body as it was sent, without credentials. Undefined where none was read. A rejected request may have another shape. */
  readonly body: RequestBody<Id>;
}

export function readRequest<Id extends OperationId>(operation: Id, entry: JournalEntry): ReceivedRequest<Id> {
  const { params, query, body } = entry.request;
  const shapes = operations[operation];
  const { values, problems } = coerceQuery(query, shapes.query);
  const sent = new URLSearchParams(query);
  // A comparison shows the texts of parameters that cannot be parsed.
  const invalid = problems.map(({ loc }) => [loc[1], sent.get(String(loc[1]))]);
  const request = {
    operation,
    sequence: entry.sequence,
    at: entry.at,
    status: entry.status,
    params: { ...params, ...coercePath(params, shapes.path).values },
    query: { ...Object.fromEntries(invalid), ...values },
    body,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What a test compares is what was sent.
  return request as ReceivedRequest<Id>;
}

export function listRequests<Id extends OperationId>(journal: Journal, operation: Id): ReceivedRequest<Id>[] {
  return journal.list({ operation }).map((entry) => readRequest(operation, entry));
}
