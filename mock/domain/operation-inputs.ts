import type { OperationId } from "../../src/generated/operations.ts";
import type { operations as Shapes } from "../../src/generated/types.ts";

type OperationParameters<Id extends OperationId, Name extends "path" | "query"> = Shapes[Id] extends {
  parameters: { [P in Name]?: infer Values };
}
  ? [NonNullable<Values>] extends [never]
    ? Readonly<Record<string, never>>
    : Readonly<NonNullable<Values>>
  : Readonly<Record<string, never>>;

/** The value of a declared content: JSON, form fields, or the bytes of a PDF. */
export type Body<Content> = Content extends {
  content: { "application/json": infer Value } | { "multipart/form-data": infer Value };
}
  ? Value
  : Content extends { content: { "application/pdf": unknown } }
    ? Uint8Array
    : undefined;

/** The path parameters of an operation, decoded and validated. */
export type PathParameters<Id extends OperationId> = OperationParameters<Id, "path">;

/** The query parameters of an operation, parsed and validated. Parameters sent as null are absent. */
export type QueryParameters<Id extends OperationId> = WithoutNull<OperationParameters<Id, "query">>;

/** The same fields without null. */
type WithoutNull<Values> = { readonly [Name in keyof Values]: Exclude<Values[Name], null> };

/** The validated body of an operation; undefined when it takes none. */
export type RequestBody<Id extends OperationId> = Shapes[Id] extends { requestBody?: infer Declared }
  ? [NonNullable<Declared>] extends [never]
    ? undefined
    : Body<NonNullable<Declared>>
  : undefined;
