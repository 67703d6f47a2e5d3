import type { Analyte } from "../../../catalog/labs/analytes.ts";
import { getAnalyte, getMarkersById, type ExpectedResult, type Marker } from "../../../catalog/labs/markers.ts";
import { foldHashToUnit, foldHash } from "../../../kernel/random.ts";
import type { RandomSource, ScaledAnalyte } from "./result-type.ts";
import { getMeasurementScale } from "./measurement-scale.ts";

/** What the drawing of results depends on. */
export interface ResultSource {
  readonly order_id: string;
  readonly lab_id: number;
  readonly marker_ids: readonly number[];
  readonly patient: { readonly gender: string } | null;
}

/** A place in an order's results: one thing that is measured once, whichever markers asked for it. */
export interface OrderedAnalyte {
  readonly expected: ExpectedResult;
  readonly analyte: Analyte;
  /** The markers that were ordered and bring this result. */
  readonly sources: readonly Marker[];
  readonly scaled: ScaledAnalyte;
  /** Where the ordered stands when some are taken and others left; the same in every report. */
  readonly rank: number;
}

/** Whether the laboratory writes `< OR = 5` where others write `<=5`. */
function spellsOr(labId: number): boolean {
  return labId % 2 === 0;
}

/**
 * What the results of an order are about, in the order of its markers.
 * @param base a hash of the world's seed and the order
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

/** The random of a ordered; each round of drawing has its own. */
export function createRandomSource(ordered: OrderedAnalyte, round: number): RandomSource {
  const base = foldHash(ordered.rank, round);
  return (place) => foldHashToUnit(base, place);
}

/** The type of a result: that which is asked for by turns, or what is natural. */
export function chooseResultType(
  ordered: OrderedAnalyte,
  index: number,
  types: readonly string[] | null,
): string {
  const asked = types === null || types.length === 0 ? undefined : types[index % types.length];
  return asked ?? ordered.analyte.result_type;
}
