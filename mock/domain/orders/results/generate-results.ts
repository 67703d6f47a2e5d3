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

/** What the laboratory has said so far, ordered by ordered. */
export interface GeneratedResults {
  readonly analytes: readonly OrderedAnalyte[];
  /** What stands in each ordered; undefined where nothing has come yet, or never will. */
  readonly results: readonly (AnalyteResult | undefined)[];
  /** Which analytes the laboratory has given up. */
  readonly missing: readonly boolean[];
  /** When the laboratory reported last, in milliseconds. */
  readonly at: number;
}

/** One part of four is missing where some are to be missing. */
const MISSING_SHARE = 4;

/** How often another value is tried for before a correction turns to another ordered. */
const TRIES = 8;

type NoteWriter = (earlier: AnalyteResult) => string;

const amended: NoteWriter = ({ printed, interpretation }) =>
  `Amended; first reported as ${printed} (${interpretation}).`;
const corrected: NoteWriter = ({ printed, interpretation }) =>
  `Corrected result; reported before as ${printed} (${interpretation}).`;

/** The reports of an order, told one after the other, so that what was said once stays until it is corrected. */
class ResultGenerator implements GeneratedResults {
  readonly analytes: readonly OrderedAnalyte[];
  readonly results: (AnalyteResult | undefined)[];
  readonly missing: boolean[];
  at = 0;
  /** Slots by rank: whatever takes some of them takes the first ones. */
  readonly #ranked: readonly number[];
  #round = 0;

  constructor(analytes: readonly OrderedAnalyte[]) {
    this.analytes = analytes;
    this.results = analytes.map(() => undefined);
    this.missing = analytes.map(() => false);
    this.#ranked = analytes
      .map((_, index) => index)
      .toSorted((one, other) => this.#rank(one) - this.#rank(other));
  }

  tell(report: LabReport): void {
    this.#round += 1;
    this.at = report.at;
    if (report.stage === "corrected") this.#correct(report);
    else this.#add(report);
  }

  #rank(index: number): number {
    return this.analytes[index]?.rank ?? 0;
  }

  /** New results, none of which changes what was said before. */
  #add(report: LabReport): void {
    const { flags, stage } = report;
    const open = this.#ranked.filter((index) => this.results[index] === undefined && !this.missing[index]);
    const bearer = this.#bearer(open, flags);
    // Whoever bears what was asked comes first, so that a partial report shows it already.
    const order = bearer === undefined ? open : [bearer, ...open.filter((index) => index !== bearer)];
    const taken = stage === "partial" ? order.slice(0, this.#part(open.length)) : order;
    const lost =
      stage === "final" && flags.has_missing_results ? pickMissing(this.analytes.length, taken) : [];
    for (const index of lost) this.missing[index] = true;
    for (const index of taken) {
      if (this.missing[index]) continue;
      this.#say(index, index === bearer ? flags.interpretation : "normal", report, null);
    }
    if (stage === "final") this.#settle(report);
  }

  /** How many of the open analytes a partial report fills: half of them, and never the last one beside others. */
  #part(open: number): number {
    return open === 1 && this.analytes.length > 1 ? 0 : Math.ceil(open / 2);
  }

  /** The ordered that is to make the whole order what was asked; none where it is so already. */
  #bearer(open: readonly number[], { interpretation, result_types }: ReportFlags): number | undefined {
    if (!isMoreSevere(interpretation, this.#highest())) return undefined;
    const able = (index: number): boolean => {
      const ordered = this.analytes[index];
      if (ordered === undefined) return false;
      return getResultType(chooseResultType(ordered, index, result_types)).supports(
        ordered.scaled,
        interpretation,
      );
    };
    return open.find(able) ?? open[0];
  }

  #highest(): ResultInterpretation {
    return this.results.reduce<ResultInterpretation>(
      (high, one) => pickMoreSevere(high, one?.interpretation ?? "normal"),
      "normal",
    );
  }

  /** A final report that asks for something else than the partial ones showed changes what they said. */
  #settle(report: LabReport): void {
    const { interpretation } = report.flags;
    if (this.results.every((one) => one === undefined) || this.#highest() === interpretation) return;
    this.#rejudge(report, amended);
  }

  /** Brings the whole order to a interpretation, by changing what is graver, and one ordered if nothing is as grave. */
  #rejudge(report: LabReport, note: NoteWriter): void {
    const { interpretation } = report.flags;
    for (const index of this.#ranked) {
      const said = this.results[index];
      if (said !== undefined && isMoreSevere(said.interpretation, interpretation)) {
        this.#say(index, "normal", report, note(said));
      }
    }
    const present = this.#ranked.filter((index) => this.results[index] !== undefined);
    const bearer = this.#bearer(present, report.flags);
    const said = bearer === undefined ? undefined : this.results[bearer];
    if (bearer !== undefined && said !== undefined) {
      this.#say(bearer, interpretation, report, note(said));
    }
  }

  /** Changes at least one result. */
  #correct(report: LabReport): void {
    const { interpretation } = report.flags;
    if (this.#highest() !== interpretation) {
      this.#rejudge(report, corrected);
      return;
    }
    const present = this.#ranked.filter((index) => this.results[index] !== undefined);
    if (present.some((index) => this.#redraw(index, report))) return;
    // Where every result is one of a few words, no other word means the same.
    const first = present[0];
    const said = first === undefined ? undefined : this.results[first];
    if (first === undefined || said === undefined) return;
    this.#say(first, said.interpretation === "normal" ? "abnormal" : "normal", report, corrected(said));
  }

  /** Puts another value of the same interpretation into a ordered; false where there is none. */
  #redraw(index: number, report: LabReport): boolean {
    const [ordered, said] = [this.analytes[index], this.results[index]];
    if (ordered === undefined || said === undefined || said.interpretation === "unknown") return false;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const random = createRandomSource(ordered, this.#round * TRIES + attempt);
      const printed = getResultType(said.type).generate(ordered.scaled, said.interpretation, random);
      if (printed !== said.printed) {
        this.results[index] = { ...said, printed, at: report.at, notes: corrected(said) };
        return true;
      }
    }
    return false;
  }

  #say(
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

/** Which of the results that were still to come are never found: those of the last ranks. */
function pickMissing(all: number, taken: readonly number[]): readonly number[] {
  const count = Math.min(Math.ceil(all / MISSING_SHARE), Math.max(1, taken.length - 1));
  return taken.slice(-count);
}

/** Tells all that the laboratory has reported. */
export function generateResults(
  analytes: readonly OrderedAnalyte[],
  { reports }: Pick<ResultHistory, "reports">,
): GeneratedResults {
  const telling = new ResultGenerator(analytes);
  for (const report of reports) telling.tell(report);
  return telling;
}
