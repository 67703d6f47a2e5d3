import {
  pickMoreSevere,
  getLastReport,
  type ResultInterpretation,
  type LabReport,
  type ResultOverride,
  appendReport,
  type ReportStage,
  type RequestedInterpretation,
  type ResultFlags,
} from "./result-history.ts";
import {
  listContradictions,
  resolveStates,
  type ResultState,
  mergeOverrides,
  type ResultSeed,
} from "./overrides.ts";
import { getOrderPanel, listOrderedAnalytes } from "./ordered-analytes.ts";
import { applyCycleDay, findCycleDay } from "./cycle-day.ts";
import { applyReport, startResults } from "./generate-results.ts";
import { createProfile, findPatient, type OrderPatient, type ResultSource } from "./patient-profile.ts";
import { hashOrder } from "./samples.ts";
import { drawSample } from "./sample-values.ts";
import type { AnalyteResult } from "./result-types.ts";
import type { World } from "../../world.ts";
import type { OrderRow } from "../table.ts";

/** Whether the lab has reported anything. */
export function hasResults({ result_history }: Pick<ResultSource, "result_history">): boolean {
  return getLastReport(result_history) !== null;
}

/** Computes the analytes of an order and the current state of each. There are no states before the first report. */
export function resolveResults(seed: string, order: ResultSource) {
  const { results, cycleDay, overrides } = prepareResults(seed, order);
  let states: readonly ResultState[] = [];
  for (const report of order.result_history?.reports ?? []) {
    applyReport(results, report);
    const resolved = resolveStates(results, overrides, { at: report.at, cycleDay });
    states = states.length === 0 ? resolved : amendStates(states, resolved, report, overrides);
  }
  return { analytes: results.analytes, states };
}

/** Lists in sentences which values that a test has set do not follow from the values that they are calculated from. */
export function explainContradictions(seed: string, order: ResultSource): string[] {
  const { results, overrides } = prepareResults(seed, order);
  for (const report of order.result_history?.reports ?? []) applyReport(results, report);
  return hasResults(order) ? listContradictions(results.sample, overrides) : [];
}

/** Draws the values of the sample of an order from the profile of its patient, and finds the day of the patient's cycle. */
function prepareResults(seed: string, order: ResultSource) {
  const base = hashOrder(seed, order.order_id);
  const patient = findPatient(seed, order);
  const cycleDay = findCycleDay(order, patient);
  const panel = applyCycleDay(getOrderPanel(order.marker_ids, patient), cycleDay);
  const analytes = listOrderedAnalytes(panel, base);
  const { reports, overrides: set = {} } = order.result_history ?? {};
  const isNormal = reports?.[0]?.flags.interpretation !== "derived";
  const overrides =
    Object.keys(set).length === 0 ? [] : analytes.map(({ expected }) => set[expected.loinc.code]);
  const sample = drawSample(panel, patient, createProfile(patient), base, isNormal);
  return { results: startResults(analytes, sample), cycleDay, overrides };
}

/** Returns the most severe interpretation of the results. Returns "unknown" when all results are missing. */
export function computeInterpretation(states: readonly ResultState[]): ResultInterpretation {
  let highest: ResultInterpretation | null = null;
  for (const state of states) {
    if (state !== null && "result" in state)
      highest = pickMoreSevere(highest ?? "normal", state.result.interpretation);
  }
  return highest ?? "unknown";
}

/** Computes what an order row stores of its results, so that lists need not compute them. Both fields are empty before the first report. */
function summarizeResults(seed: string, order: ResultSource): Omit<ResultFields, "result_history"> {
  if (!hasResults(order)) return { interpretation: null, critical: false };
  const interpretation = computeInterpretation(resolveResults(seed, order).states);
  return { interpretation, critical: interpretation === "critical" };
}

/** Whether the formula of an ordered analyte is not for the patient, such as one for adults. */
function hasFormulaForOthers(markerIds: readonly number[], patient: OrderPatient): boolean {
  const { nodes } = getOrderPanel(markerIds, patient).plan;
  return nodes.some(({ calculation }) => calculation?.compute(1, 1, 1, 1, 1, patient) === null);
}

/** Whether some results are missing. Returns null before the first report. */
export function hasMissingResults(seed: string, order: ResultSource): boolean | null {
  if (!hasResults(order)) return null;
  // Results are missing on request, or where a formula does not apply, so most orders need no computation, which takes a
  // third of the time of an order from its creation to its results.
  const requested =
    order.result_history?.reports.some(
      ({ flags }) => flags.has_missing_results || flags.interpretation === "derived",
    ) === true || hasFormulaForOthers(order.marker_ids, findPatient(seed, order));
  const overridden = Object.keys(order.result_history?.overrides ?? {}).length > 0;
  return (
    (requested || overridden) &&
    resolveResults(seed, order).states.some((one) => one !== null && "missing" in one)
  );
}

function writeNote({ stage }: LabReport, { printed, interpretation }: AnalyteResult): string {
  return stage === "corrected"
    ? `Corrected result; reported before as ${printed} (${interpretation}).`
    : `Amended; first reported as ${printed} (${interpretation}).`;
}

/**
 * Compares the results of a report with those of the report before. Unchanged results keep their time and their note; changed ones
 * get a note that cites what was reported before. A note that a test sets stays.
 */
function amendStates(
  before: readonly ResultState[],
  after: readonly ResultState[],
  report: LabReport,
  overrides: readonly (ResultOverride | undefined)[],
): ResultState[] {
  return after.map((state, index) => {
    const earlier = before[index] ?? null;
    if (state === null || !("result" in state) || earlier === null || !("result" in earlier)) return state;
    const [old, result] = [earlier.result, state.result];
    const isSame = old.printed === result.printed && old.interpretation === result.interpretation;
    const hasOwnNotes = overrides[index]?.notes !== undefined;
    const notes = isSame ? old.notes : [writeNote(report, old), result.notes].filter(Boolean).join(" ");
    return {
      result: { ...result, at: isSame ? old.at : result.at, notes: hasOwnNotes ? result.notes : notes },
    };
  });
}

type ResultFields = Pick<OrderRow, "result_history" | "interpretation" | "critical">;

/** Returns the interpretation of results that request none: a patient's conditions show in them. */
function getUsual({ patient }: OrderRow): RequestedInterpretation {
  return patient?.conditions === undefined || patient.conditions.length === 0 ? "normal" : "derived";
}

export function addLabReport(
  world: World,
  order: OrderRow,
  stage: ReportStage,
  flags: ResultFlags = {},
): ResultFields {
  const result_history = appendReport(order.result_history, stage, world.now(), flags, getUsual(order));
  return { result_history, ...summarizeResults(world.seed, { ...order, result_history }) };
}

/**
 * Computes what overridden results change in an order. A test can override results before the lab reports; they appear
 * with the report.
 * @throws TypeError when the order has no such result
 */
export function overrideResults(world: World, order: OrderRow, seeds: readonly ResultSeed[]): ResultFields {
  const { analytes } = prepareResults(world.seed, order).results;
  const overrides = mergeOverrides(analytes, order.result_history?.overrides ?? {}, seeds);
  const result_history = { reports: order.result_history?.reports ?? [], overrides };
  return { result_history, ...summarizeResults(world.seed, { ...order, result_history }) };
}
