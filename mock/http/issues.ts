import type { z } from "zod";
import type { ValidationIssue } from "../domain/service-error.ts";
import { REDACTED, isSecret, redactSecrets } from "../journal/secrets.ts";

/** Where an issue is in a request: `path`, `query`, `header` or `body`, then the field and its indexes. */
export type IssueLocation = readonly (string | number)[];

/** How many issues a response lists. Each repeats its input, so without a limit a response could far exceed its request. */
export const MAX_ISSUES = 20;

type ZodIssue = z.core.$ZodIssue;
type Rule = Pick<ValidationIssue, "type" | "msg" | "ctx">;

/** Creates an issue. A missing input is null. Credentials are never repeated. */
export function createIssue(
  type: string,
  loc: IssueLocation,
  msg: string,
  input: unknown,
  ctx?: ValidationIssue["ctx"],
): ValidationIssue {
  const hidden = loc.some((part) => isSecret(String(part)));
  const base = { type, loc, msg, input: hidden ? REDACTED : (redactSecrets(input) ?? null) };
  return ctx === undefined ? base : { ...base, ctx };
}

/** Converts zod issues to validation issues. */
export function convertIssues(found: readonly ZodIssue[], place: string, value: unknown): ValidationIssue[] {
  return found
    .slice(0, MAX_ISSUES)
    .flatMap((one) => flatten(one, []))
    .slice(0, MAX_ISSUES)
    .map(({ path, rule }) => {
      const loc = [place, ...path.map((part) => (typeof part === "number" ? part : String(part)))];
      const input = getValueAt(value, path);
      // JSON has no undefined: a value that does not exist is missing, whatever rule the schema names.
      if (input === undefined) return createIssue("missing", loc, "Field required", null);
      return createIssue(rule.type, loc, rule.msg, input, rule.ctx);
    });
}

interface Flat {
  readonly path: readonly PropertyKey[];
  readonly rule: Rule;
}

function flatten(found: ZodIssue, prefix: readonly PropertyKey[]): Flat[] {
  const path = [...prefix, ...found.path];
  switch (found.code) {
    case "unrecognized_keys":
      return found.keys.map((key) => ({
        path: [...path, key],
        rule: { type: "extra_forbidden", msg: "Extra inputs are not permitted" },
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
      return [{ path, rule: getRule(found) }];
  }
}

/** Finds the union member that matches best: its first issue is deepest, then it has the fewest issues. */
function findClosest(errors: readonly (readonly ZodIssue[])[]): readonly ZodIssue[] {
  const depth = (one: readonly ZodIssue[]): number => Math.min(...one.map((found) => found.path.length));
  return errors.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? [];
}

type Plain = Exclude<
  ZodIssue,
  { code: "unrecognized_keys" | "invalid_union" | "invalid_key" | "invalid_element" }
>;

function getRule(found: Plain): Rule {
  switch (found.code) {
    case "invalid_type":
      return getTypeRule(found.expected);
    case "invalid_value":
      return getEnumRule(found.values);
    case "invalid_format":
      return getFormatRule(found.format, "pattern" in found ? found.pattern : undefined);
    case "too_small":
      return getBoundRule("least", found.origin, Number(found.minimum), found.inclusive !== false);
    case "too_big":
      return getBoundRule("most", found.origin, Number(found.maximum), found.inclusive !== false);
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

const TYPES: Readonly<Record<string, Rule>> = {
  string: { type: "string_type", msg: "Input should be a valid string" },
  number: { type: "float_type", msg: "Input should be a valid number" },
  int: {
    type: "int_from_float",
    msg: "Input should be a valid integer, got a number with a fractional part",
  },
  boolean: { type: "bool_type", msg: "Input should be a valid boolean" },
  array: { type: "list_type", msg: "Input should be a valid list" },
  object: { type: "model_attributes_type", msg: "Input should be a valid object" },
  record: { type: "dict_type", msg: "Input should be a valid object" },
  null: { type: "none_required", msg: "Input should be null" },
};

function getTypeRule(expected: string): Rule {
  return TYPES[expected] ?? { type: `${expected}_type`, msg: `Input should be a valid ${expected}` };
}

function getEnumRule(values: readonly unknown[]): Rule {
  const quoted = values.map((value) => (typeof value === "string" ? `'${value}'` : String(value)));
  const last = quoted.at(-1) ?? "";
  const expected = quoted.length > 1 ? `${quoted.slice(0, -1).join(", ")} or ${last}` : last;
  return { type: "enum", msg: `Input should be ${expected}`, ctx: { expected } };
}

const FORMATS: Readonly<Record<string, Rule>> = {
  uuid: { type: "uuid_parsing", msg: "Input should be a valid UUID" },
  guid: { type: "uuid_parsing", msg: "Input should be a valid UUID" },
  date: { type: "date_parsing", msg: "Input should be a valid date in the form YYYY-MM-DD" },
  datetime: { type: "datetime_parsing", msg: "Input should be a valid date and time with a UTC offset" },
  email: {
    type: "value_error",
    msg: "Value error, not a valid e-mail address",
    ctx: { error: "not a valid e-mail address" },
  },
  url: { type: "url_parsing", msg: "Input should be a valid URL" },
};

function getFormatRule(format: string, pattern: string | undefined): Rule {
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

function getBoundRule(side: "least" | "most", origin: string, bound: number, inclusive: boolean): Rule {
  if (origin === "string" || origin === "array") return getLengthRule(side, origin, bound);
  const words = `${side === "least" ? "greater" : "less"} than ${inclusive ? "or equal to " : ""}${bound}`;
  const key = `${side === "least" ? "g" : "l"}${inclusive ? "e" : "t"}`;
  return {
    type: `${side === "least" ? "greater" : "less"}_than${inclusive ? "_equal" : ""}`,
    msg: `Input should be ${words}`,
    ctx: { [key]: bound },
  };
}

function getLengthRule(side: "least" | "most", origin: "string" | "array", bound: number): Rule {
  const short = side === "least";
  const text = origin === "string";
  const noun = text ? "String" : "List";
  const unit = `${text ? "character" : "item"}${bound === 1 ? "" : "s"}`;
  return {
    type: text ? `string_too_${short ? "short" : "long"}` : `too_${short ? "short" : "long"}`,
    msg: `${noun} should have at ${side} ${bound} ${unit}`,
    ctx: { [short ? "min_length" : "max_length"]: bound },
  };
}

/** Returns the value at a path, or undefined. */
function getValueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let current = value;
  for (const part of path) {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, part)) return undefined;
    current = Reflect.get(current, part);
  }
  return current;
}
