import type { CorrelationResult } from "./check-correlations.ts";
import type { RowResult } from "./check-percentiles.ts";
import type { RelationResult } from "./check-relations.ts";
import type { DayRuleResult } from "./check-wearables.ts";
import { tolerances } from "./published/published.ts";

/** Aligns rows of cells. The first column is text; the others are numbers. */
function alignTable(head: readonly string[], rows: readonly (readonly string[])[], text = 1): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) =>
          column < text ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Formats a number with three significant digits, and whole numbers as they are. */
function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return "-";
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return String(Number(value.toFixed(digits)));
}

/** Renders the table of relations. */
export function renderRelations(results: readonly RelationResult[]): string {
  const rows = results.map(({ relation, checked, breaches }) => [
    relation.output,
    relation.formula,
    String(checked),
    String(breaches),
  ]);
  const examples = results.flatMap(({ example }) => (example === undefined ? [] : `  breach: ${example}`));
  return [alignTable(["Analyte", "follows from", "reports", "breaches"], rows, 2), ...examples].join("\n");
}

const formatGroup = ({ row: { sex, from, to } }: RowResult): string =>
  `${sex === null ? "all" : sex === "male" ? "men" : "women"} ${from}${to === null ? "+" : `-${to}`}`;

/** Renders generated percentiles beside published ones, as `generated/published`. Missed ones have a mark. */
export function renderPercentiles(results: readonly RowResult[]): string {
  const rows = results.map((result) => {
    const { analyte, count, comparisons } = result;
    const cells = comparisons.map(
      ({ statistic, generated, published, distance, met }) =>
        `${statistic} ${formatNumber(generated)}/${formatNumber(published)}${met ? "" : ` MISSED (${formatNumber(distance)}${statistic === "sd" ? "" : " SD"})`}`,
    );
    const state =
      comparisons.length === 0 ? "too few" : comparisons.every(({ met }) => met) ? "met" : "MISSED";
    return [analyte.name, formatGroup(result), analyte.tolerance, String(count), state, cells.join(", ")];
  });
  return alignTable(["Analyte", "people", "tolerance", "values", "", "generated/published"], rows, 6);
}

/** Renders the tolerances. */
export function renderTolerances(): string {
  const rows = Object.entries(tolerances).map(([name, { center, tail, mean, sdRatio }]) =>
    [name, center, tail, mean, sdRatio].map(String),
  );
  return alignTable(["Tolerance (SD)", "25%-75%", "tails", "mean", "ratio of SD"], rows);
}

/** Renders the table of correlations. */
export function renderCorrelations(results: readonly CorrelationResult[]): string {
  const rows = results.map(({ correlation: { pair, published, expected }, count, generated, met }) => [
    pair.join(" and "),
    String(count),
    generated.toFixed(2),
    published?.toFixed(2) ?? "-",
    `${expected[0]} to ${expected[1]}`,
    met ? "met" : "MISSED",
  ]);
  return alignTable(["Rank correlation", "reports", "generated", "published", "expected", ""], rows);
}

/** Renders the table of daily rules. */
export function renderDayRules(results: readonly DayRuleResult[]): string {
  const rows = results.map(({ rule, checked, breaches }) => [rule.name, String(checked), String(breaches)]);
  const examples = results.flatMap(({ example }) => (example === undefined ? [] : `  breach: ${example}`));
  return [alignTable(["Daily data of a user", "days", "breaches"], rows), ...examples].join("\n");
}
