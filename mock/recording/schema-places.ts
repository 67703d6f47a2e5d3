import type { z } from "zod";

/** A schema of any type. */
export type Schema = z.core.$ZodType;

/** The schemas that the OpenAPI document allows for a value. Empty where it allows nothing or anything. */
export type Place = readonly Schema[];

/** Returns how a schema was defined. The compiled copy of a schema has the same definition. */
export const getDef = (schema: Schema): z.core.$ZodTypes["_zod"]["def"] =>
  (schema as z.core.$ZodTypes)._zod.def;

/** Returns the place of a schema. Null is a place that the document does not describe. */
export function createPlace(schema: Schema | null | undefined): Place {
  return schema ? unwrap(schema) : [];
}

function unwrap(schema: Schema): Schema[] {
  const def = getDef(schema);
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- other types have no inner type
  switch (def.type) {
    case "union":
      return def.options.flatMap(unwrap);
    case "optional":
    case "nullable":
    case "default":
    case "readonly":
      return unwrap(def.innerType);
    case "lazy":
      return unwrap(def.getter());
    case "pipe":
      return unwrap(def.in);
    default:
      return [schema];
  }
}

/** Returns the place of an object's field, or null when the document does not declare the field. */
export function getField(place: Place, name: string): Place | null {
  const found = place.flatMap((schema) => {
    const def = getDef(schema);
    if (def.type === "record") return [{ place: unwrap(def.valueType) }];
    if (def.type !== "object") return [];
    const declared = Object.hasOwn(def.shape, name) ? def.shape[name] : undefined;
    if (declared !== undefined) return [{ place: unwrap(declared) }];
    // An object that takes any other field describes none of them.
    return def.catchall !== undefined && getDef(def.catchall).type === "unknown" ? [{ place: [] }] : [];
  });
  return found.length === 0 ? null : found.flatMap((one) => one.place);
}

/** Returns whether an object at this place declares the field by its name. A map declares none. */
export function declaresField(place: Place, name: string): boolean {
  return place.some((schema) => {
    const def = getDef(schema);
    return def.type === "object" && Object.hasOwn(def.shape, name);
  });
}

/** Returns the place of a list's items. */
export function getItems(place: Place): Place {
  return place.flatMap((schema) => {
    const def = getDef(schema);
    return def.type === "array" ? unwrap(def.element) : [];
  });
}

/** Returns whether a place is anything at all, such as the input of a validation issue. */
export function isOpen(place: Place): boolean {
  return place.length === 0 || place.some((schema) => getDef(schema).type === "unknown");
}

/** Returns whether a text is one of the values that the document lists for a place. */
export function isListed(place: Place, text: string): boolean {
  return place.some((schema) => {
    const def = getDef(schema);
    if (def.type === "enum") return Object.values(def.entries).includes(text);
    return def.type === "literal" && def.values.includes(text);
  });
}

/** Returns whether a number or a text is allowed at a place. */
export function accepts(place: Place, value: number | string): boolean {
  return place.length === 0 || place.some((schema) => (schema as z.ZodType).safeParse(value).success);
}

/** Returns whether a place declares dates: with a time of day, or without. */
export function isDatePlace(place: Place, hasTime: boolean): boolean {
  return place.some((schema) => {
    const def = getDef(schema);
    return def.type === "string" && "format" in def && def.format === (hasTime ? "datetime" : "date");
  });
}

/** Returns whether a place allows numbers. */
export function allowsNumbers(place: Place): boolean {
  return place.some((schema) => getDef(schema).type === "number");
}

/** Returns whether a place is a number and nothing else, so that a text there is a written number. */
export function isNumeric(place: Place): boolean {
  return place.length > 0 && place.every((schema) => getDef(schema).type === "number");
}

/** Calls a function for each object within schemas, at any depth. */
export function visitObjects(schemas: Iterable<Schema>, visit: (fields: readonly string[]) => void): void {
  const seen = new Set<Schema>();
  const pending = [...schemas];
  for (let schema = pending.pop(); schema !== undefined; schema = pending.pop()) {
    if (seen.has(schema)) continue;
    seen.add(schema);
    const def = getDef(schema);
    if (def.type === "object") {
      visit(Object.keys(def.shape));
      pending.push(...Object.values(def.shape));
    } else {
      const place = unwrap(schema);
      pending.push(...place, ...getItems(place), ...(getField(place, "") ?? []));
    }
  }
}
