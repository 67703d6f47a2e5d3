import { resolve, type Schema } from "../support/document.ts";

type Raw = Schema & { readonly $ref?: string; readonly "x-values"?: unknown };

/** What responses contained, or what the document says that they can contain: fields and enum values, by schema. */
export class Observations {
  /** `Order.status` and so on. */
  readonly fields = new Set<string>();
  /** `OrderStatus: completed` and so on. */
  readonly values = new Set<string>();

  add(raw: Raw, value: unknown, owner: string): void {
    const name = raw.$ref?.split("/").at(-1) ?? owner;
    const schema = resolve(raw);
    for (const part of schema.allOf ?? []) this.add(part, value, name);
    for (const part of schema.anyOf ?? schema.oneOf ?? []) if (fits(part, value)) this.add(part, value, name);
    if (typeof value === "string" && schema.enum?.includes(value) === true)
      this.values.add(`${name}: ${value}`);
    if (Array.isArray(value))
      for (const item of value.slice(0, 60)) this.add(schema.items ?? {}, item, `${name}[]`);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return;
    for (const [field, inner] of Object.entries(value)) {
      const declared = schema.properties?.[field];
      if (declared === undefined) {
        if (typeof schema.additionalProperties === "object")
          this.add(schema.additionalProperties, inner, `${name}{}`);
        continue;
      }
      this.fields.add(`${name}.${field}`);
      this.add(declared, inner, `${name}.${field}`);
    }
  }

  /** Adds everything that a schema declares. */
  declare(raw: Raw, owner: string, seen: readonly unknown[] = []): void {
    const name = raw.$ref?.split("/").at(-1) ?? owner;
    const schema = resolve(raw);
    if (seen.includes(schema)) return;
    const inner = [...seen, schema];
    for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
      this.declare(part, name, inner);
    for (const value of schema.enum ?? [])
      if (typeof value === "string") this.values.add(`${name}: ${value}`);
    if (schema.items !== undefined) this.declare(schema.items, `${name}[]`, inner);
    if (typeof schema.additionalProperties === "object")
      this.declare(schema.additionalProperties, `${name}{}`, inner);
    for (const [field, declared] of Object.entries(schema.properties ?? {})) {
      this.fields.add(`${name}.${field}`);
      this.declare(declared, `${name}.${field}`, inner);
    }
  }
}

/** Whether a value has the type and the constants of one form of a union. */
function fits(raw: Raw, value: unknown): boolean {
  const { type, const: constant, enum: values, properties = {}, required = [], anyOf, oneOf } = resolve(raw);
  if (constant !== undefined) return value === constant;
  if (values !== undefined) return values.some((one) => one === value);
  const parts = anyOf ?? oneOf;
  if (parts !== undefined) return parts.some((part) => fits(part, value));
  const types = [type ?? []].flat();
  const actual = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  if (types.length > 0 && !types.some((one) => one === actual || (one === "integer" && actual === "number")))
    return false;
  if (actual !== "object") return true;
  return (
    required.every((name) => name in Object(value)) &&
    Object.entries(properties).every(([name, inner]) => {
      const { const: only } = resolve(inner);
      return only === undefined || Reflect.get(Object(value), name) === only;
    })
  );
}
