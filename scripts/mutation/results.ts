import { parse } from "yaml";

/** What the tests did with a mutant. A mutant that no test runs is `uncovered`. */
export type MutantStatus = "killed" | "timeout" | "survived" | "uncovered";

/** A mutant that the tests do not notice. */
export interface Survivor {
  readonly mutant: string;
  /** Why no test notices it. Starts with "equivalent" when no test can. Empty until somebody has read it. */
  readonly reason: string;
}

export interface AreaResult {
  readonly mutants: number;
  readonly tried: number;
  readonly killed: number;
  readonly timeout: number;
  readonly survived: number;
  readonly uncovered: number;
  /** How many of the tried mutants no test can notice. */
  readonly equivalent: number;
  /** The survivors of this run, and those of earlier runs that have a reason. */
  readonly survivors: readonly Survivor[];
}

export type Results = Readonly<Record<string, AreaResult>>;

/** The share of mutants that tests must notice, in percent. */
export const AIM = 85;

/** Parses scripts/mutation/results.yaml. */
export const readResults = (yaml: string): Results => (parse(yaml) ?? {}) as Results;

/**
 * Counts the outcomes of the mutants of one area. Keeps the survivors for which an earlier result gives a reason, unless this run has
 * tried them or the source no longer has them.
 *
 * @param mutants - the keys of all mutants of the area
 */
export function countOutcomes(
  mutants: readonly string[],
  outcomes: readonly { readonly key: string; readonly status: MutantStatus }[],
  earlier: AreaResult | undefined,
): AreaResult {
  const reasons = new Map(earlier?.survivors.map(({ mutant, reason }) => [mutant, reason]));
  const tried = new Set(outcomes.map(({ key }) => key));
  const known = new Set(mutants);
  const survivors = outcomes
    .filter(({ status }) => status === "survived" || status === "uncovered")
    .map(({ key }) => ({ mutant: key, reason: reasons.get(key) ?? "" }));
  const kept = (earlier?.survivors ?? []).filter(
    ({ mutant, reason }) => reason !== "" && known.has(mutant) && !tried.has(mutant),
  );
  const count = (wanted: MutantStatus): number => outcomes.filter(({ status }) => status === wanted).length;
  return {
    mutants: mutants.length,
    tried: outcomes.length,
    killed: count("killed"),
    timeout: count("timeout"),
    survived: count("survived"),
    uncovered: count("uncovered"),
    equivalent: survivors.filter(({ reason }) => reason.startsWith("equivalent")).length,
    survivors: [...survivors, ...kept].toSorted((one, other) => (one.mutant < other.mutant ? -1 : 1)),
  };
}

/** Computes the share of noticed mutants in percent, without those that are equivalent to the source. Null without any. */
export function computeScore({ tried, killed, timeout, equivalent }: AreaResult): number | null {
  return tried === equivalent ? null : ((killed + timeout) / (tried - equivalent)) * 100;
}

/** Formats one row for each area. */
export function formatResults(results: Results): string {
  const columns = ["mutants", "tried", "killed", "timeout", "survived", "uncovered", "equivalent"] as const;
  const rows = Object.entries(results).map(([area, result]) => [
    area,
    ...columns.map((column) => String(result[column])),
    `${computeScore(result)?.toFixed(0) ?? "-"} %`,
  ]);
  return [["area", ...columns, "score"], ...rows]
    .map(([area = "", ...cells]) => area.padEnd(12) + cells.map((cell) => cell.padStart(12)).join(""))
    .join("\n");
}
