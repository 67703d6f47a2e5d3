import * as z from "zod";
import { baseSchemas } from "../../src/generated/observed-clauses.ts";
import { strict } from "../../src/generated/schemas/strict.ts";
import { buildForEach, buildOnce } from "../kernel/build-once.ts";
import { declaresField, getDef, type Schema } from "../recording/schema-places.ts";
import { getFieldNames } from "../recording/vocabulary.ts";
import type { Fields } from "../kernel/fields.ts";
import { getText } from "./read-body.ts";

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
  /** At how many indexes and keys. */
  count: number;
}

/** Adds what is found, or counts it when it is known: a body can differ in each of a million items. */
export function addCounted<Found extends { count: number }>(
  known: Map<string, Found>,
  key: string,
  found: Found,
): void {
  const before = known.get(key);
  if (before) before.count += found.count;
  else known.set(key, found);
}

interface Walk {
  readonly differences: Map<string, ValueDifference>;
  readonly seen: Set<string>;
  /** Returns the name of an unknown field, or `?`. */
  readonly nameField: (key: string) => string;
}

type Place = Pick<ValueDifference, "at" | "within">;

type Problem = readonly [rule: ValueDifference["rule"], expected: string, found: string];

const getNames = buildOnce(
  () => new Map(Object.entries(strict).map(([name, build]) => [getDef(build()), name])),
);

/** The words of all fields of the document, in lower case. */
const getFieldWords = buildOnce(() => new Set([...getFieldNames()].flatMap(splitName)));

/**
 * Compares a JSON value with a strict schema of the OpenAPI document. Returns the differences, and the schemas and fields that occur in
 * the value.
 */
export function compareValue(schema: Schema, body: unknown) {
  const getTexts = buildOnce(() => collectTexts(body, new Set()));
  // A name with a word that no field of the document has, or that occurs as a value in the same body, could be data: an object can
  // be keyed by names, ids or conditions.
  const isPublic = (key: string): boolean =>
    splitName(key).every((word) => getFieldWords().has(word)) && !getTexts().has(key.toLowerCase());
  const nameField = (key: string): string => (isPublic(key) ? key : "?");
  const walk: Walk = { differences: new Map(), seen: new Set(), nameField };
  compare(schema, body, { at: "", within: [] }, walk);
  return { differences: [...walk.differences.values()], seen: walk.seen };
}

function compare(schema: Schema, value: unknown, outer: Place, walk: Walk): void {
  const def = getDef(schema);
  const name = getNames().get(def);
  const place = name === undefined ? outer : enterSchema(outer, name, walk);
  const types = getTypes(schema);
  if (!accepts(types, value))
    differ(walk, place, ["type", [...new Set(types)].join(" or "), getJsonType(value)]);
  else if ("innerType" in def) {
    if (value !== null) compare(def.innerType, value, place, walk);
  } else if (def.type === "union") compareUnion(def, value, place, walk);
  else if (def.type === "object")
    compareObject(def, value as Fields, name ?? place.within.at(-1) ?? "", place, walk);
  else if (def.type === "record") {
    for (const entry of Object.values(value as Fields))
      compare(def.valueType, entry, enter(place, "*"), walk);
  } else if (def.type === "array") {
    compareLeaf(withoutItems(schema as z.core.$ZodArray), value, place, walk);
    const each = enter(place, "*");
    for (const item of value as readonly unknown[]) compare(def.element, item, each, walk);
  } else compareLeaf(schema, value, place, walk);
}

/** Returns an array's schema with its bounds alone. */
const withoutItems = buildForEach((schema: z.core.$ZodArray) =>
  z.clone(schema, { ...schema._zod.def, element: z.unknown() }),
);

function enter({ at, within }: Place, key: string, ...names: readonly string[]): Place {
  return { at: `${at}/${key}`, within: [...within, ...names] };
}

/** Enters a schema with a name, and the schemas whose fields it takes. */
function enterSchema({ at, within }: Place, name: string, walk: Walk): Place {
  walk.seen.add(name);
  const place = { at, within: [...within, name] };
  const base = baseSchemas[name];
  return base === undefined ? place : enterSchema(place, base, walk);
}

function compareUnion(def: z.core.$ZodUnionDef, value: unknown, place: Place, walk: Walk): void {
  const key = "discriminator" in def ? String(def.discriminator) : null;
  const tag = key === null ? undefined : getText(value, key);
  const isPossible = (option: Schema): boolean =>
    accepts(getTypes(option), value) &&
    (tag === undefined || option._zod.propValues?.[key ?? ""]?.has(tag) === true);
  const results = def.options.filter(isPossible).map((option) => {
    const result: Walk = { ...walk, differences: new Map(), seen: new Set() };
    compare(option, value, place, result);
    return result;
  });
  // The branch that fits best: with the fewest differences, then with the most that is known.
  const [best] = results.toSorted(
    (a, b) => a.differences.size - b.differences.size || b.seen.size - a.seen.size,
  );
  if (!best) return differ(walk, enter(place, key ?? ""), unlisted("string"));
  for (const [key, difference] of best.differences) addCounted(walk.differences, key, difference);
  for (const name of best.seen) walk.seen.add(name);
}

function compareObject(
  { shape, catchall }: z.core.$ZodObjectDef,
  value: Fields,
  owner: string,
  outer: Place,
  walk: Walk,
): void {
  for (const [key, property, name] of listProperties(shape)(owner)) {
    const place = enter(outer, key, name);
    if (value[key] !== undefined) {
      walk.seen.add(name);
      compare(property, value[key], place, walk);
    } else if (property._zod.optin === undefined) differ(walk, place, ["required", "present", "absent"]);
  }
  if (catchall !== undefined && getDef(catchall).type === "unknown") return;
  for (const key of Object.keys(value).filter((key) => !Object.hasOwn(shape, key)))
    differ(walk, enter(outer, walk.nameField(key)), ["unknown field", "absent", getJsonType(value[key])]);
}

type Shape = z.core.$ZodObjectDef["shape"];

/** Lists the properties of an object, with their names. A body can have a million items. */
const listProperties = buildForEach((shape: Shape) =>
  buildForEach((owner: string) =>
    Object.entries(shape).map(([key, property]) => [key, property, nameProperty(owner, key)] as const),
  ),
);

/** Returns the name of a property, with the schema that declares it. */
function nameProperty(owner: string, key: string): string {
  const base = baseSchemas[owner] as keyof typeof strict | undefined;
  return base !== undefined && declaresField([strict[base]()], key)
    ? nameProperty(base, key)
    : `${owner}.${key}`;
}

const unlisted = (type: string): Problem => ["unlisted value", "a listed value", `an unlisted ${type}`];

/** The names of formats in the document, where zod has others. */
const formats: Readonly<Record<string, string>> = { guid: "uuid", datetime: "date-time", url: "uri" };

/** The unit of a bound, and what is found beyond it. */
const bounds: Readonly<Record<string, readonly [unit: string, smaller: string, larger: string]>> = {
  string: [" characters", "a shorter string", "a longer string"],
  number: ["", "a smaller number", "a larger number"],
  array: [" items", "fewer items", "more items"],
};

/** Compares a value without the values in it. */
function compareLeaf(schema: Schema, value: unknown, place: Place, walk: Walk): void {
  const [issue] = z.safeParse(schema, value).error?.issues ?? [];
  const problem = issue && describeIssue(issue, getDef(schema).type === "enum", getJsonType(value));
  if (problem) differ(walk, place, problem);
}

/** Describes an issue by what the schema says of it. */
function describeIssue(issue: z.core.$ZodIssue, isEnum: boolean, type: string): Problem | undefined {
  const [unit, smaller, larger] = bounds[type] ?? ["", type, type];
  if (issue.code === "too_small") return ["bounds", `at least ${issue.minimum}${unit}`, smaller];
  if (issue.code === "too_big") return ["bounds", `at most ${issue.maximum}${unit}`, larger];
  if (issue.code === "invalid_value")
    return isEnum ? unlisted(type) : ["value", JSON.stringify(issue.values[0]), `another ${type}`];
  if (issue.code !== "invalid_format") return undefined;
  const isPattern = issue.format === "regex";
  return [
    "format",
    isPattern ? `a string that matches ${issue.pattern}` : (formats[issue.format] ?? issue.format),
    type,
  ];
}

function differ(walk: Walk, place: Place, [rule, expected, found]: Problem): void {
  const { at, within } = place;
  const key = `${at}\0${rule}\0${expected}\0${found}`;
  addCounted(walk.differences, key, { at, within, rule, expected, found, count: 1 });
}

/** Lists the JSON types of a schema. The list is empty for any. */
function listTypes(schema: Schema): readonly string[] {
  const def = getDef(schema);
  if (def.type === "nullable") return [...listTypes(def.innerType), "null"];
  if ("innerType" in def) return listTypes(def.innerType);
  if (def.type === "union") return def.options.flatMap(listTypes);
  if (def.type === "literal") return def.values.map(getJsonType);
  if (def.type === "number" && "format" in def) return ["integer"];
  if (def.type === "unknown") return [];
  return [{ enum: "string", record: "object" }[def.type as string] ?? def.type];
}

const getTypes = buildForEach(listTypes);

function accepts(types: readonly string[], value: unknown): boolean {
  const isInteger = types.includes("integer") && Number.isSafeInteger(value);
  return types.length === 0 || types.includes(getJsonType(value)) || isInteger;
}

function getJsonType(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function collectTexts(value: unknown, texts: Set<string>): Set<string> {
  if (typeof value === "string") texts.add(value.toLowerCase());
  else if (typeof value === "object" && value !== null)
    for (const entry of Object.values(value)) collectTexts(entry, texts);
  return texts;
}

/** Splits a name into its words, in lower case: `client_user_id`, `date-time`, `displayName`. */
function splitName(name: string): string[] {
  return name.split(/[_-]|(?<=[a-z\d])(?=[A-Z])/).map((word) => word.toLowerCase());
}
