import type { Analyte } from "../../../catalog/labs/analytes.ts";
import { getAnalyte, getMarker, type ExpectedResult, type Marker } from "../../../catalog/labs/markers.ts";
import { LruCache } from "../../../kernel/lru-cache.ts";
import { foldHash, foldHashToUnit } from "../../../kernel/random.ts";
import type { Distribution } from "./distribution.ts";
import type { MeasurementScale } from "./measurement-scale.ts";
import { buildPanelPlan, type PanelPlan } from "./panel-plan.ts";
import { getPatientDistribution, getPatientScale, type OrderPatient } from "./patient-profile.ts";
import type { ScaledAnalyte } from "./result-types.ts";
import type { RandomSource } from "./value-intervals.ts";

/** One analyte of an order, measured once, whichever markers order it. */
export interface OrderedAnalyte {
  readonly expected: ExpectedResult;
  readonly analyte: Analyte;
  readonly sources: readonly Marker[];
  readonly scaled: ScaledAnalyte;
  /** Rank of the analyte when a report selects some of them. The same in every report. */
  readonly rank: number;
}

/** The analytes of some markers, and what their values are drawn by, for patients of one gender, sex and age at one lab. */
export interface OrderPanel {
  readonly plan: PanelPlan;
  readonly analytes: readonly Omit<OrderedAnalyte, "rank">[];
  /** By node of the plan. */
  readonly scales: readonly MeasurementScale[];
  /** By amount of the plan. */
  readonly distributions: readonly Distribution[];
}

/** The analytes of some markers, and their panels by gender, sex, lab and age. */
interface MarkedAnalytes {
  readonly plan: PanelPlan;
  readonly analytes: readonly Omit<OrderedAnalyte, "rank" | "scaled">[];
  readonly panels: Map<string, OrderPanel>;
}

const markedAnalytes = new LruCache<MarkedAnalytes>(100);

function buildMarkedAnalytes(markerIds: readonly number[]): MarkedAnalytes {
  const found = new Map<string, { expected: ExpectedResult; analyte: Analyte; sources: Marker[] }>();
  for (const id of markerIds) {
    const marker = getMarker(id);
    for (const expected of marker.expected_results) {
      const known = found.get(expected.loinc.code);
      if (known !== undefined) known.sources.push(marker);
      else found.set(expected.loinc.code, { expected, analyte: getAnalyte(expected), sources: [marker] });
    }
  }
  const analytes = [...found.values()];
  return { analytes, plan: buildPanelPlan(analytes.map(({ analyte }) => analyte)), panels: new Map() };
}

export function getOrderPanel(markerIds: readonly number[], patient: OrderPatient): OrderPanel {
  const { plan, analytes, panels } = markedAnalytes.get(markerIds.join(), () =>
    buildMarkedAnalytes(markerIds),
  );
  const { gender, sex, groupAge, spelled } = patient;
  const key = `${gender ?? ""}|${sex}|${groupAge ?? ""}|${String(spelled)}`;
  let panel = panels.get(key);
  if (panel === undefined) {
    panel = {
      plan,
      analytes: analytes.map(({ expected, analyte, sources }) => {
        const scaled = { analyte, scale: getPatientScale(patient, analyte) };
        return { expected, analyte, sources, scaled };
      }),
      scales: plan.nodes.map(({ analyte }) => getPatientScale(patient, analyte)),
      distributions: plan.amounts.map((analyte) => getPatientDistribution(patient, analyte)),
    };
    panels.set(key, panel);
  }
  return panel;
}

/**
 * Lists the analytes of an order, in the order of its markers.
 * @param base hash of the world's seed and the order
 */
export function listOrderedAnalytes(panel: OrderPanel, base: number): OrderedAnalyte[] {
  return panel.analytes.map(({ expected, analyte, sources, scaled }) => ({
    expected,
    analyte,
    sources,
    scaled,
    rank: foldHash(base, expected.id),
  }));
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
  return types?.[index % types.length] ?? ordered.analyte.result_type;
}
