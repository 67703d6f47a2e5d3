import * as z from "zod";
import { parseUuidNumber } from "../kernel/ids.ts";
import type { Counted } from "../store/definition.ts";
import { parseDate, parseInstant, isInstant } from "../kernel/time.ts";
import { isZone } from "../kernel/zones.ts";
import { getLabsById } from "../catalog/labs/labs.ts";
import { findProvider } from "../catalog/providers.ts";

/*
 * Schemas of fields in rows of several tables, for imports. They are functions, so that importing this file builds no schema.
 * Each message continues a path in an error, as in "tables.users[0].user_id must be a UUID".
 */

/** A schema, reduced to its output type. */
interface Checks<T> {
  readonly _zod: { readonly output: T };
}

/** A schema for each key of a type, without missing or additional keys. */
export type Shape<T> = { readonly [Key in keyof T]-?: Checks<T[Key]> };

/** Creates the schema of an object with exactly these keys. */
export const strictObject = <T extends object>(shape: Shape<T>): z.ZodType<T> =>
  z.strictObject(shape as object as z.ZodRawShape) as z.ZodType as z.ZodType<T>;

/** Parses a value by a schema that depends on it. Adds the issues below a path of the context. */
export function parsePart<T>(
  schema: z.ZodType<T>,
  value: unknown,
  context: z.RefinementCtx,
  path: readonly PropertyKey[] = [],
): T {
  const { data, error } = schema.safeParse(value);
  for (const issue of error?.issues ?? []) context.addIssue({ ...issue, path: [...path, ...issue.path] });
  return error === undefined ? data : z.NEVER;
}

/** An object inside a row. */
export const part = <const Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape).readonly();

/** A list inside a row. */
export const list = <const Element extends z.ZodType>(element: Element) => z.array(element).readonly();

export type Row<Build extends () => z.ZodType> = Readonly<z.infer<ReturnType<Build>>>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const uuid = () => z.string().regex(UUID, "must be a UUID in lower case");
export const text = () => z.string();
export const object = (): z.ZodType<object> => z.looseObject({});
export const nonEmptyText = () => z.string().min(1, "must not be empty");
export const boolean = () => z.boolean();
/** A non-negative integer. */
export const count = () => z.int().min(0, "must be a whole number of at least 0");
/** Milliseconds since 1970-01-01T00:00:00Z. */
export const instant = () => z.number().refine(isInstant, "must be an instant in milliseconds");
export const date = () => z.string().refine((day) => parseDate(day) !== null, "must be a date, YYYY-mm-dd");
export const isoInstant = () =>
  z.string().refine((at) => parseInstant(at) !== null, "must be an ISO 8601 instant");
export const zone = () => z.string().refine(isZone, "must be a time zone of the tz database");
export const provider = () =>
  z.string().refine((slug) => findProvider(slug) !== undefined, "must be the slug of a known provider");
export const labId = () => z.int().refine((id) => getLabsById().has(id), "must be the id of a known lab");
/** One of these values. A wider type, as in `enumeration<Race>(raceValues)`, takes the values of requests as they are typed. */
export const enumeration = <const Value extends string>(values: readonly Value[]): z.ZodType<Value> =>
  z.enum(values) as z.ZodType as z.ZodType<Value>;

/** Returns the counter of a UUID and its number in it; 0 for a UUID that was not derived from this seed. */
export function countUuid(seed: string, kind: string, id: string): Counted {
  return [`uuid:${kind}`, parseUuidNumber(seed, kind, id) ?? 0];
}
