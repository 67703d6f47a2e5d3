import type { Analyte } from "../../../catalog/labs/analytes.ts";
import type { FormulaPatient } from "../../../catalog/labs/derived-analytes.ts";
import { computeCovariance } from "../../../catalog/labs/latent-factors.ts";
import { getNormalDeviate } from "../../../kernel/normal.ts";
import { foldHashToUnit } from "../../../kernel/random.ts";
import { getDeviate, getNormalValue, getValue, type Distribution } from "./distribution.ts";
import { formatStep, type MeasurementScale } from "./measurement-scale.ts";
import { compareToRange } from "./result-types.ts";
import type { PanelPlan } from "./panel-plan.ts";
import type { PatientProfile } from "./patient-profile.ts";
import { isMoreSevere, type ResultInterpretation } from "./result-history.ts";
import { listIntervals, pickInterval, pickStep, pickInteger, type RandomSource } from "./value-intervals.ts";

/** What the values of a plan are drawn by, for patients of one gender, sex and age at one lab. */
export interface PanelScales {
  readonly scales: readonly MeasurementScale[];
  readonly distributions: readonly Distribution[];
}

export interface OrderPanel extends PanelScales {
  readonly plan: PanelPlan;
}

/**
 * The values of the analytes of one sample. Amounts are drawn from the patient's profile; measured values are amounts,
 * rounded as the lab prints them; derived values are computed from printed ones.
 */
export interface SampleValues extends OrderPanel {
  readonly patient: FormulaPatient;
  readonly amounts: Float64Array;
  /** By node, in units. NaN when the lab does not report it. */
  readonly values: Float64Array;
  /** Values that replace what the amounts give, by node. */
  readonly set: SetValues;
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
  panel: OrderPanel,
  profile: PatientProfile,
  base: number,
  isNormal: boolean,
): SampleValues {
  const draw = isNormal ? getNormalValue : getValue;
  const amounts = new Float64Array(panel.plan.amounts.length);
  for (let amount = 0; amount < amounts.length; amount += 1) {
    const analyte = panel.plan.amounts[amount]!;
    const distribution = panel.distributions[amount]!;
    const occasion = getNormalDeviate(foldHashToUnit(base, analyte.loinc.id));
    amounts[amount] = draw(distribution, profile.getDeviate(analyte, distribution, occasion));
  }
  const values = new Float64Array(panel.plan.nodes.length);
  const sample = { ...panel, patient: profile, amounts, values, set: new Map<number, number>() };
  computeValues(sample);
  if (isNormal) lowerValues(sample, "normal");
  return sample;
}

function computeValues(sample: SampleValues, from = 0, to = sample.values.length - 1): void {
  for (let node = from; node <= to; node += 1)
    sample.values[node] = sample.set.get(node) ?? computeValue(sample, node);
}

function computeValue(sample: SampleValues, node: number): number {
  const { analyte, derived } = sample.plan.nodes[node]!;
  const { steps, floor, ceiling } = sample.scales[node]!;
  if (derived === null)
    return Math.min(Math.max(Math.round(measure(sample, node) * steps), floor), ceiling) / steps;
  const value = calculate(sample, node);
  if (value === null) return Number.NaN;
  // A tiny addition makes halves round up although their binary form may lie below them.
  const rounded = Math.round(value * steps + 1e-9) / steps;
  return isPossible(rounded, analyte) ? rounded : Number.NaN;
}

/** Whether an amount is not negative, and a share is not above 100 %. */
function isPossible(value: number, { unit }: Analyte): boolean {
  return !(value < 0 || (unit === "%" && value > 100));
}

function measure({ plan, amounts: from }: SampleValues, node: number): number {
  const { relation, inputs } = plan.nodes[node]!;
  const first = from[inputs[0]!]!;
  if (relation === null) return first;
  return relation.compute(first, from[inputs[1] ?? 0]!, from[inputs[2] ?? 0]!, from[inputs[3] ?? 0]!);
}

/** Computes a derived value. Returns null where the formula does not apply, and NaN when an input is not reported. */
function calculate({ plan, values: from, patient }: SampleValues, node: number): number | null {
  const { derived, inputs } = plan.nodes[node]!;
  return derived!.compute(
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

/** Returns the printed value of an ordered analyte that has one. Returns null when the lab does not report it. */
export function printValue(sample: SampleValues, index: number): string | null {
  const node = getNode(sample, index);
  const [value, scale] = [sample.values[node]!, sample.scales[node]!];
  return Number.isNaN(value) ? null : formatStep(scale, Math.round(value * scale.steps));
}

export function interpretValue(sample: SampleValues, index: number): ResultInterpretation {
  return interpretNode(sample, getNode(sample, index));
}

function interpretNode({ values, scales }: SampleValues, node: number): ResultInterpretation {
  const end = { at: values[node]!, included: true };
  return compareToRange(scales[node]!, end, end).interpretation;
}

function exceeds(sample: SampleValues, node: number, limit: ResultInterpretation): boolean {
  return isMoreSevere(interpretNode(sample, node), limit);
}

/** Says why the lab does not report a derived analyte. */
export function explainUnreported(sample: SampleValues, index: number): string | null {
  const explain = (node: number): string | null => {
    const { derived, inputs } = sample.plan.nodes[node]!;
    const cause = inputs.find((input) => Number.isNaN(sample.values[input]));
    if (cause !== undefined) return explain(cause);
    return calculate(sample, node) === null ? (derived!.unreported ?? null) : IMPOSSIBLE;
  };
  return explain(getNode(sample, index));
}

const IMPOSSIBLE = "Not calculated: the results that it is calculated from contradict each other.";

/** Steps toward the anchor that bring values back. The last ones reach it. */
const LOWERING = [0.25, 0.25, 0.4, 0.5, 0.5, 1, 1, 1, 1, 1, 1];

/** Moves amounts toward their anchors until no ordered value exceeds an interpretation. */
export function lowerValues(sample: SampleValues, limit: ResultInterpretation): void {
  const { plan, amounts, distributions } = sample;
  for (const share of LOWERING) {
    const open = new Set<number>();
    for (const node of plan.shown)
      if (exceeds(sample, node, limit)) for (const amount of plan.nodes[node]!.amounts) open.add(amount);
    if (open.size === 0) return;
    for (const amount of open)
      amounts[amount] = amounts[amount]! + share * (distributions[amount]!.anchor - amounts[amount]!);
    computeValues(sample);
  }
}

const TRIES = 8;
/** From one value of an amount or a lever that is tried to the next. */
const GROWTH = 1.02;

/**
 * Gives an ordered analyte another value with an interpretation: moves an amount that it is measured or derived from, and lets
 * all that depends on the amount follow.
 * @returns whether it did. Otherwise nothing has changed
 */
export function moveValue(sample: SampleValues, index: number, move: Move): boolean {
  const { plan, amounts, values } = sample;
  const [before, printed] = [amounts.slice(), values.slice()];
  const node = getNode(sample, index);
  const scale = sample.scales[node]!;
  const intervals = listIntervals(scale, move.interpretation);
  const isUsual = (): boolean => {
    const step = Math.round(values[node]! * scale.steps);
    return intervals.some(({ from, to }) => step >= from && step <= to);
  };
  // Where no amount gives a usual value of the interpretation, any that is not normal does.
  for (const fits of [isUsual, () => interpretNode(sample, node) !== "normal"]) {
    for (const amount of plan.nodes[node]!.amounts) {
      const partners = listPartners(sample, amount, move.reported);
      for (const value of pickAmounts(sample, node, amount, partners, move, fits)) {
        moveAmount(sample, amount, value, partners);
        computeValues(sample);
        if (values[node] !== printed[node] && isSound(sample, move.limit, printed)) return true;
        amounts.set(before);
      }
    }
  }
  values.set(printed);
  return false;
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

const ATTEMPTS = Array.from({ length: TRIES }, (_, attempt) => attempt);

/** Picks amounts that give a value that fits: steps for the amount of the analyte itself, or some of its plausible values. */
function pickAmounts(
  sample: SampleValues,
  node: number,
  amount: number,
  partners: readonly Partner[],
  { interpretation, random }: Move,
  fits: () => boolean,
): number[] {
  const { derived, relation } = sample.plan.nodes[node]!;
  if (derived === null && relation === null)
    return ATTEMPTS.map((attempt) => {
      const roll: RandomSource = (place) => random(place + attempt * 16);
      const scale = sample.scales[node]!;
      return pickStep(pickInterval(scale, interpretation, roll), roll) / scale.steps;
    });
  const { low, high } = sample.plan.amounts[amount]!.plausible!;
  const before = sample.amounts.slice();
  const found: number[] = [];
  for (let value = Math.max(low, high / 1e5); value <= high; value *= GROWTH) {
    moveAmount(sample, amount, value, partners);
    computeValues(sample, 0, node);
    if (fits()) found.push(value);
    sample.amounts.set(before);
  }
  return ATTEMPTS.flatMap((attempt) => found[pickInteger(0, found.length - 1, random(32 + attempt))] ?? []);
}

/** Whether no ordered value that has changed exceeds an interpretation, and each of them is plausible and reported. */
function isSound(sample: SampleValues, limit: ResultInterpretation, before: Float64Array): boolean {
  return sample.plan.shown.every((node) => {
    const value = sample.values[node]!;
    if (Object.is(value, before[node])) return true;
    const { floor, ceiling, steps } = sample.scales[node]!;
    const step = Math.round(value * steps);
    return step >= floor && step <= ceiling && !exceeds(sample, node, limit);
  });
}

/** Values that replace others, by node or by index. */
type SetValues = ReadonlyMap<number, number>;

/**
 * Returns the values in which ordered analytes have exact values, and the other shares of a whole as much as remains. What
 * derives from them or is measured from the same amount follows. Derived ones change what they derive from, until all agree
 * as well as the digits allow. Where they cannot agree, they stay as they are set.
 */
export function withSetValues(drawn: SampleValues, byIndex: SetValues): SampleValues {
  const fixed = new Map(Array.from(byIndex, ([index, value]) => [getNode(drawn, index), value]));
  const set = new Map(fixed);
  const sample = { ...drawn, amounts: drawn.amounts.slice(), values: drawn.values.slice(), set };
  fitAmounts(sample, drawn, fixed);
  fitShares(sample, drawn, set);
  computeValues(sample);
  fitInputs(sample, fixed, set);
  return sample;
}

/** Changes the amounts that set values are measured from: each value's own, or the first one in proportion. */
function fitAmounts({ plan, amounts }: SampleValues, drawn: SampleValues, fixed: SetValues): void {
  for (const [node, value] of fixed) {
    const { analyte, derived, inputs } = plan.nodes[node]!;
    if (derived !== null) continue;
    const amount = inputs[0]!;
    const before = measure(drawn, node);
    if (plan.amounts[amount] === analyte) amounts[amount] = value;
    // What is left of a whole can be nothing, which no proportion changes.
    else if (before > 0) amounts[amount] = (drawn.amounts[amount]! * value) / before;
  }
}

/** Scales the shares that a test has not set to what those that it has set leave of 100 %. */
function fitShares({ plan }: SampleValues, drawn: SampleValues, set: Map<number, number>): void {
  for (const [output, { derived, inputs }] of plan.nodes.entries()) {
    const all = derived?.areShares === true ? [...inputs, output] : [];
    const open = all.filter((node) => !set.has(node));
    if (open.length === all.length) continue;
    const room = all.reduce((left, node) => left - (set.get(node) ?? 0), 100);
    const total = open.reduce((sum, node) => sum + drawn.values[node]!, 0);
    // Labs print whole shares.
    for (const node of open)
      if (node !== output) set.set(node, Math.floor((drawn.values[node]! * Math.max(0, room)) / total));
  }
}

/** How often set values that share inputs are fitted in turn. */
const ROUNDS = 12;

/** Changes an input of each derived value that a test has set, in turn, so that the formulas hold as well as the digits allow. */
function fitInputs(sample: SampleValues, fixed: SetValues, set: Map<number, number>): void {
  const levers = chooseLevers(sample, fixed);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [node, lever] of levers) if (!agrees(sample, node)) fitInput(sample, node, lever, set);
}

/**
 * Chooses a measured input to change for each set value that is derived. The value with the fewest inputs chooses first; the
 * others avoid what it is calculated from.
 */
function chooseLevers({ plan }: SampleValues, fixed: SetValues): Map<number, number> {
  const list = (node: number): readonly number[] => {
    const { derived, inputs } = plan.nodes[node]!;
    if (fixed.has(node)) return [];
    if (derived === null) return [node];
    return inputs.flatMap(list);
  };
  const all = [...fixed.keys()]
    .filter((node) => plan.nodes[node]!.derived !== null)
    .map((node) => ({ node, open: plan.nodes[node]!.inputs.flatMap(list) }))
    .toSorted((one, other) => one.open.length - other.open.length);
  const levers = new Map<number, number>();
  const used = new Set<number>();
  for (const { node, open } of all) {
    const taken = new Set(levers.values());
    const lever = open.find((one) => !used.has(one)) ?? open.find((one) => !taken.has(one));
    if (lever !== undefined) levers.set(node, lever);
    for (const one of open) used.add(one);
  }
  return levers;
}

/** Whether a value is what its inputs give, but for rounding and an additional margin in printed steps. */
function agrees(sample: SampleValues, node: number, margin = 0): boolean {
  const error = Math.abs((calculate(sample, node) ?? NaN) - sample.values[node]!);
  return error * sample.scales[node]!.steps <= 0.5 + margin;
}

/** Changes one input of a set value so that the value comes as close as the digits allow. */
function fitInput(sample: SampleValues, node: number, lever: number, set: Map<number, number>): void {
  const { steps, floor, ceiling } = sample.scales[lever]!;
  const target = set.get(node)!;
  let best = { step: Math.round(sample.values[lever]! * steps), error: Infinity };
  const scan = (from: number, to: number, growth: number): void => {
    for (
      let step = Math.max(from, floor);
      step <= Math.min(to, ceiling);
      step = Math.max(step + 1, Math.floor(step * growth))
    ) {
      set.set(lever, step / steps);
      computeValues(sample, lever, node);
      const error = Math.abs((calculate(sample, node) ?? NaN) - target);
      if (error < best.error) best = { step, error };
    }
  };
  scan(floor, ceiling, GROWTH);
  scan(Math.floor(best.step / GROWTH), best.step * GROWTH, 1);
  set.set(lever, best.step / steps);
  computeValues(sample);
}

/**
 * Says what follows from the inputs of an ordered analyte, where that differs from its value. Returns null where both agree as
 * well as the digits allow.
 */
export function explainContradiction(sample: SampleValues, index: number): string | null {
  const node = getNode(sample, index);
  const { plan, values, scales } = sample;
  const { analyte, derived, inputs } = plan.nodes[node]!;
  if (derived === null || agrees(sample, node, computeUncertainty(sample, node))) return null;
  const computed = calculate(sample, node);
  const isReported = computed !== null && isPossible(computed, analyte);
  const given = inputs.map((input) => `${plan.nodes[input]!.analyte.name} ${values[input]}`);
  const follows = isReported ? computed.toFixed(scales[node]!.decimals) : "no value";
  return `${analyte.name} is ${values[node]}, but ${follows} follows from ${given.join(", ")}.`;
}

/** Computes how far the rounding of its inputs can move a derived value, in printed steps. */
function computeUncertainty(sample: SampleValues, node: number): number {
  const value = calculate(sample, node) ?? 0;
  return sample.plan.nodes[node]!.inputs.reduce((sum, input) => {
    const values = sample.values.slice();
    values[input] = values[input]! + 0.5 / sample.scales[input]!.steps;
    const moved = Math.abs((calculate({ ...sample, values }, node) ?? value) - value);
    return sum + moved * sample.scales[node]!.steps;
  }, 0);
}
