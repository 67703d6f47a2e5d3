import type {
  billingTypeValues,
  collectionMethodValues,
  sampleTypeValues,
} from "../../../src/generated/enums.ts";
import type { Specimen } from "./analyte.ts";
import type { AnalyteGroup } from "./pricing.ts";

/** How a sample is collected. */
export type CollectionMethod = (typeof collectionMethodValues)[number];

/** Type of the sample that the lab receives. */
export type SampleType = (typeof sampleTypeValues)[number];

/** Who is billed. */
export type BillType = (typeof billingTypeValues)[number];

/** Format of a lab's test codes: digits, letters, or a prefix and digits. */
export type CodeStyle = "digits" | "letters" | `${string}-`;

/** A fictional lab. */
export interface Lab {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly first_line_address: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
  readonly collection_methods: readonly CollectionMethod[];
  readonly sample_types: readonly SampleType[];
  readonly logo_url: string | null;
  /** Whether it has patient service centers. */
  readonly central: boolean;
  /** Whether visits to its service centers are booked through the service. */
  readonly bookable: boolean;
  /** Whether its requisitions print clinical comments. */
  readonly clinical_notes: boolean;
  /** States where each bill type is allowed; empty when the lab does not accept it. */
  readonly billing: Readonly<Record<BillType, readonly string[]>>;
  /** Groups of analytes that it measures. */
  readonly groups: readonly AnalyteGroup[];
  /** Names of analytes of those groups that it does not measure. */
  readonly without: readonly string[];
  readonly codes: CodeStyle;
  /** Prices of the lab as a multiple of the base prices. */
  readonly price_level: number;
  /** Days that it needs in addition to the base turnaround. */
  readonly extra_days: number;
}

/** Specimens that a sample provides. Urine replaces a swab for genetic tests of infections. */
export const specimensBySample: Readonly<Record<SampleType, readonly Specimen[]>> = {
  serum: ["serum", "plasma", "whole_blood"],
  arm_collector: ["serum", "plasma", "whole_blood"],
  dried_blood_spot: ["serum", "plasma", "whole_blood", "dried_blood_spot"],
  saliva: ["saliva"],
  urine: ["urine", "urine_24h", "swab"],
  stool: ["stool"],
};
