import document from "../../src/generated/openapi.json" with { type: "json" };
import { type Operation, operations } from "../../src/generated/operations.ts";

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
  readonly maxItems?: number;
  readonly minLength?: number;
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
export interface FuzzedOperation extends Pick<Operation, "id" | "method" | "auth" | "paths"> {
  readonly parameters: readonly Parameter[];
  readonly body: Media | null;
  /** The first successful response. Its schema is null when it is no JSON. */
  readonly success: { readonly status: number; readonly type: string; readonly schema: Schema | null };
  /** The declared statuses. */
  readonly statuses: ReadonlySet<number>;
}

interface RawContent {
  readonly content?: Readonly<Record<string, Omit<Media, "type">>>;
}

/** The parts of an operation that are read from the document. */
interface RawOperation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: RawContent;
  readonly responses: Readonly<Record<string, RawContent>>;
}

type RawPath = Readonly<Record<string, RawOperation>> & Pick<RawOperation, "parameters">;

/** What references lead to. */
const targets = new Map<string, object>();

/** Follows a reference within the document. */
export function resolve<T extends object>(value: T): T {
  if (!("$ref" in value) || typeof value.$ref !== "string") return value;
  let target = targets.get(value.$ref);
  if (target === undefined) {
    let at: unknown = document;
    for (const part of value.$ref.slice(2).split("/")) at = Reflect.get(Object(at), part);
    target = resolve(Object(at) as object);
    targets.set(value.$ref, target);
  }
  // A reference leads to an object of the kind that it stands for; the document is checked by the generator.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return target as T;
}

const readMedia = (raw: RawContent = {}): Media | null => {
  const [[type, media] = []] = Object.entries(resolve(raw).content ?? {});
  return type === undefined || media === undefined ? null : { ...media, type };
};

/** Lists the operations of the OpenAPI document. */
export function listOperations(): FuzzedOperation[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape of a path in OpenAPI
  const paths = document.paths as unknown as Readonly<Record<string, RawPath>>;
  return Object.values(operations).map(({ id, method, auth, paths: templates, statuses }) => {
    const path = paths[templates[0]];
    const raw = path?.[method.toLowerCase()];
    const [status = 200] = statuses;
    const media = readMedia(raw?.responses[status]);
    const type = media?.type ?? "application/json";
    return {
      id,
      method,
      auth,
      paths: templates,
      parameters: [...(path?.parameters ?? []), ...(raw?.parameters ?? [])].map(resolve),
      body: readMedia(raw?.requestBody),
      success: { status, type, schema: type.includes("json") ? (media?.schema ?? null) : null },
      statuses: new Set(statuses),
    };
  });
}
