import * as z from "zod";

/** A path in a value: keys and indexes. */
export type Path = readonly PropertyKey[];

/** Lists the fields that a schema allows for the object at a path. Returns an empty list when it expects no object. */
export function listFields(schema: z.core.$ZodType, path: Path): string[] {
  const fields = findSchemas(schema, path).flatMap((one) =>
    one instanceof z.ZodObject ? Object.keys(one.shape) : [],
  );
  return [...new Set(fields)];
}

/** Lists the enum values that a schema allows at a path. Returns an empty list when it expects no enum. */
export function listChoices(schema: z.core.$ZodType, path: Path): string[] {
  return findSchemas(schema, path).flatMap((one) =>
    one instanceof z.ZodEnum ? one.options.filter((option) => typeof option === "string") : [],
  );
}

/** Finds the schemas of the value at a path. Unions lead to several schemas. */
function findSchemas(schema: z.core.$ZodType, path: Path): z.core.$ZodType[] {
  const [step, ...rest] = path;
  const schemas = unwrapSchema(schema);
  if (step === undefined) return schemas;
  return schemas.flatMap((one) => findChildren(one, step)).flatMap((child) => findSchemas(child, rest));
}

function findChildren(schema: z.core.$ZodType, step: PropertyKey): z.core.$ZodType[] {
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodRecord) return [schema.valueType];
  if (!(schema instanceof z.ZodObject) || !Object.hasOwn(schema.shape, step)) return [];
  return [Reflect.get(schema.shape, step) as z.core.$ZodType];
}

function unwrapSchema(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(unwrapSchema);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodLazy)
    return unwrapSchema(schema.unwrap());
  return [schema];
}
