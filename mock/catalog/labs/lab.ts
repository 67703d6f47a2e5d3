import type { AnalyteGroup, Specimen } from "./analyte.ts";

/** How a sample is taken. */
export type CollectionMethod = "testkit" | "walk_in_test" | "at_home_phlebotomy" | "on_site_collection";

/** What is sent to the laboratory. */
export type SampleType = "dried_blood_spot" | "arm_collector" | "serum" | "saliva" | "urine" | "stool";

/** Who pays. */
export type BillType = "client_bill" | "commercial_insurance" | "patient_bill_passthrough" | "patient_bill";

/** Which test codes a laboratory makes up: digits, letters, or a prefix and digits. */
export type CodeStyle = "digits" | "letters" | `${string}-`;

/** All that the mock knows about one made-up laboratory. */
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
  /** Whether it keeps patient service centers. */
  readonly central: boolean;
  /** Whether visits to its service centers are booked through the service. */
  readonly bookable: boolean;
  /** Whether its requisitions print clinical comments. */
  readonly clinical_notes: boolean;
  /** States in which each way of paying is allowed; none where the laboratory does not take it. */
  readonly billing: Readonly<Record<BillType, readonly string[]>>;
  /** What it measures. */
  readonly groups: readonly AnalyteGroup[];
  /** Names of analytes of those groups that it does not measure. */
  readonly without: readonly string[];
  readonly codes: CodeStyle;
  /** Its prices as a multiple of the usual ones. */
  readonly price_level: number;
  /** Days it takes beyond the usual ones. */
  readonly slower_by: number;
}

/** Which specimens a sample yields; urine stands in for a swab where genes are looked for. */
export const specimensBySample: Readonly<Record<SampleType, readonly Specimen[]>> = {
  serum: ["serum", "plasma", "whole_blood"],
  arm_collector: ["serum", "plasma", "whole_blood"],
  dried_blood_spot: ["serum", "plasma", "whole_blood", "dried_blood_spot"],
  saliva: ["saliva"],
  urine: ["urine", "urine_24h", "swab"],
  stool: ["stool"],
};

/** A way of paying that a laboratory does not take. */
export const NO_STATES: readonly string[] = [];

/** Allergies to foods that the smaller laboratories keep no reagents for. */
export const rareFoods = [
  "Scallop IgE",
  "Clam IgE",
  "Pistachio IgE",
  "Brazil Nut IgE",
  "Galactose-alpha-1,3-galactose IgE",
];
