import { schemaName } from "./raw.ts";
import type { Json, RawSchema } from "./raw.ts";
import type { ObjectShape, Property, Shape, StringShape } from "./model.ts";

/** Keywords that the emitters turn into types and checks; any other keyword is refused, never ignored. */
const keywords = new Set(
  `$ref type enum const format contentMediaType minLength maxLength pattern minimum maximum exclusiveMinimum
   exclusiveMaximum multipleOf items minItems maxItems uniqueItems properties required additionalProperties anyOf
   oneOf discriminator default title description deprecated example examples readOnly writeOnly`.split(/\s+/),
);

/** Formats that the strict set checks. */
export const checkedFormats = ["uuid", "date", "date-time", "email", "uri"] as const;

/** Formats that only tell a reader how a number is stored or how a text is shown. */
const silentFormats = new Set(["int32", "int64", "float", "double", "password"]);

/** Reads schemas into shapes and collects what cannot be read. */
export class SchemaReader {
  constructor(private readonly problems: string[]) {}

  /** Reads a schema that stands at the top of components; only there an enum has a name to be emitted under. */
  component(schema: RawSchema, name: string): Shape {
    if (!schema.enum) return this.read(schema, name);
    this.checkKeywords(schema, name);
    const values = schema.enum.filter((value) => typeof value === "string");
    const nullable = schema.enum.includes(null);
    if (values.length + (nullable ? 1 : 0) !== schema.enum.length) {
      this.problems.push(`${name}: an enum holds strings, and null where it is nullable.`);
    }
    if (new Set(schema.enum).size !== schema.enum.length)
      this.problems.push(`${name}: an enum value is there twice.`);
    if (nullable !== typesOf(schema).includes("null")) {
      this.problems.push(`${name}: a nullable enum has null among its types and among its values.`);
    }
    const shape: Shape = { kind: "enum", values, open: schema["x-open-enum"] === true };
    return nullable ? { kind: "nullable", of: shape } : shape;
  }

  /** Reads a schema anywhere below a component, a parameter or a media type. */
  read(schema: RawSchema, where: string): Shape {
    this.checkKeywords(schema, where);
    if (schema.enum) {
      this.problems.push(`${where}: an enum stands in components/schemas under a name of its own.`);
      return { kind: "any" };
    }
    if (schema.$ref !== undefined) return this.reference(schema.$ref, where);
    if (schema.const !== undefined) return this.constant(schema.const, where);
    const arms = schema.oneOf ?? schema.anyOf;
    if (arms) return this.union(schema, arms, where);
    const types = typesOf(schema);
    const shapes = types.filter((type) => type !== "null").map((type) => this.typed(schema, type, where));
    if (types.length === 0) return schema.properties ? this.typed(schema, "object", where) : { kind: "any" };
    if (shapes.length === 0) return { kind: "null" };
    const [first] = shapes;
    const shape: Shape = first && shapes.length === 1 ? first : { kind: "union", arms: shapes, open: false };
    return types.includes("null") ? { kind: "nullable", of: shape } : shape;
  }

  private reference(reference: string, where: string): Shape {
    const name = schemaName(reference);
    if (name === null) this.problems.push(`${where}: ${reference} is no schema of components/schemas.`);
    return { kind: "ref", name: name ?? reference };
  }

  private constant(value: Json, where: string): Shape {
    if (value === null) return { kind: "null" };
    if (typeof value === "object") {
      this.problems.push(`${where}: const holds a string, a number or a boolean.`);
      return { kind: "any" };
    }
    return { kind: "const", value };
  }

  private union(schema: RawSchema, raw: readonly RawSchema[], where: string): Shape {
    const read = raw.map((arm, index) => this.read(arm, `${where}.${index}`));
    const arms = read.filter((arm) => arm.kind !== "null");
    const nullable = arms.length < read.length || typesOf(schema).includes("null");
    const tag = schema.discriminator?.propertyName;
    const open = schema["x-open-enum"] === true;
    if (open && tag === undefined) {
      this.problems.push(
        `${where}: a union with x-open-enum needs a discriminator, which tells its arms apart.`,
      );
    }
    const [only] = arms;
    const shape: Shape =
      only && arms.length === 1 ? only : { kind: "union", arms, open, ...(tag && { tag }) };
    return nullable ? { kind: "nullable", of: shape } : shape;
  }

  private typed(schema: RawSchema, type: string, where: string): Shape {
    switch (type) {
      case "string":
        return this.string(schema, where);
      case "boolean":
        return { kind: "boolean" };
      case "integer":
      case "number": {
        const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
        const bounds = defined({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf });
        return { kind: "number", integer: type === "integer", ...bounds };
      }
      case "array": {
        const { minItems, maxItems, uniqueItems = false } = schema;
        const items = this.read(schema.items ?? {}, `${where}[]`);
        return { kind: "array", items, unique: uniqueItems, ...defined({ minItems, maxItems }) };
      }
      case "object":
        return this.object(schema, where);
      default:
        this.problems.push(`${where}: ${type} is no type.`);
        return { kind: "any" };
    }
  }

  private string(schema: RawSchema, where: string): Shape {
    const { format, minLength, maxLength, pattern } = schema;
    if (format === "binary" || schema.contentMediaType !== undefined) return { kind: "binary" };
    const checked = checkedFormats.some((known) => known === format);
    if (format !== undefined && !checked && !silentFormats.has(format)) {
      this.problems.push(`${where}: the format ${format} is unknown to the generator.`);
    }
    const shape: StringShape = { kind: "string", ...defined({ minLength, maxLength, pattern }) };
    return checked && format !== undefined ? { ...shape, format } : shape;
  }

  private object(schema: RawSchema, where: string): ObjectShape {
    const required = schema.required ?? [];
    const raw = schema.properties ?? {};
    for (const name of required) {
      if (!Object.hasOwn(raw, name))
        this.problems.push(`${where}: the required ${name} is not among the properties.`);
    }
    const properties = Object.entries(raw).map(([name, property]) => ({
      ...this.property(name, property, `${where}.${name}`),
      required: required.includes(name),
    }));
    // A bare object says nothing about its keys; one with properties has those and, unless it says so, no others.
    const rest = schema.additionalProperties ?? properties.length === 0;
    if (typeof rest === "boolean") return { kind: "object", properties, rest: rest ? { kind: "any" } : null };
    return { kind: "object", properties, rest: this.read(rest, `${where}.*`) };
  }

  /** Reads one property; whether it is required is for the caller to say. */
  property(name: string, schema: RawSchema, where: string): Property {
    const shape = this.read(schema, where);
    const property: Property = { name, shape, required: false, deprecated: schema.deprecated === true };
    return schema.default === undefined ? property : { ...property, default: schema.default };
  }

  private checkKeywords(schema: RawSchema, where: string): void {
    for (const key of Object.keys(schema)) {
      if (keywords.has(key) || key.startsWith("x-")) continue;
      this.problems.push(`${where}: the generator does not know the keyword ${key}.`);
    }
  }
}

const typesOf = (schema: RawSchema): readonly string[] =>
  schema.type === undefined ? [] : [schema.type].flat();

/** Drops the keys that are undefined, so that shapes compare and print without them. */
function defined<T extends object>(entries: T): Partial<T> {
  const kept: Partial<T> = { ...entries };
  for (const key in kept) if (kept[key] === undefined) delete kept[key];
  return kept;
}
