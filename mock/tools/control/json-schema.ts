import * as z from "zod";
import { jsonForms, type Parameter } from "../arguments/parameters.ts";

/** A JSON Schema, as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Options of the conversion: schemas that only a function can check have a form of their own. */
const conversion = {
  io: "input",
  unrepresentable: "any",
  override: ({ zodSchema, jsonSchema }) => {
    Object.assign(jsonSchema, jsonForms.get(zodSchema as z.core.$ZodType as z.ZodType));
    // The pattern of a date or an id repeats what its format says.
    if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  },
} satisfies z.core.ToJSONSchemaParams;

/** Returns the schema of an object that holds the arguments of a method by name. */
export function createArgumentsSchema(parameters: readonly Parameter<unknown>[]): z.ZodType {
  return z.strictObject(
    Object.fromEntries(
      parameters.map(({ name, optional, check }) => [name, optional ? check.nullish() : check]),
    ),
  );
}

/** Converts a schema to a JSON Schema that refers to nothing outside itself. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  return omitIdentity(z.toJSONSchema(schema, conversion));
}

/** Converts named schemas, which refer to each other by the given address. */
export function toNamedJsonSchemas(
  schemas: Readonly<Record<string, z.ZodType>>,
  uri: (name: string) => string,
): Readonly<Record<string, JsonSchema>> {
  const registry = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries(schemas)) registry.add(schema, { id: name });
  const converted = z.toJSONSchema(registry, { ...conversion, uri }).schemas;
  return Object.fromEntries(Object.entries(converted).map(([name, schema]) => [name, omitIdentity(schema)]));
}

const identity: ReadonlySet<string> = new Set(["$schema", "$id", "id"]);

/** Omits what a schema inside a document must not have. */
function omitIdentity(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !identity.has(name)));
}
