import { getMarkersByName } from "../../../catalog/labs/markers.ts";
import { getLabsBySlug } from "../../../catalog/labs/labs.ts";
import type { ConditionName } from "../../../catalog/labs/conditions.ts";
import { appendReport, type RequestedInterpretation } from "./result-history.ts";
import { resolveResults } from "./summary.ts";

/** One patient of {@link drawReports}. */
export interface DrawnPatient {
  /** Tells patients apart. The same patient has the same profile in all reports. */
  readonly id: string;
  readonly gender: string;
  /** YYYY-mm-dd. */
  readonly dob: string;
  readonly conditions?: readonly ConditionName[];
}

/** The reports to draw. */
export interface ReportDraw {
  readonly seed: string;
  readonly lab: string;
  /** Names of the lab's markers. */
  readonly markers: readonly string[];
  /** When the lab reports, in milliseconds. */
  readonly at: number;
  /** @default "derived" */
  readonly interpretation?: RequestedInterpretation;
}

/**
 * Draws a report of each patient without an order or a world, for checks of many patients. `createMock` with
 * `interpretation: "derived"` draws from the same profiles.
 * @returns the printed results of each patient by name of the analyte; missing results are left out
 */
export function drawReports(
  { seed, lab, markers, at, interpretation = "derived" }: ReportDraw,
  patients: Iterable<DrawnPatient>,
): Map<string, string>[] {
  const labId = getLabsBySlug().get(lab)?.id ?? 0;
  const markerIds = markers.map((name) => {
    const marker = getMarkersByName().get(labId)?.get(name);
    if (marker === undefined) throw new Error(`${lab} has no marker ${name}.`);
    return marker.id;
  });
  const result_history = appendReport(null, "final", at, { interpretation });
  return Array.from(patients, ({ id, ...patient }, index) => {
    const order_id = `${id}-${index}`;
    const order = { order_id, user_id: id, lab_id: labId, marker_ids: markerIds, patient, result_history };
    const { analytes, states } = resolveResults(seed, order);
    return new Map(
      analytes.flatMap(({ analyte }, place): [string, string][] => {
        const state = states[place] ?? null;
        return state !== null && "result" in state ? [[analyte.name, state.result.printed]] : [];
      }),
    );
  });
}
