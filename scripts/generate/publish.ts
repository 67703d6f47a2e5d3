import type { RawSchema } from "./raw.ts";

/**
 * What `x-published` says of a property in responses: it can be missing (`optional`), null (`nullable`), unknown to the published
 * service (`absent`), or of another JSON type.
 */
export const publishedWords = ["optional", "nullable", "absent", "number", "object"] as const;
export type PublishedWord = (typeof publishedWords)[number];

export const listPublished = (schema: RawSchema): readonly PublishedWord[] => schema["x-published"] ?? [];

/** The words that also change the TypeScript types. The others are accepted at run time only. */
const typedWords: readonly PublishedWord[] = ["optional", "nullable"];

/** Copies a part of the document with the properties that `x-published` names as the published service sends them. */
export function publishResponses<T>(part: T, words: readonly PublishedWord[] = publishedWords): T {
  const copy: T = JSON.parse(JSON.stringify(part), (_, value: unknown) =>
    isObjectSchema(value) ? publishObject(value, words) : value,
  );
  return copy;
}

/** Copies a part of the document for the TypeScript types of responses. */
export const publishTypes = <T>(part: T): T => publishResponses(part, typedWords);

function publishObject(schema: RawSchema, words: readonly PublishedWord[]): RawSchema {
  const properties = { ...schema.properties };
  const missing = new Set<string>();
  for (const [name, property] of Object.entries(properties)) {
    const said = listPublished(property).filter((word) => words.includes(word));
    if (said.includes("optional") || said.includes("absent")) missing.add(name);
    properties[name] = said.reduce(widen, property);
  }
  const required = schema.required?.filter((name) => !missing.has(name));
  return { ...schema, properties, ...(required && { required }) };
}

function widen(property: RawSchema, word: PublishedWord): RawSchema {
  if (word === "optional" || word === "absent") return property;
  const type = word === "nullable" ? "null" : word;
  if (property.type !== undefined) return { ...property, type: [...new Set([property.type, type].flat())] };
  const { $ref, anyOf = [{ $ref }], ...rest } = property;
  return { ...rest, anyOf: [...anyOf, { type }] };
}

const isObjectSchema = (value: unknown): value is RawSchema =>
  typeof value === "object" &&
  value !== null &&
  "properties" in value &&
  Object(value.properties) === value.properties;
