import { readReport } from "../../../mock/report-parser/read-report.ts";
import type { ParsedLabReport } from "sanguine";

/** A result as a hand writes it down: name, value, unit, range, what it means, and the first LOINC code. */
export type Said = readonly [
  name: string,
  value: string,
  unit: string | null,
  range: string | null,
  interpretation: string,
  loinc: string | null,
];

/** What a report was read as; anything else fails the test. */
export async function readWhole(bytes: Uint8Array): Promise<ParsedLabReport> {
  const reading = await readReport(bytes);
  if (reading.kind !== "read") throw new Error(`It was read as ${reading.kind}.`);
  return reading.data;
}

/** The results in the short form of a hand. */
export function saidBy({ results }: ParsedLabReport): Said[] {
  return results.map(({ name, value, unit, reference_range, interpretation, loinc_matches }) => [
    name,
    value,
    unit,
    reference_range,
    String(interpretation),
    loinc_matches?.[0]?.loinc_code ?? null,
  ]);
}
