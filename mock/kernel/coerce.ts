import type { FieldShape, ParameterShape } from "../../src/generated/operations.ts";

/** The values of parameters, and the problems of those that cannot be parsed. */
export interface Coerced {
  readonly values: Record<string, unknown>;
  readonly problems: readonly CoercionProblem[];
}

/** Why a text is not what the OpenAPI document declares at its place. */
export type CoercionProblem = {
  /** `path`, `query` or `body`, then the parameter or field, and its index in a list. */
  readonly loc: readonly (string | number)[];
  readonly input: unknown;
} & (
  | { readonly type: "extra_forbidden" | "int_parsing" | "float_parsing" | "bool_parsing" }
  | { readonly type: "value_error"; readonly error: string }
);

export const INTEGER = /^[+-]?\d{1,15}$/;
export const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ...["true", "1", "yes", "on"].map((text) => [text, true] as const),
  ...["false", "0", "no", "off"].map((text) => [text, false] as const),
]);

export const parseBoolean = (text: string): boolean | undefined => BOOLEANS.get(text.toLowerCase());

/** Maximum number of parameters in a query. Each one of a list is validated. */
const MAX_PARAMETERS = 1000;

/**
 * Parses a query string by the parameters that the OpenAPI document declares. A repeated key is a list. A nullable parameter
 * that is empty or "null" counts as omitted, because a query cannot express null in another way.
 */
export function coerceQuery(search: string, shapes: readonly ParameterShape[]): Coerced {
  if (search === "" || search === "?") return { values: {}, problems: [] };
  if (search.split("&", MAX_PARAMETERS + 1).length > MAX_PARAMETERS) {
    const error = `the query has more than ${MAX_PARAMETERS} parameters`;
    return { values: {}, problems: [{ type: "value_error", loc: ["query"], input: null, error }] };
  }
  const values: Record<string, unknown> = {};
  const problems: CoercionProblem[] = [];
  for (const [name, texts] of groupByName(new URLSearchParams(search))) {
    const shape = shapes.find((candidate) => candidate.name === name);
    if (shape) coerceField(shape, texts, "query", values, problems);
    else problems.push({ type: "extra_forbidden", loc: ["query", name], input: texts[0] });
  }
  return { values, problems };
}

/** Groups values by name in one pass. Calling `getAll` for each name would take quadratic time. */
function groupByName<T>(params: Iterable<readonly [string, T]>): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const [name, text] of params) {
    const texts = groups.get(name);
    if (texts) texts.push(text);
    else groups.set(name, [text]);
  }
  return groups;
}

function coerceField(
  shape: FieldShape,
  texts: readonly unknown[],
  place: "query" | "body",
  values: Record<string, unknown>,
  problems: CoercionProblem[],
): void {
  const given = shape.nullable ? texts.filter((text) => text !== "" && text !== "null") : texts;
  if (given.length === 0) return;
  if (!shape.array && given.length > 1) {
    const error = `${shape.name} takes one value and was given ${given.length}`;
    problems.push({ type: "value_error", loc: [place, shape.name], input: given, error });
    return;
  }
  const parsed = given.map((text, index) => {
    const loc = shape.array ? [place, shape.name, index] : [place, shape.name];
    // A value that is not a string is a file. The schema rejects a file where none is allowed.
    return typeof text === "string" ? parseText(shape.type, text, loc, problems) : text;
  });
  if (!parsed.includes(undefined)) values[shape.name] = shape.array ? parsed : parsed[0];
}

/** Parses the fields of a form in the same way. Unknown fields stay, so that the schema rejects them. */
export function coerceForm(
  parts: readonly { readonly name: string; readonly value: unknown }[],
  shapes: readonly FieldShape[],
): Coerced {
  const values: Record<string, unknown> = {};
  const problems: CoercionProblem[] = [];
  for (const [name, given] of groupByName(parts.map(({ name: field, value }) => [field, value] as const))) {
    const shape = shapes.find((candidate) => candidate.name === name);
    if (shape) coerceField(shape, given, "body", values, problems);
    else Object.defineProperty(values, name, { value: given[0], enumerable: true });
  }
  return { values, problems };
}

/** Parses path parameters that are not strings in the same way. */
export function coercePath(
  path: Readonly<Record<string, string>>,
  shapes: readonly ParameterShape[],
): Coerced {
  const problems: CoercionProblem[] = [];
  const values: Record<string, unknown> = { ...path };
  for (const shape of shapes) {
    const text = path[shape.name];
    if (shape.type === "string" || text === undefined) continue;
    values[shape.name] = parseText(shape.type, text, ["path", shape.name], problems);
  }
  return { values, problems };
}

/** The type of a parameter that is no text: the problem of a text that cannot be parsed, and the parser. */
const PARSERS = {
  integer: ["int_parsing", (text: string) => (INTEGER.test(text) ? Number(text) : undefined)],
  number: ["float_parsing", (text: string) => (NUMBER.test(text) ? Number(text) : undefined)],
  boolean: ["bool_parsing", parseBoolean],
} as const;

function parseText(
  type: FieldShape["type"],
  text: string,
  loc: CoercionProblem["loc"],
  problems: CoercionProblem[],
): unknown {
  // The schema rejects a string in the place of a file.
  if (type === "string" || type === "binary") return text;
  const [problem, parse] = PARSERS[type];
  const value = parse(text);
  if (value === undefined) problems.push({ type: problem, loc, input: text });
  return value;
}
