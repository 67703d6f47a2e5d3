import { hash32 } from "../../../kernel/random.ts";
import { graver, lastReport, type ResultInterpretation, type Outcome } from "./outcome.ts";
import { standingOf, type Outstanding } from "./override.ts";
import { slotsOf, type ResultSource, type Slot } from "./slots.ts";
import { storyOf } from "./story.ts";

/** An order as far as its results go. */
export interface WithResults extends ResultSource {
  readonly outcome: Outcome | null;
}

/** What stands in each of an order's slots. */
export interface Standings {
  readonly slots: readonly Slot[];
  readonly standings: readonly Outstanding[];
}

/** A hash that is the same for one order of one seed, and for nothing else. */
export function baseOf(seed: string, orderId: string): number {
  return hash32(seed, "results", orderId);
}

/** Whether the laboratory has reported anything. */
export function hasResults({ outcome }: Pick<WithResults, "outcome">): boolean {
  return lastReport(outcome) !== null;
}

/** Works out what stands in each slot. */
export function standingsOf(seed: string, order: WithResults): Standings {
  const slots = slotsOf(order, baseOf(seed, order.order_id));
  const { reports = [], overrides = {} } = order.outcome ?? {};
  const story = storyOf(slots, { reports });
  return {
    slots,
    standings: slots.map(({ expected }, index) => standingOf(story, index, overrides[expected.loinc.code])),
  };
}

/** The gravest of an order's results; unknown where it has come to nothing. */
export function gravest(standings: readonly Outstanding[]): ResultInterpretation {
  const judgments = standings.flatMap((one) =>
    one !== null && "standing" in one ? one.standing.judgment : [],
  );
  return judgments.length === 0 ? "unknown" : judgments.reduce(graver, "normal");
}

/** What an order row keeps of its results, so that lists need not work them out. */
export interface ResultSummary {
  readonly interpretation: ResultInterpretation | null;
  readonly critical: boolean;
}

/** The summary of an order's results; nothing before there are any. */
export function summaryOf(seed: string, order: WithResults): ResultSummary {
  if (!hasResults(order)) return { interpretation: null, critical: false };
  const interpretation = gravest(standingsOf(seed, order).standings);
  return { interpretation, critical: interpretation === "critical" };
}

/** Whether something that was ordered could not be measured; null as long as nobody knows. */
export function hasMissing(seed: string, order: WithResults): boolean | null {
  if (!hasResults(order)) return null;
  // Most orders miss nothing and need not be worked out: only what was asked for is ever missing.
  const asked = order.outcome?.reports.some(({ flags }) => flags.has_missing_results) ?? false;
  const set = Object.values(order.outcome?.overrides ?? {}).some(({ missing }) => missing !== undefined);
  return (asked || set) && standingsOf(seed, order).standings.some((one) => one !== null && "missing" in one);
}
