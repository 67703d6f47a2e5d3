import { schemaName } from "./raw.ts";
import type { RawBody, RawDocument, RawOperation, RawParameter, RawPathItem, RawSchema } from "./raw.ts";

const methods = ["get", "put", "post", "delete", "patch"] as const;

/**
 * The document without indirection that no emitter wants: shared parameters and request bodies stand in their
 * operations, parameters of a path too, and each allOf is one object schema.
 */
export function flatten(document: RawDocument, problems: string[]): RawDocument {
  const source = structuredClone(document);
  const merger = new Merger(source.components?.schemas ?? {}, problems);
  const { parameters = {}, requestBodies = {}, ...components } = source.components ?? {};

  const place = (operation: RawOperation, shared: readonly RawParameter[]): RawOperation => {
    const own = [...shared, ...(operation.parameters ?? [])].map((p) => lookUp(p, parameters, problems));
    // A parameter of the operation replaces the path's parameter of the same name and place.
    const byKey = new Map(own.map((p) => [`${p.in} ${p.name}`, p]));
    const body = operation.requestBody && lookUp<RawBody>(operation.requestBody, requestBodies, problems);
    return { ...operation, parameters: [...byKey.values()], ...(body && { requestBody: body }) };
  };

  const paths: Record<string, RawPathItem> = {};
  for (const [path, item] of Object.entries(source.paths ?? {})) {
    const flat: RawPathItem = {};
    for (const method of methods) {
      const operation = item[method];
      if (operation) flat[method] = place(operation, item.parameters ?? []);
    }
    paths[path] = flat;
  }
  return merger.everywhere({ ...source, paths, components });
}

/** Follows a reference to a shared parameter or body. */
function lookUp<T extends { $ref?: string }>(item: T, shared: Record<string, T>, problems: string[]): T {
  if (item.$ref === undefined) return item;
  const found = shared[item.$ref.split("/").at(-1) ?? ""];
  if (!found) problems.push(`${item.$ref}: the reference leads nowhere.`);
  return found ?? { ...item, $ref: undefined };
}

/** Merges allOf: only object schemas whose properties do not contradict each other can be merged. */
class Merger {
  constructor(
    private readonly schemas: Record<string, RawSchema>,
    private readonly problems: string[],
  ) {}

  /** A copy of the document in which every schema with an allOf is flat, the innermost ones first. */
  everywhere(document: RawDocument): RawDocument {
    const copy: RawDocument = JSON.parse(JSON.stringify(document), (key, value: unknown) =>
      hasAllOf(value) ? this.flatten(value, key) : value,
    );
    return copy;
  }

  flatten(schema: RawSchema, where: string): RawSchema {
    const { allOf, ...own } = schema;
    if (!allOf) return schema;
    const [only] = allOf;
    // A single reference in an allOf is the old way to write a description beside a reference.
    if (allOf.length === 1 && only?.$ref && !own.properties) return { ...only, ...own };
    const parts = [...allOf.map((part) => this.resolve(part, where)), own];
    const merged: RawSchema = { ...own, type: "object", properties: {}, required: [] };
    for (const part of parts) this.add(merged, part, where);
    return merged;
  }

  private resolve(part: RawSchema, where: string): RawSchema {
    const name = part.$ref === undefined ? null : schemaName(part.$ref);
    const target = name === null ? part : this.schemas[name];
    if (!target) this.problems.push(`${where}: allOf refers to ${part.$ref}, which does not exist.`);
    return this.flatten(target ?? {}, where);
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
