import { getLabsBySlug } from "../../mock/catalog/labs/labs.ts";
import { getMarkersByName } from "../../mock/catalog/labs/markers.ts";
import { appendReport } from "../../mock/domain/orders/results/result-history.ts";
import { resolveResults } from "../../mock/domain/orders/results/summary.ts";
import { parseInstant } from "../../mock/kernel/time.ts";

/** The numeric results of one report, by name of the analyte, with the count of digits after the point. */
export type DrawnReport = ReturnType<typeof drawReports>[number];

/** When all samples are drawn. */
const DRAWN_AT = parseInstant("2026-06-30T12:00:00Z") ?? 0;

/** First and last year of age of each band. Surveys count everyone above the last one in the last band. */
const bands = [
  [20, 39],
  [40, 59],
  [60, 80],
] as const;

/**
 * Draws reports of the named analytes for many patients. Sexes alternate, bands of age take turns, and ages run evenly through
 * each band.
 */
export function drawReports(seed: string, count: number, names: Iterable<string>) {
  const lab_id = getLabsBySlug().get("harrowgate_labs")?.id ?? 0;
  const markers = getMarkersByName().get(lab_id);
  const marker_ids = Array.from(new Set(names), (name) => markers?.get(name)?.id).filter(
    (id) => id !== undefined,
  );
  return Array.from({ length: count }, (_, index) => {
    const sex = index % 2 === 0 ? ("male" as const) : ("female" as const);
    const [from, to] = bands[Math.floor(index / 2) % bands.length] ?? bands[0];
    const age = from + (Math.floor(index / 6) % (to - from + 1));
    const { analytes, states } = resolveResults(seed, {
      order_id: `order-${index}`,
      lab_id,
      marker_ids,
      patient: { gender: sex, dob: `${2026 - age}-01-01` },
      result_history: appendReport(null, "final", DRAWN_AT, { interpretation: "derived" }),
    });
    const values = new Map<string, { value: number; decimals: number }>();
    for (const [place, { analyte }] of analytes.entries()) {
      const state = states[place] ?? null;
      const printed = state !== null && "result" in state ? state.result.printed : "";
      const [number, decimals = ""] = /^-?\d+(?:\.(\d+))?$/.exec(printed) ?? [];
      if (number !== undefined)
        values.set(analyte.name, { value: Number(number), decimals: decimals.length });
    }
    // The age is in full years on the day of the draw.
    return { patient: { sex, age }, values };
  });
}
