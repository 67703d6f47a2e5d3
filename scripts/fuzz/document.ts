import { operations } from "../../src/generated/operations.ts";
import document from "../../src/generated/openapi.json" with { type: "json" };

/** A schema of the OpenAPI document, after its references are resolved. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly schema: Schema;
}

/** The content of a request body. */
export interface Media {
  readonly type: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

/** An operation with everything that a request to it needs. */
export interface FuzzedOperation {
  readonly id: string;
  readonly method: string;
  readonly auth: "team" | "link" | "team-or-link";
  /** Path templates: the canonical one and its aliases. */
  readonly paths: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body: Media | null;
  /** The first successful response. Its schema is null when it is no JSON. */
  readonly success: { readonly status: number; readonly type: string; readonly schema: Schema | null };
  /** The declared statuses. */
  readonly statuses: ReadonlySet<number>;
}

/** The parts of an operation that are read from the document. */
interface RawOperation {
  readonly operationId: string;
  readonly "x-aliases"?: readonly string[];
  readonly parameters?: readonly object[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, Omit<Media, "type">>> };
  readonly responses: Readonly<Record<string, object>>;
}

/** Follows a reference within the document. */
export function resolve<T extends object>(value: T): T {
  if (!("$ref" in value) || typeof value.$ref !== "string") return value;
  let target: unknown = document;
  for (const part of value.$ref.slice(2).split("/")) target = Reflect.get(Object(target), part);
  // A reference leads to an object of the kind that it stands for; the document is checked by the generator.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return resolve(target as T);
}

function readOperation(
  path: string,
  method: string,
  raw: RawOperation,
  shared: readonly object[],
): FuzzedOperation {
  const { content } = resolve(raw.requestBody ?? {});
  const [type, media] = Object.entries(content ?? {})[0] ?? [];
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    auth: Object.values(operations).find(({ id }) => id === raw.operationId)?.auth ?? "team",
    paths: [path, ...(raw["x-aliases"] ?? [])],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape of a parameter in OpenAPI
    parameters: [...shared, ...(raw.parameters ?? [])].map((parameter) => resolve(parameter) as Parameter),
    body: type === undefined || media === undefined ? null : { ...media, type },
    success: readSuccess(raw),
    statuses: new Set(Object.keys(raw.responses).map(Number)),
  };
}

function readSuccess({ responses }: RawOperation): FuzzedOperation["success"] {
  const [status = "200", response] = Object.entries(responses).find(([each]) => each.startsWith("2")) ?? [];
  const { content = {} } = resolve(response ?? {}) as {
    content?: Readonly<Record<string, Omit<Media, "type">>>;
  };
  const [type = "application/json", media] = Object.entries(content)[0] ?? [];
  return { status: Number(status), type, schema: type.includes("json") ? (media?.schema ?? null) : null };
}

/** Lists the operations of the OpenAPI document. */
export function listOperations(): FuzzedOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(
        ([, raw]) =>
          typeof raw === "object" && raw !== null && "operationId" in raw && !("x-alias-of" in raw),
      )
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape of an operation in OpenAPI
      .map(([method, raw]) =>
        readOperation(
          path,
          method,
          raw as unknown as RawOperation,
          "parameters" in methods ? methods.parameters : [],
        ),
      ),
  );
}
