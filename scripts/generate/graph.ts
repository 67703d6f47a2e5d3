import type { Component, Shape } from "./model.ts";

/** Calls back for a shape and every shape inside it, without following references. */
export function visit(shape: Shape, callback: (shape: Shape) => void): void {
  callback(shape);
  for (const inner of childrenOf(shape)) visit(inner, callback);
}

function childrenOf(shape: Shape): readonly Shape[] {
  if (shape.kind === "nullable") return [shape.of];
  if (shape.kind === "array") return [shape.items];
  if (shape.kind === "union") return shape.arms;
  if (shape.kind !== "object") return [];
  return [...shape.properties.map((p) => p.shape), ...(shape.rest ? [shape.rest] : [])];
}

/** The components that a shape names itself. */
export function references(shape: Shape): Set<string> {
  const names = new Set<string>();
  visit(shape, (inner) => {
    if (inner.kind === "ref") names.add(inner.name);
  });
  return names;
}

/** The components that can be reached from the given ones, themselves included; `stop` is reached and not passed. */
export function reachable(
  components: ReadonlyMap<string, Component>,
  from: Iterable<string>,
  stop?: string,
): Set<string> {
  const seen = new Set<string>();
  const queue = [...from];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const component = components.get(name);
    if (!component || seen.has(name)) continue;
    seen.add(name);
    if (name !== stop) queue.push(...references(component.shape));
  }
  return seen;
}

/** For each component, those that it reaches by one reference or more: it is recursive when it reaches itself. */
export function closures(components: ReadonlyMap<string, Component>): Map<string, Set<string>> {
  return new Map([...components.values()].map((c) => [c.name, reachable(components, references(c.shape))]));
}

/** Follows references and drops null until the form itself is there. */
export function resolve(shape: Shape, components: ReadonlyMap<string, Component>): Shape {
  const seen = new Set<string>();
  let current = shape;
  for (;;) {
    if (current.kind === "nullable") current = current.of;
    else if (current.kind === "ref" && !seen.has(current.name)) {
      seen.add(current.name);
      const target: Shape | undefined = components.get(current.name)?.shape;
      if (!target) return current;
      current = target;
    } else return current;
  }
}

/** Whether a shape admits null, by itself or through what it refers to. */
export function isNullable(shape: Shape, components: ReadonlyMap<string, Component>): boolean {
  if (shape.kind === "nullable" || shape.kind === "null" || shape.kind === "any") return true;
  if (shape.kind === "union") return shape.arms.some((arm) => isNullable(arm, components));
  const target = shape.kind === "ref" ? components.get(shape.name)?.shape : undefined;
  return target?.kind === "nullable";
}
