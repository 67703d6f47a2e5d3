import { isOpenUnion } from "./rules.ts";
import { resolve } from "./graph.ts";
import { successesOf } from "./model.ts";
import type { Model, OperationModel, Shape } from "./model.ts";

/** Emits where values that this release does not know may turn up in the success answers. */
export function emitOpenEnumPaths(model: Model): string {
  const table = Object.fromEntries(
    model.operations.map((operation) => [operation.id, pathsOf(operation, model)]),
  );
  return [
    "/* Where open enums sit in success answers. Written by `npm run generate`; never edit it by hand. */",
    'import type { operations } from "./types.ts";',
    `/** By operation, the dotted places of its open enums; \`*\` stands for any index or key. */
    export const openEnumPaths: Record<keyof operations, readonly string[]> = ${JSON.stringify(table)};`,
  ].join("\n\n");
}

function pathsOf(operation: OperationModel, model: Model): string[] {
  const found = new Set<string>();
  for (const { shape } of successesOf(operation)) if (shape) collect(shape, [], [], model, found);
  return [...found].toSorted();
}

/** Walks an answer once around each recursion: deeper places repeat the ones already found. */
function collect(
  shape: Shape,
  path: readonly string[],
  within: readonly string[],
  model: Model,
  found: Set<string>,
): void {
  if (shape.kind === "ref") {
    const component = model.components.get(shape.name);
    if (!component || within.includes(shape.name)) return;
    if (isOpenUnion(component)) addTag(component.shape, path, model, found);
    collect(component.shape, path, [...within, shape.name], model, found);
  } else if (shape.kind === "enum" && shape.open) found.add(path.join("."));
  else if (shape.kind === "nullable") collect(shape.of, path, within, model, found);
  else if (shape.kind === "array") collect(shape.items, [...path, "*"], within, model, found);
  else if (shape.kind === "union") for (const arm of shape.arms) collect(arm, path, within, model, found);
  else if (shape.kind === "object") {
    for (const property of shape.properties)
      collect(property.shape, [...path, property.name], within, model, found);
    if (shape.rest) collect(shape.rest, [...path, "*"], within, model, found);
  }
}

function addTag(shape: Shape, path: readonly string[], model: Model, found: Set<string>): void {
  const union = resolve(shape, model.components);
  if (union.kind === "union" && union.tag !== undefined) found.add([...path, union.tag].join("."));
}
