import { z } from "zod";

/** A place in a value: the keys and indexes that lead there. */
export type Path = readonly PropertyKey[];

/** Lists the fields that an object may have at a place of what a schema checks; none where no object is expected. */
export function listFields(schema: z.core.$ZodType, path: Path): string[] {
  const fields = findSchemas(schema, path).flatMap((one) =>
    one instanceof z.ZodObject ? Object.keys(one.shape) : [],
  );
  return [...new Set(fields)];
}

/** Lists the texts that are allowed at a place of what a schema checks; none where it takes any text. */
export function listChoices(schema: z.core.$ZodType, path: Path): string[] {
  return findSchemas(schema, path).flatMap((one) =>
    one instanceof z.ZodEnum ? one.options.filter((option) => typeof option === "string") : [],
  );
}

/** The schemas for the value at a place: several, where there is a choice of shapes on the way. */
function findSchemas(schema: z.core.$ZodType, path: Path): z.core.$ZodType[] {
  const [step, ...rest] = path;
  const here = unwrapSchema(schema);
  if (step === undefined) return here;
  return here.flatMap((one) => findChildren(one, step)).flatMap((child) => findSchemas(child, rest));
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
