import type { OperationId } from "../../src/generated/operations.ts";
import type { operations as Shapes } from "../../src/generated/types.ts";
import type { World } from "../domain/world.ts";

/** What stands in a place of an operation's parameters; an operation without any has none to read. */
type OperationParameters<Id extends OperationId, Name extends "path" | "query"> = Shapes[Id] extends {
  parameters: { [P in Name]?: infer Values };
}
  ? [NonNullable<Values>] extends [never]
    ? Readonly<Record<string, never>>
    : Readonly<NonNullable<Values>>
  : Readonly<Record<string, never>>;

/** The value of a declared content: what JSON or a form holds, or the bytes of a paper. */
type Body<Content> = Content extends {
  content: { "application/json": infer Value } | { "multipart/form-data": infer Value };
}
  ? Value
  : Content extends { content: { "application/pdf": unknown } }
    ? Uint8Array
    : undefined;

/** The same value, readable only, so that records of a world can be answered as they are. */
type DeepReadonly<Value> = unknown extends Value
  ? Value
  : Value extends string | number | boolean | null | undefined | Uint8Array
    ? Value
    : Value extends readonly (infer Element)[]
      ? readonly DeepReadonly<Element>[]
      : { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> };

type Responses<Id extends OperationId> = Shapes[Id] extends { responses: infer All } ? All : never;

/** Path parameters of an operation, decoded and validated. */
export type PathParameters<Id extends OperationId> = OperationParameters<Id, "path">;

/** Query parameters of an operation: coerced to their types, validated, and absent where they were given as null. */
export type QueryParameters<Id extends OperationId> = WithoutNull<OperationParameters<Id, "query">>;

/** The same fields, none of which can be null. */
type WithoutNull<Values> = { readonly [Name in keyof Values]: Exclude<Values[Name], null> };

/** The validated body of an operation; undefined where it takes none. */
export type RequestBody<Id extends OperationId> = Shapes[Id] extends { requestBody?: infer Declared }
  ? Body<NonNullable<Declared>>
  : undefined;

/** Any body that the document declares for an operation, success or error. */
export type ResponseBody<Id extends OperationId> = DeepReadonly<
  { [Status in keyof Responses<Id>]: Body<Responses<Id>[Status]> }[keyof Responses<Id>]
>;

/** One call of an operation, as its handler sees it: authorized, validated, and bound to the world of the team that called. */
export interface Call<Id extends OperationId = OperationId> {
  readonly operation: Id;
  readonly world: World;
  readonly path: PathParameters<Id>;
  readonly query: QueryParameters<Id>;
  readonly body: RequestBody<Id>;
  /** Where this mock answers, without a trailing slash. */
  readonly urls: CallUrls;
  /** Aborted when the caller goes away. */
  readonly signal: AbortSignal | undefined;
  /** Value of a request header, by its name in any case; null if it was not sent. */
  header(name: string): string | null;
}

/** Addresses that answers may have to name. */
export interface CallUrls {
  readonly base: string;
  readonly link: string;
}

/** What a handler answers; a refusal is thrown (`mock/domain/service-error.ts`). */
export interface HandlerResult<Value = unknown> {
  /** @default the first status that the document declares */
  readonly status?: number;
  /** The JSON value, or the bytes of a PDF; left out where the declared answer has no body. */
  readonly body?: Value;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers one operation. It may await; the domain rules that it calls may not. */
export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => HandlerResult<ResponseBody<Id>> | Promise<HandlerResult<ResponseBody<Id>>>;

/** A handler for every operation of the document. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

/** Declares the handlers of one area, each typed by the operation it stands under. */
export function defineHandlers<Id extends OperationId>(handlers: { readonly [Key in Id]: Handler<Key> }): {
  readonly [Key in Id]: Handler<Key>;
} {
  return handlers;
}
