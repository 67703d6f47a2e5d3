import type {
  BiomarkerResult,
  LabResults,
  LabResultsMetadata,
  MissingResult,
  PerformingLaboratory,
} from "../../../../src/generated/types.ts";
import { getLabsBySlug } from "../../../catalog/labs/labs.ts";
import { getMarkersById } from "../../../catalog/labs/markers.ts";
import { formatUnit } from "../../../kernel/format-unit.ts";
import { toTitle, toWords } from "../../../kernel/to-words.ts";
import type { PdfDocument, PdfFact, PdfGroup, PdfRow, PdfTable } from "../../../pdf/document.ts";
import type { World } from "../../world.ts";
import { getResults } from "../results/get-results.ts";
import { getCertificateNumber } from "../results/samples.ts";
import { getSampleTimes } from "../results/sample-times.ts";
import type { OrderRow } from "../table.ts";
import {
  buildFacts,
  buildPageParts,
  buildTextSections,
  formatAddress,
  formatPhone,
  formatSortName,
} from "./document-parts.ts";
import { findPatientZone, formatDate, formatLocalTime } from "./local-time.ts";

type ReportContent = Pick<LabResults, "metadata" | "results" | "missing_results" | "sample_information">;

/**
 * Builds the PDF of an order's results.
 * @throws ServiceError 404 before the lab has reported
 */
export function buildResultReport(world: World, order: OrderRow): PdfDocument {
  return buildResultDocument(order, getResults(world, order), []);
}

export function buildResultDocument(
  order: OrderRow,
  content: ReportContent,
  more: readonly PdfFact[],
): PdfDocument {
  const { metadata, results, missing_results: missing } = content;
  const sites = listSites(content);
  const notes = new FootnoteList();
  const table = buildResultsTable(results, missing ?? [], [...sites.keys()], notes);
  const footSections = [
    ...buildTextSections("Notes", notes.lines),
    ...buildTextSections("Flags", [FLAGS]),
    ...buildTextSections(
      "Performing sites",
      Array.from(sites.values(), (site, index) => `${formatSiteCode(index)}: ${formatSite(site)}`),
    ),
  ].map((section) => ({ ...section, small: true }));
  return {
    ...buildPageParts(order),
    title: "Lab report",
    mark: getStage(order, metadata).toUpperCase(),
    facts: [
      ...buildFacts(["Patient", order.patient === null ? metadata.patient : formatSortName(order.patient)]),
      ...more,
    ],
    factColumns: buildFactColumns(order, content),
    sections: [table, ...footSections],
  };
}

const FLAGS =
  "H above the range, L below the range, A abnormal, N normal; HH, LL and AA critical. TNP: test not performed.";

function getStage({ result_history }: OrderRow, { status = "final" }: LabResultsMetadata): string {
  return result_history?.reports.at(-1)?.stage ?? status;
}

function buildFactColumns(
  order: OrderRow,
  { metadata, sample_information: samples }: ReportContent,
): readonly (readonly PdfFact[])[] {
  const zone = findPatientZone(order);
  const { collected, received, reported } = getSampleTimes(order);
  const [sample] = Object.values(samples ?? {});
  const fasting = sample?.clinical_information?.fasting;
  return [
    buildFacts(
      ["DOB", formatDate(metadata.dob)],
      ["Age", metadata.age],
      ["Sex", toTitle(order.patient?.gender ?? "")],
      ["Patient ID", metadata.patient_id ?? null],
      ["Order", order.order_id],
      ["Account", metadata.account_id ?? null],
    ),
    buildFacts(
      ["Specimen", metadata.specimen_number],
      ["Collected", formatLocalTime(zone, collected)],
      ["Received", formatLocalTime(zone, received)],
      ["Reported", formatLocalTime(zone, reported)],
      ["Physician", metadata.provider ?? null],
      ["Fasting", fasting === undefined ? null : fasting ? "Yes" : "No"],
      ["Status", describeStage(order, metadata, zone)],
    ),
  ];
}

function describeStage(order: OrderRow, metadata: LabResultsMetadata, zone: string): string {
  const before = order.result_history?.reports.at(-2);
  switch (getStage(order, metadata)) {
    case "partial":
      return "Partial: more results follow";
    case "corrected":
      return before === undefined
        ? "Corrected"
        : `Corrected: replaces that of ${formatLocalTime(zone, before.at)}`;
    default:
      return "Final";
  }
}

/** The footnotes of a report. Each row with a note gets the next number. */
class FootnoteList {
  readonly lines: string[] = [];

  add(name: string, note: string | null | undefined): number | undefined {
    if (!note) return undefined;
    const number = this.lines.length + 1;
    this.lines.push(`${number}. ${name}: ${note}`);
    return number;
  }
}

/** Heading of results that were not ordered as part of a panel. */
const SINGLE_TESTS = "Individual tests";

function findPanelName({ source_markers: markers }: BiomarkerResult | MissingResult): string {
  const panel = markers?.find(({ marker_id }) => getMarkersById().get(marker_id)?.type === "panel");
  return panel?.name ?? SINGLE_TESTS;
}

function buildResultsTable(
  results: readonly BiomarkerResult[],
  missing: readonly MissingResult[],
  sites: readonly string[],
  notes: FootnoteList,
): PdfTable {
  const panels = new Map<string, { measured: BiomarkerResult[]; lost: MissingResult[] }>();
  const getPanel = (one: BiomarkerResult | MissingResult) => {
    const name = findPanelName(one);
    const panel = panels.get(name) ?? { measured: [], lost: [] };
    panels.set(name, panel);
    return panel;
  };
  for (const one of results) getPanel(one).measured.push(one);
  for (const one of missing) getPanel(one).lost.push(one);
  return {
    heading: null,
    columns: [
      { name: "Test", share: 34 },
      { name: "Result", share: 24 },
      { name: "Flag", share: 7 },
      { name: "Reference range", share: 17 },
      { name: "Units", share: 17 },
      { name: "Site", share: 5 },
    ],
    groups: Array.from(panels, ([heading, { measured, lost }]): PdfGroup => ({
      heading,
      rows: [
        ...measured.map((result) => buildRow(result, sites, notes)),
        ...lost.map(({ name, note, inferred_failure_type: type }) => ({
          cells: [name, "TNP", "", "", "", ""],
          note: notes.add(name, note ?? toWords(type)),
        })),
      ],
    })),
  };
}

/** The columns that are bold in a row whose result is not normal. */
const [RESULT, FLAG] = [1, 2];

function buildRow(result: BiomarkerResult, sites: readonly string[], notes: FootnoteList): PdfRow {
  const { name, performing_laboratory: lab } = result;
  const flag = getPrintedFlag(result);
  return {
    cells: [
      name,
      result.result,
      flag,
      result.reference_range ?? "",
      formatUnit(result.unit),
      formatSiteCode(sites.indexOf(lab!)),
    ],
    note: notes.add(name, result.notes),
    bold: flag === "" || flag === "N" ? [] : [RESULT, FLAG],
  };
}

/** Returns the flag that a report prints. A normal result needs none beside its range. */
function getPrintedFlag(result: BiomarkerResult): string {
  const { source_interpretation: flag = "", reference_range: range } = result;
  return flag === "N" && range !== null ? "" : flag;
}

function formatSiteCode(index: number): string {
  return String(index + 1).padStart(2, "0");
}

/** Lists the performing labs by their keys. */
function listSites({
  sample_information: samples,
}: ReportContent): ReadonlyMap<string, PerformingLaboratory> {
  return new Map(
    Object.values(samples ?? {}).flatMap(({ performing_laboratories: labs }) => Object.entries(labs ?? {})),
  );
}

function formatSite({ name, address, phone_number, medical_director }: PerformingLaboratory): string {
  const lab = [...getLabsBySlug().values()].find((one) => one.name === name);
  return [
    name,
    address == null ? null : formatAddress({ ...address, country: "" }),
    phone_number == null ? null : `phone ${formatPhone(phone_number)}`,
    medical_director == null ? null : `director ${medical_director}`,
    lab === undefined ? null : `CLIA ${getCertificateNumber(lab)}`,
  ]
    .filter((part) => part !== null)
    .join("; ");
}
