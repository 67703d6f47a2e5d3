import { listPublished, publishedWords } from "./publish.ts";
import { getSchemaName } from "./raw.ts";
import type { Json, RawSchema } from "./raw.ts";
import type { ObjectShape, Property, Shape } from "./model.ts";

/** The keywords that the emitters support. Any other keyword is an error. */
const keywords = new Set(
  `$ref type enum const format minLength maxLength pattern minimum maximum items minItems maxItems properties required
   additionalProperties anyOf oneOf discriminator default title description deprecated example examples`.split(
    /\s+/,
  ),
);

/** The formats that the strict set validates. */
const checkedFormats = ["uuid", "date", "date-time", "email"];

export class SchemaReader {
  constructor(private readonly problems: string[]) {}

  /** Reads a schema at the top of components. Enums are allowed only here, because they need a name. */
  readComponent(schema: RawSchema, name: string): Shape {
    if (!schema.enum) return this.read(schema, name);
    this.checkKeywords(schema, name);
    const values = schema.enum.filter((value) => typeof value === "string");
    if (schema.type !== "string" || new Set(values).size !== schema.enum.length)
      this.problems.push(
        `${name}: an enum must hold different strings: allow null beside a reference to it.`,
      );
    return { kind: "enum", values, open: schema["x-open-enum"] === true };
  }

  /** Reads a schema inside a component, a parameter or a media type. */
  read(schema: RawSchema, where: string): Shape {
    this.checkKeywords(schema, where);
    if (schema.const !== undefined) return this.readConstant(schema.const, where);
    if (schema.enum) {
      this.problems.push(`${where}: an enum must be a named schema in components/schemas.`);
      return { kind: "any" };
    }
    if (schema.$ref !== undefined) return this.readReference(schema.$ref, where);
    const variants = schema.oneOf ?? schema.anyOf;
    if (variants) return this.readUnion(schema, variants, where);
    const types = listTypes(schema);
    if (types.length === 0) return schema.properties ? this.readObject(schema, where) : { kind: "any" };
    const [type, other] = types.filter((one) => one !== "null");
    if (type === undefined) return { kind: "null" };
    if (other !== undefined) this.problems.push(`${where}: write several types as anyOf.`);
    const shape = this.readTyped(schema, type, where);
    return types.includes("null") ? { kind: "nullable", of: shape } : shape;
  }

  private readReference(reference: string, where: string): Shape {
    const name = getSchemaName(reference);
    if (name === null) this.problems.push(`${where}: ${reference} is not a schema in components/schemas.`);
    return { kind: "ref", name: name ?? reference };
  }

  private readConstant(value: Json, where: string): Shape {
    if (value === null) return { kind: "null" };
    if (typeof value === "object") {
      this.problems.push(`${where}: const must be a string, a number or a boolean.`);
      return { kind: "any" };
    }
    return { kind: "const", value };
  }

  private readUnion(schema: RawSchema, raw: readonly RawSchema[], where: string): Shape {
    const read = raw.map((variant, index) => this.read(variant, `${where}.${index}`));
    const variants = read.filter((variant) => variant.kind !== "null");
    const nullable = variants.length < read.length || listTypes(schema).includes("null");
    const tag = schema.discriminator?.propertyName;
    const open = schema["x-open-enum"] === true;
    if (open && tag === undefined) {
      this.problems.push(`${where}: a union with x-open-enum needs a discriminator.`);
    }
    const [only] = variants;
    const shape: Shape =
      only && variants.length === 1 ? only : { kind: "union", variants, open, ...(tag && { tag }) };
    return nullable ? { kind: "nullable", of: shape } : shape;
  }

  private readTyped(schema: RawSchema, type: string, where: string): Shape {
    switch (type) {
      case "string":
        return this.readString(schema, where);
      case "boolean":
        return { kind: "boolean" };
      case "integer":
      case "number": {
        const { minimum, maximum } = schema;
        return { kind: "number", integer: type === "integer", ...omitUndefined({ minimum, maximum }) };
      }
      case "array": {
        const { minItems, maxItems } = schema;
        const items = this.read(schema.items ?? {}, `${where}[]`);
        return { kind: "array", items, ...omitUndefined({ minItems, maxItems }) };
      }
      case "object":
        return this.readObject(schema, where);
      default:
        this.problems.push(`${where}: ${type} is not a type.`);
        return { kind: "any" };
    }
  }

  private readString(schema: RawSchema, where: string): Shape {
    const { format, minLength, maxLength, pattern } = schema;
    if (format === "binary") return { kind: "binary" };
    if (format !== undefined && !checkedFormats.includes(format))
      this.problems.push(`${where}: the generator does not support the format ${format}.`);
    return { kind: "string", ...omitUndefined({ minLength, maxLength, pattern, format }) };
  }

  private readObject(schema: RawSchema, where: string): ObjectShape {
    const required = schema.required ?? [];
    const raw = schema.properties ?? {};
    const properties = Object.entries(raw).map(([name, property]) => ({
      ...this.readProperty(name, property, `${where}.${name}`),
      required: required.includes(name),
    }));
    // An object without properties accepts any key. With properties, it accepts only those by default.
    const rest = schema.additionalProperties ?? properties.length === 0;
    if (typeof rest === "boolean") return { kind: "object", properties, rest: rest ? { kind: "any" } : null };
    return { kind: "object", properties, rest: this.read(rest, `${where}.*`) };
  }

  /** Reads one property. The caller sets `required`. */
  readProperty(name: string, schema: RawSchema, where: string): Property {
    const shape = this.read(schema, where);
    const published = listPublished(schema);
    if (!published.every((word) => publishedWords.includes(word))) {
      this.problems.push(`${where}: x-published can only list ${publishedWords.join(", ")}.`);
    }
    const deprecated = schema.deprecated === true;
    const property: Property = { name, shape, required: false, deprecated, published };
    return schema.default === undefined ? property : { ...property, default: schema.default };
  }

  private checkKeywords(schema: RawSchema, where: string): void {
    for (const key of Object.keys(schema)) {
      if (keywords.has(key) || key.startsWith("x-")) continue;
      this.problems.push(`${where}: the generator does not support the keyword ${key}.`);
    }
  }
}

const listTypes = (schema: RawSchema): readonly string[] =>
  schema.type === undefined ? [] : [schema.type].flat();

/** Removes undefined keys, so that shapes compare equal. */
function omitUndefined<T extends object>(entries: T): Partial<T> {
  const kept: Partial<T> = { ...entries };
  for (const key in kept) if (kept[key] === undefined) delete kept[key];
  return kept;
}
