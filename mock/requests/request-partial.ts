import type { OperationId } from "../../src/generated/operations.ts";
import type { PathParameters, QueryParameters, RequestBody } from "../http/handler.ts";

/** The same value with every field optional, at any depth. */
type DeepPartial<Value> = Value extends string | number | boolean | null | undefined | Uint8Array
  ? Value
  : Value extends readonly (infer Element)[]
    ? readonly DeepPartial<Element>[]
    : { readonly [Key in keyof Value]?: DeepPartial<Value[Key]> };

/**
 * The parts of a request that must match. Objects match when they contain the given fields, lists when they have the same length
 * and each element matches. Asymmetric matchers of Vitest and Jest, such as `expect.any(String)`, work at any depth.
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
export interface ReceivedRequest<Id extends OperationId = OperationId> {
  readonly operation: Id;
  /** Number of the request in its team, from 1. */
  readonly sequence: number;
  /** When it arrived, by the team's clock; ISO 8601 in UTC. */
  readonly at: string;
  /** Status of the response. Null when no response was sent. */
  readonly status: number | null;
  /** Path parameters. */
  readonly params: PathParameters<Id>;
  /** Query parameters. */
  readonly query: QueryParameters<Id>;
  /** The body as it was sent, without credentials. Undefined where none was read. A rejected request may have another shape. */
  readonly body: RequestBody<Id>;
}
