import type { ParsedLabReport, ParsedReportMetadata, ParsedResult } from "../../../src/generated/types.ts";
import type { Analyte } from "../../catalog/labs/analyte.ts";
import { getAnalytesByName } from "../../catalog/labs/analytes.ts";
import { hashToUnit } from "../../kernel/random.ts";
import { buildResult, computeAge, findStyles, type Reading } from "../../report-parser/result.ts";
import type { World } from "../world.ts";
import type { LabReportFailureReason, ReadOutcome } from "./table.ts";

/** One result that a test provides. The mock derives the fields left out, as it does for a parsed report. */
export interface LabReportResultSeed extends Partial<Omit<ParsedResult, "name" | "value">> {
  readonly name: string;
  readonly value: string | number;
}

/** The content of a report that a test provides. */
export interface LabReportSeed {
  /** @default null in each field left out */
  readonly metadata?: Partial<ParsedReportMetadata>;
  readonly results: readonly LabReportResultSeed[];
}

/** The outcome of files without text: a report, or a failure. */
export type LabReportOutcome = LabReportSeed | { readonly failure_reason: LabReportFailureReason };

const emptyMetadata: ParsedReportMetadata = {
  patient_first_name: null,
  patient_last_name: null,
  dob: null,
  gender: "other",
  lab_name: null,
  date_reported: null,
  date_collected: null,
  specimen_number: null,
};

/** Returns a result that a test provides as a report prints it. */
function toReading({ name, value, ...given }: LabReportResultSeed): Reading {
  const unit = given.unit ?? given.units ?? null;
  const { reference_range = null, interpretation: flag = null, source_panel_name: panel = null } = given;
  return { name, value: String(value), unit, reference_range, flag, panel };
}

/** Derives the fields of a report that a test left out. */
export function completeReport({ metadata: given = {}, results }: LabReportSeed): ParsedLabReport {
  const metadata = { ...emptyMetadata, ...given };
  const readings = results.map(toReading);
  const styles = findStyles(readings);
  const context = { gender: metadata.gender, age: computeAge(metadata), styles };
  return {
    metadata,
    results: readings.map((reading, index) => {
      const seed = results[index]!;
      // A number has no style of its own.
      const derived = buildResult(
        reading,
        typeof seed.value === "number" ? { ...context, styles: ["."] } : context,
      );
      const { value, unit, reference_range } = reading;
      return { ...derived, ...seed, value, unit, units: unit, reference_range };
    }),
  };
}

export function completeOutcome(outcome: LabReportOutcome): ReadOutcome {
  return "results" in outcome
    ? { data: completeReport(outcome) }
    : { failure_reason: outcome.failure_reason };
}

const ANALYTES = ["Glucose", "Creatinine", "Hemoglobin", "Cholesterol, Total", "TSH"];

/** Lab name and panel heading of synthetic reports, so that nobody mistakes them for the content of a file. */
const SYNTHETIC = "Synthetic: the file has no text to read";

/**
 * Creates a synthetic report: the default outcome of a file without text. Its texts say that it is synthetic.
 * @param source derives the values, together with the seed; the digest of a file gives the same values for the same file
 */
export function createSyntheticReport(world: World, source: string | number): ParsedLabReport {
  const results = ANALYTES.flatMap((name) => {
    const analyte = getAnalytesByName().get(name);
    const [range] = analyte?.reference ?? [];
    if (analyte === undefined || range === undefined) return [];
    const value = computeValue(analyte, hashToUnit(world.seed, "labReport", source, name));
    return [{ name, value, unit: analyte.unit, reference_range: range.text, source_panel_name: SYNTHETIC }];
  });
  return completeReport({ metadata: { lab_name: SYNTHETIC }, results });
}

/** Computes a value within the reference ranges of all patients, with the decimals that the lab prints. */
function computeValue({ reference, plausible, decimals }: Analyte, fraction: number): string {
  const low = Math.max(...reference.map((range) => range.low ?? plausible?.low ?? 0));
  const high = Math.min(...reference.map((range) => range.high ?? plausible?.high ?? low));
  const step = 10 ** -(decimals ?? 0);
  return (low + step + fraction * Math.max(0, high - low - 2 * step)).toFixed(decimals ?? 0);
}
