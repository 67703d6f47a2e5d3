import * as z from "zod";
import { buildOnce } from "../kernel/build-once.ts";

/** One parameter of a method: its name in a request body, and its schema. */
export interface Parameter<Value> {
  readonly name: string;
  readonly optional: boolean;
  readonly check: z.ZodType<Value>;
}

/** A parameter that is required. */
export interface RequiredParameter<Value> extends Parameter<Value> {
  readonly optional: false;
}

/** The parameters of a function. An argument that cannot be undefined is a required parameter. */
type ParametersOf<Arguments extends readonly unknown[]> = {
  readonly [Index in keyof Arguments]-?: undefined extends Arguments[Index]
    ? Parameter<Exclude<Arguments[Index], undefined>>
    : RequiredParameter<Arguments[Index]>;
};

/**
 * The parameters of every method of a facade, in order. A row does not compile when its schemas accept what the method does
 * not take.
 */
export type MethodParameters<Facade> = {
  readonly [
    Name in keyof Facade as Facade[Name] extends (...args: never[]) => unknown ? Name : never
  ]: Facade[Name] extends (...args: infer Arguments) => unknown ? ParametersOf<Arguments> : never;
};

/** Builds a schema. Most programs call few methods, and the schemas of all would take longer to build than the rest of the mock to start. */
type Build<Value> = () => z.ZodType<Value>;

function createParameter<Value, Optional extends boolean>(
  name: string,
  optional: Optional,
  build: Build<Value>,
) {
  const get = buildOnce(build);
  return {
    name,
    optional,
    get check() {
      return get();
    },
  };
}

/** Defines a required parameter, whose schema is built on first use. */
export function required<Value>(name: string, build: Build<Value>): RequiredParameter<Value> {
  return createParameter(name, false, build);
}

/** Defines an optional parameter, whose schema is built on first use. */
export function optional<Value>(name: string, build: Build<Value>): Parameter<Value> {
  return createParameter(name, true, build);
}

/** The JSON Schema of each schema that only a function can check. Documents and tools describe arguments by it. */
export const jsonForms = z.registry<z.core.JSONSchema.BaseSchema>();

/** Accepts any object. Use it when the facade checks the whole object itself. */
export function anyObject<Value extends object>(): z.ZodType<Value> {
  return z
    .custom<Value>(
      (value) => typeof value === "object" && value !== null && !Array.isArray(value),
      "Input should be an object",
    )
    .register(jsonForms, { type: "object" });
}

/**
 * Converts a schema of the OpenAPI document to one for seeds: all fields are optional, unknown fields are rejected, and types
 * are checked. The rules of the service check the values, with the same messages as for a request.
 * @param more fields that only seeds have
 */
export function toSeedSchema<Value extends object, More extends object = object>(
  schema: z.ZodType<Value>,
  more: { readonly [Name in keyof More]: z.ZodType<More[Name]> } | null = null,
): z.ZodType<Partial<Value> & Partial<More>> {
  const loose = loosen(schema);
  const extended =
    more !== null && loose instanceof z.ZodObject ? loose.extend(z.object(more).partial().shape) : loose;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It keeps the fields of the type.
  return extended as z.ZodType<Partial<Value> & Partial<More>>;
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
