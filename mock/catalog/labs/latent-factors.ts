/**
 * Factors that move several analytes of a patient together. Each factor is a normal deviate of the patient. A factor follows the
 * factors in its row by their weights; the rest of it is its own.
 *
 * One per line: `name | weight factor, ...`, a factor after those that it follows.
 */
const FACTORS = `
adiposity |
metabolic | 0.6 adiposity
glycemia | 0.45 metabolic
triglyceride | 0.5 metabolic
atherogenic | 0.15 adiposity
inflammation | 0.4 adiposity
liver | 0.4 metabolic
renal |
urate | 0.35 metabolic, 0.3 renal
thyroid |
iron |
red_cell | 0.3 iron
white_cell | 0.35 inflammation, 0.2 adiposity
protein | -0.25 inflammation
salt |
acid_base |
androgen | -0.3 adiposity
vitamin_d | -0.2 adiposity
b12 |
thyroid_immunity | 0.4 thyroid
ovary |
hdl | -0.52 triglyceride, -0.2 metabolic
`;

export type FactorWeights = readonly (readonly [factor: number, weight: number])[];

/** Names of the factors, in an order in which a factor comes after those that it follows. */
export const factorNames: readonly string[] = FACTORS.trim()
  .split("\n")
  .map((line) => line.split(" |")[0] ?? "");

/** Parses `0.6 adiposity, 0.3 renal`. Throws for an unknown factor. */
export function parseFactorWeights(text: string): FactorWeights {
  if (text === "" || text === "-") return [];
  return text
    .trim()
    .split(", ")
    .map((part) => {
      const [weight, name = ""] = part.split(" ");
      const factor = factorNames.indexOf(name);
      if (factor < 0 || Number.isNaN(Number(weight))) throw new Error(`Not a weight of a factor: ${part}`);
      return [factor, Number(weight)] as const;
    });
}

/** The factors that each factor follows, by the place of its name. */
export const factorParents: readonly FactorWeights[] = FACTORS.trim()
  .split("\n")
  .map((line) => parseFactorWeights(line.split(" |")[1] ?? ""));

/** Each factor as a sum of independent deviates. */
const expansions: readonly (readonly number[])[] = factorParents.reduce<number[][]>(
  (done, parents, place) => {
    const sum = factorNames.map(() => 0);
    for (const [parent, weight] of parents)
      for (const [index, value] of (done[parent] ?? []).entries())
        sum[index] = (sum[index] ?? 0) + weight * value;
    sum[place] = Math.sqrt(1 - sum.reduce((total, value) => total + value * value, 0));
    return [...done, sum];
  },
  [],
);

export function computeCovariance(one: FactorWeights, other: FactorWeights): number {
  const expand = (weights: FactorWeights, index: number): number =>
    weights.reduce((total, [factor, weight]) => total + weight * (expansions[factor]?.[index] ?? 0), 0);
  return one.length === 0 || other.length === 0
    ? 0
    : factorNames.reduce((sum, _, index) => sum + expand(one, index) * expand(other, index), 0);
}

export function getOwnWeight(factor: number): number {
  return expansions[factor]?.[factor] ?? 0;
}
