import type { markerTypeValues } from "../../../src/generated/enums.ts";
import type { Analyte, Loinc } from "./analyte.ts";
import { getAnalytes, getAnalytesByLoinc } from "./analytes.ts";
import { getAoeQuestions, type AoeQuestion } from "./aoe.ts";
import { specimensBySample, type Lab } from "./lab.ts";
import { labs } from "./labs.ts";
import { buildOnce } from "../../kernel/build-once.ts";
import { indexBy } from "./index-by.ts";
import { getPanels, type Panel } from "./panels.ts";
import { toSlug } from "./analyte.ts";
import { computeCents, getTurnaroundDays, computePanelCents, formatPrice } from "./pricing.ts";
import { computeTestCode } from "./test-code.ts";

export type { AoeQuestion } from "./aoe.ts";

/** One result that an order of a marker returns. */
export interface ExpectedResult {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly lab_id: number;
  readonly provider_id: string;
  readonly required: boolean;
  readonly loinc: Loinc;
}

/** A biomarker or panel that one lab offers. */
export interface Marker {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly lab_id: number;
  /** The lab's test code. */
  readonly provider_id: string;
  readonly type: (typeof markerTypeValues)[number];
  readonly unit: string | null;
  readonly price: string;
  readonly aoe: { readonly questions: readonly AoeQuestion[] } | null;
  /** Whether it can be ordered by itself, outside a lab test. */
  readonly a_la_carte_enabled: boolean;
  /** False for a part of a panel that cannot be ordered. */
  readonly is_orderable: boolean;
  readonly common_tat_days: number;
  readonly worst_case_tat_days: number;
  readonly expected_results: readonly ExpectedResult[];
}

/** The ids of a lab start at its id times this number, so that ids of labs never collide. */
const IDS_PER_LAB = 1_000_000;
/** Panel ids start above all LOINC numbers. */
const FIRST_PANEL_ID = 900_000;

/** Names of parts of counts and ratios, which cannot be ordered by themselves. */
const PART_NAMES =
  /^(MCV|MCHC?|RDW|MPV|Hematocrit|Red Blood Cell Count|BUN\/Creatinine Ratio|Globulin|Albumin\/Globulin Ratio|Anion Gap|Calcium, Corrected|Estimated (GFR|Average Glucose)|Urine (?!Culture|hCG).*|Protein Electrophoresis: .*|(Neutrophils|Lymphocytes|Monocytes|Eosinophils|Basophils)(, Absolute)?|.* Share|(LDL|Cholesterol)\/HDL Ratio|Free Thyroxine Index|Immature Granulocytes.*|Nucleated Red Cells)$/;

function hasAnalyte(lab: Lab, analyte: Analyte): boolean {
  return (
    lab.groups.includes(analyte.group) &&
    !lab.without.includes(analyte.name) &&
    lab.sample_types.some((sample) => specimensBySample[sample].includes(analyte.specimen))
  );
}

function buildExpectedResult(lab: Lab, analyte: Analyte, required: boolean): ExpectedResult {
  return {
    id: lab.id * IDS_PER_LAB + analyte.loinc.id,
    name: analyte.name,
    slug: analyte.slug,
    lab_id: lab.id,
    provider_id: computeTestCode(lab, analyte.loinc.id),
    required,
    loinc: analyte.loinc,
  };
}

function buildBiomarker(lab: Lab, analyte: Analyte): Marker {
  const result = buildExpectedResult(lab, analyte, true);
  const isOrderable = !PART_NAMES.test(analyte.name);
  const days = getTurnaroundDays(analyte.group, lab.extra_days);
  const questions = getAoeQuestions(analyte.name);
  return {
    id: result.id,
    name: analyte.name,
    slug: analyte.slug,
    description: analyte.description,
    lab_id: lab.id,
    provider_id: result.provider_id,
    type: "biomarker",
    unit: analyte.unit,
    price: formatPrice(computeCents(analyte.group, lab.price_level, lab.slug, analyte.slug)),
    aoe: questions && { questions },
    a_la_carte_enabled: isOrderable && analyte.group !== "genetics" && analyte.group !== "newborn",
    is_orderable: isOrderable,
    common_tat_days: days.common,
    worst_case_tat_days: days.worst,
    expected_results: [result],
  };
}

function buildPanelMarker(lab: Lab, panel: Panel): Marker {
  const number = FIRST_PANEL_ID + panel.number;
  const days = panel.members.map(({ group }) => getTurnaroundDays(group, lab.extra_days));
  const questions = getAoeQuestions(panel.name);
  const cents = panel.members.map(({ group, slug }) => computeCents(group, lab.price_level, lab.slug, slug));
  return {
    id: lab.id * IDS_PER_LAB + number,
    name: panel.name,
    slug: toSlug(panel.name),
    description: panel.description,
    lab_id: lab.id,
    provider_id: computeTestCode(lab, number),
    type: "panel",
    unit: null,
    price: formatPrice(computePanelCents(cents)),
    aoe: questions && { questions },
    a_la_carte_enabled: !panel.members.some(({ group }) => group === "genetics" || group === "newborn"),
    is_orderable: true,
    common_tat_days: Math.max(...days.map(({ common }) => common)),
    worst_case_tat_days: Math.max(...days.map(({ worst }) => worst)),
    // Calculated results may be missing when their inputs are out of bounds.
    expected_results: panel.members.map((member) =>
      buildExpectedResult(lab, member, !/Ratio|Index|Estimated|Calculated|HOMA/.test(member.name)),
    ),
  };
}

function buildMarkers(lab: Lab): Marker[] {
  const measured = new Set(getAnalytes().filter((analyte) => hasAnalyte(lab, analyte)));
  const offeredPanels = getPanels().filter(({ members }) => members.every((member) => measured.has(member)));
  return [
    ...Array.from(measured, (analyte) => buildBiomarker(lab, analyte)),
    ...offeredPanels.map((panel) => buildPanelMarker(lab, panel)),
  ].toSorted((one, other) => one.id - other.id);
}

export const getMarkers = buildOnce<readonly Marker[]>(() => labs.flatMap(buildMarkers));

export const getMarkersById = buildOnce(() => indexBy(getMarkers(), ({ id }) => id));

/** Returns a marker of a record. An import accepts only known ids. */
export const getMarker = (id: number): Marker => getMarkersById().get(id)!;

export const getMarkersByLab = buildOnce<ReadonlyMap<number, readonly Marker[]>>(
  () => new Map(labs.map(({ id }) => [id, getMarkers().filter(({ lab_id }) => lab_id === id)])),
);

export const getMarkersByCode = buildOnce<ReadonlyMap<number, ReadonlyMap<string, Marker>>>(
  () =>
    new Map(
      Array.from(getMarkersByLab(), ([lab, rows]) => [lab, indexBy(rows, ({ provider_id }) => provider_id)]),
    ),
);

export const getMarkersByName = buildOnce<ReadonlyMap<number, ReadonlyMap<string, Marker>>>(
  () => new Map(Array.from(getMarkersByLab(), ([lab, rows]) => [lab, indexBy(rows, ({ name }) => name)])),
);

export function findMarkerByCode(labId: number, providerId: string): Marker | undefined {
  return getMarkersByCode().get(labId)?.get(providerId);
}

export function getAnalyte(result: ExpectedResult): Analyte {
  const found = getAnalytesByLoinc().get(result.loinc.code);
  if (found === undefined) throw new Error(`The catalog has no analyte ${result.loinc.code}.`);
  return found;
}
