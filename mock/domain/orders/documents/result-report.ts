import type { BiomarkerResult, LabResults, MissingResult } from "../../../../src/generated/types.ts";
import type { PdfDocument, PdfSection, PdfTable } from "../../../pdf/document.ts";
import type { World } from "../../world.ts";
import { getResults } from "../results/get-results.ts";
import type { OrderRow } from "../table.ts";
import {
  buildFacts,
  buildFooter,
  buildHeaderFacts,
  getLabName,
  buildLines,
  buildTextSections,
} from "./document-parts.ts";

type ReportContent = Pick<LabResults, "metadata" | "results" | "missing_results" | "sample_information">;

/**
 * Builds the PDF of an order's results.
 * @throws ServiceError 404 before the lab has reported
 */
export function buildResultReport(world: World, order: OrderRow): PdfDocument {
  return buildResultDocument(world, order, getResults(world, order), []);
}

/** Builds the PDF of results; `more` adds lines to its header. */
export function buildResultDocument(
  world: World,
  order: OrderRow,
  content: ReportContent,
  more: readonly (readonly [string, string])[],
): PdfDocument {
  const { metadata, results, missing_results: missing } = content;
  const notes = results.flatMap(({ name, notes: note }) => (note == null ? [] : [`${name}: ${note}`]));
  return {
    issuer: getLabName(order),
    title: metadata.status === "final" ? "Results" : "Partial results",
    facts: buildFacts(
      ...buildHeaderFacts(world, order),
      ...more,
      ["Age", metadata.age],
      ["Status", metadata.status],
      ["Collected", metadata.date_collected ?? null],
      ["Received", metadata.date_received ?? null],
      ["Reported", metadata.date_reported],
      ["Provider", metadata.provider ?? null],
      ["Account", metadata.account_id ?? null],
      ["Certificate", metadata["clia_#"] ?? null],
      ["Interpretation", metadata.interpretation ?? null],
    ),
    sections: [
      buildResultsTable(results),
      ...buildTextSections("Notes", notes),
      ...buildMissingSection(missing ?? []),
      ...buildTextSections("Performed by", listLabLines(content)),
    ],
    foot: buildFooter(order),
  };
}

function buildResultsTable(results: readonly BiomarkerResult[]): PdfTable {
  return {
    heading: "Results",
    columns: [
      { name: "Test", share: 5 },
      { name: "Result", share: 4 },
      { name: "Unit", share: 3 },
      { name: "Reference", share: 3 },
      { name: "Flag", share: 1.5 },
      { name: "Interpretation", share: 3 },
      { name: "LOINC", share: 2 },
    ],
    rows: results.map((one) => [
      one.name,
      one.result,
      one.unit ?? "",
      one.reference_range ?? "",
      one.source_interpretation ?? "",
      one.interpretation,
      one.loinc ?? "",
    ]),
  };
}

function buildMissingSection(missing: readonly MissingResult[]): PdfSection[] {
  return buildTextSections(
    "Not measured",
    missing.map(({ name, inferred_failure_type: type, note }) => `${name}: ${note ?? type}`),
  );
}

/** Lists the performing labs, without duplicates. */
function listLabLines({ sample_information: samples }: ReportContent): string[] {
  const all = Object.values(samples ?? {}).flatMap(({ performing_laboratories: labs }) =>
    Object.values(labs ?? {}),
  );
  const lines = all.map(({ name, medical_director, phone_number, address }) =>
    buildLines(
      ["Lab", name],
      ["Director", medical_director ?? null],
      ["Phone", phone_number ?? null],
      ["Address", address === null || address === undefined ? null : formatLabAddress(address)],
    ).join("; "),
  );
  return [...new Set(lines)];
}

function formatLabAddress(address: {
  readonly first_line: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}): string {
  return `${address.first_line}, ${address.city}, ${address.state} ${address.zip}`;
}
