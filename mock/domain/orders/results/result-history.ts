/** How much of an order's results a laboratory has sent. */
export type ReportStage = "partial" | "final" | "corrected";

/** How a result, or an order as a whole, is judged. */
export type ResultInterpretation = "normal" | "unknown" | "abnormal" | "critical";

/** Judgements, the mildest first: an order is judged by the highest of its results. */
const SEVERITY_ORDER: readonly ResultInterpretation[] = ["normal", "unknown", "abnormal", "critical"];

/** What may be asked of results that are still to come. */
export interface ResultFlags {
  /** Anything but a interpretation that the mock knows counts as unknown. */
  readonly interpretation?: string;
  readonly result_types?: readonly string[] | null;
  readonly has_missing_results?: boolean | null;
}

/** What the results of a report are like. */
export interface ReportFlags {
  readonly interpretation: ResultInterpretation;
  /** Types that the results take in turn; null leaves each to the nature of what is measured. */
  readonly result_types: readonly string[] | null;
  readonly has_missing_results: boolean;
}

/** One message of the laboratory; later ones build on what earlier ones said. */
export interface LabReport {
  readonly stage: ReportStage;
  /** When it came, in milliseconds. */
  readonly at: number;
  readonly flags: ReportFlags;
}

/** What a test put in the place of a drawn result, by the LOINC code of what is measured. */
export interface ResultOverride {
  /** As the report prints it; undefined keeps what was drawn. */
  readonly result?: string;
  readonly result_type?: string;
  readonly interpretation?: ResultInterpretation;
  readonly notes?: string | null;
  /** Says that the laboratory has no such result, and why. */
  readonly missing?: string;
}

/** All that is stored about an order's results. The results themselves are worked out from it each time. */
export interface ResultHistory {
  /** In the order in which they came; empty as long as nothing was measured. */
  readonly reports: readonly LabReport[];
  readonly overrides: Readonly<Record<string, ResultOverride>>;
}

/** What a report is like if nothing is asked of it. */
const DEFAULT_FLAGS: ReportFlags = {
  interpretation: "normal",
  result_types: null,
  has_missing_results: false,
};

/** The types that a simulation's results take in turn if it asks for none. */
export const SIMULATED_TYPES: readonly string[] = ["numeric", "comment", "range"];

const NOTHING: ResultHistory = { reports: [], overrides: {} };

/** The history after one more report; what is not asked of it is as in the report before. */
export function appendReport(
  history: ResultHistory | null,
  stage: ReportStage,
  at: number,
  flags: ResultFlags = {},
): ResultHistory {
  const { reports, overrides } = history ?? NOTHING;
  const before = reports.at(-1)?.flags ?? DEFAULT_FLAGS;
  const merged: ReportFlags = {
    interpretation:
      flags.interpretation === undefined ? before.interpretation : parseInterpretation(flags.interpretation),
    result_types: flags.result_types === undefined ? before.result_types : flags.result_types,
    has_missing_results: flags.has_missing_results ?? before.has_missing_results,
  };
  return { reports: [...reports, { stage, at, flags: merged }], overrides };
}

/** The history with other overrides. */
export function replaceOverrides(
  history: ResultHistory | null,
  overrides: ResultHistory["overrides"],
): ResultHistory {
  return { reports: history?.reports ?? [], overrides };
}

/** The latest report; null before any. */
export function getLastReport(history: ResultHistory | null): LabReport | null {
  return history?.reports.at(-1) ?? null;
}

/** The graver of two interpretations. */
export function pickMoreSevere(one: ResultInterpretation, other: ResultInterpretation): ResultInterpretation {
  return SEVERITY_ORDER.indexOf(one) >= SEVERITY_ORDER.indexOf(other) ? one : other;
}

/** Whether one interpretation is graver than another. */
export function isMoreSevere(one: ResultInterpretation, other: ResultInterpretation): boolean {
  return SEVERITY_ORDER.indexOf(one) > SEVERITY_ORDER.indexOf(other);
}

/** A text as a interpretation. */
export function parseInterpretation(text: string): ResultInterpretation {
  return SEVERITY_ORDER.find((known) => known === text) ?? "unknown";
}
