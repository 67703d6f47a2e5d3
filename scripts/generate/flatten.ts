import { getSchemaName, methods } from "./raw.ts";
import type { RawDocument, RawOperation, RawParameter, RawPathItem, RawSchema } from "./raw.ts";

/**
 * Flattens a document for the emitters: copies shared parameters and path parameters into their operations, and merges each allOf into one object schema.
 */
export function flattenDocument(document: RawDocument, problems: string[]): RawDocument {
  const source = structuredClone(document);
  const merger = new Merger(source.components.schemas, problems);
  const { parameters = {}, ...components } = source.components;

  const inline = (operation: RawOperation, shared: readonly RawParameter[]): RawOperation => {
    const own = [...shared, ...(operation.parameters ?? [])].map((parameter) => {
      const { $ref } = parameter;
      return $ref === undefined ? parameter : (parameters[$ref.split("/").at(-1) ?? ""] ?? parameter);
    });
    // A parameter of the operation replaces a path parameter with the same name and location.
    const byKey = new Map(own.map((p) => [`${p.in} ${p.name}`, p]));
    return { ...operation, parameters: [...byKey.values()] };
  };

  const paths: Record<string, RawPathItem> = {};
  for (const [path, item] of Object.entries(source.paths)) {
    const flat: RawPathItem = {};
    for (const method of methods) {
      const operation = item[method];
      if (operation) flat[method] = inline(operation, item.parameters ?? []);
    }
    paths[path] = flat;
  }
  return merger.mergeAll({ ...source, paths, components });
}

/** Merges allOf. Only object schemas with compatible properties can be merged. */
export class Merger {
  constructor(
    private readonly schemas: Record<string, RawSchema>,
    private readonly problems: string[],
  ) {}

  /** Copies a part of the document and merges every allOf, innermost first. */
  mergeAll<T>(part: T): T {
    const copy: T = JSON.parse(JSON.stringify(part), (key, value: unknown) =>
      hasAllOf(value) ? this.merge(value, key) : value,
    );
    return copy;
  }

  merge(schema: RawSchema, where: string): RawSchema {
    const { allOf, ...own } = schema;
    if (!allOf) return schema;
    const [only] = allOf;
    // An allOf with a single reference is the OpenAPI 3.0 way to describe a reference.
    if (allOf.length === 1 && only?.$ref && !own.properties) return { ...only, ...own };
    const parts = [...allOf.map((part) => this.resolve(part, where)), own];
    const merged: RawSchema = { ...own, type: "object", properties: {}, required: [] };
    for (const part of parts) this.add(merged, part, where);
    return merged;
  }

  private resolve(part: RawSchema, where: string): RawSchema {
    const name = part.$ref === undefined ? null : getSchemaName(part.$ref);
    const target = name === null ? part : this.schemas[name];
    if (!target) this.problems.push(`${where}: allOf refers to ${part.$ref}, which does not exist.`);
    return this.merge(target ?? {}, where);
  }

  private add(merged: RawSchema, part: RawSchema, where: string): void {
    if (
      part.$ref ??
      part.oneOf ??
      part.anyOf ??
      part.enum ??
      (part.type !== undefined && part.type !== "object")
    ) {
      this.problems.push(`${where}: allOf can merge object schemas only.`);
    }
    const properties = (merged.properties ??= {});
    for (const [name, property] of Object.entries(part.properties ?? {})) {
      const before = properties[name];
      if (before && JSON.stringify(before) !== JSON.stringify(property)) {
        this.problems.push(`${where}: the parts of allOf disagree on the property ${name}.`);
      }
      properties[name] = property;
    }
    merged.required = [...new Set([...(merged.required ?? []), ...(part.required ?? [])])];
    if (part.additionalProperties !== undefined) merged.additionalProperties ??= part.additionalProperties;
  }
}

const hasAllOf = (value: unknown): value is RawSchema =>
  typeof value === "object" && value !== null && "allOf" in value && Array.isArray(value.allOf);
