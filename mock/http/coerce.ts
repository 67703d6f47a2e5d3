import type { FieldShape, ParameterShape } from "../../src/generated/operations.ts";
import { createIssue, FALSE, INTEGER, type IssueLocation, NUMBER, TRUE } from "./issues.ts";
import type { ValidationIssue } from "../domain/service-error.ts";
import type { FormPart } from "./multipart.ts";

/** The values of parameters, and the issues of those that cannot be parsed. */
export interface Coerced {
  readonly values: Record<string, unknown>;
  readonly issues: readonly ValidationIssue[];
}

/** Maximum number of parameters in a query. Each one of a list is validated. */
const MAX_PARAMETERS = 1000;

/**
 * Parses a query string by the parameters that the OpenAPI document declares. A repeated key is a list. A nullable parameter
 * that is empty or "null" counts as omitted, because a query cannot express null in another way.
 */
export function coerceQuery(search: string, shapes: readonly ParameterShape[]): Coerced {
  if (search === "" || search === "?") return { values: {}, issues: [] };
  if (search.split("&", MAX_PARAMETERS + 1).length > MAX_PARAMETERS) {
    const error = `the query has more than ${MAX_PARAMETERS} parameters`;
    return {
      values: {},
      issues: [createIssue("value_error", ["query"], `Value error, ${error}`, null, { error })],
    };
  }
  const values: Record<string, unknown> = {};
  const issues: ValidationIssue[] = [];
  for (const [name, texts] of groupByName(new URLSearchParams(search))) {
    const shape = shapes.find((candidate) => candidate.name === name);
    if (shape) coerceField(shape, texts, "query", values, issues);
    else
      issues.push(
        createIssue("extra_forbidden", ["query", name], "Extra inputs are not permitted", texts[0]),
      );
  }
  return { values, issues };
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
  issues: ValidationIssue[],
): void {
  const given = shape.nullable ? texts.filter((text) => text !== "" && text !== "null") : texts;
  if (given.length === 0) return;
  if (!shape.array && given.length > 1) {
    const error = `takes one value and was given ${given.length}`;
    issues.push(
      createIssue("value_error", [place, shape.name], `Value error, ${shape.name} ${error}`, given, {
        error,
      }),
    );
    return;
  }
  const parsed = given.map((text, index) => {
    const where: IssueLocation = shape.array ? [place, shape.name, index] : [place, shape.name];
    // A value that is not a string is a file. The schema rejects a file where none is allowed.
    return typeof text === "string" ? parseText(shape.type, text, where, issues) : text;
  });
  if (!parsed.includes(undefined)) values[shape.name] = shape.array ? parsed : parsed[0];
}

/** Parses the fields of a form in the same way. Unknown fields stay, so that the schema rejects them. */
export function coerceForm(parts: readonly FormPart[], shapes: readonly FieldShape[]): Coerced {
  const values: Record<string, unknown> = {};
  const issues: ValidationIssue[] = [];
  for (const [name, given] of groupByName(parts.map(({ name: field, value }) => [field, value] as const))) {
    const shape = shapes.find((candidate) => candidate.name === name);
    if (shape) coerceField(shape, given, "body", values, issues);
    else Object.defineProperty(values, name, { value: given[0], enumerable: true });
  }
  return { values, issues };
}

/** Parses path parameters that are not strings in the same way. */
export function coercePath(
  path: Readonly<Record<string, string>>,
  shapes: readonly ParameterShape[],
): Coerced {
  const issues: ValidationIssue[] = [];
  const values: Record<string, unknown> = { ...path };
  for (const shape of shapes) {
    const text = path[shape.name];
    if (shape.type === "string" || text === undefined) continue;
    values[shape.name] = parseText(shape.type, text, ["path", shape.name], issues);
  }
  return { values, issues };
}

function parseText(
  type: FieldShape["type"],
  text: string,
  where: IssueLocation,
  issues: ValidationIssue[],
): unknown {
  switch (type) {
    case "string":
    // The schema rejects a string in the place of a file.
    case "binary":
      return text;
    case "integer":
      if (INTEGER.test(text)) return Number(text);
      issues.push(
        createIssue(
          "int_parsing",
          where,
          "Input should be a valid integer, unable to parse string as an integer",
          text,
        ),
      );
      return undefined;
    case "number":
      if (NUMBER.test(text)) return Number(text);
      issues.push(
        createIssue(
          "float_parsing",
          where,
          "Input should be a valid number, unable to parse string as a number",
          text,
        ),
      );
      return undefined;
    case "boolean":
      if (TRUE.has(text.toLowerCase())) return true;
      if (FALSE.has(text.toLowerCase())) return false;
      issues.push(
        createIssue(
          "bool_parsing",
          where,
          "Input should be a valid boolean, unable to interpret input",
          text,
        ),
      );
      return undefined;
  }
}
