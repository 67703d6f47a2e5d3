import type { labTestStatusValues } from "../../../src/generated/enums.ts";
import { deriveUuid } from "../../kernel/ids.ts";
import { hash32 } from "../../kernel/random.ts";
import { DAY, MINUTE, parseInstant, toIso } from "../../kernel/time.ts";
import { toSlug } from "./analyte.ts";
import { LAB_TESTS } from "./lab-test-rows.ts";
import type { CollectionMethod, Lab, SampleType } from "./lab.ts";
import { getLabsBySlug } from "./labs.ts";
import { buildOnce } from "../../kernel/build-once.ts";
import { indexBy } from "./index-by.ts";
import { getMarkersByName, type Marker } from "./markers.ts";

/** Whether a lab test can be ordered. */
export type LabTestStatus = (typeof labTestStatusValues)[number];

/** Markers of one lab that are ordered together, with one collection method. */
export interface LabTest {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly lab_id: number;
  readonly method: CollectionMethod;
  readonly sample_type: SampleType;
  readonly price: number;
  readonly fasting: boolean;
  /** The sex of the people that the test is for; null for both. */
  readonly sex: "male" | "female" | null;
  readonly status: LabTestStatus;
  readonly is_delegated: boolean;
  readonly auto_generated: boolean;
  readonly has_collection_instructions: boolean;
  readonly common_tat_days: number;
  readonly worst_case_tat_days: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly markers: readonly Marker[];
}

/** Lab tests were created within a year of this time, before any world begins. */
const FIRST_DAY = parseInstant("2024-01-08T09:00:00Z") ?? 0;

function parseStatus(flags: readonly string[]): LabTestStatus {
  if (flags.includes("pending")) return "pending_approval";
  return flags.includes("inactive") ? "inactive" : "active";
}

function computeTimes(slug: string): Pick<LabTest, "created_at" | "updated_at"> {
  const created = FIRST_DAY + (hash32("lab-test", slug) % 360) * DAY + (hash32(slug) % 480) * MINUTE;
  const updated = created + (hash32("lab-test-update", slug) % 90) * DAY;
  return { created_at: toIso(created), updated_at: toIso(updated) };
}

function findMarkers(lab: Lab, names: string, test: string): Marker[] {
  return names.split("; ").map((name) => {
    const marker = getMarkersByName().get(lab.id)?.get(name);
    if (marker === undefined) throw new Error(`${test} needs ${name}, which ${lab.slug} does not offer.`);
    return marker;
  });
}

function parseCells(line: string) {
  const [name, lab, method, sample, price, flags, names, description] = line.split(" | ");
  if (!name || !lab || !method || !sample || !price || !flags || !names || !description)
    throw new Error(`Not a lab test: ${line}`);
  return { name, lab, method, sample, price: Number(price), flags: flags.split(", "), names, description };
}

function parseValue<Value extends string>(values: readonly Value[], text: string, test: string): Value {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new Error(`${test} needs ${text}, which its lab does not support.`);
  return found;
}

function parseLabTest(line: string): LabTest {
  const { name, flags, ...cells } = parseCells(line);
  const lab = getLabsBySlug().get(cells.lab);
  if (lab === undefined) throw new Error(`${name} is of ${cells.lab}, which is not a lab.`);
  const slug = toSlug(name);
  const markers = findMarkers(lab, cells.names, name);
  return {
    id: deriveUuid("lab-tests", slug, 1),
    slug,
    name,
    description: cells.description,
    lab_id: lab.id,
    method: parseValue(lab.collection_methods, cells.method, name),
    sample_type: parseValue(lab.sample_types, cells.sample, name),
    price: cells.price,
    fasting: flags.includes("fasting"),
    sex: flags.includes("men") ? "male" : flags.includes("women") ? "female" : null,
    status: parseStatus(flags),
    is_delegated: flags.includes("delegated"),
    auto_generated: flags.includes("auto"),
    has_collection_instructions: flags.includes("instructions"),
    common_tat_days: Math.max(...markers.map(({ common_tat_days }) => common_tat_days)),
    worst_case_tat_days: Math.max(...markers.map(({ worst_case_tat_days }) => worst_case_tat_days)),
    ...computeTimes(slug),
    markers,
  };
}

export const getLabTests = buildOnce<readonly LabTest[]>(() =>
  LAB_TESTS.trim().split("\n").map(parseLabTest),
);

export const getLabTestsById = buildOnce(() => indexBy(getLabTests(), ({ id }) => id));

/** Returns a lab test of a record. An import accepts only known ids. */
export const getLabTest = (id: string): LabTest => getLabTestsById().get(id)!;

/** Returns the lab test with this id, in any case; undefined when there is none. */
export function findLabTest(id: string): LabTest | undefined {
  return getLabTestsById().get(id.toLowerCase());
}
