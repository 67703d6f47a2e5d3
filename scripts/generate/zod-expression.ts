import { carriedBy } from "./generics.ts";
import { closures, isNullable, references } from "./graph.ts";
import { camelCase } from "./model.ts";
import type { ArrayShape, Generic as Dependency, Model, NumberShape, ObjectShape } from "./model.ts";
import type { Property, Shape, StringShape, UnionShape } from "./model.ts";

/** Strict for checking what we make, tolerant for reading what others send. */
export type Mode = "strict" | "tolerant";

/** Where an expression stands. */
export interface Place {
  /** The component that is being emitted; references back to it must be lazy. */
  readonly component?: string;
  /** The dependency that the component carries: its inner schema is then an argument. */
  readonly generic?: Dependency | undefined;
  /** Whether a missing key takes its default, which only requests do. */
  readonly defaults: boolean;
}

const formats: Record<string, string> = {
  // Any hexadecimal digits in the 8-4-4-4-12 form: a well-formed id that names nothing is not found, not malformed.
  // Capitals mean the same in a UUID, and whoever looks one up by what was read need not think of them.
  uuid: "z.guid().toLowerCase()",
  date: "z.iso.date()",
  "date-time": "z.iso.datetime({ offset: true })",
  email: "z.email()",
  uri: "z.url()",
};

/** Writes shapes as zod expressions. */
export class ZodExpressions {
  private readonly reach: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(
    private readonly model: Model,
    private readonly mode: Mode,
  ) {
    this.reach = closures(model.components);
  }

  of(shape: Shape, place: Place): string {
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
        throw new Error("An enum is emitted by the component that names it.");
      case "nullable":
        return `${this.of(shape.of, place)}.nullable()`;
      case "ref":
        return this.reference(shape.name, place);
      case "string":
        return this.string(shape);
      case "number":
        return this.number(shape);
      case "array":
        return this.array(shape, place);
      case "object":
        return this.object(shape, place);
      case "union":
        return this.union(shape, place, "");
      default:
        return shape satisfies never;
    }
  }

  /** The expression of a whole component, the only place where an enum may stand. */
  component(name: string, shape: Shape, place: Place): string {
    if (shape.kind === "nullable") return `${this.component(name, shape.of, place)}.nullable()`;
    if (shape.kind === "union") return this.union(shape, place, name);
    if (shape.kind === "object") return this.object(shape, place, typeName(name, place.generic));
    if (shape.kind !== "enum") return this.of(shape, place);
    return this.mode === "tolerant" && shape.open ? "z.string()" : `z.enum(known.${camelCase(name)}Values)`;
  }

  private reference(name: string, { component, generic }: Place): string {
    if (generic?.schema === name) return "inner";
    if (generic?.carriers.has(name)) return `${name}Of(inner)`;
    return component !== undefined && this.isRecursive(component, name) ? `z.lazy(${name})` : `${name}()`;
  }

  private isRecursive(from: string, to: string): boolean {
    return to === from || (this.reach.get(to)?.has(from) ?? false);
  }

  private string({ format, minLength, maxLength, pattern }: StringShape): string {
    if (this.mode === "tolerant") return "z.string()";
    const base = (format === undefined ? undefined : formats[format]) ?? "z.string()";
    // A failed pattern ends the check: as one arm of a union it would otherwise speak for the arms that failed outright.
    const regex =
      pattern === undefined ? "" : `.regex(new RegExp(${JSON.stringify(pattern)}, "u"), { abort: true })`;
    return `${base}${call("min", minLength)}${call("max", maxLength)}${regex}`;
  }

  private number(shape: NumberShape): string {
    if (this.mode === "tolerant") return "z.number()";
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = shape;
    const bounds = call("min", minimum) + call("max", maximum);
    const open = call("gt", exclusiveMinimum) + call("lt", exclusiveMaximum);
    return `${shape.integer ? "z.int()" : "z.number()"}${bounds}${open}${call("multipleOf", multipleOf)}`;
  }

  private array({ items, minItems, maxItems, unique }: ArrayShape, place: Place): string {
    const array = `z.array(${this.of(items, place)})`;
    if (this.mode === "tolerant") return array;
    const bounded = `${array}${call("min", minItems)}${call("max", maxItems)}`;
    return unique ? `${bounded}.refine(isUnique, "Expected no item twice")` : bounded;
  }

  /** @param type The declared type of the object: the compiler then holds each key to it. */
  object({ properties, rest }: ObjectShape, place: Place, type?: string): string {
    if (properties.length === 0 && rest) return `z.record(z.string(), ${this.of(rest, place)})`;
    const body = `{ ${properties.map((property) => this.property(property, place)).join(", ")} }`;
    if (rest && rest.kind !== "any") return `z.object(${body}).catchall(${this.of(rest, place)})`;
    const loose = rest !== null || this.mode === "tolerant";
    if (type !== undefined) return `${loose ? "loosely" : "exactly"}<${type}>(${body})`;
    return `z.${loose ? "looseObject" : "strictObject"}(${body})`;
  }

  private property(property: Property, place: Place): string {
    const key = /^[A-Za-z_$][\w$]*$/.test(property.name) ? property.name : JSON.stringify(property.name);
    const value = this.presence(property, this.of(property.shape, place), place);
    const { component } = place;
    const loops = [...references(property.shape)].some(
      (name) => component && this.isRecursive(component, name),
    );
    // A getter is read after the schema is there, so a schema may hold itself.
    return loops
      ? `get ${key}() { return ${value.replaceAll(/z\.lazy\((\w+)\)/g, "$1()")}; }`
      : `${key}: ${value}`;
  }

  /** What a missing key means. */
  private presence(property: Property, value: string, { defaults }: Place): string {
    const { required, shape, deprecated } = property;
    const nullable = shape.kind !== "any" && isNullable(shape, this.model.components);
    if (defaults && !required && property.default !== undefined) {
      return `${value}.default(${JSON.stringify(property.default)})`;
    }
    if (!required)
      return value.endsWith(".nullable()")
        ? value.replace(/\.nullable\(\)$/, ".nullish()")
        : `${value}.optional()`;
    if (this.mode === "strict") return shape.kind === "any" ? "present()" : value;
    // A reader fares better with null, or without a field that is on its way out, than with a refused answer.
    if (nullable) return `${value}.default(null)`;
    return deprecated ? `retired(${value})` : value;
  }

  private union({ arms, tag, open }: UnionShape, place: Place, name: string): string {
    const list = arms.map((arm) => this.of(arm, place)).join(", ");
    if (tag === undefined) return `z.union([${list}])`;
    const tagged = `tagged(${JSON.stringify(tag)}, [${list}])`;
    if (this.mode === "strict" || !open) return tagged;
    return `z.union([${tagged}, unknownArm<t.Unknown${name}>(${JSON.stringify(tag)}, ${this.knownTags(arms, tag)})])`;
  }

  private knownTags(arms: readonly Shape[], tag: string): string {
    const values = arms.map((arm) => {
      const target = arm.kind === "ref" ? this.model.components.get(arm.name)?.shape : arm;
      const property = target?.kind === "object" ? target.properties.find((p) => p.name === tag) : undefined;
      return property?.shape.kind === "const" ? property.shape.value : null;
    });
    return JSON.stringify(values);
  }

  /** The dependency under which a component is emitted as a factory. */
  dependencyOf(name: string): Dependency | undefined {
    return carriedBy(this.model, name);
  }
}

const call = (method: string, argument: number | undefined): string =>
  argument === undefined ? "" : `.${method}(${argument})`;

/** The declared type of a component, with its type parameter where it has one. */
export const typeName = (name: string, generic: Dependency | undefined): string =>
  `t.${name}${generic ? `<${generic.typeParameter}>` : ""}`;
