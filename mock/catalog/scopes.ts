import { getResourceGroup, type ResourceName } from "./resources.ts";

/** Scopes that a resource requires, and optional ones that add data. */
export interface ResourceScopes {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

const buildScope = (group: string): string => `${group}:read`;

/** Optional scopes of resources, besides those of their groups. */
const optionalScopes: Readonly<Partial<Record<ResourceName, readonly string[]>>> = {
  workouts: ["location:read", buildScope("heart")],
  workout_stream: ["location:read"],
  workout_distance: ["location:read"],
  distance: ["location:read"],
  calories_basal: [buildScope("profile")],
  vo2_max: [buildScope("profile")],
  body_mass_index: [buildScope("profile")],
  sleep: [buildScope("heart"), buildScope("respiration")],
  insulin_injection: [buildScope("nutrition")],
};

export function buildScopes(
  resources: readonly ResourceName[],
): Readonly<Partial<Record<ResourceName, ResourceScopes>>> {
  return Object.fromEntries(
    resources.map((name) => [
      name,
      { required: [buildScope(getResourceGroup(name))], optional: optionalScopes[name] ?? [] },
    ]),
  );
}
