import type { BiomarkerResult, Order, ParsedLabReport, ParsedResult } from "sanguine";
import { createMock, type Mock } from "sanguine/mock";
import { getLabTests, type LabTest } from "../../../mock/catalog/labs/lab-tests.ts";
import { formatUnit } from "../../../mock/kernel/format-unit.ts";
import { readReport } from "../../../mock/report-parser/read-report.ts";

const FLAGS = ["normal", "abnormal", "critical", "unknown"] as const;
const STATUSES = ["completed", "partial_results", "corrected"] as const;
const TYPES = [[], ["numeric"], ["numeric", "range"], ["numeric", "comment", "coded_value"]] as const;

/** Where patients live, and the time zone there. */
const HOMES = [
  { state: "AZ", city: "Phoenix", zip: "85004", zone: "America/Phoenix" },
  { state: "CA", city: "Sacramento", zip: "95814", zone: "America/Los_Angeles" },
  { state: "TX", city: "Austin", zip: "78701", zone: "America/Chicago" },
  { state: "FL", city: "Tallahassee", zip: "32301", zone: "America/New_York" },
] as const;

const NAMES = [
  ["Ada", "Fernsby"],
  ["Mary Ann", "O'Brien-Smith"],
  ["Juan", "de la Cruz"],
  ["J.", "King, Jr."],
  ["Wilhelmina Alexandrina Marguerite Bernadette", "Featherstonehaugh-Cholmondeley Montmorency-Bly"],
] as const;

/** One order whose PDF is read back. */
export interface RoundTrip {
  readonly title: string;
  readonly expected: readonly string[];
  readonly actual: readonly string[];
}

const listActive = (): LabTest[] => getLabTests().filter(({ status }) => status === "active");

/** Orders one lab test, brings it to results, and reads its PDF back. Every index is another combination. */
export async function makeRoundTrip(index: number): Promise<RoundTrip> {
  const active = listActive();
  const test = active[index % active.length]!;
  const round = index + Math.floor(index / active.length);
  const interpretation = FLAGS[round % FLAGS.length]!;
  // Only labs with walk-in tests report partially or send corrections.
  const status = test.method === "walk_in_test" ? STATUSES[round % STATUSES.length]! : "completed";
  const home = HOMES[Math.floor(round / 3) % HOMES.length]!;
  const [first_name, last_name] = NAMES[round % NAMES.length]!;
  const missing = round % 5 === 0;
  const mock = createMock({ seed: `round trip ${index}` });
  const { zone, ...place } = home;
  const order = mock.orders.create({
    lab_test_ids: [test.id],
    method: test.method,
    result_types: TYPES[Math.floor(round / 2) % TYPES.length]!,
    patient: { first_name, last_name, dob: "1986-04-21", gender: round % 2 === 0 ? "female" : "male" },
    address: { first_line: "12 Alder Lane", country: "US", ...place },
    interpretation,
    missing,
  });
  mock.orders.advanceTo(order, status, { interpretation, missing });
  return {
    title: `${index}: ${test.slug}, ${status}, ${interpretation}`,
    ...(await compare(mock, order, zone)),
  };
}

async function compare(mock: Mock, order: Order, zone: string): Promise<Omit<RoundTrip, "title">> {
  const client = mock.client();
  const { results, metadata } = await client.orders.result(order.id);
  const pdf = await client.orders.resultPdf(order.id);
  const reading = await readReport(pdf.bytes);
  // Without measured results there is nothing to read.
  if (results.length === 0) return { expected: ["failed"], actual: [reading.kind] };
  const { patient_details: patient } = order;
  const expected = [
    ...results.map((result) => describeResult(result)).toSorted(),
    describe([
      patient?.first_name,
      patient?.last_name,
      patient?.dob,
      patient?.gender,
      metadata.laboratory,
      metadata.specimen_number,
      toWallTime(metadata.date_collected, zone),
      toWallTime(metadata.date_reported, zone),
    ]),
  ];
  return { expected, actual: reading.kind === "read" ? describeParsed(reading.data) : [reading.kind] };
}

const describe = (parts: readonly (string | null | undefined)[]): string =>
  parts.map((part) => part ?? "-").join(" | ");

function describeResult(result: BiomarkerResult): string {
  const { name, result: value, unit, reference_range: range, interpretation, loinc } = result;
  return describe([name, value, formatUnit(unit) || null, range, interpretation, loinc]);
}

function describeParsedResult(result: ParsedResult): string {
  const { name, value, unit, reference_range: range, interpretation, loinc_matches: matches } = result;
  return describe([name, value, unit, range, interpretation, matches?.[0]?.loinc_code]);
}

function describeParsed({ results, metadata }: ParsedLabReport): string[] {
  return [
    ...results.map(describeParsedResult).toSorted(),
    describe([
      metadata.patient_first_name,
      metadata.patient_last_name,
      metadata.dob,
      metadata.gender,
      metadata.lab_name,
      metadata.specimen_number,
      metadata.date_collected,
      metadata.date_reported,
    ]),
  ];
}

/** Converts an instant to the date and the minute in a time zone, as a report prints them. */
function toWallTime(instant: string | null | undefined, zone: string): string {
  const parts = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  return `${parts.format(new Date(instant ?? 0)).replace(" ", "T")}:00`;
}
