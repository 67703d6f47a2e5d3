import { z } from "zod";
import { parseDate, parseInstant, isInstant } from "../kernel/time.ts";
import { isZone } from "../kernel/zones.ts";
import { findProvider } from "../catalog/providers.ts";

/*
 * Schemas of fields that rows of several tables have, for imports. They are functions, so that a schema is built at its first
 * use and importing this file costs next to nothing. A message is the rule as an error names it after the path.
 */

/** A schema, reduced to what it makes. */
interface Checks<T> {
  readonly _zod: { readonly output: T };
}

/** A schema for each key of a type: none left out, none too many. */
export type Shape<T> = { readonly [Key in keyof T]-?: Checks<T[Key]> };

/** An object of these keys and no others. */
export const strictObject = <T extends object>(shape: Shape<T>): z.ZodType<T> =>
  // `Shape` ties each field to its type, and the compiler cannot follow it through zod's own types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  z.strictObject(shape as object as z.ZodRawShape) as z.ZodType as z.ZodType<T>;

/** A schema that is chosen by the value itself. */
export const chooseSchema = <T>(choose: (value: unknown) => z.ZodType): z.ZodType<T> =>
  z.custom<T>().superRefine((value, context) => {
    for (const { path, ...issue } of choose(value).safeParse(value).error?.issues ?? [])
      context.addIssue({ ...issue, path: [...path] });
  });

/** The same schema, where an enumeration takes every text: its values may be ones that a later version knows. */
export const allowUnknownEnums = (schema: z.ZodType): z.ZodType =>
  z.unknown().superRefine((value, context) => {
    for (const { path, ...issue } of schema.safeParse(value, { reportInput: true }).error?.issues ?? []) {
      if (issue.code === "invalid_value" && typeof issue.input === "string") continue;
      context.addIssue({ ...issue, path: [...path], input: undefined });
    }
  });

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const uuid = () => z.string().regex(UUID, "has to be a UUID in lower case");
export const text = () => z.string();
export const nonEmptyText = () => z.string().min(1, "must not be empty");
export const boolean = () => z.boolean();
/** A whole number from 0 on. */
export const count = () => z.int().min(0, "has to be a whole number from 0 on");
/** Milliseconds since 1970-01-01T00:00:00Z. */
export const instant = () => z.number().refine(isInstant, "has to be an instant in milliseconds");
export const date = () => z.string().refine((day) => parseDate(day) !== null, "has to be a date, YYYY-mm-dd");
export const isoInstant = () =>
  z.string().refine((at) => parseInstant(at) !== null, "has to be an ISO 8601 instant");
export const zone = () => z.string().refine(isZone, "has to be a time zone of the tz database");
export const provider = () =>
  z.string().refine((slug) => findProvider(slug) !== undefined, "has to be the slug of a known provider");
export const enumeration = <const Value extends string>(values: readonly Value[]) => z.enum(values);
