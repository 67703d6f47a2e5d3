import type { PerformingLaboratory, SampleData } from "../../../../src/generated/types.ts";
import type { Specimen } from "../../../catalog/labs/analytes.ts";
import { getLabTest } from "../../../catalog/labs/lab-tests.ts";
import { getLab, type Lab } from "../../../catalog/labs/labs.ts";
import { foldHash, hash32 } from "../../../kernel/random.ts";
import { toIso } from "../../../kernel/time.ts";
import type { OrderRow } from "../table.ts";
import type { OrderedAnalyte } from "./ordered-analytes.ts";
import { getLabUtcOffset, getSampleTimes } from "./sample-times.ts";

/** Sample containers. Several measurements of blood share a container. */
type SampleContainer = "blood" | Exclude<Specimen, "serum" | "plasma" | "whole_blood">;

const VOLUMES: Readonly<Record<SampleContainer, string | null>> = {
  blood: "8 mL",
  dried_blood_spot: null,
  urine: "20 mL",
  urine_24h: "1400 mL",
  saliva: "2 mL",
  stool: null,
  swab: null,
};

function getContainer({ analyte: { specimen } }: OrderedAnalyte): SampleContainer {
  return specimen === "serum" || specimen === "plasma" || specimen === "whole_blood" ? "blood" : specimen;
}

export function hashOrder(seed: string, orderId: string): number {
  return hash32(seed, "results", orderId);
}

/** Returns the lab's specimen number of an order: the sample id when it has one. */
export function getSpecimenNumber(seed: string, { order_id, sample_id }: OrderRow): string {
  return sample_id ?? `S${foldHash(hashOrder(seed, order_id), 1).toString().padStart(10, "0")}`;
}

/** The samples of an order: the sample of each analyte, and the volume of each sample. */
export interface SampleGroups {
  getKey(ordered: OrderedAnalyte): string;
  readonly volumes: ReadonlyMap<string, string | null>;
}

/** Groups analytes by sample. The first sample has the order's specimen number. */
export function groupSamples(
  seed: string,
  order: OrderRow,
  analytes: readonly OrderedAnalyte[],
): SampleGroups {
  const number = getSpecimenNumber(seed, order);
  const keys = new Map<SampleContainer, string>();
  const volumes = new Map<string, string | null>();
  for (const ordered of analytes) {
    const container = getContainer(ordered);
    if (keys.has(container)) continue;
    const key = keys.size === 0 ? number : `${number}-${keys.size + 1}`;
    keys.set(container, key);
    volumes.set(key, VOLUMES[container]);
  }
  if (volumes.size === 0) volumes.set(number, null);
  return { getKey: (ordered) => keys.get(getContainer(ordered)) ?? number, volumes };
}

/** Builds the performing lab of results. Its people are synthetic. */
export function buildPerformingLab(lab: Lab) {
  return {
    name: lab.name,
    phone_number: `+1202555${String(100 + lab.id).padStart(4, "0")}`,
    medical_director: `${["Imogen Vale", "Rufus Thorne", "Sybil Marsh", "Edgar Lowe"][lab.id % 4]!}, MD`,
    address: {
      first_line: lab.first_line_address,
      second_line: "",
      city: lab.city,
      state: lab.state,
      zip: lab.zipcode,
      country: "US",
    },
  } satisfies PerformingLaboratory;
}

/** Returns the CLIA number of a lab. Real numbers never begin with 99. */
export function getCertificateNumber(lab: Lab): string {
  return `99D${String(2_000_000 + lab.id * 137).padStart(7, "0")}`;
}

export function buildSampleInformation(
  seed: string,
  order: OrderRow,
  samples: SampleGroups,
): Record<string, SampleData> {
  const lab = getLab(order.lab_id);
  const { collected, received, reported } = getSampleTimes(order);
  const local = (at: number) => ({
    timestamp: toIso(at, 0),
    timezone_offset: getLabUtcOffset(order.lab_id, at),
  });
  const fasting = order.lab_test_ids.some((id) => getLabTest(id).fasting);
  const control = foldHash(hashOrder(seed, order.order_id), 2);
  return Object.fromEntries(
    Array.from(samples.volumes, ([key, volume], index) => [
      key,
      {
        sample_id: key,
        control_number: `C${(control + index).toString().padStart(10, "0")}`,
        date_collected: local(collected),
        date_received: local(received),
        date_reported: local(reported),
        performing_laboratories: { [lab.slug]: buildPerformingLab(lab) },
        clinical_information: {
          fasting,
          notes: order.clinical_notes,
          information: order.icd_codes === null ? null : order.icd_codes.join(", "),
          total_volume: volume,
        },
      },
    ]),
  );
}
