import type { Analyte } from "../../../catalog/labs/analytes.ts";
import { computeCovariance } from "../../../catalog/labs/latent-factors.ts";
import { getNormalDeviate } from "../../../kernel/normal.ts";
import { foldHashToUnit } from "../../../kernel/random.ts";
import { getDeviate, getNormalValue, getValue } from "./distribution.ts";
import { formatStep } from "./measurement-scale.ts";
import type { OrderPanel } from "./ordered-analytes.ts";
import type { OrderPatient, PatientProfile } from "./patient-profile.ts";
import { isMoreSevere, type ResultInterpretation } from "./result-history.ts";
import { compareToRange } from "./result-types.ts";
import { pickInterval, pickStep, type RandomSource } from "./value-intervals.ts";

/**
 * The values of the analytes of one sample. Amounts are drawn from the patient's profile; measured values are amounts,
 * rounded as the lab prints them; derived values are computed from printed ones. Another value is reached by moving an amount.
 */
export interface SampleValues extends Pick<OrderPanel, "plan" | "scales" | "distributions"> {
  readonly patient: Pick<OrderPatient, "sex" | "age">;
  readonly amounts: Float64Array;
  /** By node, in units. NaN when the lab does not report it. */
  readonly values: Float64Array;
  /** Values that replace what the amounts give, by node. */
  readonly set: ReadonlyMap<number, number>;
}

export interface Move {
  readonly interpretation: ResultInterpretation;
  readonly random: RandomSource;
  /** The most severe interpretation that other results may get. */
  readonly limit: ResultInterpretation;
  /** The ordered analytes whose values stay, unless they derive from the value. Other correlated ones move along. */
  readonly reported: readonly number[];
}

/**
 * Draws the values of a sample.
 * @param base hash of the world's seed and the order
 * @param isNormal whether all values are to be normal, as varied as in healthy people
 */
export function drawSample(
  { plan, scales, distributions }: OrderPanel,
  patient: OrderPatient,
  profile: PatientProfile,
  base: number,
  isNormal: boolean,
): SampleValues {
  const draw = isNormal ? getNormalValue : getValue;
  const amounts = new Float64Array(plan.amounts.length);
  for (let amount = 0; amount < amounts.length; amount += 1) {
    const analyte = plan.amounts[amount]!;
    const distribution = distributions[amount]!;
    const occasion = getNormalDeviate(foldHashToUnit(base, analyte.loinc.id));
    amounts[amount] = draw(distribution, profile(analyte, distribution, occasion));
  }
  const values = new Float64Array(plan.nodes.length);
  const sample = { plan, scales, distributions, patient, amounts, values, set: new Map<number, number>() };
  computeValues(sample);
  if (isNormal) lowerValues(sample, "normal");
  return sample;
}

function computeValues(sample: SampleValues): void {
  for (let node = 0; node < sample.values.length; node += 1)
    sample.values[node] = sample.set.get(node) ?? computeValue(sample, node);
}

function computeValue(sample: SampleValues, node: number): number {
  const { analyte, isDerived } = sample.plan.nodes[node]!;
  const { steps, floor, ceiling } = sample.scales[node]!;
  const value = calculate(sample, node);
  if (value === null) return Number.NaN;
  // A tiny addition makes halves round up although their binary form may lie below them.
  const step = Math.round(value * steps + 1e-9);
  if (!isDerived) return Math.min(Math.max(step, floor), ceiling) / steps;
  return isPossible(step / steps, analyte) ? step / steps : Number.NaN;
}

/** Whether an amount is not negative, and a share is not above 100 %. */
function isPossible(value: number, { unit }: Analyte): boolean {
  return !(value < 0 || (unit === "%" && value > 100));
}

/** Computes a value before it is rounded. Returns null where the formula does not apply, and NaN when an input is not reported. */
function calculate({ plan, amounts, values, patient }: SampleValues, node: number): number | null {
  const { calculation, isDerived, inputs } = plan.nodes[node]!;
  const from = isDerived ? values : amounts;
  if (calculation === null) return from[inputs[0]!]!;
  return calculation.compute(
    from[inputs[0]!]!,
    from[inputs[1] ?? 0]!,
    from[inputs[2] ?? 0]!,
    from[inputs[3] ?? 0]!,
    from[inputs[4] ?? 0]!,
    patient,
  );
}

const getNode = ({ plan }: SampleValues, index: number): number => plan.ordered[index]!;

export function hasValue(sample: SampleValues, index: number): boolean {
  return getNode(sample, index) >= 0;
}

/** Whether the lab reports an ordered analyte that has a value. */
export function isReported(sample: SampleValues, index: number): boolean {
  return !Number.isNaN(sample.values[getNode(sample, index)]!);
}

/** Returns the printed value of an ordered analyte that has one. Returns null when the lab does not report it. */
export function printValue(sample: SampleValues, index: number): string | null {
  const node = getNode(sample, index);
  const [value, scale] = [sample.values[node]!, sample.scales[node]!];
  return isReported(sample, index) ? formatStep(scale, Math.round(value * scale.steps)) : null;
}

export function interpretValue(sample: SampleValues, index: number): ResultInterpretation {
  return interpretNode(sample, getNode(sample, index));
}

function interpretNode({ values, scales }: SampleValues, node: number): ResultInterpretation {
  const end = { at: values[node]!, included: true };
  return compareToRange(scales[node]!, end, end).interpretation;
}

const IMPOSSIBLE = "Not calculated: the results that it is calculated from contradict each other.";

/** Says why the lab does not report a derived analyte. */
export function explainUnreported(sample: SampleValues, index: number): string | null {
  const explain = (node: number): string | null => {
    const { calculation, inputs } = sample.plan.nodes[node]!;
    const cause = inputs.find((input) => Number.isNaN(sample.values[input]));
    if (cause !== undefined) return explain(cause);
    return calculate(sample, node) === null ? (calculation?.unreported ?? null) : IMPOSSIBLE;
  };
  return explain(getNode(sample, index));
}

/** Steps toward the anchor that bring values back. The last ones reach it. */
const LOWERING = [0.25, 0.25, 0.4, 0.5, 0.5, 1, 1, 1, 1, 1, 1];

/** Moves amounts toward their anchors until no ordered value exceeds an interpretation. */
export function lowerValues(sample: SampleValues, limit: ResultInterpretation): void {
  const { plan, amounts, distributions } = sample;
  for (const share of LOWERING) {
    const high = plan.shown.filter((node) => isMoreSevere(interpretNode(sample, node), limit));
    if (high.length === 0) return;
    for (const amount of new Set(high.flatMap((node) => plan.nodes[node]!.amounts)))
      amounts[amount] = amounts[amount]! + share * (distributions[amount]!.anchor - amounts[amount]!);
    computeValues(sample);
  }
}

const TRIES = 8;

/**
 * Gives an ordered analyte another value with an interpretation, and lets all that depends on the moved amount follow.
 * @returns whether it did. Otherwise nothing has changed
 */
export function moveValue(
  sample: SampleValues,
  index: number,
  { interpretation, random, limit, reported }: Move,
): boolean {
  const { plan, amounts, values } = sample;
  const [before, printed] = [amounts.slice(), values.slice()];
  const node = getNode(sample, index);
  const scale = sample.scales[node]!;
  const isLimited = scale.criticalLow !== null || scale.criticalHigh !== null;
  const expected = interpretation === "critical" && !isLimited ? "abnormal" : interpretation;
  for (const amount of plan.nodes[node]!.amounts) {
    const partners = listPartners(sample, amount, reported);
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const roll: RandomSource = (place) => random(place + attempt * 16);
      const target = pickStep(pickInterval(scale, interpretation, roll), roll) / scale.steps;
      fitAmount(sample, node, amount, target, partners);
      const isMoved = values[node] !== printed[node] && interpretNode(sample, node) === expected;
      if (isMoved && isSound(sample, limit, printed)) return true;
      amounts.set(before);
    }
  }
  values.set(printed);
  return false;
}

/** Whether no ordered value that has changed exceeds an interpretation, and each of them is plausible and reported. */
function isSound(sample: SampleValues, limit: ResultInterpretation, before: Float64Array): boolean {
  return sample.plan.shown.every((node) => {
    const value = sample.values[node]!;
    if (Object.is(value, before[node])) return true;
    const { floor, ceiling, steps } = sample.scales[node]!;
    const step = Math.round(value * steps);
    return step >= floor && step <= ceiling && !isMoreSevere(interpretNode(sample, node), limit);
  });
}

/** An amount that follows another one, and how many of its standard deviations it moves for one of the other amount. */
type Partner = readonly [amount: number, share: number];

/** Lists the amounts that change together with an amount in healthy and in ill people, and how closely each follows it. */
function listPartners(sample: SampleValues, amount: number, reported: Move["reported"]): Partner[] {
  const { plan, distributions } = sample;
  const fixed = new Set(reported.flatMap((index) => plan.nodes[getNode(sample, index)]?.amounts ?? []));
  const moved = distributions[amount]!;
  return distributions.flatMap((distribution, other): Partner[] => {
    if (other === amount || fixed.has(other)) return [];
    const shared = computeCovariance(moved.factors, distribution.factors);
    return shared === 0 ? [] : [[other, shared * moved.lasting * distribution.lasting]];
  });
}

/** Sets an amount. Its partners follow as far as they stay normal, because healthy values prove no illness. */
function moveAmount(
  { amounts, distributions }: SampleValues,
  amount: number,
  value: number,
  partners: readonly Partner[],
): void {
  const from = distributions[amount]!;
  const shift = getDeviate(from, value) - getDeviate(from, amounts[amount]!);
  amounts[amount] = value;
  for (const [other, share] of partners) {
    const distribution = distributions[other]!;
    const now = amounts[other]!;
    const moved = getValue(distribution, getDeviate(distribution, now) + share * shift);
    amounts[other] = Math.min(
      Math.max(moved, Math.min(distribution.low, now)),
      Math.max(distribution.high, now),
    );
  }
}

/** From one value of an amount that is tried to the next: first among all that are plausible, then around the best one. */
const [COARSE, FINE] = [1.02, 1.0005];

/** Moves an amount to where a value comes as near to a target as the digits allow. */
function fitAmount(
  sample: SampleValues,
  node: number,
  amount: number,
  target: number,
  partners: readonly Partner[] = [],
): void {
  const { plan, amounts, values } = sample;
  const { calculation, chain } = plan.nodes[node]!;
  const before = amounts.slice();
  let best = { value: before[amount]!, error: Infinity };
  const scan = (from: number, to: number, growth: number): void => {
    for (let value = from; value <= to; value *= growth) {
      moveAmount(sample, amount, value, partners);
      for (const one of chain) values[one] = sample.set.get(one) ?? computeValue(sample, one);
      const error = Math.abs((calculate(sample, node) ?? NaN) - target);
      if (error < best.error) best = { value, error };
      amounts.set(before);
    }
  };
  const { low, high } = plan.amounts[amount]!.plausible!;
  if (calculation === null) best.value = target;
  else {
    scan(Math.max(low, high / 1e5), high, COARSE);
    scan(best.value / COARSE, best.value * COARSE, FINE);
  }
  moveAmount(sample, amount, best.value, partners);
  computeValues(sample);
}

/** How often set values that share amounts are fitted in turn. */
const ROUNDS = 12;

/**
 * Returns the values in which ordered analytes have exact values, and the other shares of a whole as much as remains. What
 * derives from them or is measured from the same amount follows. Each set value moves an amount that no other has moved, until
 * all agree as well as the digits allow. Where they cannot agree, they stay as they are set.
 * @param byIndex values by index of the analyte
 */
export function withSetValues(drawn: SampleValues, byIndex: ReadonlyMap<number, number>): SampleValues {
  const { nodes } = drawn.plan;
  const targets = Array.from(byIndex, ([index, value]) => [getNode(drawn, index), value] as const).toSorted(
    ([one], [other]) => nodes[one]!.amounts.length - nodes[other]!.amounts.length || one - other,
  );
  const set = new Map(targets);
  const sample = { ...drawn, amounts: drawn.amounts.slice(), values: drawn.values.slice(), set };
  fitShares(drawn, set);
  computeValues(sample);
  /** The node that has moved an amount. */
  const movers = new Map<number, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = sample.amounts.slice();
    for (const [node, target] of targets) if (!agrees(sample, node)) fitNode(sample, node, target, movers);
    if (before.every((amount, place) => amount === sample.amounts[place])) break;
  }
  return sample;
}

function fitNode(sample: SampleValues, node: number, target: number, movers: Map<number, number>): void {
  const before = sample.amounts.slice();
  for (const amount of sample.plan.nodes[node]!.amounts) {
    if ((movers.get(amount) ?? node) !== node) continue;
    fitAmount(sample, node, amount, target);
    if (agrees(sample, node, computeUncertainty(sample, node))) return void movers.set(amount, node);
    sample.amounts.set(before);
    computeValues(sample);
  }
}

/** Scales the shares that a test has not set to what those that it has set leave of 100 %. */
function fitShares({ plan, values }: SampleValues, set: Map<number, number>): void {
  for (const [output, { calculation, inputs }] of plan.nodes.entries()) {
    const all = calculation?.areShares === true ? [...inputs, output] : [];
    const open = all.filter((node) => !set.has(node));
    if (open.length === all.length) continue;
    const room = all.reduce((left, node) => left - (set.get(node) ?? 0), 100);
    const total = open.reduce((sum, node) => sum + values[node]!, 0);
    // Labs print whole shares. The output has the rest, unless it is set, too.
    for (const node of open)
      if (node !== output) set.set(node, Math.floor((values[node]! * Math.max(0, room)) / total));
    const [first = output] = open;
    if (set.has(output))
      set.set(
        first,
        all.reduce((rest, node) => rest - set.get(node)!, 100 + set.get(first)!),
      );
  }
}

/** Whether a value is what its inputs give, but for rounding and an additional margin in printed steps. */
function agrees(sample: SampleValues, node: number, margin = 0): boolean {
  const error = Math.abs((calculate(sample, node) ?? NaN) - sample.values[node]!);
  return error * sample.scales[node]!.steps <= 0.5 + margin;
}

/** Computes how far the rounding of its inputs can move a derived value, in printed steps. */
function computeUncertainty(sample: SampleValues, node: number): number {
  const { isDerived, inputs } = sample.plan.nodes[node]!;
  const value = calculate(sample, node) ?? 0;
  return (isDerived ? inputs : []).reduce((sum, input) => {
    const values = sample.values.slice();
    values[input] = values[input]! + 0.5 / sample.scales[input]!.steps;
    const moved = Math.abs((calculate({ ...sample, values }, node) ?? value) - value);
    return sum + moved * sample.scales[node]!.steps;
  }, 0);
}

/**
 * Says what follows from the inputs of an ordered analyte, where that differs from its value. Returns null where both agree as
 * well as the digits allow.
 */
export function explainContradiction(sample: SampleValues, index: number): string | null {
  const node = getNode(sample, index);
  const { plan, values, scales } = sample;
  const { analyte, isDerived, inputs } = plan.nodes[node]!;
  if (!isDerived || agrees(sample, node, computeUncertainty(sample, node))) return null;
  const computed = calculate(sample, node);
  const isReported = computed !== null && isPossible(computed, analyte);
  const given = inputs.map((input) => `${plan.nodes[input]!.analyte.name} ${values[input]}`);
  const follows = isReported ? computed.toFixed(scales[node]!.decimals) : "no value";
  return `${analyte.name} is ${values[node]}, but ${follows} follows from ${given.join(", ")}.`;
}
