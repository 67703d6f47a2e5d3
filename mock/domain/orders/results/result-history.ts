import * as z from "zod";
import {
  failureTypeValues,
  interpretationValues,
  resultTypeValues,
} from "../../../../src/generated/enums.ts";
import { boolean, enumeration, instant, list, part, text } from "../../fields.ts";

/** The kind of a lab report. */
export type ReportStage = "partial" | "final" | "corrected";

/** Interpretation of a result, or of an order as a whole. */
export type ResultInterpretation = (typeof interpretationValues)[number];

/** An order has the most severe interpretation of its results. */
const severities: Readonly<Record<ResultInterpretation, number>> = {
  normal: 0,
  unknown: 1,
  abnormal: 2,
  critical: 3,
};

/**
 * The interpretation that results are to have. `derived` requests none: the values follow the patient's profile, and the
 * interpretation follows the values.
 */
export type RequestedInterpretation = ResultInterpretation | "derived";

/** Options of the next results. */
export interface ResultFlags {
  /** Values that the mock does not know count as "unknown". */
  readonly interpretation?: string;
  readonly result_types?: readonly string[] | null;
  readonly has_missing_results?: boolean | null;
}

export const interpretation = () => enumeration(interpretationValues);

const reportFlags = () =>
  part({
    interpretation: enumeration<RequestedInterpretation>([...interpretationValues, "derived"]),
    /** Types that the results take in turn. Null uses the natural type of each result. */
    result_types: list(enumeration<string>(resultTypeValues)).nullable(),
    has_missing_results: boolean(),
  });

const resultOverride = () =>
  part({
    /** The result as the report prints it. Undefined keeps the generated one. */
    result: text().optional(),
    result_type: enumeration<string>(resultTypeValues).optional(),
    interpretation: interpretation().optional(),
    notes: text().nullable().optional(),
    /** Failure type of a missing result. An empty text picks a common one. */
    missing: enumeration<string>([...failureTypeValues, ""]).optional(),
  });

export const resultHistory = () =>
  part({
    /** Later reports build on earlier ones. Oldest first. */
    reports: list(
      part({
        stage: enumeration<ReportStage>(["partial", "final", "corrected"]),
        /** When the lab reported, in milliseconds. */
        at: instant(),
        flags: reportFlags(),
      }),
    ),
    overrides: z.record(text(), resultOverride()).readonly(),
  });

/** All that an order stores about its results. The results are computed from it. */
export type ResultHistory = z.infer<ReturnType<typeof resultHistory>>;

export type LabReport = ResultHistory["reports"][number];
export type ReportFlags = LabReport["flags"];
export type ResultOverride = ResultHistory["overrides"][string];

const DEFAULT_FLAGS: Omit<ReportFlags, "interpretation"> = {
  result_types: null,
  has_missing_results: false,
};

/** Result types of a simulation that requests none. */
export const SIMULATED_TYPES: readonly string[] = ["numeric", "comment", "range"];

const EMPTY_HISTORY: ResultHistory = { reports: [], overrides: {} };

/**
 * Appends a report. Flags that are not given stay as in the previous report.
 * @param usual the interpretation of a first report that requests none
 */
export function appendReport(
  history: ResultHistory | null,
  stage: ReportStage,
  at: number,
  flags: ResultFlags = {},
  usual: RequestedInterpretation = "normal",
): ResultHistory {
  const { reports, overrides } = history ?? EMPTY_HISTORY;
  const before = reports.at(-1)?.flags ?? { interpretation: usual, ...DEFAULT_FLAGS };
  const merged: ReportFlags = {
    interpretation:
      flags.interpretation === undefined
        ? before.interpretation
        : parseRequestedInterpretation(flags.interpretation),
    result_types: flags.result_types === undefined ? before.result_types : flags.result_types,
    has_missing_results: flags.has_missing_results ?? before.has_missing_results,
  };
  return { reports: [...reports, { stage, at, flags: merged }], overrides };
}

export function getLastReport(history: ResultHistory | null): LabReport | null {
  return history?.reports.at(-1) ?? null;
}

export function pickMoreSevere(one: ResultInterpretation, other: ResultInterpretation): ResultInterpretation {
  return severities[one] >= severities[other] ? one : other;
}

export function isMoreSevere(one: ResultInterpretation, other: ResultInterpretation): boolean {
  return severities[one] > severities[other];
}

export function parseInterpretation(text: string): ResultInterpretation {
  return interpretationValues.find((known) => known === text) ?? "unknown";
}

function parseRequestedInterpretation(text: string): RequestedInterpretation {
  return text === "derived" ? text : parseInterpretation(text);
}
