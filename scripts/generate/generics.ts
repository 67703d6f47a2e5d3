import { findNested, type RawSchema } from "./raw.ts";
import type { Generic, Model, Shape } from "./model.ts";

/** Reads the components that depend on a path parameter (`x-generic`), with those between them and the varying schema. */
export function readGenerics(schemas: Readonly<Record<string, RawSchema>>, problems: string[]): Generic[] {
  const generics = new Map<string, Generic>();
  for (const [owner, raw] of Object.entries(schemas)) {
    const declared = raw["x-generic"];
    if (!declared) continue;
    const { schema, cases } = declared;
    for (const missing of [schema, ...Object.values(cases)].filter((name) => !(name in schemas))) {
      problems.push(`${owner}: x-generic names the schema ${missing}, which does not exist.`);
    }
    const inside = [owner, ...findNested(schemas, raw)];
    const carriers = new Set(inside.filter((name) => findNested(schemas, schemas[name]).has(schema)));
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
