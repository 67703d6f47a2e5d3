/** What a test gave of a seed: a field that is undefined is as good as left out, and takes no usual value's place. */
export function omitUndefined<Seed extends object>(seed: Seed): Partial<Seed> {
  const fields = Object.entries(seed).filter(([, value]) => value !== undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries lose the names that they came under.
  return Object.fromEntries(fields) as Partial<Seed>;
}
