import { closures, reachable } from "./graph.ts";
import type { Component, Generic, Model, Shape } from "./model.ts";

/** Finds the components whose inner part depends on a path parameter, and those in between. */
export function readGenerics(components: ReadonlyMap<string, Component>, problems: string[]): Generic[] {
  const reach = closures(components);
  const generics = new Map<string, Generic>();
  for (const { name: owner, raw } of components.values()) {
    const declared = raw["x-generic"];
    if (!declared) continue;
    const { schema, cases } = declared;
    for (const missing of [schema, ...Object.values(cases)].filter((name) => !components.has(name))) {
      problems.push(`${owner}: x-generic names the schema ${missing}, which does not exist.`);
    }
    const between = reachable(components, [owner], schema);
    const carriers = new Set([...between].filter((name) => name !== schema && reach.get(name)?.has(schema)));
    if (!carriers.has(owner)) problems.push(`${owner}: x-generic names ${schema}, which it does not hold.`);
    for (const name of carriers) {
      if (reach.get(name)?.has(name))
        problems.push(`${name}: a recursive schema cannot depend on a parameter.`);
    }
    const typeParameter = /[A-Z][a-z0-9]*$/.exec(schema)?.[0] ?? "Inner";
    generics.set(owner, { ...declared, owner, carriers, typeParameter });
  }
  // A schema between an owner and its inner part may declare the dependency as well: the outermost one speaks.
  return [...generics.values()].filter(
    (generic) => ![...generics.values()].some((g) => g !== generic && g.carriers.has(generic.owner)),
  );
}

/** The dependency that a component carries, if it is one of those between an owner and the varying schema. */
export const carriedBy = (model: Pick<Model, "generics">, name: string): Generic | undefined =>
  model.generics.find((generic) => generic.carriers.has(name));

/** The dependency of an answer: it is the owner itself that an operation answers with. */
export const genericOf = (model: Pick<Model, "generics">, shape: Shape | null): Generic | undefined =>
  shape?.kind === "ref" ? model.generics.find((generic) => generic.owner === shape.name) : undefined;
