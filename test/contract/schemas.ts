import { resolve, type Schema } from "../support/document.ts";

/** A place in a value, as field names and indexes. */
export type Place = readonly (string | number)[];

/** A field of a request: its schema without references and null, and whether its object requires it. */
export interface Field {
  readonly place: Place;
  readonly schema: Schema;
  readonly required: boolean;
  readonly nullable: boolean;
  /** Whether the document allows other values beside those of this form. */
  readonly open: boolean;
}

/** Returns the schemas that a value may have: without references, null and unions. */
export function listForms(raw: Schema): Schema[] {
  const schema = resolve(raw);
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts !== undefined) return parts.flatMap(listForms);
  if (schema.allOf === undefined) return schema.type === "null" ? [] : [schema];
  const all = schema.allOf.flatMap(listForms);
  return [
    {
      ...schema,
      properties: Object.assign(
        {},
        ...all.map((one) => one.properties),
        schema.properties,
      ) as Schema["properties"] & object,
      required: [...all.flatMap((one) => one.required ?? []), ...(schema.required ?? [])],
    },
  ];
}

export function isNullable(raw: Schema): boolean {
  const { type, anyOf = [] } = resolve(raw);
  return [type].flat().includes("null") || anyOf.some(isNullable);
}

/** Whether a schema allows any text beside the values that it lists. */
export function isOpen(raw: Schema): boolean {
  return listForms(raw).some(
    ({ type, enum: values, format, pattern }) =>
      type === "string" &&
      values === undefined &&
      format === undefined &&
      (pattern === undefined || new RegExp(pattern, "u").test("no_such_value")),
  );
}

/** Lists the fields of a request body, outer ones first. Items of lists are the fields with the index 0. */
export function listFields(raw: Schema, place: Place = []): Field[] {
  const shapes = listForms(raw);
  return shapes.flatMap((schema) => {
    // One of several shapes may lack a field that another one requires.
    const required = (name: string) => shapes.every((one) => one.required?.includes(name));
    const own = Object.entries(schema.properties ?? {}).flatMap(([name, child]) => [
      ...listForms(child).map((form) => ({
        place: [...place, name],
        schema: form,
        required: required(name),
        nullable: isNullable(child),
        open: isOpen(child),
      })),
      ...listFields(child, [...place, name]),
    ]);
    if (schema.items === undefined) return own;
    const item = [...place, 0];
    const items = listForms(schema.items).map((form) => ({
      place: item,
      schema: form,
      required: false,
      nullable: false,
      open: isOpen(schema.items ?? {}),
    }));
    return [...own, ...items, ...listFields(schema.items, item)];
  });
}

/** Returns a copy of a value with another value at a place, or without the field when it is undefined. */
export function setAt(value: unknown, [name, ...rest]: Place, set: unknown): unknown {
  if (name === undefined) return set;
  if (typeof name === "number") {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    return Object.assign([...list], { [name]: setAt(list[name], rest, set) });
  }
  const { [name]: old, ...others } = Object(value ?? {}) as Record<string, unknown>;
  const next = setAt(old, rest, set);
  return next === undefined ? others : { ...others, [name]: next };
}

export function hasAt(value: unknown, place: Place): boolean {
  let at = value;
  for (const step of place) {
    if (typeof at !== "object" || at === null || !(step in at)) return false;
    at = Reflect.get(at, step);
  }
  return true;
}

/** Builds a small value of a schema: its example, or the least that it allows. */
export function buildSample(raw: Schema & { readonly example?: unknown }): unknown {
  const [schema = {}] = listForms(raw) as (Schema & {
    readonly example?: unknown;
    readonly default?: unknown;
  })[];
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [type] = [schema.type].flat();
  if (type === "array") return [buildSample(schema.items ?? {})];
  if (type === "object")
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, buildSample(schema.properties?.[name] ?? {})]),
    );
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") return schema.minimum ?? 1;
  return "x";
}
