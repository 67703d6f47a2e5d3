import { kindOf } from "./kinds.ts";
import {
  graver,
  isGraver,
  type ResultInterpretation,
  type Outcome,
  type Report,
  type ReportFlags,
} from "./outcome.ts";
import { diceOf, typeOf, type Slot } from "./slots.ts";

/** What a report says in one slot. */
export interface Said {
  readonly type: string;
  /** As it is printed. */
  readonly printed: string;
  readonly judgment: ResultInterpretation;
  /** When it was said, in milliseconds. */
  readonly at: number;
  readonly notes: string | null;
}

/** What the laboratory has said so far, slot by slot. */
export interface Story {
  readonly slots: readonly Slot[];
  /** What stands in each slot; undefined where nothing has come yet, or never will. */
  readonly said: readonly (Said | undefined)[];
  /** Which slots the laboratory has given up. */
  readonly missing: readonly boolean[];
  /** When the laboratory reported last, in milliseconds. */
  readonly at: number;
}

/** One part of four is missing where some are to be missing. */
const MISSING_SHARE = 4;

/** How often another value is tried for before a correction turns to another slot. */
const TRIES = 8;

type Note = (earlier: Said) => string;

const amended: Note = ({ printed, judgment }) => `Amended; first reported as ${printed} (${judgment}).`;
const corrected: Note = ({ printed, judgment }) =>
  `Corrected result; reported before as ${printed} (${judgment}).`;

/** The reports of an order, told one after the other, so that what was said once stays until it is corrected. */
class Telling implements Story {
  readonly slots: readonly Slot[];
  readonly said: (Said | undefined)[];
  readonly missing: boolean[];
  at = 0;
  /** Slots by rank: whatever takes some of them takes the first ones. */
  readonly #ranked: readonly number[];
  #round = 0;

  constructor(slots: readonly Slot[]) {
    this.slots = slots;
    this.said = slots.map(() => undefined);
    this.missing = slots.map(() => false);
    this.#ranked = slots
      .map((_, index) => index)
      .toSorted((one, other) => this.#rank(one) - this.#rank(other));
  }

  tell(report: Report): void {
    this.#round += 1;
    this.at = report.at;
    if (report.stage === "corrected") this.#correct(report);
    else this.#add(report);
  }

  #rank(index: number): number {
    return this.slots[index]?.rank ?? 0;
  }

  /** New results, none of which changes what was said before. */
  #add(report: Report): void {
    const { flags, stage } = report;
    const open = this.#ranked.filter((index) => this.said[index] === undefined && !this.missing[index]);
    const bearer = this.#bearer(open, flags);
    // Whoever bears what was asked comes first, so that a partial report shows it already.
    const order = bearer === undefined ? open : [bearer, ...open.filter((index) => index !== bearer)];
    const taken = stage === "partial" ? order.slice(0, this.#part(open.length)) : order;
    const lost = stage === "final" && flags.has_missing_results ? lostOf(this.slots.length, taken) : [];
    for (const index of lost) this.missing[index] = true;
    for (const index of taken) {
      if (this.missing[index]) continue;
      this.#say(index, index === bearer ? flags.interpretation : "normal", report, null);
    }
    if (stage === "final") this.#settle(report);
  }

  /** How many of the open slots a partial report fills: half of them, and never the last one beside others. */
  #part(open: number): number {
    return open === 1 && this.slots.length > 1 ? 0 : Math.ceil(open / 2);
  }

  /** The slot that is to make the whole order what was asked; none where it is so already. */
  #bearer(open: readonly number[], { interpretation, result_types }: ReportFlags): number | undefined {
    if (!isGraver(interpretation, this.#highest())) return undefined;
    const able = (index: number): boolean => {
      const slot = this.slots[index];
      if (slot === undefined) return false;
      return kindOf(typeOf(slot, index, result_types)).can(slot.subject, interpretation);
    };
    return open.find(able) ?? open[0];
  }

  #highest(): ResultInterpretation {
    return this.said.reduce<ResultInterpretation>(
      (high, one) => graver(high, one?.judgment ?? "normal"),
      "normal",
    );
  }

  /** A final report that asks for something else than the partial ones showed changes what they said. */
  #settle(report: Report): void {
    const { interpretation } = report.flags;
    if (this.said.every((one) => one === undefined) || this.#highest() === interpretation) return;
    this.#rejudge(report, amended);
  }

  /** Brings the whole order to a judgment, by changing what is graver, and one slot if nothing is as grave. */
  #rejudge(report: Report, note: Note): void {
    const { interpretation } = report.flags;
    for (const index of this.#ranked) {
      const said = this.said[index];
      if (said !== undefined && isGraver(said.judgment, interpretation)) {
        this.#say(index, "normal", report, note(said));
      }
    }
    const present = this.#ranked.filter((index) => this.said[index] !== undefined);
    const bearer = this.#bearer(present, report.flags);
    const said = bearer === undefined ? undefined : this.said[bearer];
    if (bearer !== undefined && said !== undefined) {
      this.#say(bearer, interpretation, report, note(said));
    }
  }

  /** Changes at least one result. */
  #correct(report: Report): void {
    const { interpretation } = report.flags;
    if (this.#highest() !== interpretation) {
      this.#rejudge(report, corrected);
      return;
    }
    const present = this.#ranked.filter((index) => this.said[index] !== undefined);
    if (present.some((index) => this.#redraw(index, report))) return;
    // Where every result is one of a few words, no other word means the same.
    const first = present[0];
    const said = first === undefined ? undefined : this.said[first];
    if (first === undefined || said === undefined) return;
    this.#say(first, said.judgment === "normal" ? "abnormal" : "normal", report, corrected(said));
  }

  /** Puts another value of the same judgment into a slot; false where there is none. */
  #redraw(index: number, report: Report): boolean {
    const [slot, said] = [this.slots[index], this.said[index]];
    if (slot === undefined || said === undefined || said.judgment === "unknown") return false;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const dice = diceOf(slot, this.#round * TRIES + attempt);
      const printed = kindOf(said.type).draw(slot.subject, said.judgment, dice);
      if (printed !== said.printed) {
        this.said[index] = { ...said, printed, at: report.at, notes: corrected(said) };
        return true;
      }
    }
    return false;
  }

  #say(index: number, judgment: ResultInterpretation, { at, flags }: Report, notes: string | null): void {
    const slot = this.slots[index];
    if (slot === undefined) return;
    const type = this.said[index]?.type ?? typeOf(slot, index, flags.result_types);
    const printed = kindOf(type).draw(slot.subject, judgment, diceOf(slot, notes === null ? 0 : this.#round));
    this.said[index] = { type, printed, judgment, at, notes };
  }
}

/** Which of the results that were still to come are never found: those of the last ranks. */
function lostOf(all: number, taken: readonly number[]): readonly number[] {
  const count = Math.min(Math.ceil(all / MISSING_SHARE), Math.max(1, taken.length - 1));
  return taken.slice(-count);
}

/** Tells all that the laboratory has reported. */
export function storyOf(slots: readonly Slot[], { reports }: Pick<Outcome, "reports">): Story {
  const telling = new Telling(slots);
  for (const report of reports) telling.tell(report);
  return telling;
}
