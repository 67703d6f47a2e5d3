import type { Analyte } from "../../../catalog/labs/analytes.ts";
import { conditions as allConditions, type Condition } from "../../../catalog/labs/conditions.ts";
import { findCreatinine, type FormulaPatient } from "../../../catalog/labs/derived-analytes.ts";
import { getDistributions } from "../../../catalog/labs/distributions.ts";
import { factorNames, factorParents, getOwnWeight } from "../../../catalog/labs/latent-factors.ts";
import { getNormalDeviate } from "../../../kernel/normal.ts";
import { foldHashToUnit, hash32 } from "../../../kernel/random.ts";
import type { OrderRow } from "../table.ts";
import { FIRST_GROUP, getDeviate, getDistribution, USUAL_AGE, type Distribution } from "./distribution.ts";
import { getMeasurementScale, type MeasurementScale } from "./measurement-scale.ts";
import { getKnownAnalyte } from "./panel-plan.ts";
import { computeAgeAtCollection, type CollectionSource } from "./sample-times.ts";

/** The fields of an order that its results depend on. */
export interface ResultSource extends CollectionSource {
  readonly order_id: string;
  /** The same user has the same profile in all orders. @default each order has a patient of its own */
  readonly user_id?: string;
  readonly lab_id: number;
  readonly marker_ids: readonly number[];
  /** AOE answers. @default none */
  readonly aoe_answers?: OrderRow["aoe_answers"];
  readonly patient: {
    readonly gender: string;
    readonly dob?: string;
    readonly conditions?: readonly string[] | null;
  } | null;
}

/** Whose results an order has. */
export interface OrderPatient extends FormulaPatient {
  /** Hash of the world's seed and the patient. */
  readonly base: number;
  readonly gender: string | null;
  /** The age that ranges and distributions are looked up by: adults of the same five years share them. Null when it is not known. */
  readonly groupAge: number | null;
  /** Whether the lab prints `< OR = 5` where others print `<=5`. */
  readonly spelled: boolean;
  readonly conditions: readonly string[];
}

const GROUP_YEARS = 5;
const OLDEST_GROUP = 80;

export function findPatient(seed: string, order: ResultSource): OrderPatient {
  const { patient, user_id, order_id, lab_id } = order;
  const base = hash32(seed, "patient-profile", user_id ?? order_id);
  const gender = patient?.gender ?? null;
  const drawn = foldHashToUnit(base, -1) < 0.5 ? "female" : "male";
  const age = computeAgeAtCollection(patient?.dob, order);
  return {
    base,
    gender,
    sex: gender === "male" || gender === "female" ? gender : drawn,
    age: age ?? USUAL_AGE,
    groupAge: age === null || age < FIRST_GROUP ? age : Math.min(age - (age % GROUP_YEARS), OLDEST_GROUP),
    spelled: lab_id % 2 === 0,
    conditions: patient?.conditions ?? [],
  };
}

export function getPatientScale(
  { gender, groupAge, spelled }: OrderPatient,
  analyte: Analyte,
): MeasurementScale {
  return getMeasurementScale(analyte, gender, spelled, groupAge);
}

export function getPatientDistribution(patient: OrderPatient, analyte: Analyte): Distribution {
  return getDistribution(analyte, getPatientScale(patient, analyte), patient.sex, patient.groupAge);
}

/** A value that a condition determines. */
interface DeterminedValue {
  readonly value: number;
  /** All reports of the patient are between these. */
  readonly low: number;
  readonly high: number;
  /** Variation from one occasion to the next, as a share of the value. */
  readonly within: number;
}

/** Picks the value at a place between 0 and 1 of the way between two values. */
function determine(name: string, from: number, to: number, place: number): DeterminedValue {
  return {
    value: from + place * (to - from),
    low: Math.min(from, to),
    high: Math.max(from, to),
    within: getDistributions().get(name)!.within,
  };
}

/** How much of what the criterion leaves open a patient's factor takes up. */
const LOOSENESS = 0.5;

/** Picks the value of the analyte that a condition is diagnosed by, and how far the condition's factor follows it. */
function pickCriterion(
  { criterion, factor, low, high }: Condition,
  patient: OrderPatient,
  [place, rest]: readonly [number, number],
) {
  // The filtration of the kidneys is not drawn, but calculated.
  const isFiltration = criterion === "Estimated GFR";
  const name = isFiltration ? "Creatinine" : criterion;
  const [from, to] = isFiltration
    ? [findCreatinine(low, patient), findCreatinine(high, patient)]
    : [low, high];
  const determined = determine(name, from, to, place);
  const distribution = getPatientDistribution(patient, getKnownAnalyte(name));
  const index = factorNames.indexOf(factor);
  const weight = distribution.factors.find(([one]) => one === index)?.[1] ?? 0;
  const open = Math.sqrt(Math.max(0, 1 - weight * weight)) * LOOSENESS;
  const deviate = getDeviate(distribution, determined.value);
  return { name, determined, factor: weight * deviate + open * getNormalDeviate(rest) };
}

/**
 * Returns the patient's deviate of an analyte on an occasion.
 * @param occasion how far the occasion is from the patient's average, as a normal deviate
 */
export type PatientProfile = (analyte: Analyte, distribution: Distribution, occasion: number) => number;

/** Draws a patient's profile: how far each factor and each analyte is from the average. */
export function createProfile(patient: OrderPatient): PatientProfile {
  const { base, sex, age, conditions } = patient;
  const determined = new Map<string, DeterminedValue>();
  const targets = new Map<string, number>();
  /** How far the patient's conditions move factors and other analytes. */
  const shifts = new Map<string, number>();
  for (const [index, condition] of (conditions.length === 0 ? [] : allConditions).entries()) {
    const applies = (condition.sex ?? sex) === sex && age >= (condition.minimumAge ?? 0);
    if (!applies || !conditions.includes(condition.name)) continue;
    const [place, rest] = [foldHashToUnit(base, -100 - index), foldHashToUnit(base, -200 - index)];
    const criterion = pickCriterion(condition, patient, [place, rest]);
    determined.set(criterion.name, criterion.determined);
    for (const [other, atLow, atHigh] of condition.findings)
      determined.set(other, determine(other, atLow, atHigh, place));
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
  return ({ name, loinc }, distribution, occasion) => {
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
  };
}
