import document from "../../src/generated/openapi.json" with { type: "json" };
import { operations } from "../../src/generated/operations.ts";
import type {
  methods,
  RawBody,
  RawMedia,
  RawParameter,
  RawPathItem,
  RawResponse,
  RawSchema,
} from "../../scripts/generate/raw.ts";

export type Schema = RawSchema;

export interface Parameter extends RawParameter {
  readonly in: "path" | "query" | "header";
  readonly schema: Schema;
}

/** The content of a request body. */
export interface Media extends RawMedia {
  readonly type: string;
  readonly schema: Schema;
}

/** An operation with everything that a request to it needs. */
export type FuzzedOperation = ReturnType<typeof listOperations>[number];

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

const readMedia = (raw: RawBody | RawResponse = {}): Media | null => {
  const [[type, media] = []] = Object.entries(resolve(raw).content ?? {});
  return type === undefined || !media?.schema ? null : { ...media, schema: media.schema, type };
};

export function listOperations() {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape of a path in OpenAPI
  const paths = document.paths as unknown as Readonly<Record<string, RawPathItem>>;
  return Object.values(operations).map(({ id, method, auth, paths: templates, statuses }) => {
    const path = paths[templates[0]];
    const raw = path?.[method.toLowerCase() as (typeof methods)[number]];
    const [status = 200] = statuses;
    const responses = statuses.map((one) => ({ status: one, media: readMedia(raw?.responses?.[one]) }));
    const media = responses[0]?.media ?? null;
    const type = media?.type ?? "application/json";
    return {
      id,
      method,
      auth,
      paths: templates,
      parameters: [...(path?.parameters ?? []), ...(raw?.parameters ?? [])].map(
        (parameter) => resolve(parameter) as Parameter,
      ),
      body: readMedia(raw?.requestBody),
      /** The first successful response. Its schema is null when it is no JSON. */
      success: {
        status,
        type,
        schema: type.includes("json") ? (media?.schema ?? null) : null,
        example: media?.example,
      },
      /** All responses, with their schemas as JSON. */
      responses: responses.map((one) => ({
        status: one.status,
        schema: one.media?.type === "application/json" ? one.media.schema : undefined,
      })),
      statuses: new Set(statuses),
    };
  });
}
