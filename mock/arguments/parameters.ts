import { z } from "zod";

/** One argument of a verb: what it is called in a body that names its arguments, and what it may be. */
export interface Parameter<Value> {
  readonly name: string;
  readonly optional: boolean;
  readonly check: z.ZodType<Value>;
}

/** An argument that has to be there. */
export interface RequiredParameter<Value> extends Parameter<Value> {
  readonly optional: false;
}

/** The parameters of a function: a value that it cannot do without has to be needed. */
type ParametersOf<Arguments extends readonly unknown[]> = {
  readonly [Index in keyof Arguments]-?: undefined extends Arguments[Index]
    ? Parameter<Exclude<Arguments[Index], undefined>>
    : RequiredParameter<Arguments[Index]>;
};

/**
 * A row for every function of a facade, with its parameters in their order. What a check lets through has to be what the
 * function takes, or the row does not compile.
 */
export type MethodParameters<Facade> = {
  readonly [
    Name in keyof Facade as Facade[Name] extends (...args: never[]) => unknown ? Name : never
  ]: Facade[Name] extends (...args: infer Arguments) => unknown ? ParametersOf<Arguments> : never;
};

/** An argument that has to be there. */
export function required<Value>(name: string, check: z.ZodType<Value>): RequiredParameter<Value> {
  return { name, optional: false, check };
}

/** An argument that may be left out. */
export function optional<Value>(name: string, check: z.ZodType<Value>): Parameter<Value> {
  return { name, optional: true, check };
}

/** Any object: for what the facade itself holds to its own rules, whole. */
export function anyObject<Value extends object>(): z.ZodType<Value> {
  return z.custom<Value>(
    (value) => typeof value === "object" && value !== null && !Array.isArray(value),
    "Input should be an object",
  );
}

/**
 * A schema of the OpenAPI document as a seed is held to it: any field may be left out, none may be unknown, and each has its
 * kind of value. Which values are allowed, the rules of the service say, in the words that a request is told.
 */
export function toSeedSchema<Value extends object>(schema: z.ZodType<Value>): z.ZodType<Partial<Value>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it keeps the fields that the type names.
  return loosen(schema) as z.ZodType<Partial<Value>>;
}

function loosen(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.core.$ZodType>(schema.shape);
    return z.strictObject(
      Object.fromEntries(fields.map(([name, field]) => [name, loosen(field).optional()])),
    );
  }
  if (schema instanceof z.ZodOptional) return loosen(schema.unwrap()).optional();
  if (schema instanceof z.ZodNullable) return loosen(schema.unwrap()).nullable();
  if (schema instanceof z.ZodLazy) return loosen(schema.unwrap());
  if (schema instanceof z.ZodDefault) return loosen(schema.unwrap()).optional();
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map(loosen));
  if (schema instanceof z.ZodArray) return z.array(loosen(schema.element));
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodEnum)
    return z.string();
  return schema as z.ZodType;
}
