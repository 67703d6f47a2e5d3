import { listReferences, resolveShape } from "./graph.ts";
import { toPascalCase, getQueryParameters, getSuccessResponses } from "./model.ts";
import { requestEnums } from "./hoister.ts";
import type { ArrayShape, Model, OperationModel, Shape } from "./model.ts";

const header = `/* The types that the package's root exports: what you pass to an operation and what it returns. All others are in \`sanguine/types\`. Written by \`npm run generate\`; never edit it by hand. */`;

/**
 * Emits the types that users write down: queries, request bodies with all their parts, and responses down to three levels.
 * Enums are left out, because \`sanguine/enums\` has them, and so are pages, because lists return their items.
 */
export function emitRootTypes(model: Model): string {
  const names = new Set([
    ...model.operations.flatMap((operation) => listTypes(operation, model)),
    requestEnums,
  ]);
  return `${header}\n\nexport type {\n${[...names].toSorted().join(",\n")},\n} from "./types.ts";\n`;
}

function listTypes(operation: OperationModel, model: Model): string[] {
  const { id, body, raw } = operation;
  const query = getQueryParameters(operation).length > 0 ? [`${toPascalCase(id)}Query`] : [];
  // The client has a form type of its own for a multipart body.
  const parts = body?.types.includes("application/json") ? listParts(body.shape, model, Infinity) : [];
  const page = raw["x-paginate"]?.items;
  const successes = getSuccessResponses(operation).flatMap(({ shape }) => {
    if (!shape) return [];
    const items = page === undefined ? null : findItems(shape, page, model);
    return listParts(items ?? shape, model, 3);
  });
  return [...query, ...parts, ...successes];
}

/** Finds the shape of a page's items. Null for a page whose items are keyed, such as a group of time series. */
export function findItems(page: Shape, field: string, { components }: Model): ArrayShape | null {
  const resolved = resolveShape(page, components);
  const shape = resolved.kind === "object" && resolved.properties.find(({ name }) => name === field)?.shape;
  const items = shape && resolveShape(shape, components);
  return items && items.kind === "array" ? items : null;
}

/** Lists the objects and unions of objects that a shape refers to, up to a depth. */
function listParts(shape: Shape, model: Model, depth: number): string[] {
  const found = new Set<string>();
  let current: Iterable<string> = listReferences(shape);
  for (let level = 0; level < depth; level += 1) {
    const fresh = [...current].filter((name) => !found.has(name) && isStructure(name, model));
    if (fresh.length === 0) break;
    for (const name of fresh) found.add(name);
    current = new Set(fresh.flatMap((name) => listComponentParts(name, model)));
  }
  return [...found];
}

/** Lists what a component refers to. It leaves out the members of a union, because users reach them by narrowing. */
function listComponentParts(name: string, { components }: Model): string[] {
  const shape = components.get(name)?.shape;
  return shape && shape.kind !== "union" ? [...listReferences(shape)] : [];
}

function isStructure(name: string, { components }: Model): boolean {
  const shape = components.get(name)?.shape;
  const { kind } = shape ? resolveShape(shape, components) : { kind: "any" };
  return kind === "object" || kind === "union";
}
