/** Returns a copy of a seed without its undefined fields, so that they do not replace defaults. */
export function omitUndefined<Seed extends object>(seed: Seed): Partial<Seed> {
  const fields = Object.entries(seed).filter(([, value]) => value !== undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries do not keep the types of their names.
  return Object.fromEntries(fields) as Partial<Seed>;
}
