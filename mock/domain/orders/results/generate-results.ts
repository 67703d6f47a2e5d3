import { getResultType } from "./get-result-type.ts";
import type { AnalyteResult } from "./result-type.ts";
import {
  pickMoreSevere,
  isMoreSevere,
  type ResultInterpretation,
  type ResultHistory,
  type LabReport,
  type ReportFlags,
} from "./result-history.ts";
import { createRandomSource, chooseResultType, type OrderedAnalyte } from "./ordered-analytes.ts";

/** The results that the lab has reported so far. */
export interface GeneratedResults {
  readonly analytes: readonly OrderedAnalyte[];
  /** The current result of each analyte. Undefined when it is not reported yet, or missing. */
  readonly results: readonly (AnalyteResult | undefined)[];
  /** Whether each analyte is missing for good. */
  readonly missing: readonly boolean[];
  /** When the lab reported last, in milliseconds. */
  readonly at: number;
}

/** One result of four is missing when a report has missing results. */
const MISSING_SHARE = 4;

/** How many times a correction tries to generate another value before it changes another analyte. */
const TRIES = 8;

type NoteWriter = (earlier: AnalyteResult) => string;

const writeAmendedNote: NoteWriter = ({ printed, interpretation }) =>
  `Amended; first reported as ${printed} (${interpretation}).`;
const writeCorrectedNote: NoteWriter = ({ printed, interpretation }) =>
  `Corrected result; reported before as ${printed} (${interpretation}).`;

/**
 * Applies the reports of an order one after the other. A reported result stays until a later report amends or corrects
 * it.
 */
class ResultGenerator implements GeneratedResults {
  readonly analytes: readonly OrderedAnalyte[];
  readonly results: (AnalyteResult | undefined)[];
  readonly missing: boolean[];
  at = 0;
  /** Indexes of the analytes by rank. Whatever selects some of them selects the first ones. */
  readonly #byRank: readonly number[];
  #round = 0;

  constructor(analytes: readonly OrderedAnalyte[]) {
    this.analytes = analytes;
    this.results = analytes.map(() => undefined);
    this.missing = analytes.map(() => false);
    this.#byRank = analytes
      .map((_, index) => index)
      .toSorted((one, other) => this.#getRank(one) - this.#getRank(other));
  }

  apply(report: LabReport): void {
    this.#round += 1;
    this.at = report.at;
    if (report.stage === "corrected") this.#correctResults(report);
    else this.#addResults(report);
  }

  #getRank(index: number): number {
    return this.analytes[index]?.rank ?? 0;
  }

  /** Adds results. Reported results stay as they are. */
  #addResults(report: LabReport): void {
    const { flags, stage } = report;
    const open = this.#byRank.filter((index) => this.results[index] === undefined && !this.missing[index]);
    const carrier = this.#pickCarrier(open, flags);
    // The carrier comes first, so that a partial report already shows the requested interpretation.
    const order = carrier === undefined ? open : [carrier, ...open.filter((index) => index !== carrier)];
    const reported = stage === "partial" ? order.slice(0, this.#countPartialResults(open.length)) : order;
    const newlyMissing =
      stage === "final" && flags.has_missing_results ? pickMissing(this.analytes.length, reported) : [];
    for (const index of newlyMissing) this.missing[index] = true;
    for (const index of reported) {
      if (this.missing[index]) continue;
      this.#setResult(index, index === carrier ? flags.interpretation : "normal", report, null);
    }
    if (stage === "final") this.#amendPartialResults(report);
  }

  /** Computes how many open analytes a partial report fills: half of them, but never the last one of several. */
  #countPartialResults(open: number): number {
    return open === 1 && this.analytes.length > 1 ? 0 : Math.ceil(open / 2);
  }

  /**
   * Picks the analyte whose result gives the order the requested interpretation. Returns undefined when the order
   * already has it.
   */
  #pickCarrier(open: readonly number[], { interpretation, result_types }: ReportFlags): number | undefined {
    if (!isMoreSevere(interpretation, this.#getHighestInterpretation())) return undefined;
    const canCarry = (index: number): boolean => {
      const ordered = this.analytes[index];
      if (ordered === undefined) return false;
      return getResultType(chooseResultType(ordered, index, result_types)).supports(
        ordered.scaled,
        interpretation,
      );
    };
    return open.find(canCarry) ?? open[0];
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
    if (this.results.every((one) => one === undefined) || this.#getHighestInterpretation() === interpretation)
      return;
    this.#changeInterpretation(report, writeAmendedNote);
  }

  /** Gives the order an interpretation: makes more severe results normal, and one result as severe as requested. */
  #changeInterpretation(report: LabReport, note: NoteWriter): void {
    const { interpretation } = report.flags;
    for (const index of this.#byRank) {
      const current = this.results[index];
      if (current !== undefined && isMoreSevere(current.interpretation, interpretation)) {
        this.#setResult(index, "normal", report, note(current));
      }
    }
    const present = this.#byRank.filter((index) => this.results[index] !== undefined);
    const carrier = this.#pickCarrier(present, report.flags);
    const current = carrier === undefined ? undefined : this.results[carrier];
    if (carrier !== undefined && current !== undefined) {
      this.#setResult(carrier, interpretation, report, note(current));
    }
  }

  /** Corrects at least one result. */
  #correctResults(report: LabReport): void {
    const { interpretation } = report.flags;
    if (this.#getHighestInterpretation() !== interpretation) {
      this.#changeInterpretation(report, writeCorrectedNote);
      return;
    }
    const present = this.#byRank.filter((index) => this.results[index] !== undefined);
    if (present.some((index) => this.#regenerate(index, report))) return;
    // When every result is one of a few texts, no other text has the same interpretation.
    const first = present[0];
    const current = first === undefined ? undefined : this.results[first];
    if (first === undefined || current === undefined) return;
    this.#setResult(
      first,
      current.interpretation === "normal" ? "abnormal" : "normal",
      report,
      writeCorrectedNote(current),
    );
  }

  /** Generates another value with the same interpretation. Returns false when there is none. */
  #regenerate(index: number, report: LabReport): boolean {
    const [ordered, current] = [this.analytes[index], this.results[index]];
    if (ordered === undefined || current === undefined || current.interpretation === "unknown") return false;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const random = createRandomSource(ordered, this.#round * TRIES + attempt);
      const printed = getResultType(current.type).generate(ordered.scaled, current.interpretation, random);
      if (printed !== current.printed) {
        this.results[index] = { ...current, printed, at: report.at, notes: writeCorrectedNote(current) };
        return true;
      }
    }
    return false;
  }

  #setResult(
    index: number,
    interpretation: ResultInterpretation,
    { at, flags }: LabReport,
    notes: string | null,
  ): void {
    const ordered = this.analytes[index];
    if (ordered === undefined) return;
    const type = this.results[index]?.type ?? chooseResultType(ordered, index, flags.result_types);
    const printed = getResultType(type).generate(
      ordered.scaled,
      interpretation,
      createRandomSource(ordered, notes === null ? 0 : this.#round),
    );
    this.results[index] = { type, printed, interpretation, at, notes };
  }
}

/** Picks the results that go missing: those of the last ranks. */
function pickMissing(total: number, reported: readonly number[]): readonly number[] {
  const count = Math.min(Math.ceil(total / MISSING_SHARE), Math.max(1, reported.length - 1));
  return reported.slice(-count);
}

/** Generates the results of all reports. */
export function generateResults(
  analytes: readonly OrderedAnalyte[],
  { reports }: Pick<ResultHistory, "reports">,
): GeneratedResults {
  const generator = new ResultGenerator(analytes);
  for (const report of reports) generator.apply(report);
  return generator;
}
