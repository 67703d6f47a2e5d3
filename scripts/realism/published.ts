import published from "./published.json" with { type: "json" };

/** Published values of one analyte, by sex and age. */
export interface PublishedAnalyte {
  readonly name: string;
  readonly unit: string;
  /** A key of `sources` in `published.json`. */
  readonly source: string;
  /** Whether percentiles are compared as they are, or as logarithms because values spread by factors. */
  readonly scale: "linear" | "log";
  readonly tolerance: keyof typeof published.tolerances;
  /** Why the tolerance is not `near`. */
  readonly why?: string;
  readonly rows: readonly PublishedRow[];
}

/** Published values of one group of people. Null is not published. */
export interface PublishedRow {
  readonly sex: "male" | "female" | null;
  /** Youngest and oldest age in years. */
  readonly from: number;
  readonly to: number;
  readonly mean: number | null;
  readonly sd: number | null;
  readonly quantiles: readonly { readonly share: number; readonly value: number }[];
}

const sexes = new Map<string, PublishedRow["sex"]>([
  ["M", "male"],
  ["F", "female"],
  ["A", null],
]);
const parseCell = (cell = ""): number | null => (cell === "-" ? null : Number(cell));

/**
 * Parses a row of `sex and ages | mean | standard deviation | quantiles | people`. The sex is `M`, `F` or `A` (all), ages are
 * `20-39` or `60+`, and `-` is not published. Quantiles are the 5th, 50th and 95th percentile, or single ones such as
 * `25%=2.7 50%=4.2`. The mean and the standard deviation are also left out where a few extreme
 * values decide them, such as a deviation of 1.5 times what the percentiles imply: both cannot be met.
 */
function parseRow(row: string): PublishedRow {
  const [group = "", mean, sd, quantiles = ""] = row.split(" | ");
  const [, sex = "", from, to] = /^([MFA]) (\d+)(?:-(\d+)|\+)$/.exec(group) ?? [];
  const cells = quantiles === "-" ? [] : quantiles.split(" ");
  const parsed = {
    sex: sexes.get(sex) ?? null,
    from: Number(from),
    to: to === undefined ? Infinity : Number(to),
    mean: parseCell(mean),
    sd: parseCell(sd),
    quantiles: cells.map((cell, index) => {
      const [first = "", second] = cell.split("%=");
      if (second !== undefined) return { share: Number(first) / 100, value: Number(second) };
      return { share: [0.05, 0.5, 0.95][index] ?? NaN, value: Number(first) };
    }),
  };
  const numbers = [parsed.from, parsed.to, parsed.mean, parsed.sd];
  if ([...numbers, ...parsed.quantiles.flatMap(Object.values)].some(Number.isNaN))
    throw new Error(`Not a row of published values: ${row}`);
  return parsed;
}

export const { tolerances, correlations } = published;

export const publishedAnalytes = published.analytes.map((analyte) => ({
  ...analyte,
  rows: analyte.rows.map(parseRow),
})) as readonly PublishedAnalyte[];

/** Computes the value below which a share (0 to 1) of the sorted values lies, between the two nearest values. */
export function computeQuantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const low = sorted[Math.floor(place)] ?? NaN;
  const high = sorted[Math.ceil(place)] ?? NaN;
  return low + (high - low) * (place - Math.floor(place));
}
