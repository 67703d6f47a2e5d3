import { findResponseGeneric } from "./generics.ts";
import { resolveShape, visitShapes } from "./graph.ts";
import {
  getHeaderParameters,
  listBodySchemas,
  toPascalCase,
  getPathParameters,
  getQueryParameters,
  getSuccessResponses,
} from "./model.ts";
import type { Component, Model, OperationModel, Shape } from "./model.ts";

type Rule = (model: Model) => Iterable<string>;

/** The settings of each paging style: those that name a query parameter, and those that name a response field. */
const paging: Record<string, { readonly query: readonly string[]; readonly fields: readonly string[] }> = {
  offset: { query: ["offset", "limit"], fields: ["items", "total"] },
  cursor: { query: ["cursor"], fields: ["items", "next"] },
  page: { query: ["page", "size"], fields: ["items", "total"] },
};

/** Names that a schema must not have, because they belong to the platform or to the emitted files. */
const reservedNames = new Set(
  `Lazy OperationSchemas Path RequestEnums Responses Unlisted Array Blob Boolean Buffer Date Error Event File FormData Function Headers Map Number Object Partial Pick Promise
   Proxy Record Request Required Response Set String Symbol URL`.split(/\s+/),
);

const listPathParameters = (template: string): string[] =>
  [...template.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? "").toSorted();

/** The rules for the whole document. Reading has already checked each schema alone, and redocly.yaml has other rules. */
const rules: readonly Rule[] = [
  checkPaths,
  checkPages,
  checkNames,
  checkPublished,
  checkTags,
  checkDependencies,
];

export function checkModel(model: Model): string[] {
  return rules.flatMap((rule) => [...rule(model)]);
}

function* checkPaths({ operations }: Model): Iterable<string> {
  const owners = new Map<string, string>();
  for (const operation of operations) {
    const declared = getPathParameters(operation)
      .map((p) => p.name)
      .toSorted();
    for (const path of operation.paths) {
      // Two templates conflict when they differ only in the names of their parameters.
      const key = `${operation.method} ${path.replaceAll(/\{[^}]+\}/g, "{}")}`;
      const owner = owners.get(key);
      if (owner !== undefined)
        yield `${operation.id}: ${operation.method} ${path} already belongs to ${owner}.`;
      owners.set(key, operation.id);
      if (listPathParameters(path).join() !== declared.join()) {
        yield `${operation.id}: ${path} does not match the declared path parameters (${declared.join(", ")}).`;
      }
    }
  }
}

function* checkPages(model: Model): Iterable<string> {
  for (const operation of model.operations) {
    const paginate = operation.raw["x-paginate"];
    if (!paginate) continue;
    const style = paging[paginate.style ?? ""];
    if (!style) {
      yield `${operation.id}: the style of x-paginate must be one of ${Object.keys(paging).join(", ")}.`;
      continue;
    }
    const queries = getQueryParameters(operation).map((p) => p.name);
    const fields = listResponseFields(model, operation);
    for (const setting of [...style.query, ...style.fields]) {
      const name = paginate[setting];
      const known = style.query.includes(setting) ? queries : fields;
      const kind = style.query.includes(setting) ? "query parameter" : "response field";
      if (name === undefined)
        yield `${operation.id}: x-paginate of style ${paginate.style} needs ${setting}.`;
      else if (!known.includes(name))
        yield `${operation.id}: x-paginate ${setting}: ${name} is not a ${kind}.`;
    }
  }
}

function listResponseFields(model: Model, operation: OperationModel): string[] {
  const shapes = getSuccessResponses(operation).flatMap((a) =>
    a.shape ? [resolveShape(a.shape, model.components)] : [],
  );
  return shapes.flatMap((shape) => (shape.kind === "object" ? shape.properties.map((p) => p.name) : []));
}

function* checkNames({ components, operations, generics }: Model): Iterable<string> {
  for (const name of components.keys()) {
    if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) yield `${name}: the name of a schema must be in PascalCase.`;
    if (reservedNames.has(name)) yield `${name}: the name is reserved.`;
  }
  const emitted = [
    ...operations.filter((o) => getQueryParameters(o).length > 0).map((o) => `${toPascalCase(o.id)}Query`),
    ...generics.map((generic) => `${generic.schema}s`),
    ...[...components.values()].filter((c) => isOpenUnion(c)).map((c) => `Unknown${c.name}`),
  ];
  for (const name of emitted)
    if (components.has(name)) yield `${name}: the generator emits a type with this name.`;
}

/** Only responses differ from the contract. */
function* checkPublished(model: Model): Iterable<string> {
  for (const name of listBodySchemas(model)) {
    const shape = model.components.get(name)?.shape;
    const properties = shape?.kind === "object" ? shape.properties : [];
    const found = properties.find(({ published }) => published.length > 0);
    if (found) yield `${name}.${found.name}: a schema of a request must not have x-published.`;
  }
}

/** Each variant of a discriminated union needs a constant of its own. */
function* checkTags({ components }: Model): Iterable<string> {
  for (const component of components.values()) {
    const found: string[] = [];
    visitShapes(component.shape, (shape) => {
      if (shape.kind !== "union" || shape.tag === undefined) return;
      if (shape.open && shape !== component.shape) {
        found.push(`${component.name}: an open union must be a named schema in components/schemas.`);
      }
      const tag = shape.tag;
      const constants = shape.variants.map((variant) => getTagValue(resolveShape(variant, components), tag));
      if (constants.includes(undefined) || new Set(constants).size !== constants.length) {
        found.push(
          `${component.name}: each variant of the union needs a required ${tag} with its own constant.`,
        );
      }
    });
    yield* found;
  }
}

function* checkDependencies(model: Model): Iterable<string> {
  for (const generic of model.generics) {
    const owners = model.operations.filter((o) =>
      o.responses.some((a) => findResponseGeneric(model, a.shape) === generic),
    );
    for (const operation of owners) {
      const parameter = getPathParameters(operation).find((p) => p.name === generic.parameter);
      const shape = parameter && resolveShape(parameter.shape, model.components);
      if (shape?.kind !== "enum") {
        yield `${operation.id}: ${generic.owner} depends on ${generic.parameter}, which must be an enum in the path.`;
        continue;
      }
      const cases = Object.keys(generic.cases);
      const missing = shape.values.filter((value) => !cases.includes(value));
      const extra = cases.filter((value) => !shape.values.includes(value));
      if (missing.length > 0) yield `${generic.owner}: x-generic has no case for ${missing.join(", ")}.`;
      if (extra.length > 0) yield `${generic.owner}: x-generic has cases for unknown ${extra.join(", ")}.`;
    }
  }
  for (const operation of model.operations) {
    for (const parameter of getHeaderParameters(operation)) {
      const shape = resolveShape(parameter.shape, model.components);
      if (shape.kind === "object")
        yield `${operation.id}: the header ${parameter.name} cannot hold an object.`;
    }
  }
}

function getTagValue(shape: Shape, tag: string): string | undefined {
  const property = shape.kind === "object" ? shape.properties.find((p) => p.name === tag) : undefined;
  return property?.required && property.shape.kind === "const" ? String(property.shape.value) : undefined;
}

/** Whether a component is a union to which the service may add variants. */
export const isOpenUnion = ({ shape }: Pick<Component, "shape">): boolean =>
  shape.kind === "union" && shape.open;
