import { getLabsBySlug } from "../../mock/catalog/labs/labs.ts";
import { getMarkersByName } from "../../mock/catalog/labs/markers.ts";
import { appendReport } from "../../mock/domain/orders/results/result-history.ts";
import type { ResultSource } from "../../mock/domain/orders/results/ordered-analytes.ts";
import { resolveResults } from "../../mock/domain/orders/results/summary.ts";
import { parseInstant } from "../../mock/kernel/time.ts";
import { publishedAnalytes } from "./published/index.ts";
import { correlations } from "./published/correlations.ts";
import { relations } from "./relations.ts";
import type { DrawnReport, DrawnValue } from "./report.ts";

/** When all samples are drawn. */
const DRAWN_AT = parseInstant("2026-06-30T12:00:00Z") ?? 0;

/** First and last year of age of each band. Surveys count everyone above the last one in the last band. */
const bands = [
  [20, 39],
  [40, 59],
  [60, 80],
] as const;

const lab = getLabsBySlug().get("harrowgate_labs");

/** The markers that measure everything that the checks read. */
function listMarkerIds(): number[] {
  const names = new Set([
    ...publishedAnalytes.map(({ name }) => name),
    ...correlations.flatMap(({ pair }) => pair),
    ...relations.flatMap(({ output, inputs }) => [output, ...inputs]),
  ]);
  const markers = lab === undefined ? undefined : getMarkersByName().get(lab.id);
  return Array.from(names, (name) => markers?.get(name)?.id).filter((id) => id !== undefined);
}

/** Reads a printed number with its digits after the point. Returns undefined for other results. */
function parsePrinted(printed: string): DrawnValue | undefined {
  if (!/^-?\d+(?:\.\d+)?$/.test(printed)) return undefined;
  return { value: Number(printed), decimals: printed.split(".")[1]?.length ?? 0 };
}

/**
 * Draws the report of one patient with all analytes that the checks read. Sexes alternate, bands of age take turns, and ages
 * run evenly through each band.
 */
function drawReport(seed: string, index: number, markerIds: readonly number[]): DrawnReport {
  const sex = index % 2 === 0 ? "male" : "female";
  const [from, to] = bands[Math.floor(index / 2) % bands.length] ?? bands[0];
  const age = from + (Math.floor(index / 6) % (to - from + 1));
  const order: ResultSource = {
    order_id: `order-${index}`,
    lab_id: lab?.id ?? 0,
    marker_ids: markerIds,
    patient: { gender: sex, dob: `${2026 - age}-01-01` },
    result_history: appendReport(null, "final", DRAWN_AT, { interpretation: "derived" }),
  };
  const values = new Map<string, DrawnValue>();
  const { analytes, states } = resolveResults(seed, order);
  for (const [place, { analyte }] of analytes.entries()) {
    const state = states[place] ?? null;
    const value = state !== null && "result" in state ? parsePrinted(state.result.printed) : undefined;
    if (value !== undefined) values.set(analyte.name, value);
  }
  return { patient: { sex, age }, values };
}

/** Draws the reports of many patients. */
export function drawReports(seed: string, count: number): DrawnReport[] {
  const ids = listMarkerIds();
  return Array.from({ length: count }, (_, index) => drawReport(seed, index, ids));
}
