import { getSchemaName, listOperations } from "./raw.ts";
import { isSuccess } from "./model.ts";
import type { Json, RawDocument, RawSchema } from "./raw.ts";

/** Examples of texts that have a format. */
const formats: Readonly<Record<string, string>> = {
  uuid: "8d2c1b7e-54f3-4a0e-9a51-6f0d2c9b7e30",
  date: "2026-01-21",
  "date-time": "2026-01-21T15:00:00Z",
  email: "ada@mail.example",
};

/** Adds an example to each successful JSON response that has none, built from the examples of its fields. */
export function addExamples(document: RawDocument): RawDocument {
  const schemas = document.components.schemas;
  for (const { responses = {} } of Object.values(document.paths).flatMap(listOperations)) {
    for (const [status, { content }] of Object.entries(responses)) {
      const media = content?.["application/json"];
      if (isSuccess(Number(status)) && media?.schema) media.example ??= buildExample(media.schema, schemas);
    }
  }
  return document;
}

function buildExample(schema: RawSchema, schemas: Readonly<Record<string, RawSchema>>): Json {
  const { $ref, const: only, example, examples, enum: values, properties = {}, items, minItems = 1 } = schema;
  const build = (part: RawSchema): Json => buildExample(part, schemas);
  const given = [only, example, examples?.[0], values?.[0]].find((value) => value !== undefined);
  if (given !== undefined) return given;
  if ($ref !== undefined) return build(schemas[getSchemaName($ref) ?? ""] ?? {});
  const parts = schema.allOf?.map((part) => build(part)) ?? [];
  const variants = schema.oneOf ?? schema.anyOf ?? [];
  const variant = variants.find((each) => each.$ref) ?? variants[0];
  if (variant) return build(variant);
  const [type = "object"] = [schema.type ?? []].flat();
  switch (type) {
    case "string":
      return formats[schema.format ?? ""] ?? (schema.type?.includes("null") ? null : "text");
    case "integer":
    case "number":
      return schema.minimum ?? 1;
    case "boolean":
      return true;
    case "array":
      return Array.from({ length: minItems }, () => build(items ?? {}));
    case "object": {
      const own = Object.entries(properties).flatMap(([name, property]) => {
        const value = build(property);
        // A field that is deprecated or has no example is left out, unless `spec/` requires it.
        const isRequired = schema.required?.includes(name) || property["x-published"] !== undefined;
        const isLeftOut = !isRequired && (property.deprecated || value === null);
        return isLeftOut ? [] : [[name, value] as const];
      });
      return Object.assign({}, ...parts, Object.fromEntries(own));
    }
    default:
      return null;
  }
}
