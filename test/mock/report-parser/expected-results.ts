import { readReport } from "../../../mock/report-parser/read-report.ts";
import type { ParsedLabReport } from "sanguine";

/** An expected result in short form: name, value, unit, range, interpretation, and the first LOINC code. */
export type ExpectedResult = readonly [
  name: string,
  value: string,
  unit: string | null,
  range: string | null,
  interpretation: string,
  loinc: string | null,
];

/** Reads a report, which must be readable. */
export async function readParsedReport(bytes: Uint8Array): Promise<ParsedLabReport> {
  const reading = await readReport(bytes);
  if (reading.kind !== "read") throw new Error(`It was read as ${reading.kind}.`);
  return reading.data;
}

export function listExpectedResults({ results }: ParsedLabReport): ExpectedResult[] {
  return results.map(({ name, value, unit, reference_range, interpretation, loinc_matches }) => [
    name,
    value,
    unit,
    reference_range,
    String(interpretation),
    loinc_matches?.[0]?.loinc_code ?? null,
  ]);
}
