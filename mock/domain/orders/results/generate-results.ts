import { getResultType } from "./get-result-type.ts";
import {
  pickMoreSevere,
  isMoreSevere,
  type ResultInterpretation,
  type ResultHistory,
  type LabReport,
  type ReportFlags,
} from "./result-history.ts";
import { createRandomSource, typeOf, type OrderedAnalyte } from "./ordered-analytes.ts";

/** What a report says in one slot. */
export interface GeneratedResult {
  readonly type: string;
  /** As it is printed. */
  readonly printed: string;
  readonly judgment: ResultInterpretation;
  /** When it was said, in milliseconds. */
  readonly at: number;
  readonly notes: string | null;
}

/** What the laboratory has said so far, slot by slot. */
export interface GeneratedResults {
  readonly analytes: readonly OrderedAnalyte[];
  /** What stands in each slot; undefined where nothing has come yet, or never will. */
  readonly results: readonly (GeneratedResult | undefined)[];
  /** Which slots the laboratory has given up. */
  readonly missing: readonly boolean[];
  /** When the laboratory reported last, in milliseconds. */
  readonly at: number;
}

/** One part of four is missing where some are to be missing. */
const MISSING_SHARE = 4;

/** How often another value is tried for before a correction turns to another slot. */
const TRIES = 8;

type Note = (earlier: GeneratedResult) => string;

const amended: Note = ({ printed, judgment }) => `Amended; first reported as ${printed} (${judgment}).`;
const corrected: Note = ({ printed, judgment }) =>
  `Corrected result; reported before as ${printed} (${judgment}).`;

/** The reports of an order, told one after the other, so that what was said once stays until it is corrected. */
class ResultGenerator implements GeneratedResults {
  readonly analytes: readonly OrderedAnalyte[];
  readonly results: (GeneratedResult | undefined)[];
  readonly missing: boolean[];
  at = 0;
  /** Slots by rank: whatever takes some of them takes the first ones. */
  readonly #ranked: readonly number[];
  #round = 0;

  constructor(slots: readonly OrderedAnalyte[]) {
    this.analytes = slots;
    this.results = slots.map(() => undefined);
    this.missing = slots.map(() => false);
    this.#ranked = slots
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
    const lost = stage === "final" && flags.has_missing_results ? lostOf(this.analytes.length, taken) : [];
    for (const index of lost) this.missing[index] = true;
    for (const index of taken) {
      if (this.missing[index]) continue;
      this.#say(index, index === bearer ? flags.interpretation : "normal", report, null);
    }
    if (stage === "final") this.#settle(report);
  }

  /** How many of the open slots a partial report fills: half of them, and never the last one beside others. */
  #part(open: number): number {
    return open === 1 && this.analytes.length > 1 ? 0 : Math.ceil(open / 2);
  }

  /** The slot that is to make the whole order what was asked; none where it is so already. */
  #bearer(open: readonly number[], { interpretation, result_types }: ReportFlags): number | undefined {
    if (!isMoreSevere(interpretation, this.#highest())) return undefined;
    const able = (index: number): boolean => {
      const slot = this.analytes[index];
      if (slot === undefined) return false;
      return getResultType(typeOf(slot, index, result_types)).supports(slot.scaled, interpretation);
    };
    return open.find(able) ?? open[0];
  }

  #highest(): ResultInterpretation {
    return this.results.reduce<ResultInterpretation>(
      (high, one) => pickMoreSevere(high, one?.judgment ?? "normal"),
      "normal",
    );
  }

  /** A final report that asks for something else than the partial ones showed changes what they said. */
  #settle(report: LabReport): void {
    const { interpretation } = report.flags;
    if (this.results.every((one) => one === undefined) || this.#highest() === interpretation) return;
    this.#rejudge(report, amended);
  }

  /** Brings the whole order to a judgment, by changing what is graver, and one slot if nothing is as grave. */
  #rejudge(report: LabReport, note: Note): void {
    const { interpretation } = report.flags;
    for (const index of this.#ranked) {
      const said = this.results[index];
      if (said !== undefined && isMoreSevere(said.judgment, interpretation)) {
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
    this.#say(first, said.judgment === "normal" ? "abnormal" : "normal", report, corrected(said));
  }

  /** Puts another value of the same judgment into a slot; false where there is none. */
  #redraw(index: number, report: LabReport): boolean {
    const [slot, said] = [this.analytes[index], this.results[index]];
    if (slot === undefined || said === undefined || said.judgment === "unknown") return false;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const dice = createRandomSource(slot, this.#round * TRIES + attempt);
      const printed = getResultType(said.type).generate(slot.scaled, said.judgment, dice);
      if (printed !== said.printed) {
        this.results[index] = { ...said, printed, at: report.at, notes: corrected(said) };
        return true;
      }
    }
    return false;
  }

  #say(index: number, judgment: ResultInterpretation, { at, flags }: LabReport, notes: string | null): void {
    const slot = this.analytes[index];
    if (slot === undefined) return;
    const type = this.results[index]?.type ?? typeOf(slot, index, flags.result_types);
    const printed = getResultType(type).generate(
      slot.scaled,
      judgment,
      createRandomSource(slot, notes === null ? 0 : this.#round),
    );
    this.results[index] = { type, printed, judgment, at, notes };
  }
}

/** Which of the results that were still to come are never found: those of the last ranks. */
function lostOf(all: number, taken: readonly number[]): readonly number[] {
  const count = Math.min(Math.ceil(all / MISSING_SHARE), Math.max(1, taken.length - 1));
  return taken.slice(-count);
}

/** Tells all that the laboratory has reported. */
export function generateResults(
  slots: readonly OrderedAnalyte[],
  { reports }: Pick<ResultHistory, "reports">,
): GeneratedResults {
  const telling = new ResultGenerator(slots);
  for (const report of reports) telling.tell(report);
  return telling;
}
