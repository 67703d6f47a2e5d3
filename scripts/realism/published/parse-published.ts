import type { PublishedAnalyte } from "./published.ts";

/** A value below which a share of people lies. */
export interface Quantile {
  /** The share, from 0 to 1. */
  readonly share: number;
  readonly value: number;
}

/** Published values of one group of people. Null is not published. */
export interface PublishedRow {
  readonly sex: "male" | "female" | null;
  /** The first and last year of age; the last one is null when there is none. */
  readonly from: number;
  readonly to: number | null;
  readonly mean: number | null;
  readonly sd: number | null;
  readonly quantiles: readonly Quantile[];
  /** How many people were measured. */
  readonly people: number | null;
}

const GROUP = /^([MFA]) (\d+)(?:-(\d+)|\+)$/;
const sexes = { M: "male", F: "female", A: null } as const;

const parseCell = (cell: string): number | null => (cell === "-" ? null : Number(cell));

/** Parses `131 177 256`, which are the 5th, 50th and 95th percentile, or single quantiles such as `25%=2.7 50%=4.2`. */
function parseQuantiles(cell: string): Quantile[] {
  if (cell === "-") return [];
  if (cell.includes("=")) {
    return cell.split(" ").map((one) => {
      const [share = "", value = ""] = one.split("%=");
      return { share: Number(share) / 100, value: Number(value) };
    });
  }
  const shares = [0.05, 0.5, 0.95];
  return cell.split(" ").map((value, index) => ({ share: shares[index] ?? NaN, value: Number(value) }));
}

function parseRow(line: string): PublishedRow {
  const [group = "", mean = "", sd = "", quantiles = "", people = ""] = line.split(" | ");
  const match = GROUP.exec(group);
  if (match === null) throw new Error(`Not a group of people: ${line}`);
  const [, sex = "", from, to] = match;
  const row: PublishedRow = {
    sex: sexes[sex as keyof typeof sexes],
    from: Number(from),
    to: to === undefined ? null : Number(to),
    mean: parseCell(mean),
    sd: parseCell(sd),
    quantiles: parseQuantiles(quantiles),
    people: parseCell(people),
  };
  const numbers = [
    row.mean,
    row.sd,
    row.people,
    ...row.quantiles.flatMap(({ share, value }) => [share, value]),
  ];
  if (numbers.some(Number.isNaN)) throw new Error(`Not a row of published values: ${line}`);
  return row;
}

/**
 * Parses rows of `sex and ages | mean | standard deviation | quantiles | people`. The sex is `M`, `F` or `A` (all), ages are
 * `20-39` or `60+`, and `-` is not published. The mean or the standard deviation is also left out where a few extreme values
 * decide it: where it is 1.3 times, or twice, what the percentiles imply.
 */
export function parsePublishedRows({ rows }: Pick<PublishedAnalyte, "rows">): PublishedRow[] {
  return rows.trim().split("\n").map(parseRow);
}
