import { isFields } from "../kernel/fields.ts";

/** A seed whose fields are all optional, at any depth. Lists are replaced as a whole. */
export type DeepPartial<Value> = Value extends string | readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Name in keyof Value]?: DeepPartial<Value[Name]> }
    : Value;

/**
 * Merges overrides into a seed, at any depth. Lists and null replace what the seed has; undefined does not.
 */
export function mergeSeed<Seed extends object>(seed: Seed, overrides: DeepPartial<Seed> | undefined): Seed {
  if (overrides === undefined) return seed;
  const merged: Record<string, unknown> = Object.fromEntries(Object.entries(seed));
  for (const [name, value] of Object.entries(overrides)) {
    if (value === undefined) continue;
    const base = merged[name];
    const isMerged = isFields(base) && isFields(value) && !(value instanceof Date);
    merged[name] = isMerged ? mergeSeed<object>(base, value) : value;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It has the fields of the seed, of the same types.
  return merged as Seed;
}
