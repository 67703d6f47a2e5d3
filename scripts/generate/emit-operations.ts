import { isNullable, resolve } from "./graph.ts";
import { headersOf, pathOf, queryOf } from "./model.ts";
import { DocumentError } from "./problems.ts";
import type { Model, OperationModel, Parameter, Property, Shape } from "./model.ts";

type Primitive = "string" | "integer" | "number" | "boolean" | "binary";

/** The declarations that the table is held to. */
const declarations = `
/** How a parameter is written: enough to turn its text into a value. */
export interface ParameterShape {
  readonly name: string;
  readonly type: "string" | "integer" | "number" | "boolean";
  readonly array: boolean;
  readonly required: boolean;
  readonly nullable: boolean;
}

/** How a field of a form is written; bytes come as a file. */
export interface FieldShape extends Omit<ParameterShape, "type"> {
  readonly type: ParameterShape["type"] | "binary";
}

/** How an operation pages: which query parameters and which fields of the answer carry the pages. */
export type Paginate =
  | { readonly style: "offset"; readonly items: string; readonly offset: string; readonly limit: string; readonly total: string }
  | { readonly style: "cursor"; readonly items: string; readonly cursor: string; readonly next: string }
  | { readonly style: "page"; readonly items: string; readonly page: string; readonly size: string; readonly total: string };

export interface Operation {
  readonly id: string;
  readonly method: "GET" | "POST" | "PATCH" | "DELETE" | "PUT";
  /** Path templates: the canonical one first, then its aliases. */
  readonly paths: readonly string[];
  /** Which credential lets a caller in. */
  readonly auth: "team" | "link" | "team-or-link";
  /** Whether a call may be sent again: always, under an idempotency key, or not at all. */
  readonly retry: "safe" | "keyed" | "never";
  readonly paginate: Paginate | null;
  readonly provenance: "specified" | "named" | "companion";
  readonly deprecated: boolean;
  /** The declared answers, success first. */
  readonly statuses: readonly number[];
  readonly query: readonly ParameterShape[];
  readonly headers: readonly ParameterShape[];
  readonly path: readonly ParameterShape[];
  readonly body: null | {
    readonly required: boolean;
    readonly types: readonly string[];
    /** The fields of a form, where the body is one. */
    readonly form?: readonly FieldShape[];
  };
  readonly webhook?: never;
}`;

/** Emits the table of operations, which routers and tests read; the client never loads it. */
export function emitOperations(model: Model): string {
  const entries = model.operations.map(
    (operation) => `${JSON.stringify(operation.id)}: ${row(operation, model)}`,
  );
  return [
    "/* The operations of the document. Written by `npm run generate`; never edit it by hand. */",
    declarations,
    `export const operations = {${entries.join(",\n")}} as const satisfies Record<string, Operation>;`,
    "/** The name of an operation, which is also the method of the client that calls it. */\nexport type OperationId = keyof typeof operations;",
  ].join("\n\n");
}

function row(operation: OperationModel, model: Model): string {
  const { id, method, paths, auth, raw, body } = operation;
  const shapes = (parameters: readonly Parameter[]) =>
    parameters.map((p) => parameterShape(p, operation, model));
  return JSON.stringify({
    id,
    method,
    paths,
    auth,
    retry: raw["x-retry"],
    paginate: raw["x-paginate"] ?? null,
    provenance: raw["x-provenance"],
    deprecated: raw.deprecated === true,
    statuses: operation.answers.map((answer) => answer.status),
    query: shapes(queryOf(operation)),
    headers: shapes(headersOf(operation)),
    path: shapes(pathOf(operation)),
    body: body && { required: body.required, types: body.types, ...formShapes(operation, model) },
  });
}

/** The fields of a body that is a form: the texts in it are read as those of a query are. */
function formShapes(operation: OperationModel, model: Model): { form?: object[] } {
  const { body } = operation;
  if (!body?.types.includes("multipart/form-data")) return {};
  const form = resolve(body.shape, model.components);
  if (form.kind !== "object") throw new DocumentError([`${operation.id}: a form is an object.`]);
  return { form: form.properties.map((property) => parameterShape(property, operation, model)) };
}

function parameterShape(parameter: Property, operation: OperationModel, model: Model): object {
  const { name, required, shape } = parameter;
  const forms = formsOf(shape, model);
  // One value and a list of such values look the same on the wire, so both are read as a list.
  const array = forms.some((form) => form.kind === "array");
  const types = new Set(
    forms.flatMap((form) => [...primitives(form.kind === "array" ? form.items : form, model)]),
  );
  const type = written(types);
  if (type === null) {
    throw new DocumentError([`${operation.id}: the parameter ${name} has no single simple type.`]);
  }
  return { name, type, array, required, nullable: isNullable(shape, model.components) };
}

/** The forms that a value may take: the arms of a union, or the shape itself. */
function formsOf(shape: Shape, model: Model): Shape[] {
  const target = resolve(shape, model.components);
  return target.kind === "union" ? target.arms.flatMap((arm) => formsOf(arm, model)) : [target];
}

/** The type to read a text as. Where a number may stand beside a text, it is its digits that are meant. */
function written(types: ReadonlySet<Primitive | null>): Primitive | null {
  if (types.has("string") && [...types].every((type) => type !== "boolean" && type !== null)) return "string";
  const [type] = types;
  return types.size === 1 && type !== undefined ? type : null;
}

/** The simple types that a shape may take; null stands for an object or a list among them. */
function primitives(shape: Shape, model: Model): Set<Primitive | null> {
  return new Set(formsOf(shape, model).map((form) => primitive(form)));
}

function primitive(shape: Shape): Primitive | null {
  if (shape.kind === "string" || shape.kind === "enum") return "string";
  if (shape.kind === "boolean" || shape.kind === "binary") return shape.kind;
  if (shape.kind === "number") return shape.integer ? "integer" : "number";
  if (shape.kind !== "const") return null;
  if (typeof shape.value === "number") return "number";
  return typeof shape.value === "boolean" ? "boolean" : "string";
}
