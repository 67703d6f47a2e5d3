import { getResourceGroup, type ResourceName } from "./resources.ts";

/** Scopes that one resource needs, and those that make it richer. */
export interface ResourceScopes {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

/** The scope that opens a consent group. */
const scopeOf = (group: string): string => `${group}:read`;

/** What a resource can use beyond the scope of its own group. */
const extras: Readonly<Partial<Record<ResourceName, readonly string[]>>> = {
  workouts: ["location:read", scopeOf("heart")],
  workout_stream: ["location:read"],
  workout_distance: ["location:read"],
  distance: ["location:read"],
  calories_basal: [scopeOf("profile")],
  vo2_max: [scopeOf("profile")],
  body_mass_index: [scopeOf("profile")],
  sleep: [scopeOf("heart"), scopeOf("respiration")],
  insulin_injection: [scopeOf("nutrition")],
};

/** The scopes of each resource at a provider that asks its users for consent. */
export function buildScopes(
  resources: readonly ResourceName[],
): Readonly<Partial<Record<ResourceName, ResourceScopes>>> {
  return Object.fromEntries(
    resources.map((name) => [
      name,
      { required: [scopeOf(getResourceGroup(name))], optional: extras[name] ?? [] },
    ]),
  );
}
