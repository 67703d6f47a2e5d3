import { getResultType } from "./get-result-type.ts";
import type { AnalyteResult } from "./result-type.ts";
import {
  pickMoreSevere,
  isMoreSevere,
  type ResultInterpretation,
  type LabReport,
  type ReportFlags,
} from "./result-history.ts";
import { createRandomSource, chooseResultType, type OrderedAnalyte } from "./ordered-analytes.ts";
import type { PanelValues } from "./panel-values.ts";

/** A result as the generator makes it, before a test changes it. */
export type GeneratedResult = Pick<AnalyteResult, "type" | "printed" | "interpretation">;

/** The results that the lab has reported so far. */
export interface GeneratedResults {
  readonly analytes: readonly OrderedAnalyte[];
  /** The current result of each analyte. Undefined when it is not reported yet, or missing. */
  readonly results: readonly (GeneratedResult | undefined)[];
  /** Whether each analyte is missing for good. */
  readonly missing: readonly boolean[];
}

/** One result of four is missing when a report has missing results. */
const MISSING_SHARE = 4;

/** How many times a correction tries to generate another value before it changes another analyte. */
const TRIES = 8;

/** Share of results in words that are abnormal when no interpretation is requested. */
const ABNORMAL_SHARE = 0.03;

/** What {@link ResultGenerator} prefers most for an interpretation. */
const HIGHEST_PREFERENCE = 3;

/**
 * Applies the reports of an order one after the other. A reported result stays until a later report amends or corrects
 * it. Numeric results are the values of one sample, so a change of one changes what derives from it.
 */
export class ResultGenerator implements GeneratedResults {
  readonly analytes: readonly OrderedAnalyte[];
  readonly results: (GeneratedResult | undefined)[];
  readonly missing: boolean[];
  readonly #values: PanelValues;
  /** Interpretations that the lab gives, whatever the value. */
  readonly #labels = new Map<number, ResultInterpretation>();
  #byRank: readonly number[] | null = null;
  #round = 0;

  constructor(analytes: readonly OrderedAnalyte[], values: PanelValues) {
    this.analytes = analytes;
    this.#values = values;
    this.results = analytes.map(() => undefined);
    this.missing = analytes.map(() => false);
  }

  /** Lists the indexes of the analytes by rank. Whatever selects some of them selects the first ones. */
  #listByRank(): readonly number[] {
    if (this.#byRank !== null) return this.#byRank;
    const { analytes } = this;
    // A derived result comes after what it derives from.
    const ranks = analytes.map(({ rank }, index) => {
      const inputs = this.#values.listInputs(index);
      return inputs.reduce((high, input) => Math.max(high, (analytes[input]?.rank ?? 0) + 0.5), rank);
    });
    this.#byRank = analytes.map((_, index) => index).toSorted((one, other) => ranks[one]! - ranks[other]!);
    return this.#byRank;
  }

  /** Applies the next report. */
  apply(report: LabReport): void {
    this.#round += 1;
    if (this.#round === 1) {
      if (report.flags.interpretation === "derived") this.#values.makeNatural();
      else this.#values.makeNormal();
    }
    if (report.stage === "corrected") this.#correctResults(report);
    else this.#addResults(report);
  }

  /** Adds results. Reported results stay as they are. */
  #addResults(report: LabReport): void {
    const { flags, stage } = report;
    if (this.#round === 1 && stage === "final" && isPlain(flags)) {
      for (let index = 0; index < this.analytes.length; index += 1) this.#report(index, report.flags, false);
      return;
    }
    const open = this.#listByRank().filter(
      (index) => this.results[index] === undefined && !this.missing[index],
    );
    const carrier = this.#moveCarrier(open, flags);
    // The carrier comes first, so that a partial report already shows the requested interpretation.
    const order = carrier === undefined ? open : [carrier, ...open.filter((index) => index !== carrier)];
    const reported =
      stage === "partial"
        ? this.#listReportedFirst(order, flags).slice(0, this.#countPartialResults(open.length))
        : order;
    if (stage === "final" && flags.has_missing_results) this.#loseResults(reported, carrier);
    this.#updateValues(flags);
    for (const index of reported) if (!this.missing[index]) this.#report(index, report.flags, false);
    if (stage === "final") this.#amendPartialResults(report);
  }

  /** Lists analytes that the lab does not report, such as a share of PSA for a woman, after all others. */
  #listReportedFirst(order: readonly number[], flags: ReportFlags): number[] {
    const unreported = order.filter((index) => this.#isUnreported(index, flags));
    return [...order.filter((index) => !unreported.includes(index)), ...unreported];
  }

  /** Computes how many open analytes a partial report fills: half of them, but never the last one of several. */
  #countPartialResults(open: number): number {
    return open === 1 && this.analytes.length > 1 ? 0 : Math.ceil(open / 2);
  }

  /** Marks some results as missing: those of the last ranks, and what derives from them. */
  #loseResults(reported: readonly number[], carrier: number | undefined): void {
    const count = Math.min(Math.ceil(this.analytes.length / MISSING_SHARE), Math.max(1, reported.length - 1));
    const isReported = (index: number): boolean => this.results[index] !== undefined || index === carrier;
    const needed = new Set(
      this.analytes.flatMap((_, index) => (isReported(index) ? this.#values.listInputs(index) : [])),
    );
    const free = reported.filter((index) => !needed.has(index) && index !== carrier);
    // The result that has the requested interpretation stays, with what it is calculated from, even when nothing else can be lost.
    const kept = carrier === undefined ? [] : [carrier, ...this.#values.listInputs(carrier)];
    const lost = (free.length === 0 ? reported.filter((index) => !kept.includes(index)) : free).slice(-count);
    for (const index of reported) {
      const derivesFromLost = this.#values.listInputs(index).some((input) => lost.includes(input));
      if (lost.includes(index) || (derivesFromLost && index !== carrier)) this.missing[index] = true;
    }
  }

  /** Whether the lab does not report the analyte. */
  #isUnreported(index: number, flags: ReportFlags): boolean {
    return this.#isCalculated(index, flags) && this.#values.print(index) === null;
  }

  /**
   * Gives one of some analytes the requested interpretation, and with it the order. Returns undefined when the order already
   * has it, or the lab reports none of them.
   */
  #moveCarrier(open: readonly number[], flags: ReportFlags): number | undefined {
    const { interpretation } = flags;
    if (interpretation === "derived") return undefined;
    if (!isMoreSevere(interpretation, this.#getHighestInterpretation())) return undefined;
    const reported = open.filter((index) => !this.#isUnreported(index, flags));
    const carrier = this.#findCarrier(reported, flags, interpretation) ?? reported[0];
    if (carrier === undefined) return undefined;
    const isGiven = this.#isCalculated(carrier, flags) && this.#values.interpret(carrier) === interpretation;
    if (isGiven) this.#labels.delete(carrier);
    else this.#labels.set(carrier, interpretation);
    return carrier;
  }

  /** Finds the first analyte that can have the interpretation. Preferred ones come first. */
  #findCarrier(
    open: readonly number[],
    flags: ReportFlags,
    interpretation: ResultInterpretation,
  ): number | undefined {
    const preferences = open.map((index) => this.#getPreference(index, interpretation));
    for (let preference = HIGHEST_PREFERENCE; preference >= 0; preference -= 1) {
      for (const [place, index] of open.entries())
        if (preferences[place] === preference && this.#tryCarrier(index, flags, interpretation)) return index;
    }
    return undefined;
  }

  /** Measured analytes come first, and those with critical limits before all when a critical result is requested. */
  #getPreference(index: number, interpretation: ResultInterpretation): number {
    const { criticalLow, criticalHigh } = this.analytes[index]!.scaled.scale;
    const isLimited = interpretation === "critical" && (criticalLow !== null || criticalHigh !== null);
    return (isLimited ? 2 : 0) + (this.#values.listInputs(index).length === 0 ? 1 : 0);
  }

  #tryCarrier(index: number, flags: ReportFlags, interpretation: ResultInterpretation): boolean {
    const ordered = this.analytes[index]!;
    const type = getResultType(this.#getType(index, flags));
    if (!type.supports(ordered.scaled, interpretation)) return false;
    if (interpretation === "unknown" || !this.#isCalculated(index, flags)) return true;
    const random = createRandomSource(ordered, this.#round - 1);
    const reported = this.analytes.flatMap((_, place) => (this.results[place] === undefined ? [] : [place]));
    return this.#values.move(index, { interpretation, random, limit: interpretation, reported });
  }

  #getType(index: number, flags: ReportFlags): string {
    return this.results[index]?.type ?? chooseResultType(this.analytes[index]!, index, flags.result_types);
  }

  /** Whether the result is a value of the sample, printed as a number. */
  #isCalculated(index: number, flags: ReportFlags): boolean {
    return this.#values.has(index) && this.#getType(index, flags) === "numeric";
  }

  #getHighestInterpretation(): ResultInterpretation {
    return this.results.reduce<ResultInterpretation>(
      (high, one) => pickMoreSevere(high, one?.interpretation ?? "normal"),
      "normal",
    );
  }

  /** Amends reported results when the final report requests another interpretation than they have. */
  #amendPartialResults(report: LabReport): void {
    const { interpretation } = report.flags;
    if (interpretation === "derived" || this.results.every((one) => one === undefined)) return;
    if (this.#getHighestInterpretation() !== interpretation)
      this.#changeInterpretation(report.flags, interpretation);
  }

  /** Gives the order an interpretation: lowers more severe results, and makes one result as severe as requested. */
  #changeInterpretation(flags: ReportFlags, interpretation: ResultInterpretation): void {
    this.#values.lower(interpretation === "unknown" ? "normal" : interpretation);
    for (const index of this.#listByRank()) {
      const current = this.results[index];
      if (current === undefined || !isMoreSevere(current.interpretation, interpretation)) continue;
      this.#labels.delete(index);
      this.#report(index, flags, true);
    }
    this.#updateValues(flags);
    const present = this.#listByRank().filter((index) => this.results[index] !== undefined);
    const carrier = this.#moveCarrier(present, flags);
    if (carrier !== undefined) this.#report(carrier, flags, true);
    this.#updateValues(flags);
  }

  /** Corrects at least one result. */
  #correctResults({ flags }: LabReport): void {
    const { interpretation } = flags;
    if (interpretation !== "derived" && this.#getHighestInterpretation() !== interpretation) {
      this.#changeInterpretation(flags, interpretation);
      return;
    }
    const present = this.#listByRank().filter((index) => this.results[index] !== undefined);
    if (present.some((index) => this.#regenerate(index, flags))) return;
    // When every result is one of a few texts, no other text has the same interpretation.
    const first = present[0];
    const current = first === undefined ? undefined : this.results[first];
    if (first === undefined || current === undefined) return;
    this.#labels.set(first, current.interpretation === "normal" ? "abnormal" : "normal");
    this.#report(first, flags, true);
  }

  /**
   * Chooses the interpretation of the value in place of a value. The value of a result that cannot be interpreted is no more severe than
   * the order.
   */
  #chooseInterpretation(index: number, current: GeneratedResult): ResultInterpretation {
    if (current.interpretation !== "unknown") return current.interpretation;
    const interpretation = this.#values.interpret(index);
    return isMoreSevere(interpretation, this.#getHighestInterpretation()) ? "normal" : interpretation;
  }

  /** Generates another value with the same interpretation. Returns false when there is none. */
  #regenerate(index: number, flags: ReportFlags): boolean {
    const [ordered, current] = [this.analytes[index], this.results[index]];
    if (ordered === undefined || current === undefined) return false;
    if (this.#isCalculated(index, flags)) {
      const interpretation = this.#chooseInterpretation(index, current);
      const random = createRandomSource(ordered, this.#round);
      const limit = this.#getHighestInterpretation();
      const before = this.#values.save();
      if (!this.#values.move(index, { interpretation, random, limit, differs: true })) return false;
      const results = [...this.results];
      this.#updateValues(flags);
      if (this.#getHighestInterpretation() === limit) return true;
      this.#values.restore(before);
      for (const [place, result] of results.entries()) this.results[place] = result;
      return false;
    }
    const { interpretation } = current;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const random = createRandomSource(ordered, this.#round * TRIES + attempt);
      const printed = getResultType(current.type).generate(ordered.scaled, interpretation, random);
      if (printed !== current.printed) {
        this.results[index] = { ...current, printed };
        return true;
      }
    }
    return false;
  }

  /** Reports a result, for the first time or again. A value that the lab does not report is missing. */
  #report(index: number, flags: ReportFlags, isAgain: boolean): void {
    const ordered = this.analytes[index]!;
    const type = this.#getType(index, flags);
    const label = this.#labels.get(index);
    if (this.#isCalculated(index, flags)) {
      const printed = this.#values.print(index);
      this.missing[index] = printed === null;
      const interpretation = label ?? this.#values.interpret(index);
      this.results[index] = printed === null ? undefined : { type, printed, interpretation };
      return;
    }
    const random = createRandomSource(ordered, isAgain ? this.#round : 0);
    const interpretation = label ?? this.#interpretWords(index, flags, random(5));
    const printed = getResultType(type).generate(ordered.scaled, interpretation, random);
    this.results[index] = { type, printed, interpretation };
  }

  /** Interprets a result in words, or a range. */
  #interpretWords(index: number, { interpretation }: ReportFlags, roll: number): ResultInterpretation {
    if (interpretation !== "derived") return "normal";
    if (this.#values.has(index)) return this.#values.interpret(index);
    const { scaled, analyte } = this.analytes[index]!;
    const isRare = roll < ABNORMAL_SHARE && getResultType(analyte.result_type).supports(scaled, "abnormal");
    return isRare ? "abnormal" : "normal";
  }

  /** Reports values again that have changed since. */
  #updateValues(flags: ReportFlags): void {
    for (let index = 0; index < this.results.length; index += 1) {
      const current = this.results[index];
      if (current === undefined || !this.#isCalculated(index, flags)) continue;
      const isSame = Number(current.printed) === this.#values.get(index);
      const label = this.#labels.get(index);
      if (isSame && (label === undefined || label === current.interpretation)) continue;
      this.#report(index, flags, true);
    }
  }
}

/** Whether a report needs no choice between results. */
function isPlain({ interpretation, has_missing_results }: ReportFlags): boolean {
  return (interpretation === "normal" || interpretation === "derived") && !has_missing_results;
}
