import type { PublishedWord } from "./publish.ts";
import type { RawParameter, RawSchema } from "./raw.ts";

type Words = "title" | "description" | "deprecated" | "format" | "x-provenance";
type Bounds = `${"min" | "max"}${"imum" | "Length" | "Items"}`;

/** The fields that a comment uses. Fits both our schemas and those of openapi-typescript. */
interface Described extends Pick<RawSchema, Words | Bounds> {
  default?: unknown;
  example?: unknown;
  examples?: readonly unknown[];
  "x-published"?: readonly PublishedWord[];
  "x-enum-descriptions"?: Readonly<Record<string, string>>;
}

/** Builds the lines of the comment on a schema or property. Returns none when nothing is documented. */
export function buildCommentLines(schema: Described): string[] {
  const lines = [schema.description ?? schema.title ?? ""].flatMap((text) => text.trim().split("\n"));
  lines.push(...buildEnumLines(schema), ...buildFactLines(schema));
  const published = schema["x-published"] ?? [];
  if (published.includes("absent")) lines.push("The published service does not send it.");
  for (const type of ["number", "object"] as const)
    if (published.includes(type)) lines.push(`The published service may send another type: ${type}.`);
  if (schema["x-provenance"] === "assumed")
    lines.push("Assumed: the interface specification does not show it.");
  if (schema.default !== undefined) lines.push(`@default ${JSON.stringify(schema.default)}`);
  if (schema.deprecated === true) lines.push("@deprecated");
  return lines.filter((line, index) => line !== "" || (index > 0 && index < lines.length - 1));
}

/** Builds the lines of the comment on a parameter, including the facts of its schema. */
export function buildParameterLines(parameter: RawParameter): string[] {
  const { description, deprecated, schema = {} } = parameter;
  const provenance = parameter["x-provenance"];
  return buildCommentLines({
    ...schema,
    ...(description !== undefined && { description }),
    ...(deprecated === true && { deprecated }),
    ...(typeof provenance === "string" && { "x-provenance": provenance }),
  });
}

function buildEnumLines(schema: Described): string[] {
  const entries = Object.entries(schema["x-enum-descriptions"] ?? {});
  return entries.map(([value, text]) => `- \`${value}\`: ${text.trim().replaceAll(/\s+/g, " ")}`);
}

function buildFactLines(schema: Described): string[] {
  const bounds = [
    schema.minimum !== undefined && `minimum ${schema.minimum}`,
    schema.maximum !== undefined && `maximum ${schema.maximum}`,
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

/** Formats lines as the text between the comment marks, as the TypeScript printer expects it. */
export function formatComment(lines: readonly string[]): string | null {
  const safe = lines.map((line) => line.replaceAll("*/", "*\\/").trimEnd());
  if (safe.length === 0) return null;
  return safe.length === 1
    ? `* ${safe[0]} `
    : `*\n${safe.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n `;
}
