import { findEnum, isNullable, listOpenValues } from "./graph.ts";
import { toCamelCase } from "./model.ts";
import type { ArrayShape, Generic as Dependency, Model, NumberShape, ObjectShape } from "./model.ts";
import type { PublishedWord } from "./publish.ts";
import type { Property, Shape, StringShape, UnionShape } from "./model.ts";

/** Strict validates requests and the mock's responses. Tolerant reads responses of any release. */
export type Mode = "strict" | "tolerant";

export interface EmitContext {
  /** The dependency of the component. Its varying schema is then an argument. */
  readonly generic?: Dependency | undefined;
  /** Whether missing keys take their defaults. Only requests do. */
  readonly defaults: boolean;
  /** Whether the enums are those of a request, which takes listed and unlisted values. */
  readonly request?: boolean;
}

const formats: Record<string, string> = {
  // Accepts any hexadecimal digits in the 8-4-4-4-12 form, so that an unknown id is a 404 and not a 422.
  // UUIDs are case-insensitive. Lower case makes lookups simple.
  uuid: "z.guid().toLowerCase()",
  date: "z.iso.date()",
  "date-time": "z.iso.datetime({ offset: true })",
  email: "z.email()",
};

export class ZodExpressions {
  constructor(
    private readonly model: Model,
    private readonly mode: Mode,
  ) {}

  emit(shape: Shape, context: EmitContext): string {
    switch (shape.kind) {
      case "any":
        return "z.unknown()";
      case "null":
        return "z.null()";
      case "boolean":
        return "z.boolean()";
      case "binary":
        return "binary()";
      case "const":
        return `z.literal(${JSON.stringify(shape.value)})`;
      case "enum":
        throw new Error("Only a component can be an enum.");
      case "nullable":
        return `${this.emit(shape.of, context)}.nullable()`;
      case "ref":
        return this.emitReference(shape.name, context);
      case "string":
        return this.emitString(shape);
      case "number":
        return this.emitNumber(shape);
      case "array":
        return this.emitArray(shape, context);
      case "object":
        return this.emitObject(shape, context);
      case "union":
        return this.emitUnion(shape, context, "");
      default:
        return shape satisfies never;
    }
  }

  /** Emits a whole component. Enums are allowed only here. */
  emitComponent(name: string, shape: Shape, context: EmitContext): string {
    if (shape.kind === "nullable") return `${this.emitComponent(name, shape.of, context)}.nullable()`;
    if (shape.kind === "union") return this.emitUnion(shape, context, name);
    if (shape.kind === "object")
      return this.emitObject(shape, context, formatTypeName(name, context.generic));
    if (shape.kind !== "enum") return this.emit(shape, context);
    return this.mode === "tolerant" && shape.open ? "z.string()" : `z.enum(known.${toCamelCase(name)}Values)`;
  }

  private emitReference(name: string, { generic, request }: EmitContext): string {
    if (generic?.schema === name) return "inner";
    if (generic?.carriers.has(name)) return `build${name}(inner)`;
    if (request && this.mode === "tolerant" && findEnum({ kind: "ref", name }, this.model.components))
      return `requested<${JSON.stringify(name)}>(${name}())`;
    return `${name}()`;
  }

  private emitString({ format, minLength, maxLength, pattern }: StringShape): string {
    if (this.mode === "tolerant") return "z.string()";
    const base = (format === undefined ? undefined : formats[format]) ?? "z.string()";
    // A failed pattern aborts. Otherwise zod would report it alone when it is one variant of a failed union.
    const regex =
      pattern === undefined ? "" : `.regex(new RegExp(${JSON.stringify(pattern)}, "u"), { abort: true })`;
    return `${base}${formatCall("min", minLength)}${formatCall("max", maxLength)}${regex}`;
  }

  private emitNumber(shape: NumberShape): string {
    if (this.mode === "tolerant") return "z.number()";
    const bounds = formatCall("min", shape.minimum) + formatCall("max", shape.maximum);
    return `${shape.integer ? "z.int()" : "z.number()"}${bounds}`;
  }

  private emitArray({ items, minItems, maxItems }: ArrayShape, context: EmitContext): string {
    const array = `z.array(${this.emit(items, context)})`;
    if (this.mode === "tolerant") return array;
    return `${array}${formatCall("min", minItems)}${formatCall("max", maxItems)}`;
  }

  /** @param type - the declared type, which lets the compiler check each key */
  emitObject({ properties, rest }: ObjectShape, context: EmitContext, type?: string): string {
    if (properties.length === 0 && rest) return `z.record(z.string(), ${this.emit(rest, context)})`;
    const body = `{ ${properties.map((property) => this.emitProperty(property, context)).join(", ")} }`;
    if (rest && rest.kind !== "any") return `z.object(${body}).catchall(${this.emit(rest, context)})`;
    const loose = rest !== null || this.mode === "tolerant";
    if (type !== undefined) return `${loose ? "looseShape" : "strictShape"}<${type}>(${body})`;
    return `z.${loose ? "looseObject" : "strictObject"}(${body})`;
  }

  private emitProperty(property: Property, context: EmitContext): string {
    const key = /^[A-Za-z_$][\w$]*$/.test(property.name) ? property.name : JSON.stringify(property.name);
    return `${key}: ${this.emitPresence(property, this.emitValue(property, context), context)}`;
  }

  private emitValue({ shape, published }: Property, context: EmitContext): string {
    const value = this.emit(shape, context);
    const others = this.mode === "tolerant" ? published.flatMap((word) => otherTypes[word] ?? []) : [];
    return others.length > 0 ? `otherType(${[value, ...others].join(", ")})` : value;
  }

  /** Emits whether a key can be missing. */
  private emitPresence(property: Property, value: string, { defaults }: EmitContext): string {
    const { required, shape, deprecated, published } = property;
    const nullable = shape.kind !== "any" && isNullable(shape, this.model.components);
    if (defaults && !required && property.default !== undefined) {
      return `${value}.default(${JSON.stringify(property.default)})`;
    }
    if (!required)
      return value.endsWith(".nullable()")
        ? value.replace(/\.nullable\(\)$/, ".nullish()")
        : `${value}.optional()`;
    if (this.mode === "strict") return shape.kind === "any" ? "present()" : value;
    // A reader prefers null, or a missing deprecated field, to a rejected response.
    if (nullable) return `${value}.default(null)`;
    return deprecated || published.includes("absent") ? `absentField(${value})` : value;
  }

  private emitUnion({ variants, tag, open }: UnionShape, context: EmitContext, name: string): string {
    const list = variants.map((variant) => this.emitVariant(variant, variants, context)).join(", ");
    if (tag === undefined) return `z.union([${list}])`;
    const tagged = `tagged(${JSON.stringify(tag)}, [${list}])`;
    if (this.mode === "strict" || !open) return tagged;
    return `z.union([${tagged}, unknownVariant<t.Unknown${name}>(${JSON.stringify(tag)}, ${this.emitKnownTags(variants, tag)})])`;
  }

  /** Emits a variant. Beside an open enum of a request, a text is an unlisted value, and a number is one of its numbers. */
  private emitVariant(variant: Shape, variants: readonly Shape[], context: EmitContext): string {
    const expression = this.emit(variant, context);
    const values = context.request ? listOpenValues(variants, this.model.components) : [];
    if (values.length === 0) return expression;
    if (variant.kind === "string") return `unlistedText(${expression})`;
    return variant.kind === "number" ? `z.literal([${values.map(Number).join(", ")}])` : expression;
  }

  private emitKnownTags(variants: readonly Shape[], tag: string): string {
    const values = variants.map((variant) => {
      const target = variant.kind === "ref" ? this.model.components.get(variant.name)?.shape : variant;
      const property = target?.kind === "object" ? target.properties.find((p) => p.name === tag) : undefined;
      return property?.shape.kind === "const" ? property.shape.value : null;
    });
    return JSON.stringify(values);
  }
}

/** The other types that a property can have in a response, by the word of `x-published`. */
const otherTypes: Readonly<Partial<Record<PublishedWord, string>>> = {
  number: "z.number()",
  object: "z.looseObject({})",
};

const formatCall = (method: string, argument: number | undefined): string =>
  argument === undefined ? "" : `.${method}(${argument})`;

/** Formats the declared type of a component, with its type parameter if any. */
const formatTypeName = (name: string, generic: Dependency | undefined): string =>
  `t.${name}${generic ? `<${generic.typeParameter}>` : ""}`;
