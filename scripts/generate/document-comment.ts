import type { RawParameter } from "./raw.ts";

/** What a comment is made of: the schemas of the document fit, and those of openapi-typescript. */
interface Described {
  title?: string;
  description?: string;
  deprecated?: boolean;
  default?: unknown;
  example?: unknown;
  examples?: readonly unknown[];
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  "x-provenance"?: string;
  "x-enum-descriptions"?: Readonly<Record<string, string>>;
}

/** The lines of the comment that documents a schema or property; none where the document has nothing to say. */
export function commentLines(schema: Described): string[] {
  const lines = [schema.description ?? schema.title ?? ""].flatMap((text) => text.trim().split("\n"));
  lines.push(...enumLines(schema), ...factLines(schema));
  if (schema["x-provenance"] === "assumed")
    lines.push("Assumed: the interface specification does not show it.");
  if (schema.default !== undefined) lines.push(`@default ${JSON.stringify(schema.default)}`);
  if (schema.deprecated === true) lines.push("@deprecated");
  return lines.filter((line, index) => line !== "" || (index > 0 && index < lines.length - 1));
}

/** The same for a parameter, whose facts stand in its schema. */
export function parameterLines(parameter: RawParameter): string[] {
  const { description, deprecated, schema = {} } = parameter;
  const provenance = parameter["x-provenance"];
  return commentLines({
    ...schema,
    ...(description !== undefined && { description }),
    ...(deprecated === true && { deprecated }),
    ...(typeof provenance === "string" && { "x-provenance": provenance }),
  });
}

function enumLines(schema: Described): string[] {
  const described = Object.entries(schema["x-enum-descriptions"] ?? {});
  return described.map(([value, text]) => `- \`${value}\`: ${text.trim().replaceAll(/\s+/g, " ")}`);
}

function factLines(schema: Described): string[] {
  const bounds = [
    schema.minimum !== undefined && `minimum ${schema.minimum}`,
    schema.maximum !== undefined && `maximum ${schema.maximum}`,
    schema.exclusiveMinimum !== undefined && `above ${schema.exclusiveMinimum}`,
    schema.exclusiveMaximum !== undefined && `below ${schema.exclusiveMaximum}`,
    schema.minLength !== undefined && `minimum length ${schema.minLength}`,
    schema.maxLength !== undefined && `maximum length ${schema.maxLength}`,
    schema.minItems !== undefined && `minimum items ${schema.minItems}`,
    schema.maxItems !== undefined && `maximum items ${schema.maxItems}`,
  ].filter((bound) => bound !== false);
  const examples = schema.examples ?? (schema.example === undefined ? [] : [schema.example]);
  return [
    ...(schema.format === undefined ? [] : [`Format: ${schema.format}.`]),
    ...(bounds.length > 0 ? [`Bounds: ${bounds.join(", ")}.`] : []),
    ...(examples.length > 0 ? [`Example: \`${JSON.stringify(examples[0])}\`.`] : []),
  ];
}

/** The text between the comment marks, in the form that the TypeScript printer takes. */
export function commentText(lines: readonly string[]): string | null {
  const safe = lines.map((line) => line.replaceAll("*/", "*\\/").trimEnd());
  if (safe.length === 0) return null;
  return safe.length === 1
    ? `* ${safe[0]} `
    : `*\n${safe.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n `;
}
