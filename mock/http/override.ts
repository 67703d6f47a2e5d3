import type { OperationId } from "../../src/generated/operations.ts";
import type { operations as Shapes } from "../../src/generated/types.ts";
import type { Body, PathParameters, QueryParameters, RequestBody } from "../domain/operation-inputs.ts";
import type { DeepReadonly } from "./handler.ts";

/** Every status that the OpenAPI document declares for an operation. */
type ResponseStatus<Id extends OperationId> = keyof Shapes[Id]["responses"] & number;

/** The body of one response of an operation. */
type BodyAt<Id extends OperationId, Status extends ResponseStatus<Id>> = Body<
  Shapes[Id]["responses"][Status]
>;

/** The body of a successful response of an operation; undefined when it has none. */
export type SuccessBody<Id extends OperationId> = BodyAt<Id, ResponseStatus<Id> & (200 | 202 | 204)>;

/** The arguments after the status in a call of `respond`. */
type ResponseRest<Value> = Value extends undefined
  ? [body?: undefined, headers?: Readonly<Record<string, string>>]
  : [body: DeepReadonly<Value>, headers?: Readonly<Record<string, string>>];

/** Creates a response with a status that the OpenAPI document declares, its body and headers. */
type Respond<Id extends OperationId> = <Status extends ResponseStatus<Id>>(
  status: Status,
  ...rest: ResponseRest<BodyAt<Id, Status>>
) => OverrideResponse;

/** Creates any response: a status, a JSON value or bytes, and headers. */
type RespondUnchecked = (
  status: number,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => OverrideResponse;

/** A response with a status of its own. Create it with the `respond` function that a handler receives. */
export class OverrideResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>> | undefined;

  /** @internal */
  constructor(status: number, body: unknown, headers: Readonly<Record<string, string>> | undefined) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** The call that a handler of `mock.override` receives: authorized, validated and typed by the operation. */
export interface OverrideCall<Id extends OperationId = OperationId, Validate extends boolean = true> {
  /** Path parameters. */
  readonly params: PathParameters<Id>;
  /** Query parameters. Those that were sent as null are absent. */
  readonly query: QueryParameters<Id>;
  /** The body; undefined when the operation takes none. */
  readonly body: RequestBody<Id>;
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal | undefined;
  /** Returns the value of a request header by its name in any case, or null. */
  readonly header: (name: string) => string | null;
  /** Creates a response with another status or with headers: `respond(404, { detail: "No such order" })`. */
  readonly respond: Validate extends false ? RespondUnchecked : Respond<Id>;
  /**
   * Runs the operation, and resolves with a copy of the body that the mock responds with. It rejects with the `status` and the
   * `detail` of an error. If you do not catch it, that error is the response.
   */
  readonly next: () => Promise<SuccessBody<Id>>;
}

/** The result of a handler: a successful body, or a response that `respond` created. */
type OverrideResult<Id extends OperationId, Validate extends boolean> =
  | OverrideResponse
  | (Validate extends false
      ? unknown
      : undefined extends SuccessBody<Id>
        ? void
        : DeepReadonly<SuccessBody<Id>>);

/** Responds in place of an operation. */
export type OverrideHandler<Id extends OperationId = OperationId, Validate extends boolean = true> = (
  call: OverrideCall<Id, Validate>,
) => OverrideResult<Id, Validate> | Promise<OverrideResult<Id, Validate>>;

/** Options of `mock.override`. */
export interface OverrideOptions<Validate extends boolean = boolean> {
  /** How many calls it handles. @default until it is removed */
  readonly times?: number;
  /**
   * Whether what the handler returns is validated against the OpenAPI document. With `false`, it may return anything.
   * @default true
   */
  readonly validate?: Validate;
}

/** An override of an operation. It ends with a `using` block. */
export interface Override extends Disposable {
  readonly operation: OperationId;
  /** How many calls it handled. */
  readonly hits: number;
  /** Removes the override. Returns false when it was already removed. */
  remove(): boolean;
}

/** `mock.override`: responds in place of an operation, for a number of calls or until it is removed. */
export type OverrideFunction = <Id extends OperationId, Validate extends boolean = true>(
  operation: Id,
  handler: OverrideHandler<Id, Validate>,
  options?: OverrideOptions<Validate>,
) => Override;
