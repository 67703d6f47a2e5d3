import { addExamples } from "./add-examples.ts";
import { Merger } from "./flatten.ts";
import { publishResponses } from "./publish.ts";
import {
  findNested,
  getSchemaName,
  listOperations,
  methods,
  readSpec,
  type RawDocument,
  type RawPathItem,
  type RawSchema,
} from "./raw.ts";
import { separateRequests } from "./separate-requests.ts";

type Schemas = Record<string, RawSchema>;

/**
 * Converts the bundled document into the published one, which says in plain OpenAPI what other generators need to know: requests
 * take no additional fields, responses accept later values of open enums, and each path of an operation is listed.
 */
export function publishDocument(bundled: RawDocument): RawDocument {
  const { document, requested } = separateRequests(publishResponses(bundled), [], hasProperties);
  const sources = document.components.schemas;
  const merger = new Merger(sources, []);
  const opened: Schemas = {};
  const open = <T>(part: T): T => openEnums(part, sources, opened);
  const schemas = Object.fromEntries(
    Object.entries(sources).map(([name, schema]) => [
      name,
      requested.has(name) ? closeRequest(merger.mergeAll(schema), sources) : open(schema),
    ]),
  );
  const operations = Object.values(document.paths).flatMap(listOperations);
  for (const operation of operations) {
    delete operation["x-sample"];
    delete operation["x-sdk-note"];
    operation.requestBody &&= closeRequest(operation.requestBody, sources);
    operation.parameters &&= closeRequest(operation.parameters, sources);
    operation.responses = open(operation.responses ?? {});
  }
  const parameters = closeRequest(document.components.parameters ?? {}, sources);
  const responses = open(document.components.responses ?? {});
  const webhooks = open(document.webhooks ?? {});
  const all = { ...schemas, ...opened };
  describeTags(all);
  // Only merged objects used the parts of an `allOf` in a request.
  const used = findNested(all, [operations, responses, webhooks]);
  for (const name of requested)
    if (!used.has(name) && !(name in bundled.components.schemas)) delete all[name];
  return addExamples({
    ...document,
    paths: listAliases(document.paths),
    webhooks,
    components: { ...document.components, parameters, responses, schemas: all },
  });
}

const hasProperties = ({ properties }: RawSchema): boolean => properties !== undefined;

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The forms of texts in requests, by name. */
export const forms = readSpec("forms.yaml") as Schemas;

/** Copies a part of a request, with the forms of its texts, and with no additional fields in its objects. */
function closeRequest<T>(part: T, schemas: Schemas): T {
  const copy: T = JSON.parse(JSON.stringify(part), (_, value: unknown) => {
    if (!isObject(value) || Array.isArray(value)) return value;
    const { "x-form": name, ...schema }: RawSchema = value as RawSchema;
    if (name !== undefined) return describeForm(schema, forms[name] ?? {});
    if ("properties" in schema && "type" in schema) return { additionalProperties: false, ...schema };
    if (schema.anyOf) return { ...schema, anyOf: listNumbers(schema.anyOf, schemas) };
    return value;
  });
  return copy;
}

function describeForm({ type, ...schema }: RawSchema, { anyOf, ...form }: RawSchema): RawSchema {
  if (!anyOf) return { type, ...schema, ...form };
  return { ...schema, anyOf: [...anyOf, ...(type?.includes("null") ? [{ type: "null" }] : [])] };
}

/** Lists the values of an enum of digits in the integer beside it. */
function listNumbers(variants: readonly RawSchema[], schemas: Schemas): RawSchema[] {
  const values = variants.flatMap(({ $ref = "" }) => schemas[getSchemaName($ref) ?? ""]?.enum ?? []);
  return variants.map((variant) =>
    variant.type === "integer" && values.length > 0 ? { ...variant, enum: values.map(Number) } : variant,
  );
}

/** Copies a part of the document, with references to `AnyStatus` in place of those to an open enum or union `Status`. */
function openEnums<T>(part: T, schemas: Schemas, opened: Schemas): T;
function openEnums(part: unknown, schemas: Schemas, opened: Schemas): unknown {
  if (!isObject(part)) return part;
  if (Array.isArray(part)) return part.map((item: unknown) => openEnums(item, schemas, opened));
  const { anyOf, $ref } = part as RawSchema;
  // A union with a string is open already.
  if (Array.isArray(anyOf) && anyOf.some(({ type, const: only }) => type === "string" && only === undefined))
    return part;
  const name = typeof $ref === "string" ? getSchemaName($ref) : null;
  const schema = name === null ? undefined : schemas[name];
  if (name === null || schema?.["x-open-enum"] !== true)
    return Object.fromEntries(
      Object.entries(part).map(([key, value]) => [key, openEnums(value, schemas, opened)]),
    );
  opened[`Any${name}`] ??= describeOpen(name, schema);
  return { ...part, $ref: `#/components/schemas/Any${name}` };
}

/** Describes a value of an open enum or union, or a later one. */
function describeOpen(name: string, { discriminator, description = "" }: RawSchema): RawSchema {
  const tag = discriminator?.propertyName;
  const later: RawSchema =
    tag === undefined
      ? { description: "A value of a later release.", type: "string" }
      : {
          description: "A form of a later release.",
          type: "object",
          required: [tag],
          properties: { [tag]: { description: "Identifies the form.", type: "string" } },
        };
  const known = { $ref: `#/components/schemas/${name}` };
  return {
    description: `${description} Later releases can add values.`,
    "x-known": name,
    anyOf: [known, later],
  };
}

/** Repeats the constants of discriminators as enums, and maps them to their schemas, for generators that read OpenAPI 3.0. */
function describeTags(schemas: Schemas): void {
  for (const { discriminator, oneOf = [] } of Object.values(schemas)) {
    if (!discriminator) continue;
    discriminator.mapping = {};
    for (const { $ref = "" } of oneOf) {
      const tag = schemas[getSchemaName($ref) ?? ""]?.properties?.[discriminator.propertyName];
      if (typeof tag?.const !== "string") continue;
      tag.enum = [tag.const];
      discriminator.mapping[tag.const] = $ref;
    }
  }
}

/** Lists each alias as a path. One that differs only by a slash at its end would repeat the operation in a generated client. */
function listAliases(paths: Record<string, RawPathItem>): Record<string, RawPathItem> {
  const listed: Record<string, RawPathItem> = {};
  for (const [path, item] of Object.entries(paths)) {
    listed[path] = item;
    for (const method of methods) {
      const { "x-aliases": aliases = [], operationId, ...operation } = item[method] ?? {};
      for (const alias of aliases.filter((other) => `${other}/` !== path))
        listed[alias] = {
          [method]: { ...operation, operationId: `${operationId}Alias`, "x-alias-of": path },
        };
    }
  }
  return listed;
}
