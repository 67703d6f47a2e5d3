import { findReachable } from "./graph.ts";
import type { Component, Generic, Model, Shape } from "./model.ts";

/** Reads the components that depend on a path parameter (`x-generic`), with those between them and the varying schema. */
export function readGenerics(components: ReadonlyMap<string, Component>, problems: string[]): Generic[] {
  const generics = new Map<string, Generic>();
  for (const { name: owner, raw } of components.values()) {
    const declared = raw["x-generic"];
    if (!declared) continue;
    const { schema, cases } = declared;
    for (const missing of [schema, ...Object.values(cases)].filter((name) => !components.has(name))) {
      problems.push(`${owner}: x-generic names the schema ${missing}, which does not exist.`);
    }
    const between = findReachable(components, [owner], schema);
    const carriers = new Set(
      [...between].filter((name) => name !== schema && findReachable(components, [name]).has(schema)),
    );
    if (!carriers.has(owner))
      problems.push(`${owner}: x-generic names ${schema}, which ${owner} does not contain.`);
    const typeParameter = /[A-Z][a-z0-9]*$/.exec(schema)?.[0] ?? "Inner";
    generics.set(owner, { ...declared, owner, carriers, typeParameter });
  }
  // When several nested schemas declare the dependency, only the outermost one counts.
  return [...generics.values()].filter(
    (generic) => ![...generics.values()].some((g) => g !== generic && g.carriers.has(generic.owner)),
  );
}

/** Finds the dependency that passes through a component. */
export const findCarriedGeneric = (model: Pick<Model, "generics">, name: string): Generic | undefined =>
  model.generics.find((generic) => generic.carriers.has(name));

/** Finds the dependency of a response. Only the owner itself can be a response. */
export const findResponseGeneric = (
  model: Pick<Model, "generics">,
  shape: Shape | null,
): Generic | undefined =>
  shape?.kind === "ref" ? model.generics.find((generic) => generic.owner === shape.name) : undefined;
