import * as z from "zod";
import { buildOnce } from "../../kernel/build-once.ts";

/** One parameter of a method: its name in a request body, and its schema. */
export interface Parameter<Value> {
  readonly name: string;
  readonly optional: boolean;
  readonly check: z.ZodType<Value>;
}

export interface RequiredParameter<Value> extends Parameter<Value> {
  readonly optional: false;
}

/**
 * The parameters of a function. An argument that cannot be undefined is a required parameter. A list does not compile when its schemas accept
 * what the function does not take.
 */
export type ParametersOf<Arguments extends readonly unknown[]> = {
  readonly [Index in keyof Arguments]-?: undefined extends Arguments[Index]
    ? Parameter<Exclude<Arguments[Index], undefined>>
    : RequiredParameter<Arguments[Index]>;
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

export const text: Build<string> = () => z.string();
export const flag: Build<boolean> = () => z.boolean();

/** The JSON Schema of each schema that only a function can check. Documents and tools describe arguments by it. */
export const jsonForms = z.registry<z.core.JSONSchema.BaseSchema>();

/**
 * Converts a schema of the OpenAPI document to one for seeds: all fields are optional, unknown fields are rejected, and types
 * are checked. The rules of the service check the values, with the same messages as for a request.
 * @param more fields that only seeds have
 * @param enums whether enums stay, because no rule checks their values
 */
export function toSeedSchema<Value extends object, More extends object = object>(
  schema: z.ZodType<Value>,
  more: { readonly [Name in keyof More]: z.ZodType<More[Name]> } | null = null,
  enums: "listed" | "any" = "any",
): z.ZodType<Partial<Value> & Partial<More>> {
  const loose = loosen(schema, enums);
  const extended =
    more !== null && loose instanceof z.ZodObject ? loose.extend(z.object(more).partial().shape) : loose;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It keeps the fields of the type.
  return extended as z.ZodType<Partial<Value> & Partial<More>>;
}

function loosen(schema: z.core.$ZodType, enums: "listed" | "any"): z.ZodType {
  const loosenInner = (inner: z.core.$ZodType): z.ZodType => loosen(inner, enums);
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.core.$ZodType>(schema.shape);
    return z.strictObject(
      Object.fromEntries(fields.map(([name, field]) => [name, loosenInner(field).optional()])),
    );
  }
  if (schema instanceof z.ZodOptional) return loosenInner(schema.unwrap()).optional();
  if (schema instanceof z.ZodNullable) return loosenInner(schema.unwrap()).nullable();
  if (schema instanceof z.ZodLazy) return loosenInner(schema.unwrap());
  if (schema instanceof z.ZodDefault) return loosenInner(schema.unwrap()).optional();
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map(loosenInner));
  if (schema instanceof z.ZodArray) return z.array(loosenInner(schema.element));
  const isText = schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;
  if (isText || (enums === "any" && schema instanceof z.ZodEnum)) return z.string();
  return schema as z.ZodType;
}
