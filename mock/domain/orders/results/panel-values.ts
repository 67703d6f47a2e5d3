import type { Analyte } from "../../../catalog/labs/analytes.ts";
import type {
  DerivedAnalyte,
  FormulaPatient,
  MeasuredRelation,
} from "../../../catalog/labs/derived-analytes.ts";
import { computeCovariance } from "../../../catalog/labs/latent-factors.ts";
import { getNormalDeviate } from "../../../kernel/normal.ts";
import { foldHashToUnit } from "../../../kernel/random.ts";
import { getDeviate, getNormalValue, getValue, type Distribution } from "./distribution.ts";
import { formatStep, type MeasurementScale } from "./measurement-scale.ts";
import { compareToRange } from "./numeric-result.ts";
import type { PanelPlan } from "./panel-plan.ts";
import type { PatientProfile } from "./patient-profile.ts";
import { isMoreSevere, type ResultInterpretation } from "./result-history.ts";
import { pickInteger, type RandomSource } from "./result-type.ts";
import { listIntervals, pickInterval, pickStep } from "./value-intervals.ts";

/** The level of an amount that is as the patient's physiology gives it. */
const NATURAL = -1;
/** Amounts of level 0 are normal, and as varied as in healthy people. Amounts of the last level are at their anchor. */
const LAST_LEVEL = 6;

/** How many values a move tries. */
const TRIES = 8;
/** From one value of a lever or an amount that a search looks at to the next. */
const LEVER_GROWTH = 1.02;

/** Values that a test or the generator has set, by node. */
export type SetValues = ReadonlyMap<number, number>;

/** How a result is to change. */
export interface Move {
  readonly interpretation: ResultInterpretation;
  readonly random: RandomSource;
  /** The most severe interpretation that other results may get. */
  readonly limit: ResultInterpretation;
  /** Whether the value must differ from the current one. */
  readonly differs?: boolean;
  /** The ordered analytes whose values stay, when correlated ones move along. Without it, only what derives from the value moves. */
  readonly reported?: readonly number[];
}

/** An amount that follows another one. */
interface Partner {
  readonly amount: number;
  /** How many of its standard deviations it moves for one of the other amount. */
  readonly share: number;
}

/** An amount that can move, with those that follow it. */
interface Root {
  readonly amount: number;
  readonly partners: readonly Partner[];
}

/** Values of an amount to try. */
interface Candidates {
  readonly usual: readonly number[];
  readonly others: readonly number[];
}

/** What the values of a plan are drawn by, for patients of one gender, sex and age at one lab. */
export interface PanelScales {
  /** By node. */
  readonly scales: readonly MeasurementScale[];
  /** By amount. */
  readonly distributions: readonly Distribution[];
}

/** What the values of an order are, and what they are drawn by. */
export interface OrderPanel extends PanelScales {
  readonly plan: PanelPlan;
}

/**
 * The values of the analytes of one sample. Amounts are drawn from the patient's profile; measured values are amounts,
 * rounded as the lab prints them; derived values are computed from printed ones.
 */
export class PanelValues {
  readonly #panel: OrderPanel;
  readonly #plan: PanelPlan;
  readonly #patient: FormulaPatient;
  readonly #scales: readonly MeasurementScale[];
  readonly #distributions: readonly Distribution[];
  readonly #deviates: Float64Array;
  readonly #levels: Int8Array;
  readonly #amounts: Float64Array;
  /** The amounts that moves have set, without those that followed. */
  readonly #forced = new Set<number>();
  /** By node, in units. NaN when the lab does not report it. */
  readonly #values: Float64Array;
  /** Values that replace what the amounts give. */
  #moved: SetValues = NONE;

  private constructor(panel: OrderPanel, patient: FormulaPatient, deviates: Float64Array) {
    this.#panel = panel;
    this.#plan = panel.plan;
    this.#patient = patient;
    this.#scales = panel.scales;
    this.#distributions = panel.distributions;
    this.#deviates = deviates;
    this.#levels = new Int8Array(deviates.length).fill(NATURAL);
    this.#amounts = new Float64Array(deviates.length);
    this.#values = new Float64Array(panel.plan.nodes.length);
  }

  /**
   * Draws the values of a sample. Call `makeNatural` or `makeNormal` next.
   * @param base hash of the world's seed and the order
   */
  static draw(panel: OrderPanel, profile: PatientProfile, base: number): PanelValues {
    const { plan, distributions } = panel;
    const deviates = new Float64Array(plan.amounts.length);
    for (let amount = 0; amount < deviates.length; amount += 1) {
      const analyte = plan.amounts[amount]!;
      const distribution = distributions[amount]!;
      const occasion = getNormalDeviate(foldHashToUnit(base, analyte.loinc.id));
      deviates[amount] = profile.getDeviate(analyte, distribution, occasion);
    }
    return new PanelValues(panel, profile, deviates);
  }

  /** Leaves all values as the patient's physiology gives them. */
  makeNatural(): void {
    this.#makeAll(NATURAL);
  }

  /** Makes all values normal, as varied as in healthy people. */
  makeNormal(): void {
    this.#makeAll(0);
    this.lower("normal");
  }

  /** Whether the ordered analyte has numeric values here. */
  has(index: number): boolean {
    return (this.#plan.ordered[index] ?? -1) >= 0;
  }

  /** Returns the value of an ordered analyte in its unit. Returns NaN when the lab does not report it. */
  get(index: number): number {
    return this.#values[this.#getNode(index)] ?? Number.NaN;
  }

  /** Returns the printed value of an ordered analyte. Returns null when the lab does not report it. */
  print(index: number): string | null {
    const value = this.get(index);
    const scale = this.#scales[this.#getNode(index)];
    return Number.isNaN(value) || scale === undefined
      ? null
      : formatStep(scale, Math.round(value * scale.steps));
  }

  /** Interprets the value of an ordered analyte. */
  interpret(index: number): ResultInterpretation {
    return this.#interpret(this.#getNode(index));
  }

  /** Says why the lab does not report an ordered analyte. */
  explainUnreported(index: number): string | null {
    return this.#explain(this.#getNode(index));
  }

  /** Lists the ordered analytes that an ordered one derives from, directly or not. */
  listInputs(index: number): readonly number[] {
    return this.#plan.inputs[index] ?? [];
  }

  /**
   * Says what follows from the inputs of an ordered analyte, where that differs from its value. Returns null where both agree as
   * well as the digits allow.
   */
  explainContradiction(index: number): string | null {
    const node = this.#getNode(index);
    const { analyte, derived = null, inputs = [] } = this.#plan.nodes[node] ?? {};
    if (analyte === undefined || derived === null) return null;
    const value = this.#values[node]!;
    if (Number.isNaN(value) || this.#computeError(node, value) <= this.#computeUncertainty(derived, node))
      return null;
    const computed = this.#calculate(derived, inputs);
    const isReported = computed !== null && isPossible(computed, analyte);
    const given = inputs.map((input) => `${this.#plan.nodes[input]!.analyte.name} ${this.#values[input]}`);
    const follows = isReported ? computed.toFixed(this.#scales[node]!.decimals) : "no value";
    return `${analyte.name} is ${value}, but ${follows} follows from ${given.join(", ")}.`;
  }

  /** Returns the amounts, for `restore`. */
  save(): Float64Array {
    return this.#amounts.slice();
  }

  /** Returns to saved amounts. */
  restore(amounts: Float64Array): void {
    this.#amounts.set(amounts);
    this.#computeAll();
  }

  /** Takes back moves and draws values toward the normal until none of the ordered ones exceeds an interpretation. */
  lower(limit: ResultInterpretation): void {
    if (this.#plan.shown.some((node) => this.#exceeds(node, limit))) {
      this.#drawAmounts(this.#forced);
      this.#forced.clear();
    }
    for (;;) {
      const open = this.#listOpenAmounts(limit);
      if (open.size === 0) return;
      for (const amount of open) this.#levels[amount] = this.#levels[amount]! + 1;
      this.#drawAmounts(open);
    }
  }

  /**
   * Gives an ordered analyte a value with an interpretation: moves an amount that it is measured or derived from, and lets all
   * that depends on the amount follow.
   * @returns whether it did. Otherwise nothing has changed
   */
  move(index: number, move: Move): boolean {
    const before = this.save();
    const values = this.#values.slice();
    const node = this.#getNode(index);
    const { analyte, amounts } = this.#plan.nodes[node]!;
    const own = amounts.filter((amount) => this.#plan.amounts[amount] === analyte);
    const roots = [...new Set([...own, ...amounts])].map((amount) => ({
      amount,
      partners: this.#listPartners(amount, move),
    }));
    const candidates = roots.map((root) => this.#pickAmounts(node, root, move));
    // Where no amount gives a usual value of the interpretation, any that is not normal does.
    const kind = candidates.some(({ usual }) => usual.length > 0) ? "usual" : "others";
    for (const [place, { amount, partners }] of roots.entries()) {
      for (const value of candidates[place]![kind]) {
        this.#moveAmount(amount, value, partners);
        this.#computeAll();
        const isNew = move.differs !== true || this.#values[node] !== values[node];
        if (isNew && this.#isSound(move.limit, values)) {
          this.#forced.add(amount);
          return true;
        }
        this.restore(before);
      }
    }
    return false;
  }

  /** Lists the amounts that change together with an amount in healthy and in ill people, and how closely each follows it. */
  #listPartners(amount: number, { reported }: Move): Partner[] {
    if (reported === undefined) return [];
    const fixed = new Set(reported.flatMap((index) => this.#plan.nodes[this.#getNode(index)]?.amounts ?? []));
    const moved = this.#distributions[amount]!;
    return this.#distributions.flatMap((distribution, other): Partner[] => {
      if (other === amount || fixed.has(other)) return [];
      const shared = computeCovariance(moved.factors, distribution.factors);
      return shared === 0 ? [] : [{ amount: other, share: shared * moved.lasting * distribution.lasting }];
    });
  }

  /** Sets an amount. Its partners follow as far as they stay normal, because healthy values prove no illness. */
  #moveAmount(amount: number, value: number, partners: readonly Partner[]): void {
    const from = this.#distributions[amount]!;
    const shift = getDeviate(from, value) - getDeviate(from, this.#amounts[amount]!);
    this.#amounts[amount] = value;
    for (const { amount: other, share } of partners) {
      const distribution = this.#distributions[other]!;
      const now = this.#amounts[other]!;
      const moved = getValue(distribution, getDeviate(distribution, now) + share * shift);
      const [low, high] = [Math.min(distribution.low, now), Math.max(distribution.high, now)];
      this.#amounts[other] = Math.min(Math.max(moved, low), high);
    }
  }

  /**
   * Returns the values in which ordered analytes have exact values, and the other shares of a whole as much as remains. What
   * derives from them or is measured from the same amount follows. Derived ones change what they derive from, until all agree
   * as well as the digits allow. Where they cannot agree, they stay as they are set.
   */
  withValues(values: ReadonlyMap<number, number>): PanelValues {
    const copy = new PanelValues(this.#panel, this.#patient, this.#deviates);
    copy.#levels.set(this.#levels);
    copy.#amounts.set(this.#amounts);
    copy.#setValues(new Map(Array.from(values, ([index, value]) => [this.#getNode(index), value])));
    return copy;
  }

  #setValues(fixed: SetValues): void {
    this.#fitAmounts(fixed);
    const all = new Map(this.#moved);
    const drawn = this.#values.slice();
    for (const [node, value] of fixed) all.set(node, value);
    this.#replaceValues(all);
    this.#fitShares(fixed, drawn);
    this.#fitInputs(fixed);
  }

  #getNode(index: number): number {
    return this.#plan.ordered[index] ?? -1;
  }

  #makeAll(level: number): void {
    this.#levels.fill(level);
    this.#drawAmounts(this.#amounts.keys());
  }

  #drawAmounts(amounts: Iterable<number>): void {
    for (const amount of amounts) this.#amounts[amount] = this.#computeAmount(amount);
    this.#computeAll();
  }

  /** Sets values, by node, that replace what the amounts give. */
  #replaceValues(moved: SetValues): void {
    this.#moved = moved;
    this.#computeAll();
  }

  #computeAmount(amount: number): number {
    const distribution = this.#distributions[amount]!;
    const deviate = this.#deviates[amount]!;
    const level = this.#levels[amount]!;
    if (level === NATURAL) return getValue(distribution, deviate);
    const normal = getNormalValue(distribution, deviate);
    return normal + (level / LAST_LEVEL) * (distribution.anchor - normal);
  }

  #computeAll(): void {
    for (let node = 0; node < this.#values.length; node += 1) this.#values[node] = this.#computeValue(node);
  }

  #computeValue(node: number): number {
    const moved = this.#moved.size === 0 ? undefined : this.#moved.get(node);
    if (moved !== undefined) return moved;
    const { analyte, derived, relation, inputs } = this.#plan.nodes[node]!;
    const { steps, floor, ceiling } = this.#scales[node]!;
    if (derived === null) {
      const amount = this.#measure(relation, inputs);
      return Math.min(Math.max(Math.round(amount * steps), floor), ceiling) / steps;
    }
    const value = this.#calculate(derived, inputs);
    if (value === null) return Number.NaN;
    // A tiny addition makes halves round up although their binary form may lie below them.
    const rounded = Math.round(value * steps + 1e-9) / steps;
    return isPossible(rounded, analyte) ? rounded : Number.NaN;
  }

  /** Returns a measured value before rounding. */
  #measure(relation: MeasuredRelation | null, inputs: readonly number[]): number {
    const from = this.#amounts;
    const first = from[inputs[0]!]!;
    if (relation === null) return first;
    return relation.compute(first, from[inputs[1] ?? 0]!, from[inputs[2] ?? 0]!, from[inputs[3] ?? 0]!);
  }

  /** Computes a derived value. Returns null where the formula does not apply, and NaN when an input is not reported. */
  #calculate({ compute }: DerivedAnalyte, inputs: readonly number[]): number | null {
    const from = this.#values;
    return compute(
      from[inputs[0]!]!,
      from[inputs[1] ?? 0]!,
      from[inputs[2] ?? 0]!,
      from[inputs[3] ?? 0]!,
      from[inputs[4] ?? 0]!,
      this.#patient,
    );
  }

  #explain(node: number): string | null {
    const { derived = null, inputs = [] } = this.#plan.nodes[node] ?? {};
    if (derived === null) return null;
    const cause = inputs.find((input) => Number.isNaN(this.#values[input]));
    if (cause !== undefined) return this.#explain(cause);
    return this.#calculate(derived, inputs) === null ? (derived.unreported ?? null) : IMPOSSIBLE;
  }

  #interpret(node: number): ResultInterpretation {
    const value = this.#values[node]!;
    const scale = this.#scales[node]!;
    const step = Math.round(value * scale.steps);
    if (Number.isNaN(step) || (step >= scale.low && step <= scale.high)) return "normal";
    const end = { at: value, included: true };
    return compareToRange(scale, end, end).interpretation;
  }

  #exceeds(node: number, limit: ResultInterpretation): boolean {
    const interpretation = this.#interpret(node);
    return interpretation !== "normal" && isMoreSevere(interpretation, limit);
  }

  /** Lists the amounts of ordered values that exceed an interpretation, except those at their anchor. */
  #listOpenAmounts(limit: ResultInterpretation): Set<number> {
    const open = new Set<number>();
    for (const node of this.#plan.shown) {
      if (!this.#exceeds(node, limit)) continue;
      for (const amount of this.#plan.nodes[node]!.amounts)
        if (this.#levels[amount]! < LAST_LEVEL) open.add(amount);
    }
    return open;
  }

  /** Whether no ordered value that has changed exceeds an interpretation, and each of them is plausible and reported. */
  #isSound(limit: ResultInterpretation, before: Float64Array): boolean {
    return this.#plan.shown.every((node) => {
      if (Object.is(this.#values[node], before[node])) return true;
      const { floor, ceiling, steps } = this.#scales[node]!;
      const step = Math.round(this.#values[node]! * steps);
      return step >= floor && step <= ceiling && !this.#exceeds(node, limit);
    });
  }

  /** Picks steps of a measured analyte that have the interpretation. */
  *#pickSteps(node: number, { interpretation, random }: Move): Generator<number> {
    const scale = this.#scales[node]!;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const roll: RandomSource = (place) => random(place + attempt * 16);
      yield pickStep(pickInterval(scale, interpretation, roll), roll);
    }
  }

  /** Picks values of an amount at which a node has the interpretation. */
  #pickAmounts(node: number, { amount, partners }: Root, move: Move): Candidates {
    const scale = this.#scales[node]!;
    const { analyte, derived, relation } = this.#plan.nodes[node]!;
    if (derived === null && relation === null && this.#plan.amounts[amount] === analyte)
      return { usual: Array.from(this.#pickSteps(node, move), (step) => step / scale.steps), others: [] };
    const intervals = listIntervals(scale, move.interpretation);
    const { low, high } = this.#plan.amounts[amount]!.plausible ?? { low: 0, high: 0 };
    const before = this.save();
    const usual: number[] = [];
    const others: number[] = [];
    for (let value = Math.max(low, high / 1e5); value <= high; value *= LEVER_GROWTH) {
      this.#amounts.set(before);
      this.#moveAmount(amount, value, partners);
      for (let one = 0; one <= node; one += 1) this.#values[one] = this.#computeValue(one);
      const step = Math.round(this.#values[node]! * scale.steps);
      if (intervals.some(({ from, to }) => step >= from && step <= to)) usual.push(value);
      else if (this.#interpret(node) !== "normal") others.push(value);
    }
    this.restore(before);
    const pick = (found: readonly number[]): readonly number[] =>
      Array.from({ length: found.length === 0 ? 0 : TRIES }, (_, attempt) => {
        return found[pickInteger(0, found.length - 1, move.random(32 + attempt))]!;
      });
    return { usual: pick(usual), others: pick(others) };
  }

  /** Visits steps of a lever with the derived value that each of them gives: each step, or `growth` times the last one. */
  #scanLever(
    node: number,
    lever: number,
    [from, to]: readonly [number, number],
    visit: (value: number, step: number) => void,
    growth = LEVER_GROWTH,
  ): void {
    const { steps } = this.#scales[lever]!;
    const before = this.#moved;
    const moved = new Map(before);
    this.#moved = moved;
    for (let step = from; step <= to; step = Math.max(step + 1, Math.floor(step * growth))) {
      moved.set(lever, step / steps);
      for (let one = lever; one <= node; one += 1) this.#values[one] = this.#computeValue(one);
      visit(this.#values[node]!, step);
    }
    this.#replaceValues(before);
  }

  /** Changes the amounts that set values are measured from: first each value's own, then those that it is proportional to. */
  #fitAmounts(fixed: SetValues): void {
    const known = new Set<number>();
    for (const isOwn of [true, false]) {
      for (const [node, value] of fixed) {
        const { analyte, derived, relation, inputs } = this.#plan.nodes[node]!;
        const amount = inputs[0]!;
        if (derived !== null || known.has(amount)) continue;
        if (isOwn !== (this.#plan.amounts[amount] === analyte)) continue;
        const now = this.#measure(relation, inputs);
        if (!isOwn && (relation?.isProportional !== true || now <= 0)) continue;
        known.add(amount);
        this.#amounts[amount] = isOwn ? value : (this.#amounts[amount]! * value) / now;
      }
    }
    this.#computeAll();
  }

  /** Scales the shares that a test has not set, where those that it has set leave less than they add up to. */
  #fitShares(fixed: SetValues, drawn: Float64Array): void {
    for (const [output, { derived, inputs }] of this.#plan.nodes.entries()) {
      if (derived?.areShares !== true) continue;
      const all = [...inputs, output];
      const sum = (nodes: readonly number[]): number =>
        nodes.reduce((total, node) => total + (fixed.get(node) ?? drawn[node]!), 0);
      const open = all.filter((node) => !fixed.has(node));
      const room = Math.max(0, 100 - sum(all.filter((node) => fixed.has(node))));
      // The last share, or else the first open one, takes what the others leave.
      const rest = fixed.has(output) ? open[0] : output;
      if (open.length === all.length || sum(open.filter((node) => node !== rest)) <= room) continue;
      const before = sum(open);
      const moved = new Map(this.#moved);
      for (const node of open) {
        if (node === output) continue;
        const { steps } = this.#scales[node]!;
        moved.set(node, Math.floor((drawn[node]! * room * steps) / before) / steps);
      }
      this.#replaceValues(moved);
    }
  }

  /**
   * Changes inputs of the derived values that a test has set, so that the formulas hold as well as the digits allow. Each set
   * value changes an input of its own. Tries other inputs where set values that share inputs do not agree.
   */
  #fitInputs(fixed: SetValues): void {
    const outputs = Array.from(fixed).flatMap(([node, value]): SetOutput[] => {
      const { derived, levers } = this.#plan.nodes[node]!;
      const open = derived === null ? [] : levers.filter((lever) => !fixed.has(lever));
      return open.length === 0 ? [] : [{ node, value, levers: open }];
    });
    if (outputs.length === 0) return;
    const start = this.#moved;
    let best = { error: Infinity, moved: start };
    let choices = 0;
    for (const levers of listChoices(outputs.map((one) => one.levers))) {
      this.#replaceValues(start);
      const error = this.#fitChoice(outputs, levers);
      if (error < best.error) best = { error, moved: this.#moved };
      choices += 1;
      if (error === 0 || choices === MOST_CHOICES) break;
    }
    this.#replaceValues(best.moved);
  }

  /** Fits set values in turn, each by its lever, until they agree or come no closer. Returns how far they are from agreeing. */
  #fitChoice(outputs: readonly SetOutput[], levers: readonly (number | undefined)[]): number {
    let error = Infinity;
    for (;;) {
      for (const [place, { node, value }] of outputs.entries())
        if (levers[place] !== undefined) this.#fitInput(node, value, levers[place]);
      const now = outputs.reduce((sum, { node, value }) => sum + this.#computeError(node, value), 0);
      if (now === 0 || outputs.length === 1 || now > 0.9 * error) return now;
      error = now;
    }
  }

  /** Computes how far a set derived value is from what its inputs give, in printed steps. */
  #computeError(node: number, value: number): number {
    const { steps } = this.#scales[node]!;
    const { derived, inputs } = this.#plan.nodes[node]!;
    const computed = derived === null ? value : this.#calculate(derived, inputs);
    if (computed === null || Number.isNaN(computed)) return Infinity;
    // A value that rounds to the set one agrees with it.
    return Math.max(0, Math.abs(computed - value) * steps - 0.5 - 1e-6);
  }

  /** Computes how far the rounding of its inputs can move a derived value, in printed steps. */
  #computeUncertainty(derived: DerivedAnalyte, node: number): number {
    const { inputs } = this.#plan.nodes[node]!;
    const value = this.#calculate(derived, inputs) ?? 0;
    return inputs.reduce((sum, input) => {
      const before = this.#values[input]!;
      this.#values[input] = before + 0.5 / this.#scales[input]!.steps;
      const moved = Math.abs((this.#calculate(derived, inputs) ?? value) - value);
      this.#values[input] = before;
      return sum + moved * this.#scales[node]!.steps;
    }, 0);
  }

  /** Changes one input of a derived value so that it comes as close to a set value as the digits allow. */
  #fitInput(node: number, value: number, lever: number): void {
    const { steps, floor, ceiling } = this.#scales[lever]!;
    const before = new Map(this.#moved);
    // While the lever is found, the value itself follows.
    const open = new Map(before);
    open.delete(node);
    this.#replaceValues(open);
    const current = Math.round(this.#values[lever]! * steps);
    const now = this.#values[node]!;
    let best = { step: current, error: Number.isNaN(now) ? Infinity : Math.abs(now - value), distance: 0 };
    const visit = (found: number, step: number): void => {
      const error = Math.abs(found - value);
      const distance = Math.abs(step - current);
      if (error < best.error || (error === best.error && distance < best.distance))
        best = { step, error, distance };
    };
    this.#scanLever(node, lever, [floor, ceiling], visit);
    const { step } = best;
    const near = [Math.floor(step / LEVER_GROWTH) - 1, Math.ceil(step * LEVER_GROWTH) + 1] as const;
    this.#scanLever(node, lever, [Math.max(floor, near[0]), Math.min(ceiling, near[1])], visit, 1);
    this.#replaceValues(before.set(lever, best.step / steps));
  }
}

/** A derived value that a test has set, and the measured nodes that can make it so. */
interface SetOutput {
  readonly node: number;
  readonly value: number;
  readonly levers: readonly number[];
}

/** How many assignments of levers to set values are tried. */
const MOST_CHOICES = 24;

/** Chooses a different member of each list, earlier ones first. A list whose members are all taken gets none. */
function* listChoices(lists: readonly (readonly number[])[]): Generator<readonly (number | undefined)[]> {
  const [first, ...others] = lists;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const one of first.length === 0 ? [undefined] : first)
    for (const rest of listChoices(others.map((list) => list.filter((other) => other !== one))))
      yield [one, ...rest];
}

const NONE: SetValues = new Map();

const IMPOSSIBLE = "Not calculated: the results that it is calculated from contradict each other.";

/** Whether an amount is not negative, and a share is not above 100 %. */
function isPossible(value: number, { unit }: Analyte): boolean {
  return !(value < 0 || (unit === "%" && value > 100));
}
