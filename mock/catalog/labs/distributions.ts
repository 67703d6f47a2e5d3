import { buildOnce } from "../../kernel/build-once.ts";
import { computeCovariance, parseFactorWeights, type FactorWeights } from "./latent-factors.ts";
import { DISTRIBUTIONS } from "./distribution-rows.ts";

/** Percentiles of a group at an age. The 99th is undefined where the upper tail continues like the rest. */
export interface AgePercentiles {
  readonly age: number;
  /** The 5th, 50th, 95th and perhaps 99th percentile. */
  readonly values: readonly number[];
}

/** How an analyte is distributed among the people of one sex. */
export interface GroupDistribution {
  /** By age, youngest first. */
  readonly ages: readonly AgePercentiles[];
  /** The factors that move the analyte of a patient, scaled so that `own` completes it to a variance of 1. */
  readonly factors: FactorWeights;
  readonly own: number;
}

/** How an analyte is distributed among people. */
export interface DistributionRow {
  readonly male: GroupDistribution;
  readonly female: GroupDistribution;
  /** Variation within one person, as a share of the value. */
  readonly within: number;
}

/** Share of the variance that is never explained by factors. */
const MIN_OWN_VARIANCE = 0.04;

function parsePercentiles(cell: string): AgePercentiles[] {
  return cell.split(", ").map((part) => {
    const [age, values] = part.includes(": ") ? part.split(": ") : ["50", part];
    return { age: Number(age), values: (values ?? "").split(" ").map(Number) };
  });
}

function parseGroup(percentiles: string, weights: string): GroupDistribution {
  const factors = parseFactorWeights(weights);
  const variance = computeCovariance(factors, factors);
  const scale = Math.min(1, Math.sqrt((1 - MIN_OWN_VARIANCE) / Math.max(variance, 1e-9)));
  return {
    ages: parsePercentiles(percentiles),
    factors: factors.map(([factor, weight]) => [factor, weight * scale] as const),
    own: Math.sqrt(1 - variance * scale * scale),
  };
}

function parseRow(line: string): readonly [string, DistributionRow] {
  const [name = "", male = "", female = "", within = "", weights = ""] = line.split(" | ");
  const [ofMen = "", ofWomen = ofMen] = weights.split("; ");
  return [
    name,
    {
      male: parseGroup(male, ofMen),
      female: parseGroup(female === "=" ? male : female, ofWomen),
      within: Number(within) / 100,
    },
  ];
}

/** Returns the distributions by name of the analyte. */
export const getDistributions = buildOnce<ReadonlyMap<string, DistributionRow>>(
  () => new Map(DISTRIBUTIONS.trim().split("\n").map(parseRow)),
);
