import type { PublishedWord } from "./publish.ts";
import { readFileSync } from "node:fs";
import { parse } from "yaml";

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A schema of the bundled document. SchemaReader rejects all other keywords. */
export interface RawSchema {
  $ref?: string;
  type?: string | string[];
  enum?: Json[];
  const?: Json;
  format?: string;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  items?: RawSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, RawSchema>;
  required?: string[];
  additionalProperties?: boolean | RawSchema;
  allOf?: RawSchema[];
  anyOf?: RawSchema[];
  oneOf?: RawSchema[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  default?: Json;
  title?: string;
  description?: string;
  deprecated?: boolean;
  example?: Json;
  examples?: Json[];
  "x-open-enum"?: boolean;
  "x-enum-descriptions"?: Record<string, string>;
  "x-provenance"?: string;
  "x-published"?: PublishedWord[];
  "x-generic"?: RawGeneric;
  "x-form"?: string;
  [extension: `x-${string}`]: unknown;
}

/** `x-generic`: the schema depends on a path parameter. */
export interface RawGeneric {
  parameter: string;
  schema: string;
  cases: Record<string, string>;
}

/** `x-event-types`: the enum whose values complete the event type, and the cases that have another name. */
export interface RawEventFamily {
  values: string;
  cases?: Record<string, string>;
}

export interface RawMedia {
  schema?: RawSchema;
  example?: Json;
}

export interface RawParameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  deprecated?: boolean;
  description?: string;
  schema?: RawSchema;
  [extension: `x-${string}`]: unknown;
}

export interface RawBody {
  $ref?: string;
  required?: boolean;
  content?: Record<string, RawMedia>;
}

export interface RawResponse {
  $ref?: string;
  description?: string;
  content?: Record<string, RawMedia>;
}

export interface RawOperation {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  deprecated?: boolean;
  security?: Record<string, string[]>[];
  parameters?: RawParameter[];
  requestBody?: RawBody;
  responses?: Record<string, RawResponse>;
  /** A program that calls the operation, without the client that it uses. */
  "x-sample"?: string;
  /** What a user of this client should know beyond the description. */
  "x-sdk-note"?: string;
  "x-retry"?: string;
  "x-aliases"?: string[];
  "x-provenance"?: string;
  "x-paginate"?: Record<string, string>;
  "x-event-types"?: RawEventFamily;
  [extension: `x-${string}`]: unknown;
}

export interface RawPathItem {
  parameters?: RawParameter[];
  get?: RawOperation;
  put?: RawOperation;
  post?: RawOperation;
  delete?: RawOperation;
  patch?: RawOperation;
}

export interface RawDocument {
  openapi: string;
  info: { version: string };
  security?: Record<string, string[]>[];
  paths: Record<string, RawPathItem>;
  webhooks?: Record<string, RawPathItem>;
  components: {
    schemas: Record<string, RawSchema>;
    parameters?: Record<string, RawParameter>;
    responses?: Record<string, RawResponse>;
    [section: string]: unknown;
  };
}

/** The methods of operations, in the order in which they are emitted. */
export const methods = ["get", "post", "patch", "put", "delete"] as const;

export const listOperations = (item: RawPathItem): RawOperation[] =>
  methods.map((method) => item[method]).filter((operation) => operation !== undefined);

const schemaPrefix = "#/components/schemas/";

/** Returns the name of the referenced schema, or null when the reference is not to a schema. */
export function getSchemaName(reference: string): string | null {
  return reference.startsWith(schemaPrefix) ? reference.slice(schemaPrefix.length) : null;
}

/** Finds the schemas that a part of the document holds, directly or not, and itself when it is one. */
export function findNested(schemas: Readonly<Record<string, RawSchema>>, part: unknown): Set<string> {
  const found = new Set<string>();
  const queue = listNames(part);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    queue.push(...listNames(schemas[name]));
  }
  return found;
}

/** Lists the schemas that a part of the document refers to. */
function listNames(part: unknown): string[] {
  const names: string[] = [];
  JSON.stringify(part, (key, value: unknown) => {
    const name = key === "$ref" && typeof value === "string" ? getSchemaName(value) : null;
    if (name !== null) names.push(name);
    return value;
  });
  return names;
}

/** Reads a file of `spec/` that is not a part of the OpenAPI document. */
export const readSpec = (file: string): unknown =>
  parse(readFileSync(new URL(`../../spec/${file}`, import.meta.url), "utf8"));

/** Lists all problems of the document, so that you can fix them in one go. */
export class DocumentError extends Error {
  override readonly name = "DocumentError";

  constructor(readonly problems: readonly string[]) {
    super(`The document breaks ${problems.length} rule(s):\n${problems.map((p) => `  - ${p}`).join("\n")}`);
  }
}

export function assertNoProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new DocumentError([...new Set(problems)]);
}
