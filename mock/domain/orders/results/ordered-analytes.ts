import type { Analyte } from "../../../catalog/labs/analytes.ts";
import {
  getAnalyte,
  getMarkersById,
  type ExpectedResult,
  type Marker,
} from "../../../catalog/labs/markers.ts";
import { foldHashToUnit, foldHash } from "../../../kernel/random.ts";
import type { RandomSource, ScaledAnalyte } from "./result-type.ts";
import { getMeasurementScale } from "./measurement-scale.ts";

/** The fields of an order that its results depend on. */
export interface ResultSource {
  readonly order_id: string;
  readonly lab_id: number;
  readonly marker_ids: readonly number[];
  readonly patient: { readonly gender: string } | null;
}

/** One analyte of an order, measured once, whichever markers order it. */
export interface OrderedAnalyte {
  readonly expected: ExpectedResult;
  readonly analyte: Analyte;
  /** The ordered markers that include this analyte. */
  readonly sources: readonly Marker[];
  readonly scaled: ScaledAnalyte;
  /** Rank of the analyte when a report selects some of them. The same in every report. */
  readonly rank: number;
}

/** Whether the lab prints `< OR = 5` where others print `<=5`. */
function spellsOr(labId: number): boolean {
  return labId % 2 === 0;
}

/**
 * Lists the analytes of an order, in the order of its markers.
 * @param base hash of the world's seed and the order
 */
export function listOrderedAnalytes(order: ResultSource, base: number): OrderedAnalyte[] {
  const found = new Map<string, { expected: ExpectedResult; sources: Marker[] }>();
  for (const id of order.marker_ids) {
    const marker = getMarkersById().get(id);
    for (const expected of marker?.expected_results ?? []) {
      const known = found.get(expected.loinc.code);
      if (marker === undefined) continue;
      if (known === undefined) found.set(expected.loinc.code, { expected, sources: [marker] });
      else known.sources.push(marker);
    }
  }
  const sex = order.patient?.gender ?? null;
  const spelled = spellsOr(order.lab_id);
  return Array.from(found.values(), ({ expected, sources }) => {
    const analyte = getAnalyte(expected);
    const scaled = { analyte, scale: getMeasurementScale(analyte, sex, spelled) };
    return { expected, analyte, sources, scaled, rank: foldHash(base, expected.id) };
  });
}

/** Creates the random source of an analyte. Each round has other numbers. */
export function createRandomSource(ordered: OrderedAnalyte, round: number): RandomSource {
  const base = foldHash(ordered.rank, round);
  return (place) => foldHashToUnit(base, place);
}

/** Chooses the type of a result: the requested type by turns, or the natural type of the analyte. */
export function chooseResultType(
  ordered: OrderedAnalyte,
  index: number,
  types: readonly string[] | null,
): string {
  const requested = types === null || types.length === 0 ? undefined : types[index % types.length];
  return requested ?? ordered.analyte.result_type;
}
