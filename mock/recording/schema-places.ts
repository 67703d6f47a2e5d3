import type { z } from "zod";

export type Schema = z.core.$ZodType;

type Definition = z.core.$ZodTypes["_zod"]["def"];

/** The schemas that the OpenAPI document allows for a value. Empty where it allows nothing or anything. */
export type Place = readonly Schema[];

/** Returns how a schema was defined. The compiled copy of a schema has the same definition. */
export const getDef = (schema: Schema): Definition => (schema as z.core.$ZodTypes)._zod.def;

/** Returns the place of a schema. Null is a place that the document does not describe. */
export function createPlace(schema: Schema | null | undefined): Place {
  if (!schema) return [];
  const def = getDef(schema);
  if (def.type === "union") return def.options.flatMap(createPlace);
  if ("innerType" in def) return createPlace(def.innerType);
  return def.type === "lazy" ? createPlace(def.getter()) : [schema];
}

/** Returns the place of an object's field, or null when the document does not declare the field. */
export function getField(place: Place, name: string): Place | null {
  const found = place.map(getDef).flatMap((def): Place[] => {
    if (def.type === "record") return [createPlace(def.valueType)];
    if (def.type !== "object") return [];
    if (Object.hasOwn(def.shape, name)) return [createPlace(def.shape[name])];
    // An object that takes any other field describes none of them.
    return def.catchall !== undefined && getDef(def.catchall).type === "unknown" ? [[]] : [];
  });
  return found.length === 0 ? null : found.flat();
}

export const getItems = (place: Place): Place =>
  place.map(getDef).flatMap((def) => (def.type === "array" ? createPlace(def.element) : []));

const some = (place: Place, test: (def: Definition) => boolean): boolean => place.map(getDef).some(test);

/** Returns whether an object at this place declares the field by its name. A map declares none. */
export const declaresField = (place: Place, name: string): boolean =>
  some(place, (def) => def.type === "object" && Object.hasOwn(def.shape, name));

/** Returns whether a place is anything at all, such as the input of a validation issue. */
export const isOpen = (place: Place): boolean =>
  place.length === 0 || some(place, ({ type }) => type === "unknown");

/** Returns whether a text is one of the values that the document lists for a place. */
export const isListed = (place: Place, text: string): boolean =>
  some(place, (def) =>
    def.type === "enum"
      ? Object.values(def.entries).includes(text)
      : def.type === "literal" && def.values.includes(text),
  );

/** Returns whether a number or a text is allowed at a place. */
export const accepts = (place: Place, value: number | string): boolean =>
  place.length === 0 || place.some((schema) => (schema as z.ZodType).safeParse(value).success);

/** Returns whether a place declares dates: with a time of day, or without. */
export const isDatePlace = (place: Place, hasTime: boolean): boolean =>
  some(place, (def) => "format" in def && def.format === (hasTime ? "datetime" : "date"));

/** Returns whether a place is a number and nothing else, so that a text there is a written number. */
export const isNumeric = (place: Place): boolean => !some(place, ({ type }) => type !== "number");

/** Lists the names of the fields of all objects within schemas, at any depth. */
export function listFields(schemas: Iterable<Schema>): Set<string> {
  const fields = new Set<string>();
  const seen = new Set<Schema>(schemas);
  // A set also visits what is added meanwhile.
  for (const schema of seen) {
    const def = getDef(schema);
    const place = createPlace(schema);
    const shape = def.type === "object" ? def.shape : {};
    for (const name of Object.keys(shape)) fields.add(name);
    for (const inner of [
      ...Object.values(shape),
      ...place,
      ...getItems(place),
      ...(getField(place, "") ?? []),
    ])
      seen.add(inner);
  }
  return fields;
}
