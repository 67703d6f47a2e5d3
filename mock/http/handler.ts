import type { OperationId } from "../../src/generated/operations.ts";
import type { operations as Shapes } from "../../src/generated/types.ts";
import type { Body, PathParameters, QueryParameters, RequestBody } from "../domain/operation-inputs.ts";
import type { World } from "../domain/world.ts";

/** The same value, deeply readonly, so that handlers can return records of a world unchanged. */
export type DeepReadonly<Value> = unknown extends Value
  ? Value
  : Value extends string | number | boolean | null | undefined | Uint8Array
    ? Value
    : Value extends readonly (infer Element)[]
      ? readonly DeepReadonly<Element>[]
      : { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> };

type Responses<Id extends OperationId> = Shapes[Id] extends { responses: infer All } ? All : never;

/** Any response body that the OpenAPI document declares for an operation, success or error. */
export type ResponseBody<Id extends OperationId> = DeepReadonly<
  { [Status in keyof Responses<Id>]: Body<Responses<Id>[Status]> }[keyof Responses<Id>]
>;

/** One authorized and validated call of an operation, with the world of the calling team. */
export interface Call<Id extends OperationId = OperationId> {
  readonly operation: Id;
  readonly world: World;
  readonly path: PathParameters<Id>;
  readonly query: QueryParameters<Id>;
  readonly body: RequestBody<Id>;
  /** URLs of this mock, without a trailing slash. */
  readonly urls: CallUrls;
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal | undefined;
  /** Returns the value of a request header by its name in any case, or null. */
  header(name: string): string | null;
}

/** URLs that responses may contain. */
export interface CallUrls {
  readonly base: string;
  readonly link: string;
}

/** The response of a handler. To reject a request, throw a `ServiceError` (`mock/domain/service-error.ts`). */
export interface HandlerResult<Value = unknown> {
  /** @default the first status that the OpenAPI document declares */
  readonly status?: number;
  /** The JSON value, or the bytes of a PDF. Omit it when the declared response has no body. */
  readonly body?: Value;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Handles one operation. It may await; the domain rules that it calls may not. */
export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => HandlerResult<ResponseBody<Id>> | Promise<HandlerResult<ResponseBody<Id>>>;

/** A handler for every operation of the OpenAPI document. */
export type OperationHandlers = { readonly [Id in OperationId]: Handler<Id> };

export function defineHandlers<Id extends OperationId>(handlers: { readonly [Key in Id]: Handler<Key> }): {
  readonly [Key in Id]: Handler<Key>;
} {
  return handlers;
}

/** A UUID that the document declares as a plain text, in the small letters in which ids are stored. */
export function anyCase(id: string): string {
  return id.toLowerCase();
}
