import type {
  Interpretation,
  ParsedLabReport,
  ParsedReportMetadata,
  ParsedResult,
} from "../../../src/generated/types.ts";
import type { Analyte } from "../../catalog/labs/analyte.ts";
import { getAnalytesByName } from "../../catalog/labs/analytes.ts";
import { hashToUnit as fraction } from "../../kernel/random.ts";
import { buildResult } from "../../report-parser/result.ts";
import type { World } from "../world.ts";
import { failureReasons, type FailureReason, type ReadOutcome } from "./table.ts";

/** One result as a test writes it; what is left out is concluded as from a report. */
export interface ReportedResult extends Partial<Omit<ParsedResult, "name" | "value">> {
  readonly name: string;
  readonly value: string | number;
}

/** What a test has a report say. */
export interface ReportSeed {
  /** @default null, where it leaves something out */
  readonly metadata?: Partial<ParsedReportMetadata>;
  readonly results: readonly ReportedResult[];
}

/** What files are read as that have no text of their own: a report, or a failure. */
export type LabReportOutcome = ReportSeed | { readonly failure_reason: FailureReason };

const nothingSaid: ParsedReportMetadata = {
  patient_first_name: null,
  patient_last_name: null,
  dob: null,
  gender: "other",
  lab_name: null,
  date_reported: null,
  date_collected: null,
  specimen_number: null,
};

/** A result that a test wrote, whole. */
function completeResult({ name, value, ...given }: ReportedResult): ParsedResult {
  const unit = given.unit ?? given.units ?? null;
  const reference_range = given.reference_range ?? null;
  const flagged: Interpretation | null = given.interpretation ?? null;
  const panel = given.source_panel_name ?? null;
  const concluded = buildResult({ name, value: String(value), unit, reference_range, flagged, panel });
  return { ...concluded, ...given, unit, units: unit, reference_range };
}

/** A report that a test wrote, whole. */
export function completeReport({ metadata = {}, results }: ReportSeed): ParsedLabReport {
  return { metadata: { ...nothingSaid, ...metadata }, results: results.map(completeResult) };
}

/** What an answer that a test set comes to. */
export function completeOutcome(answer: LabReportOutcome): ReadOutcome {
  if ("results" in answer) return { data: completeReport(answer) };
  if (failureReasons.includes(answer.failure_reason)) return { failure_reason: answer.failure_reason };
  throw new TypeError(`A report fails for one of the reasons ${failureReasons.join(", ")}.`);
}

const usual = ["Glucose", "Creatinine", "Hemoglobin", "Cholesterol, Total", "TSH"];

/** What stands in the place of the laboratory's name and of each heading, so that nobody takes it for what a file says. */
export const SYNTHETIC = "Made up by the mock: the file has no text to read";

/**
 * What a file without text is read as unless a test says otherwise: synthetic results, which say that they are.
 * @param source what they derive from beside the seed: the digest of the file, so that the same file gives the same values
 */
export function createSyntheticReport(world: World, source: string | number): ParsedLabReport {
  const results = usual.flatMap((name) => {
    const analyte = getAnalytesByName().get(name);
    const [range] = analyte?.reference ?? [];
    if (analyte === undefined || range === undefined) return [];
    const value = computeValue(analyte, fraction(world.seed, "labReport", source, name));
    return [{ name, value, unit: analyte.unit, reference_range: range.text, source_panel_name: SYNTHETIC }];
  });
  return completeReport({ metadata: { lab_name: SYNTHETIC }, results });
}

/** A value as the laboratory would write it, within what is expected of everybody. */
function computeValue({ reference, plausible, decimals }: Analyte, part: number): string {
  const low = Math.max(...reference.map((range) => range.low ?? plausible?.low ?? 0));
  const high = Math.min(...reference.map((range) => range.high ?? plausible?.high ?? low));
  const step = 10 ** -(decimals ?? 0);
  return (low + step + part * Math.max(0, high - low - 2 * step)).toFixed(decimals ?? 0);
}
