import type { Analyte } from "../../../catalog/labs/analytes.ts";
import { conditions as allConditions, type Condition } from "../../../catalog/labs/conditions.ts";
import {
  getDerivedAnalytesByOutput,
  type DerivedAnalyte,
  type FormulaPatient,
} from "../../../catalog/labs/derived-analytes.ts";
import { getDistributions } from "../../../catalog/labs/distributions.ts";
import { factorNames, factorParents, getOwnWeight } from "../../../catalog/labs/latent-factors.ts";
import { getNormalDeviate } from "../../../kernel/normal.ts";
import { foldHashToUnit, hash32 } from "../../../kernel/random.ts";
import { getDeviate, getDistribution, type Distribution } from "./distribution.ts";
import type { MeasurementScale } from "./measurement-scale.ts";
import { getKnownAnalyte } from "./panel-plan.ts";

export interface ProfileSource {
  /** Tells patients apart. The same patient has the same profile in all orders. */
  readonly key: string;
  readonly gender: string | null;
  /** Full years at the time of the sample. */
  readonly age: number;
  /** The age that distributions are looked up by. */
  readonly groupAge: number | null;
  readonly conditions: readonly string[];
}

export type ScaleReader = (analyte: Analyte) => MeasurementScale;

interface DeterminedValue {
  readonly value: number;
  /** All reports of the patient are between these. */
  readonly low: number;
  readonly high: number;
  /** Variation from one occasion to the next, as a share of the value. */
  readonly within: number;
}

/** The analyte that a condition is diagnosed by, its value, and how far the condition's factor follows. */
interface Criterion {
  readonly name: string;
  readonly determined: DeterminedValue;
  readonly factor: number;
}

/** Picks the value at a place between 0 and 1 of the way between two values. */
function determine(name: string, [from, to]: readonly [number, number], place: number): DeterminedValue {
  return {
    value: from + place * (to - from),
    low: Math.min(from, to),
    high: Math.max(from, to),
    within: getDistributions().get(name)!.within,
  };
}

/** How much of what the criterion leaves open a patient's factor takes up. */
const LOOSENESS = 0.5;

function pickCriterion(
  { criterion, factor, low, high }: Condition,
  { sex, age }: FormulaPatient,
  groupAge: number | null,
  getScale: ScaleReader,
  [place, rest]: readonly [number, number],
): Criterion {
  const derived = getDerivedAnalytesByOutput().get(criterion);
  const drawn = derived !== undefined && !getDistributions().has(criterion);
  const name = drawn ? derived.inputs[0]! : criterion;
  const analyte = getKnownAnalyte(name);
  const scale = getScale(analyte);
  const distribution = getDistribution(analyte, scale, sex, groupAge);
  const solve = (value: number): number => (drawn ? solveInput(derived, value, scale, { sex, age }) : value);
  const determined = determine(name, [solve(low), solve(high)], place);
  const deviate = getDeviate(distribution, determined.value);
  const index = factorNames.indexOf(factor);
  const weight = distribution.factors.find(([one]) => one === index)?.[1] ?? 0;
  const open = Math.sqrt(Math.max(0, 1 - weight * weight)) * LOOSENESS;
  return { name, determined, factor: weight * deviate + open * getNormalDeviate(rest) };
}

/** Finds the value of the only input of a formula that falls as its input rises. */
function solveInput(
  { compute }: DerivedAnalyte,
  target: number,
  { floor, ceiling, steps }: MeasurementScale,
  patient: FormulaPatient,
): number {
  let [low, high] = [floor / steps, ceiling / steps];
  for (let count = 0; count < 40; count += 1) {
    const middle = (low + high) / 2;
    if ((compute(middle, 0, 0, 0, 0, patient) ?? 0) > target) low = middle;
    else high = middle;
  }
  return low;
}

export interface PatientProfile extends FormulaPatient {
  /**
   * Returns the patient's deviate of an analyte on an occasion.
   * @param occasion how far the occasion is from the patient's average, as a normal deviate
   */
  getDeviate(
    analyte: { readonly name: string; readonly loinc: { readonly id: number } },
    distribution: Distribution,
    occasion: number,
  ): number;
}

/** Draws a patient's profile: how far each factor and each analyte is from the average. All of it derives from the seed and the patient. */
export function createProfile(
  seed: string,
  { key, gender, age, groupAge, conditions }: ProfileSource,
  getScale: ScaleReader,
): PatientProfile {
  const base = hash32(seed, "patient-profile", key);
  const drawn = foldHashToUnit(base, -1) < 0.5 ? "female" : "male";
  const sex = gender === "male" || gender === "female" ? gender : drawn;
  const determined = new Map<string, DeterminedValue>();
  const targets = new Map<string, number>();
  /** How far the patient's conditions move factors and other analytes. */
  const shifts = new Map<string, number>();
  for (const [index, condition] of (conditions.length === 0 ? [] : allConditions).entries()) {
    const applies = (condition.sex ?? sex) === sex && age >= (condition.minimumAge ?? 0);
    if (!applies || !conditions.includes(condition.name)) continue;
    const [place, rest] = [foldHashToUnit(base, -100 - index), foldHashToUnit(base, -200 - index)];
    const criterion = pickCriterion(condition, { sex, age }, groupAge, getScale, [place, rest]);
    determined.set(criterion.name, criterion.determined);
    for (const [other, atLow, atHigh] of condition.findings)
      determined.set(other, determine(other, [atLow, atHigh], place));
    targets.set(condition.factor, criterion.factor);
    for (const [other, shift] of [...condition.also, ...condition.analytes])
      shifts.set(other, (shifts.get(other) ?? 0) + shift);
  }
  const factors: number[] = [];
  for (const [index, name] of factorNames.entries()) {
    let value = getNormalDeviate(foldHashToUnit(base, -1000 - index)) * getOwnWeight(index);
    for (const [parent, weight] of factorParents[index] ?? []) value += weight * (factors[parent] ?? 0);
    factors.push(targets.get(name) ?? value + (shifts.get(name) ?? 0));
  }
  return {
    sex,
    age,
    getDeviate({ name, loinc }, distribution, occasion) {
      const known = determined.get(name);
      if (known !== undefined) {
        const now = known.value * Math.exp(known.within * occasion);
        return getDeviate(distribution, Math.min(Math.max(now, known.low), known.high));
      }
      let sum = shifts.size === 0 ? 0 : (shifts.get(name) ?? 0);
      sum += distribution.own * getNormalDeviate(foldHashToUnit(base, loinc.id));
      // Without the iterators of a destructuring loop, which cost more than the sum.
      const { factors: weights } = distribution;
      for (let at = 0; at < weights.length; at += 1) sum += weights[at]![1] * factors[weights[at]![0]]!;
      return distribution.lasting * sum + distribution.passing * occasion;
    },
  };
}
