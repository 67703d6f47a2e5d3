import { genericOf } from "./generics.ts";
import { references, resolve, visit } from "./graph.ts";
import { headersOf, pascalCase, pathOf, queryOf, successesOf } from "./model.ts";
import type { Component, Model, OperationModel, Shape } from "./model.ts";

type Rule = (model: Model) => Iterable<string>;

const retries = ["safe", "keyed", "never"];
const provenances = ["specified", "named", "companion"];

/** For each paging style: which settings name a query parameter, and which a field of the answer. */
const paging: Record<string, { readonly query: readonly string[]; readonly fields: readonly string[] }> = {
  offset: { query: ["offset", "limit"], fields: ["items", "total"] },
  cursor: { query: ["cursor"], fields: ["items", "next"] },
  page: { query: ["page", "size"], fields: ["items", "total"] },
};

/** Names that a schema must not take, because the emitted declaration would hide the platform's own or one of the emitted files'. */
const taken = new Set(
  `Lazy OperationSchemas Path Responses Array Blob Boolean Buffer Date Error Event File FormData Function Headers Map Number Object Partial Pick Promise
   Proxy Record Request Required Response Set String Symbol URL`.split(/\s+/),
);

const segments = (template: string): string[] =>
  [...template.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? "").toSorted();

/** Every rule that the document as a whole has to keep; reading has already checked each schema by itself. */
const rules: readonly Rule[] = [
  identities,
  extensions,
  paths,
  pages,
  names,
  enums,
  dangling,
  tags,
  dependencies,
];

/** Lists what the document breaks; an empty list is a sound document. */
export function checkModel(model: Model): string[] {
  return rules.flatMap((rule) => [...rule(model)]);
}

function* identities({ operations }: Model): Iterable<string> {
  const owners = new Map<string, string>();
  for (const { raw, method, path } of operations) {
    const place = `${method} ${path}`;
    const id = raw.operationId;
    const sdk = raw["x-sdk"];
    if (id === undefined) yield `${place}: operationId is missing.`;
    if (sdk === undefined) yield `${place}: x-sdk, the method that wraps the operation, is missing.`;
    else if (id !== undefined && sdk !== id) yield `${place}: x-sdk ${sdk} differs from operationId ${id}.`;
    const key = id ?? sdk;
    if (key === undefined) continue;
    if (owners.has(key)) yield `${place}: ${key} is the operation of ${owners.get(key)} already.`;
    owners.set(key, place);
  }
}

function* extensions({ operations }: Model): Iterable<string> {
  for (const { id, raw } of operations) {
    if (!retries.includes(raw["x-retry"] ?? "")) yield `${id}: x-retry is one of ${retries.join(", ")}.`;
    if (!provenances.includes(raw["x-provenance"] ?? "")) {
      yield `${id}: x-provenance is one of ${provenances.join(", ")}.`;
    }
  }
}

function* paths({ operations }: Model): Iterable<string> {
  const owners = new Map<string, string>();
  for (const operation of operations) {
    const declared = pathOf(operation)
      .map((p) => p.name)
      .toSorted();
    for (const path of operation.paths) {
      // Two templates collide when they differ in the names of their parameters only.
      const key = `${operation.method} ${path.replaceAll(/\{[^}]+\}/g, "{}")}`;
      const owner = owners.get(key);
      if (owner !== undefined)
        yield `${operation.id}: ${operation.method} ${path} belongs to ${owner} already.`;
      owners.set(key, operation.id);
      if (segments(path).join() !== declared.join()) {
        yield `${operation.id}: ${path} and the declared path parameters (${declared.join(", ")}) differ.`;
      }
    }
    for (const parameter of pathOf(operation)) {
      if (!parameter.required)
        yield `${operation.id}: the path parameter ${parameter.name} must be required.`;
    }
  }
}

function* pages(model: Model): Iterable<string> {
  for (const operation of model.operations) {
    const paginate = operation.raw["x-paginate"];
    if (!paginate) continue;
    const style = paging[paginate.style ?? ""];
    if (!style) {
      yield `${operation.id}: x-paginate has the style ${Object.keys(paging).join(", ")}.`;
      continue;
    }
    const queries = queryOf(operation).map((p) => p.name);
    const fields = answerFields(model, operation);
    for (const setting of [...style.query, ...style.fields]) {
      const name = paginate[setting];
      const known = style.query.includes(setting) ? queries : fields;
      const kind = style.query.includes(setting) ? "query parameter" : "field of the answer";
      if (name === undefined)
        yield `${operation.id}: x-paginate of style ${paginate.style} lacks ${setting}.`;
      else if (!known.includes(name)) yield `${operation.id}: x-paginate ${setting}: ${name} is no ${kind}.`;
    }
  }
}

function answerFields(model: Model, operation: OperationModel): string[] {
  const shapes = successesOf(operation).flatMap((a) => (a.shape ? [resolve(a.shape, model.components)] : []));
  return shapes.flatMap((shape) => (shape.kind === "object" ? shape.properties.map((p) => p.name) : []));
}

function* names({ components, operations, generics }: Model): Iterable<string> {
  for (const name of components.keys()) {
    if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) yield `${name}: a schema is named in PascalCase.`;
    if (taken.has(name)) yield `${name}: the name would hide another ${name}.`;
  }
  const emitted = [
    ...operations.filter((o) => queryOf(o).length > 0).map((o) => `${pascalCase(o.id)}Query`),
    ...generics.map((generic) => `${generic.schema}s`),
    ...[...components.values()].filter((c) => isOpenUnion(c)).map((c) => `Unknown${c.name}`),
  ];
  for (const name of emitted)
    if (components.has(name)) yield `${name}: the generator makes a type of this name.`;
}

function* enums({ components }: Model): Iterable<string> {
  for (const { name, shape, raw } of components.values()) {
    const values = shape.kind === "nullable" ? shape.of : shape;
    if (values.kind !== "enum") continue;
    const described = Object.keys(raw["x-enum-descriptions"] ?? {});
    for (const value of described) {
      if (!values.values.includes(value))
        yield `${name}: x-enum-descriptions describes ${value}, which is no value.`;
    }
    for (const value of described.length > 0 ? values.values : []) {
      if (!described.includes(value)) yield `${name}: x-enum-descriptions leaves out ${value}.`;
    }
  }
}

function* dangling({ components, operations }: Model): Iterable<string> {
  const used: [string, Shape][] = [...components.values()].map((c) => [c.name, c.shape]);
  for (const operation of operations) {
    for (const parameter of operation.parameters) used.push([operation.id, parameter.shape]);
    for (const answer of operation.answers) if (answer.shape) used.push([operation.id, answer.shape]);
    if (operation.body) used.push([operation.id, operation.body.shape]);
  }
  for (const [where, shape] of used) {
    for (const name of references(shape)) {
      if (!components.has(name)) yield `${where}: the schema ${name} does not exist.`;
    }
  }
}

/** The arms of a discriminated union are told apart by a constant, so each must have one, and its own. */
function* tags({ components }: Model): Iterable<string> {
  for (const component of components.values()) {
    const found: string[] = [];
    visit(component.shape, (shape) => {
      if (shape.kind !== "union" || shape.tag === undefined) return;
      if (shape.open && shape !== component.shape) {
        found.push(`${component.name}: an open union stands in components/schemas under a name of its own.`);
      }
      const tag = shape.tag;
      const constants = shape.arms.map((arm) => tagOf(resolve(arm, components), tag));
      if (constants.includes(undefined) || new Set(constants).size !== constants.length) {
        found.push(
          `${component.name}: each arm of the union has a required ${tag} with a constant of its own.`,
        );
      }
    });
    yield* found;
  }
}

function* dependencies(model: Model): Iterable<string> {
  for (const generic of model.generics) {
    const owners = model.operations.filter((o) =>
      o.answers.some((a) => genericOf(model, a.shape) === generic),
    );
    for (const operation of owners) {
      const parameter = pathOf(operation).find((p) => p.name === generic.parameter);
      const shape = parameter && resolve(parameter.shape, model.components);
      if (shape?.kind !== "enum") {
        yield `${operation.id}: ${generic.parameter}, which ${generic.owner} depends on, must be an enum in its path.`;
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
    for (const parameter of headersOf(operation)) {
      const shape = resolve(parameter.shape, model.components);
      if (shape.kind === "object")
        yield `${operation.id}: the header ${parameter.name} cannot hold an object.`;
    }
  }
}

/** The constant by which a discriminated union knows one of its arms. */
export function tagOf(shape: Shape, tag: string): string | undefined {
  const property = shape.kind === "object" ? shape.properties.find((p) => p.name === tag) : undefined;
  return property?.required && property.shape.kind === "const" ? String(property.shape.value) : undefined;
}

/** Whether a component is a union that the service may widen. */
export const isOpenUnion = ({ shape }: Pick<Component, "shape">): boolean =>
  shape.kind === "union" ? shape.open : shape.kind === "nullable" && isOpenUnion({ shape: shape.of });
