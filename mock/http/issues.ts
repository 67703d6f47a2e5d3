import type { z } from "zod";
import type { ValidationIssue } from "../domain/service-error.ts";
import { REDACTED, isSecret, redactSecrets } from "../journal/secrets.ts";
import { type CoercionProblem, INTEGER, NUMBER, parseBoolean } from "../kernel/coerce.ts";

/** Where an issue is in a request: `path`, `query`, `header` or `body`, then the field and its indexes. */
type IssueLocation = readonly (string | number)[];

/** How many issues a response lists. Each repeats its input, so without a limit a response could far exceed its request. */
export const MAX_ISSUES = 20;

/**
 * How zod checks arguments and responses: without the code that it would write and compile for each object at its first use. That code costs
 * more than the first checks, and `strictOperations` compiles the schemas of responses that are used often.
 */
export const interpreted = { jitless: true } as const;

type ZodIssue = z.core.$ZodIssue;
type Description = Pick<ValidationIssue, "type" | "msg" | "ctx">;

/** Creates an issue. A missing input is null. Credentials are never repeated. */
export function createIssue(
  type: string,
  loc: IssueLocation,
  msg: string,
  input: unknown,
  ctx?: ValidationIssue["ctx"],
): ValidationIssue {
  const hidden = input !== null && loc.some((part) => isSecret(String(part)));
  const base = { type, loc, msg, input: hidden ? REDACTED : copyInput(input) };
  return ctx === undefined ? base : { ...base, ctx };
}

/** Copies an input without credentials. Null stands for an object of a program that holds itself, such as a record with relations. */
function copyInput(input: unknown): unknown {
  try {
    return redactSecrets(input) ?? null;
  } catch {
    return null;
  }
}

export function convertProblem(problem: CoercionProblem): ValidationIssue {
  const { type, loc, input } = problem;
  if (type !== "value_error") return createIssue(type, loc, MESSAGES[type], input);
  const { error } = problem;
  return createIssue(type, loc, `Value error, ${error}`, input, { error });
}

export function convertIssues(found: readonly ZodIssue[], place: string, value: unknown): ValidationIssue[] {
  return found
    .slice(0, MAX_ISSUES)
    .flatMap((one) => flatten(one, []))
    .slice(0, MAX_ISSUES)
    .map(({ path, describe }) => {
      const loc = [place, ...path.map((part) => (typeof part === "number" ? part : String(part)))];
      const input = getValueAt(value, path);
      // JSON has no undefined: a value that does not exist is missing, whatever issue the schema reports.
      if (input === undefined) return createIssue("missing", loc, "Field required", null);
      const { type, msg, ctx } = describe(input);
      return createIssue(type, loc, msg, input, ctx);
    });
}

interface Flat {
  readonly path: readonly PropertyKey[];
  readonly describe: (input: unknown) => Description;
}

function flatten(found: ZodIssue, prefix: readonly PropertyKey[]): Flat[] {
  const path = [...prefix, ...found.path];
  switch (found.code) {
    case "unrecognized_keys":
      return found.keys.map((key) => ({
        path: [...path, key],
        describe: () => ({ type: "extra_forbidden", msg: MESSAGES.extra_forbidden }),
      }));
    case "invalid_union":
      return findClosest(found.errors).flatMap((one) => flatten(one, path));
    case "invalid_key":
    case "invalid_element":
      return found.issues.flatMap((one) => flatten(one, path));
    case "invalid_type":
    case "invalid_value":
    case "invalid_format":
    case "too_small":
    case "too_big":
    case "not_multiple_of":
    case "custom":
      return [{ path, describe: (input) => describeIssue(found, input) }];
  }
}

/** Finds the union member that matches best: its first issue is deepest, then it has the fewest issues. */
function findClosest(errors: readonly (readonly ZodIssue[])[]): readonly ZodIssue[] {
  // An unknown key is below the object that has it.
  const getDepth = ({ path, code }: ZodIssue): number => path.length + (code === "unrecognized_keys" ? 1 : 0);
  const depth = (one: readonly ZodIssue[]): number => Math.min(...one.map(getDepth));
  return errors.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? [];
}

type Plain = Exclude<
  ZodIssue,
  { code: "unrecognized_keys" | "invalid_union" | "invalid_key" | "invalid_element" }
>;

function describeIssue(found: Plain, input: unknown): Description {
  switch (found.code) {
    case "invalid_type":
      return describeType(found, input);
    case "invalid_value":
      return describeEnum(found.values);
    case "invalid_format":
      return describeFormat(found.format, "pattern" in found ? found.pattern : undefined);
    case "too_small":
      return describeBound("least", found.origin, Number(found.minimum), found.inclusive !== false);
    case "too_big":
      return describeBound("most", found.origin, Number(found.maximum), found.inclusive !== false);
    case "not_multiple_of":
      return {
        type: "multiple_of",
        msg: `Input should be a multiple of ${found.divisor}`,
        ctx: { multiple_of: found.divisor },
      };
    case "custom":
      return { type: "value_error", msg: `Value error, ${found.message}`, ctx: { error: found.message } };
  }
}

/**
 * Names the format that a value of a wrong type should have, as the message of its issue: zod reports only "number" for an
 * integer, and "string" for a date or an id.
 */
export const nameExpectedFormat: z.core.$ZodErrorMap = ({ code, inst }) => {
  if (code !== "invalid_type") return undefined;
  const definition: object = inst?._zod.def ?? {};
  const format = "format" in definition ? definition.format : undefined;
  return typeof format === "string" ? format : undefined;
};

/** The issue of a value by the format, or else by the type, that it should have. */
const TYPES: Readonly<Record<string, Description>> = {
  string: { type: "string_type", msg: "Input should be a valid string" },
  number: { type: "float_type", msg: "Input should be a valid number" },
  int: {
    type: "int_from_float",
    msg: "Input should be a valid integer, got a number with a fractional part",
  },
  safeint: { type: "int_type", msg: "Input should be a valid integer" },
  guid: { type: "uuid_type", msg: "UUID input should be a string, bytes or UUID object" },
  date: { type: "date_type", msg: "Input should be a valid date" },
  datetime: { type: "datetime_type", msg: "Input should be a valid datetime" },
  boolean: { type: "bool_type", msg: "Input should be a valid boolean" },
  array: { type: "list_type", msg: "Input should be a valid list" },
  object: { type: "model_attributes_type", msg: "Input should be a valid object" },
  record: { type: "dict_type", msg: "Input should be a valid object" },
};

type TextProblem = Exclude<CoercionProblem["type"], "value_error">;

const MESSAGES: Readonly<Record<TextProblem, string>> = {
  extra_forbidden: "Extra inputs are not permitted",
  int_parsing: "Input should be a valid integer, unable to parse string as an integer",
  float_parsing: "Input should be a valid number, unable to parse string as a number",
  bool_parsing: "Input should be a valid boolean, unable to interpret input",
};

/** The issue of a text that cannot be parsed as the type. A body must hold the type itself, so a text that can be parsed has the issue of `TYPES`. */
const PARSING: Readonly<Record<string, readonly [type: TextProblem, accepts: (text: string) => boolean]>> = {
  int_type: ["int_parsing", (text) => INTEGER.test(text)],
  float_type: ["float_parsing", (text) => NUMBER.test(text)],
  bool_type: ["bool_parsing", (text) => parseBoolean(text) !== undefined],
};

function describeType(
  { expected, message }: Extract<Plain, { code: "invalid_type" }>,
  input: unknown,
): Description {
  // These are the types of all schemas here; `z.custom` has issues of another code.
  const description = (expected === "int" ? undefined : TYPES[message]) ?? TYPES[expected]!;
  const [type, accepts] = PARSING[description.type] ?? [];
  const isText = typeof input === "string" || (description.type === "bool_type" && Number.isInteger(input));
  if (type === undefined || !isText || accepts?.(String(input).trim()) === true) return description;
  return { type, msg: MESSAGES[type] };
}

export function describeEnum(values: readonly unknown[]): Description {
  const quoted = values.map((value) => (typeof value === "string" ? `'${value}'` : String(value)));
  const last = quoted.at(-1) ?? "";
  const expected = quoted.length > 1 ? `${quoted.slice(0, -1).join(", ")} or ${last}` : last;
  return { type: "enum", msg: `Input should be ${expected}`, ctx: { expected } };
}

const FORMATS: Readonly<Record<string, Description>> = {
  guid: { type: "uuid_parsing", msg: "Input should be a valid UUID" },
  date: { type: "date_parsing", msg: "Input should be a valid date in the form YYYY-MM-DD" },
  datetime: { type: "datetime_parsing", msg: "Input should be a valid date and time with a UTC offset" },
  email: {
    type: "value_error",
    msg: "Value error, not a valid e-mail address",
    ctx: { error: "not a valid e-mail address" },
  },
};

function describeFormat(format: string, pattern: string | undefined): Description {
  const known = FORMATS[format];
  if (known) return known;
  if (pattern === undefined) return { type: `${format}_parsing`, msg: `Input should be a valid ${format}` };
  return {
    type: "string_pattern_mismatch",
    msg: `String should match pattern '${stripSlashes(pattern)}'`,
    ctx: { pattern: stripSlashes(pattern) },
  };
}

/** Returns a pattern as the OpenAPI document writes it, without the slashes of a literal. */
function stripSlashes(pattern: string): string {
  return /^\/(.*)\/[a-z]*$/s.exec(pattern)?.[1] ?? pattern;
}

function describeBound(
  side: "least" | "most",
  origin: string,
  bound: number,
  inclusive: boolean,
): Description {
  if (origin === "string" || origin === "array") return describeLength(side, origin, bound);
  const words = `${side === "least" ? "greater" : "less"} than ${inclusive ? "or equal to " : ""}${bound}`;
  const key = `${side === "least" ? "g" : "l"}${inclusive ? "e" : "t"}`;
  return {
    type: `${side === "least" ? "greater" : "less"}_than${inclusive ? "_equal" : ""}`,
    msg: `Input should be ${words}`,
    ctx: { [key]: bound },
  };
}

function describeLength(side: "least" | "most", origin: "string" | "array", bound: number): Description {
  const [prefix, noun, unit] =
    origin === "string" ? ["string_", "String", "character"] : ["", "List", "item"];
  const [end, key] = side === "least" ? ["short", "min_length"] : ["long", "max_length"];
  const msg = `${noun} should have at ${side} ${bound} ${unit}${bound === 1 ? "" : "s"}`;
  return { type: `${prefix}too_${end}`, msg, ctx: { [key]: bound } };
}

/** Returns the value at a path of an issue. A missing field has none. */
function getValueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((current, part) => Reflect.get(Object(current), part), value);
}
