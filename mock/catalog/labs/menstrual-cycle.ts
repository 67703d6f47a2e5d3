import { buildOnce } from "../../kernel/build-once.ts";

/** Days of a cycle of the synthetic patients. */
export const CYCLE_DAYS = 28;

/** The last day of each phase, in order. The luteal phase lasts until the next period. */
const PHASES = [
  ["follicular phase", 12],
  ["mid-cycle", 15],
  ["luteal phase", Number.POSITIVE_INFINITY],
] as const;

/**
 * Longest cycle whose second half is luteal, in days. In a longer one, the follicular phase is what takes long: the body has not
 * ovulated yet.
 */
const LONGEST_CYCLE = 45;

/** Medians of hormones in women of 30 by cycle day, with the spread between women as the standard deviation of the logarithm. */
const ROWS = `
Estradiol | 0.24 | 1: 40, 5: 48, 8: 80, 10: 125, 12: 205, 13: 225, 14: 170, 15: 110, 17: 105, 21: 145, 24: 125, 27: 65, 28: 48
Estrone | 0.2 | 1: 40, 5: 44, 8: 58, 10: 75, 13: 115, 15: 85, 21: 90, 25: 75, 28: 45
Progesterone | 0.22 | 1: 0.8, 12: 0.8, 13: 0.9, 14: 1.2, 15: 1.8, 16: 3.4, 18: 8, 21: 12.5, 23: 11.5, 25: 7, 27: 2.6, 28: 1.6
Progesterone, Saliva | 0.25 | 1: 25, 13: 28, 15: 50, 18: 140, 21: 210, 23: 195, 25: 125, 27: 60, 28: 40
17-Hydroxyprogesterone | 0.22 | 1: 45, 10: 50, 13: 100, 14: 130, 16: 110, 21: 165, 24: 140, 28: 60
LH | 0.25 | 1: 5, 8: 6, 11: 8, 12: 11, 13: 26, 14: 42, 15: 16, 16: 8, 21: 5, 28: 4
FSH | 0.18 | 1: 6, 4: 7, 10: 5.2, 12: 5.5, 13: 9, 14: 13.5, 15: 8, 16: 5.5, 21: 3.8, 25: 3.7, 28: 5
Inhibin B | 0.25 | 1: 45, 5: 75, 8: 80, 12: 65, 14: 85, 16: 40, 21: 25, 28: 25
`;

/** The course of a hormone over the cycle. */
export interface CycleCurve {
  /** Standard deviation of the logarithm between women on the same day. */
  readonly spread: number;
  readonly points: readonly (readonly [day: number, median: number])[];
}

export const getCycleCurves = buildOnce<ReadonlyMap<string, CycleCurve>>(
  () =>
    new Map(
      ROWS.trim()
        .split("\n")
        .map((line) => {
          const [name = "", spread = "", points = ""] = line.split(" | ");
          const read = points.split(", ").map((point): [number, number] => {
            const [day, median] = point.split(": ").map(Number);
            return [day!, median!];
          });
          return [name, { spread: Number(spread), points: read }];
        }),
    ),
);

/** Returns the day of a cycle of usual length that a cycle day is like. */
function getUsualDay(day: number): number {
  return day > LONGEST_CYCLE ? 1 : Math.min(day, CYCLE_DAYS);
}

/** Returns the median of a curve on a cycle day. Days between two points lie on a line. */
export function getCycleMedian({ points }: CycleCurve, day: number): number {
  const usual = getUsualDay(day);
  const after = Math.max(
    points.findIndex(([at]) => at >= usual),
    1,
  );
  const [[from, low], [to, high]] = [points[after - 1]!, points[after]!];
  return low + ((usual - from) / (to - from)) * (high - low);
}

/** Describes a cycle day: `Cycle day 21, luteal phase.` */
export function describeCycleDay(day: number): string {
  const usual = getUsualDay(day);
  const [phase] = PHASES.find(([, last]) => usual <= last) ?? PHASES[0];
  return `Cycle day ${day}, ${phase}.`;
}
