import type { Component, EnumShape, Shape } from "./model.ts";

/** Calls the callback for a shape and every shape inside it. Does not follow references. */
export function visitShapes(shape: Shape, callback: (shape: Shape) => void): void {
  callback(shape);
  for (const inner of listChildren(shape)) visitShapes(inner, callback);
}

function listChildren(shape: Shape): readonly Shape[] {
  if (shape.kind === "nullable") return [shape.of];
  if (shape.kind === "array") return [shape.items];
  if (shape.kind === "union") return shape.variants;
  if (shape.kind !== "object") return [];
  return [...shape.properties.map((p) => p.shape), ...(shape.rest ? [shape.rest] : [])];
}

export function listReferences(shape: Shape): Set<string> {
  const names = new Set<string>();
  visitShapes(shape, (inner) => {
    if (inner.kind === "ref") names.add(inner.name);
  });
  return names;
}

/** Resolves references and removes nullability. */
export function resolveShape(shape: Shape, components: ReadonlyMap<string, Component>): Shape {
  if (shape.kind === "nullable") return resolveShape(shape.of, components);
  const target = shape.kind === "ref" ? components.get(shape.name)?.shape : undefined;
  return target ? resolveShape(target, components) : shape;
}

/** Returns the enum that a shape is or refers to. Null for another shape. */
export function findEnum(shape: Shape, components: ReadonlyMap<string, Component>): EnumShape | null {
  const target = shape.kind === "ref" ? components.get(shape.name)?.shape : shape;
  return target?.kind === "enum" ? target : null;
}

/** Lists the values of the open enums among the variants of a union. */
export const listOpenValues = (
  variants: readonly Shape[],
  components: ReadonlyMap<string, Component>,
): readonly string[] =>
  variants.flatMap((variant) => {
    const found = findEnum(variant, components);
    return found?.open ? found.values : [];
  });

/** Whether a shape accepts null, directly or through a reference. */
export function isNullable(shape: Shape, components: ReadonlyMap<string, Component>): boolean {
  if (shape.kind === "nullable" || shape.kind === "null" || shape.kind === "any") return true;
  if (shape.kind === "union") return shape.variants.some((variant) => isNullable(variant, components));
  const target = shape.kind === "ref" ? components.get(shape.name)?.shape : undefined;
  return target?.kind === "nullable";
}
