import type { RandomSource } from "./value-intervals.ts";
import type { Analyte } from "../../../catalog/labs/analytes.ts";
import { getAnalyte, getMarker, type ExpectedResult, type Marker } from "../../../catalog/labs/markers.ts";
import type { FormulaPatient } from "../../../catalog/labs/derived-analytes.ts";
import { LruCache } from "../../../kernel/lru-cache.ts";
import { foldHashToUnit, foldHash } from "../../../kernel/random.ts";
import type { ScaledAnalyte } from "./result-types.ts";
import { FIRST_GROUP, getDistribution } from "./distribution.ts";
import { getMeasurementScale, type MeasurementScale } from "./measurement-scale.ts";
import { buildPanelPlan, type PanelPlan } from "./panel-plan.ts";
import type { OrderPanel, PanelScales } from "./sample-values.ts";
import type { OrderRow } from "../table.ts";
import { computeAgeAtCollection, type CollectionSource } from "./sample-times.ts";

type Sex = FormulaPatient["sex"];

export interface ResultSource extends CollectionSource {
  readonly order_id: string;
  /** The same user has the same profile in all orders. @default each order has a patient of its own */
  readonly user_id?: string;
  readonly lab_id: number;
  readonly marker_ids: readonly number[];
  /** AOE answers. @default none */
  readonly aoe_answers?: OrderRow["aoe_answers"];
  readonly patient: {
    readonly gender: string;
    readonly dob?: string;
    readonly conditions?: readonly string[] | null;
  } | null;
}

/** One analyte of an order, measured once, whichever markers order it. */
export interface OrderedAnalyte {
  readonly expected: ExpectedResult;
  readonly analyte: Analyte;
  readonly sources: readonly Marker[];
  readonly scaled: ScaledAnalyte;
  /** Rank of the analyte when a report selects some of them. The same in every report. */
  readonly rank: number;
}

/** Whether the lab prints `< OR = 5` where others print `<=5`. */
function spellsOr(labId: number): boolean {
  return labId % 2 === 0;
}

/** The analytes of some markers for patients of one gender and age at one lab. */
interface PatientPanel {
  readonly scaled: readonly ScaledAnalyte[];
  readonly plan: PanelPlan;
  readonly scales: PanelScales["scales"];
  /** By the sex that formulas use. */
  readonly distributions: Partial<Record<Sex, PanelScales["distributions"]>>;
}

/** The analytes of some markers, and what their values depend on. */
interface MarkedAnalytes {
  readonly analytes: readonly Pick<OrderedAnalyte, "expected" | "analyte" | "sources">[];
  readonly plan: PanelPlan;
  /** By gender, lab and age. */
  readonly panels: Map<string, PatientPanel>;
}

/** Orders of the same lab test share one list of marker ids. */
const markedAnalytes = new WeakMap<readonly number[], MarkedAnalytes>();
/** Orders of an imported world have lists of their own. */
const markedByIds = new LruCache<MarkedAnalytes>(100);

function getMarkedAnalytes(markerIds: readonly number[]): MarkedAnalytes {
  const known = markedAnalytes.get(markerIds);
  if (known !== undefined) return known;
  const marked = markedByIds.get(markerIds.join(), () => {
    const analytes = findMarkedAnalytes(markerIds);
    return { analytes, plan: buildPanelPlan(analytes.map(({ analyte }) => analyte)), panels: new Map() };
  });
  markedAnalytes.set(markerIds, marked);
  return marked;
}

function findMarkedAnalytes(markerIds: readonly number[]): MarkedAnalytes["analytes"] {
  const found = new Map<string, { expected: ExpectedResult; sources: Marker[] }>();
  for (const id of markerIds) {
    const marker = getMarker(id);
    for (const expected of marker.expected_results) {
      const known = found.get(expected.loinc.code);
      if (known === undefined) found.set(expected.loinc.code, { expected, sources: [marker] });
      else known.sources.push(marker);
    }
  }
  return Array.from(found.values(), ({ expected, sources }) => ({
    expected,
    sources,
    analyte: getAnalyte(expected),
  }));
}

/** Whose results an order has: what scales and distributions depend on. */
export interface OrderPatientGroup {
  readonly gender: string | null;
  /** Full years when the sample was collected. Null when the birth date is not known. */
  readonly age: number | null;
  /** The age that ranges and distributions are looked up by: adults of the same five years share them. */
  readonly groupAge: number | null;
  /** Whether the lab prints "OR". */
  readonly spelled: boolean;
}

const GROUP_YEARS = 5;
const OLDEST_GROUP = 80;

export function getPatientGroup(order: ResultSource): OrderPatientGroup {
  const age = computeAgeAtCollection(order.patient?.dob, order);
  return {
    gender: order.patient?.gender ?? null,
    age,
    groupAge: age === null || age < FIRST_GROUP ? age : Math.min(age - (age % GROUP_YEARS), OLDEST_GROUP),
    spelled: spellsOr(order.lab_id),
  };
}

export function getPatientScale(
  { gender, groupAge, spelled }: OrderPatientGroup,
  analyte: Analyte,
): MeasurementScale {
  return getMeasurementScale(analyte, gender, spelled, groupAge);
}

function getPatientPanel(marked: MarkedAnalytes, group: OrderPatientGroup): PatientPanel {
  const key = `${group.gender ?? ""}|${group.groupAge ?? ""}|${String(group.spelled)}`;
  let panel = marked.panels.get(key);
  if (panel === undefined) {
    const scale = (analyte: Analyte): MeasurementScale => getPatientScale(group, analyte);
    panel = {
      plan: marked.plan,
      scaled: marked.analytes.map(({ analyte }) => ({ analyte, scale: scale(analyte) })),
      scales: marked.plan.nodes.map(({ analyte }) => scale(analyte)),
      distributions: {},
    };
    marked.panels.set(key, panel);
  }
  return panel;
}

/**
 * Lists the analytes of an order, in the order of its markers.
 * @param base hash of the world's seed and the order
 */
export function listOrderedAnalytes(order: ResultSource, base: number): OrderedAnalyte[] {
  const marked = getMarkedAnalytes(order.marker_ids);
  const { scaled } = getPatientPanel(marked, getPatientGroup(order));
  return marked.analytes.map(({ expected, analyte, sources }, index) => ({
    expected,
    analyte,
    sources,
    scaled: scaled[index]!,
    rank: foldHash(base, expected.id),
  }));
}

/** Returns the plan of an order's values and what they are drawn by. */
export function getOrderPanel(markerIds: readonly number[], group: OrderPatientGroup, sex: Sex): OrderPanel {
  const { plan, scales, distributions } = getPatientPanel(getMarkedAnalytes(markerIds), group);
  const drawn = (distributions[sex] ??= plan.amounts.map((analyte) =>
    getDistribution(analyte, getPatientScale(group, analyte), sex, group.groupAge),
  ));
  return { plan, scales, distributions: drawn };
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
