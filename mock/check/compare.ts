import * as z from "zod";
import { getSchemaName, type DocumentIndex, type Schema } from "./document.ts";
import { getAt } from "./read-body.ts";

/** One place where a value differs from its schema. It contains names of the document and JSON types, never a value. */
export interface ValueDifference {
  /** JSON pointer into the body, with `*` for every index and every key of a map; empty for the whole body. */
  readonly at: string;
  readonly rule: "required" | "type" | "unknown field" | "unlisted value" | "value" | "format" | "bounds";
  /** What the document expects. */
  readonly expected: string;
  /** JSON type of what was found, `absent`, or what is wrong with it. */
  readonly found: string;
  /** The schemas and fields around the place, outermost first: `User`, `User.created_on`. */
  readonly within: readonly string[];
}

/** The result of comparing one value. */
export interface Comparison {
  readonly differences: ValueDifference[];
  /** The schemas and fields that occur in the value. */
  readonly seen: Set<string>;
}

/** Where the walk is. It is a list from the inside out, so that a walk without differences builds no texts. */
interface Place {
  readonly outer: Place | null;
  /** Segment of the pointer; null when the place has the pointer of the outer one. */
  readonly key: string | null;
  /** The schema or field; null when it has no name of its own. */
  readonly name: string | null;
}

/** An object schema with the parts of its `allOf` merged. Each property has the name of the schema that declares it. */
interface MergedObject {
  readonly properties: ReadonlyMap<string, { readonly schema: Schema; readonly name: string }>;
  readonly required: ReadonlySet<string>;
  readonly rest: boolean | { readonly schema: Schema; readonly name: string };
  /** The schemas that the parts of `allOf` reference. */
  readonly parts: readonly string[];
}

const root: Place = { outer: null, key: null, name: null };

/** The formats of the document, by zod, as in the schemas that the client and the mock use. */
const formats: Readonly<Record<string, z.ZodType>> = {
  uuid: z.guid(),
  date: z.iso.date(),
  "date-time": z.iso.datetime({ offset: true }),
  email: z.email(),
  uri: z.url(),
};

/**
 * Compares a JSON value with a schema of the OpenAPI document.
 *
 * @param path - path parameters of the request, which select the shape of a generic response
 */
export function compareValue(
  document: DocumentIndex,
  schema: Schema,
  value: unknown,
  path: Readonly<Record<string, string>> = {},
): Comparison {
  const found: Comparison = { differences: [], seen: new Set() };
  new Walk(document, path, value).compare(schema, value, root, found);
  return found;
}

/** Returns the JSON type of a value. */
function getJsonType(value: unknown): string {
  if (value === null) return "null";
  if (value === undefined) return "absent";
  return Array.isArray(value) ? "array" : typeof value;
}

/** The merged objects of each document, by schema. */
const merged = new WeakMap<Schema, MergedObject>();

class Walk {
  /** The texts of the body in lower case. They are collected once, for a body with many unknown fields. */
  #texts: ReadonlySet<string> | null = null;
  /** The schemas that a path parameter replaces. */
  readonly #replaced = new Map<string, string>();

  constructor(
    private readonly document: DocumentIndex,
    private readonly path: Readonly<Record<string, string>>,
    private readonly body: unknown,
  ) {}

  compare(schema: Schema, value: unknown, place: Place, found: Comparison): void {
    if (schema.$ref !== undefined)
      return this.#compareReference(getSchemaName(schema.$ref), value, place, found);
    const types = this.#listTypes(schema);
    if (!accepts(types, value))
      return differ(found, place, "type", [...new Set(types)].join(" or "), getJsonType(value));
    const branches = schema.anyOf ?? schema.oneOf;
    if (branches) return this.#compareUnion(schema, branches, value, place, found);
    if (schema.const !== undefined && value !== schema.const) {
      return differ(found, place, "value", JSON.stringify(schema.const), `another ${getJsonType(value)}`);
    }
    if (schema.enum && value !== null && !schema.enum.includes(value)) {
      return differ(found, place, "unlisted value", "a listed value", `an unlisted ${getJsonType(value)}`);
    }
    if (typeof value === "string") compareText(schema, value, place, found);
    else if (typeof value === "number") compareSize(schema, "number", value, place, found);
    else if (Array.isArray(value)) {
      compareSize(schema, "array", value.length, place, found);
      const inner = { outer: place, key: "*", name: null };
      for (const item of schema.items ? value : []) this.compare(schema.items!, item, inner, found);
    } else if (typeof value === "object" && value !== null)
      this.#compareObject(schema, value as Record<string, unknown>, place, found);
  }

  #compareReference(name: string, value: unknown, outer: Place, found: Comparison): void {
    const target = this.#replaced.get(name) ?? name;
    const schema = this.document.resolve(target);
    // A later value is a difference too.
    const known = schema["x-known"];
    if (known !== undefined) return this.#compareReference(known, value, outer, found);
    const generic = schema["x-generic"];
    const selected = generic?.cases[this.path[generic.parameter] ?? ""];
    if (generic && selected !== undefined) this.#replaced.set(generic.schema, selected);
    found.seen.add(target);
    this.compare(schema, value, { outer, key: null, name: target }, found);
  }

  #compareUnion(
    schema: Schema,
    branches: readonly Schema[],
    value: unknown,
    place: Place,
    found: Comparison,
  ): void {
    const key = schema.discriminator?.propertyName ?? "";
    const tag = getAt(value, key);
    const hasTag = (branch: Schema): boolean =>
      typeof tag !== "string" || this.#mergeObject(branch, "").properties.get(key)?.schema.const === tag;
    const possible = branches.filter(
      (branch) => accepts(this.#listTypes(branch), value) && (!schema.discriminator || hasTag(branch)),
    );
    if (possible.length === 0) {
      const inner = { outer: place, key, name: null };
      return differ(found, inner, "unlisted value", "a listed value", "an unlisted string");
    }
    const results = possible.map((branch) => {
      const result: Comparison = { differences: [], seen: new Set() };
      this.compare(branch, value, place, result);
      return result;
    });
    // The branch that fits best: with the fewest differences, then with the most that is known.
    const best = results.reduce((one, next) => (fitsBetter(next, one) ? next : one));
    // Not with spread arguments: a large body has more differences than a call takes arguments.
    for (const difference of best.differences) found.differences.push(difference);
    for (const name of best.seen) found.seen.add(name);
  }

  #compareObject(schema: Schema, value: Record<string, unknown>, outer: Place, found: Comparison): void {
    const { properties, required, rest, parts } = this.#mergeObject(schema, findName(outer));
    let around = outer;
    for (const name of parts) {
      found.seen.add(name);
      around = { outer: around, key: null, name };
    }
    for (const [key, property] of properties) {
      const inner = value[key];
      if (inner === undefined && !required.has(key)) continue;
      const place = { outer: around, key, name: property.name };
      if (inner === undefined) differ(found, place, "required", "present", "absent");
      else {
        found.seen.add(property.name);
        this.compare(property.schema, inner, place, found);
      }
    }
    if (rest === true) return;
    for (const key of Object.keys(value)) {
      if (!properties.has(key)) this.#compareRest(rest, key, value[key], around, found);
    }
  }

  /** Compares an entry that is no property: an entry of a map, or an unknown field. */
  #compareRest(
    rest: Exclude<MergedObject["rest"], true>,
    key: string,
    value: unknown,
    outer: Place,
    found: Comparison,
  ): void {
    if (rest !== false) return this.compare(rest.schema, value, { outer, key: "*", name: rest.name }, found);
    const place = { outer, key: this.#nameUnknownField(key), name: null };
    differ(found, place, "unknown field", "absent", getJsonType(value));
  }

  /**
   * Returns the name of an unknown field. Names with a word that no field of the document has, or that occur as a value in the
   * same body, could be data: an object can be keyed by names, ids or conditions.
   */
  #nameUnknownField(key: string): string {
    this.#texts ??= collectTexts(this.body, new Set());
    return this.document.hasFieldWords(key) && !this.#texts.has(key.toLowerCase()) ? key : "?";
  }

  #mergeObject(schema: Schema, name: string): MergedObject {
    const known = merged.get(schema);
    if (known) return known;
    const built = this.#buildObject(schema, name);
    merged.set(schema, built);
    return built;
  }

  #buildObject(schema: Schema, name: string): MergedObject {
    const properties = new Map<string, { schema: Schema; name: string }>();
    const required = new Set<string>();
    const parts: string[] = [];
    let rest: MergedObject["rest"] = false;
    const merge = (part: Schema, owner: string): void => {
      if (part.$ref !== undefined) {
        const target = getSchemaName(part.$ref);
        parts.push(target);
        return merge(this.document.schemas[target] ?? {}, target);
      }
      for (const [key, property] of Object.entries(part.properties ?? {}))
        properties.set(key, { schema: property, name: `${owner}.${key}` });
      for (const key of part.required ?? []) required.add(key);
      const more = part.additionalProperties;
      if (more === true || (typeof more !== "object" && isOpenObject(part))) rest = true;
      else if (typeof more === "object") rest = { schema: more, name: `${owner}{}` };
      for (const one of part.allOf ?? []) merge(one, owner);
    };
    merge(schema, name);
    return { properties, required, rest, parts };
  }

  /** Lists the JSON types of a schema. The list is empty for any. All parts of an `allOf` are objects. */
  #listTypes(schema: Schema): readonly string[] {
    if (schema.$ref !== undefined) return this.#listTypes(this.document.resolve(schema.$ref));
    const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf;
    return parts ? parts.flatMap((part) => this.#listTypes(part)) : [schema.type ?? []].flat();
  }
}

function accepts(types: readonly string[], value: unknown): boolean {
  const isInteger = types.includes("integer") && Number.isSafeInteger(value);
  return types.length === 0 || types.includes(getJsonType(value)) || isInteger;
}

/** An object schema without properties accepts any. */
function isOpenObject({ type, properties, allOf, additionalProperties }: Schema): boolean {
  return type === "object" && !properties && !allOf && additionalProperties === undefined;
}

function compareText(schema: Schema, value: string, place: Place, found: Comparison): void {
  const { format, pattern } = schema;
  if (format !== undefined && formats[format]?.safeParse(value).success === false)
    differ(found, place, "format", format, "string");
  else if (pattern !== undefined && !new RegExp(pattern, "u").test(value))
    differ(found, place, "format", `a string that matches ${pattern}`, "string");
  else compareSize(schema, "string", value.length, place, found);
}

/** The keywords of bounds, their unit, and what is found beyond them. */
const bounds = {
  string: ["minLength", "maxLength", " characters", "a shorter string", "a longer string"],
  number: ["minimum", "maximum", "", "a smaller number", "a larger number"],
  array: ["minItems", "maxItems", " items", "fewer items", "more items"],
} as const;

function compareSize(
  schema: Schema,
  type: keyof typeof bounds,
  size: number,
  place: Place,
  found: Comparison,
): void {
  const [min, max, unit, smaller, larger] = bounds[type];
  const { [min]: least = -Infinity, [max]: most = Infinity } = schema;
  if (size < least) differ(found, place, "bounds", `at least ${least}${unit}`, smaller);
  if (size > most) differ(found, place, "bounds", `at most ${most}${unit}`, larger);
}

function differ(
  found: Comparison,
  place: Place,
  rule: ValueDifference["rule"],
  expected: string,
  type: string,
): void {
  const keys: string[] = [];
  const within: string[] = [];
  for (let at: Place | null = place; at !== null; at = at.outer) {
    if (at.key !== null) keys.unshift(at.key);
    if (at.name !== null) within.unshift(at.name);
  }
  found.differences.push({ at: keys.map((key) => `/${key}`).join(""), rule, expected, found: type, within });
}

/** Returns the name of the innermost schema or field. */
function findName(place: Place | null): string {
  return place === null ? "" : (place.name ?? findName(place.outer));
}

function fitsBetter(next: Comparison, best: Comparison): boolean {
  const fewer = best.differences.length - next.differences.length;
  return fewer > 0 || (fewer === 0 && next.seen.size > best.seen.size);
}

/** Collects the texts of a body, in lower case. */
function collectTexts(value: unknown, texts: Set<string>): Set<string> {
  if (typeof value === "string") texts.add(value.toLowerCase());
  else if (typeof value === "object" && value !== null)
    for (const entry of Object.values(value)) collectTexts(entry, texts);
  return texts;
}
