import { isOpenUnion } from "./rules.ts";
import { resolveShape } from "./graph.ts";
import { getSuccessResponses } from "./model.ts";
import type { Model, Shape } from "./model.ts";

/** Dotted paths in a body. `*` stands for any index or key. */
export interface Places {
  readonly openEnums: readonly string[];
  readonly nullables: readonly string[];
}

/** The places of each operation's successful responses, and of the data of each family of event types. */
interface ModelPlaces {
  readonly operations: ReadonlyMap<string, Places>;
  readonly webhooks: ReadonlyMap<string, Places>;
}

/** Collects the open enums and the nullable values of responses and webhooks. */
export function collectPlaces(model: Model): ModelPlaces {
  const families = groupByFamily(model);
  return {
    operations: new Map(
      model.operations.map((operation) => {
        const shapes = getSuccessResponses(operation).flatMap(({ shape }) => shape ?? []);
        return [operation.id, findPlaces(shapes, model)];
      }),
    ),
    webhooks: new Map(
      [...families].map(([family, names]) => [
        family,
        findPlaces(
          [...names].map((name): Shape => ({ kind: "ref", name })),
          model,
        ),
      ]),
    ),
  };
}

/** Returns the components that the data of each family of event types may have. */
function groupByFamily({ webhooks }: Model): Map<string, Set<string>> {
  const families = new Map<string, Set<string>>();
  for (const { family, data } of webhooks)
    families.set(family, (families.get(family) ?? new Set()).add(data));
  return families;
}

interface Found {
  readonly openEnums: Set<string>;
  readonly nullables: Set<string>;
  /** The paths that some variant requires to hold a value. */
  readonly required: Set<string>;
}

function findPlaces(shapes: readonly Shape[], model: Model): Places {
  const found: Found = { openEnums: new Set(), nullables: new Set(), required: new Set() };
  for (const shape of shapes) collectPaths(shape, [], [], model, found);
  // Values are found by path alone, so a path counts as nullable only where every variant allows null.
  const nullables = [...found.nullables].filter((path) => !found.required.has(path)).toSorted();
  return { openEnums: [...found.openEnums].toSorted(), nullables };
}

/** Walks a body. Follows each recursion once, because deeper paths only repeat those already found. */
function collectPaths(
  shape: Shape,
  path: readonly string[],
  within: readonly string[],
  model: Model,
  found: Found,
  isNullable = false,
): void {
  if (!isNullable && !["ref", "nullable", "union"].includes(shape.kind)) found.required.add(path.join("."));
  if (shape.kind === "ref") {
    const component = model.components.get(shape.name);
    if (!component || within.includes(shape.name)) return;
    if (isOpenUnion(component)) addTag(component.shape, path, model, found);
    collectPaths(component.shape, path, [...within, shape.name], model, found, isNullable);
  } else if (shape.kind === "enum" && shape.open) found.openEnums.add(path.join("."));
  else if (shape.kind === "nullable") {
    if (path.length > 0) found.nullables.add(path.join("."));
    collectPaths(shape.of, path, within, model, found, true);
  } else if (shape.kind === "array") collectPaths(shape.items, [...path, "*"], within, model, found);
  else if (shape.kind === "union")
    for (const variant of shape.variants) collectPaths(variant, path, within, model, found, isNullable);
  else if (shape.kind === "object") {
    for (const property of shape.properties)
      collectPaths(property.shape, [...path, property.name], within, model, found);
    if (shape.rest) collectPaths(shape.rest, [...path, "*"], within, model, found);
  }
}

function addTag(shape: Shape, path: readonly string[], model: Model, found: Found): void {
  const union = resolveShape(shape, model.components);
  if (union.kind === "union" && union.tag !== undefined) found.openEnums.add([...path, union.tag].join("."));
}
