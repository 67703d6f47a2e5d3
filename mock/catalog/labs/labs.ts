import type { AnalyteGroup, Specimen } from "./analyte.ts";
import { indexed, lazily } from "./lazily.ts";
import { allBut, usStates } from "./states.ts";

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
  /** Whether it keeps patient service centres. */
  readonly central: boolean;
  /** Whether visits to its service centres are booked through the service. */
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
export const specimensOf: Readonly<Record<SampleType, readonly Specimen[]>> = {
  serum: ["serum", "plasma", "whole_blood"],
  arm_collector: ["serum", "plasma", "whole_blood"],
  dried_blood_spot: ["serum", "plasma", "whole_blood", "dried_blood_spot"],
  saliva: ["saliva"],
  urine: ["urine", "urine_24h", "swab"],
  stool: ["stool"],
};

const BLOOD: readonly AnalyteGroup[] = [
  ...(["chemistry", "lipids", "cardiac", "haematology", "coagulation", "thyroid", "sex_hormones"] as const),
  ...(["adrenal", "pituitary", "bone", "vitamins", "minerals", "diabetes", "inflammation"] as const),
  ...(["immunoglobulins", "autoimmunity", "infection", "sexual_health", "tumour_markers"] as const),
];

const URINE: readonly AnalyteGroup[] = ["urinalysis", "urine_chemistry", "toxicology"];

const DRAWN: readonly CollectionMethod[] = ["walk_in_test", "at_home_phlebotomy", "on_site_collection"];

/** Allergies to foods that the smaller laboratories keep no reagents for. */
const RARE_FOODS = [
  "Scallop IgE",
  "Clam IgE",
  "Pistachio IgE",
  "Brazil Nut IgE",
  "Galactose-alpha-1,3-galactose IgE",
];

const NONE: readonly string[] = [];

/** Laboratories with service centres: they draw blood. */
const CENTRAL: readonly Lab[] = [
  {
    id: 1,
    slug: "harrowgate_labs",
    name: "Harrowgate Laboratories",
    first_line_address: "500 Larkspur Way",
    city: "Columbus",
    state: "OH",
    zipcode: "43215",
    collection_methods: DRAWN,
    sample_types: ["serum", "urine", "stool", "saliva"],
    logo_url: "https://logos.sanguine.test/harrowgate_labs.svg",
    central: true,
    bookable: true,
    clinical_notes: true,
    billing: {
      client_bill: usStates,
      commercial_insurance: usStates,
      patient_bill_passthrough: allBut("NY", "NJ"),
      patient_bill: allBut("NY", "NJ", "RI"),
    },
    groups: [...BLOOD, ...URINE, "therapeutic_drugs", "genetics", "stool", "saliva", "allergy", "food_igg"],
    without: ["Nickel", "Adiponectin", "Inhibin B"],
    codes: "digits",
    price_level: 1,
    slower_by: 0,
  },
  {
    id: 2,
    slug: "pinemoor_diagnostics",
    name: "Pinemoor Diagnostics",
    first_line_address: "1200 Copperfield Road",
    city: "Durham",
    state: "NC",
    zipcode: "27701",
    collection_methods: DRAWN,
    sample_types: ["serum", "urine", "stool"],
    logo_url: "https://logos.sanguine.test/pinemoor_diagnostics.svg",
    central: true,
    bookable: true,
    clinical_notes: true,
    billing: {
      client_bill: allBut("NY", "NJ", "RI"),
      commercial_insurance: allBut("NY", "NJ", "RI", "HI"),
      patient_bill_passthrough: allBut("NY", "NJ", "RI"),
      patient_bill: allBut("NY", "NJ", "RI", "MA"),
    },
    groups: [...BLOOD, ...URINE, "therapeutic_drugs", "genetics", "stool", "allergy"],
    without: ["Leptin", "Proinsulin", "Coenzyme Q10", "HFE H63D", "Lactic Acid", ...RARE_FOODS.slice(3)],
    codes: "PM-",
    price_level: 1.15,
    slower_by: 0,
  },
  {
    id: 3,
    slug: "larkfield_clinical",
    name: "Larkfield Clinical Laboratory",
    first_line_address: "77 Windrush Avenue",
    city: "Mesa",
    state: "AZ",
    zipcode: "85201",
    collection_methods: ["walk_in_test", "on_site_collection"],
    sample_types: ["serum", "urine"],
    logo_url: null,
    central: true,
    bookable: false,
    clinical_notes: true,
    billing: {
      client_bill: allBut("AK", "HI", "NY"),
      commercial_insurance: ["AZ", "CA", "CO", "NM", "NV", "TX", "UT"],
      patient_bill_passthrough: NONE,
      patient_bill: ["AZ", "NM", "NV"],
    },
    groups: [...BLOOD, ...URINE, "allergy"],
    without: ["Vitamin K1", "Biotin", "Coenzyme Q10", "Chromium", "Cobalt", "Nickel", ...RARE_FOODS],
    codes: "letters",
    price_level: 0.85,
    slower_by: 1,
  },
  {
    id: 4,
    slug: "tarn_valley_pathology",
    name: "Tarn Valley Pathology",
    first_line_address: "31 Quarry Street",
    city: "Spokane",
    state: "WA",
    zipcode: "99201",
    collection_methods: ["walk_in_test", "at_home_phlebotomy"],
    sample_types: ["serum", "urine", "stool"],
    logo_url: null,
    central: true,
    bookable: false,
    clinical_notes: true,
    billing: {
      client_bill: ["AK", "CA", "ID", "MT", "NV", "OR", "UT", "WA", "WY"],
      commercial_insurance: ["ID", "OR", "WA"],
      patient_bill_passthrough: ["ID", "OR", "WA"],
      patient_bill: NONE,
    },
    groups: [...BLOOD, "urinalysis", "urine_chemistry", "stool"],
    without: [
      "Interleukin 6",
      "Tumor Necrosis Factor Alpha",
      "LDL Particle Number",
      "LDL Small Particle Number",
    ],
    codes: "TVP-",
    price_level: 0.95,
    slower_by: 1,
  },
];

/** Laboratories that work on what comes by post, and the one that stands for results entered by hand. */
const POSTAL: readonly Lab[] = [
  {
    id: 5,
    slug: "spotwell_home",
    name: "Spotwell Home Testing",
    first_line_address: "9 Heron Quay",
    city: "Austin",
    state: "TX",
    zipcode: "78701",
    collection_methods: ["testkit"],
    sample_types: ["dried_blood_spot", "arm_collector", "saliva", "urine", "stool"],
    logo_url: "https://logos.sanguine.test/spotwell_home.svg",
    central: false,
    bookable: false,
    clinical_notes: false,
    billing: {
      client_bill: allBut("NY"),
      commercial_insurance: NONE,
      patient_bill_passthrough: allBut("NY"),
      patient_bill: NONE,
    },
    groups: [
      ...([
        "chemistry",
        "lipids",
        "thyroid",
        "sex_hormones",
        "vitamins",
        "diabetes",
        "inflammation",
      ] as const),
      ...(["sexual_health", "stool", "saliva", "urine_chemistry", "newborn", "cardiac", "food_igg"] as const),
    ],
    without: ["Ammonia", "Lactic Acid", "Calcium, Ionized", "Osmolality", "BNP", "HIV-1 RNA, Quantitative"],
    codes: "SW-",
    price_level: 1.3,
    slower_by: 2,
  },
  {
    id: 6,
    slug: "meadowsweet_biome",
    name: "Meadowsweet Laboratory",
    first_line_address: "4 Tannery Lane",
    city: "Portland",
    state: "ME",
    zipcode: "04101",
    collection_methods: ["testkit", "on_site_collection"],
    sample_types: ["stool", "saliva", "dried_blood_spot", "serum"],
    logo_url: null,
    central: false,
    bookable: false,
    clinical_notes: false,
    billing: {
      client_bill: allBut("NY", "PA"),
      commercial_insurance: NONE,
      patient_bill_passthrough: NONE,
      patient_bill: NONE,
    },
    groups: ["stool", "saliva", "food_igg", "allergy", "vitamins", "adrenal", "genetics", "newborn"],
    without: ["Epinephrine", "Norepinephrine", "Dopamine", "Renin Activity", ...RARE_FOODS],
    codes: "letters",
    price_level: 1.4,
    slower_by: 3,
  },
  {
    id: 7,
    slug: "manual",
    name: "Manual Entry",
    first_line_address: "1 Ledger Court",
    city: "Boise",
    state: "ID",
    zipcode: "83702",
    collection_methods: ["on_site_collection"],
    sample_types: ["serum"],
    logo_url: null,
    central: false,
    bookable: false,
    clinical_notes: false,
    billing: {
      client_bill: usStates,
      commercial_insurance: NONE,
      patient_bill_passthrough: NONE,
      patient_bill: NONE,
    },
    groups: [],
    without: [],
    codes: "digits",
    price_level: 1,
    slower_by: 0,
  },
];

/** Every laboratory that the mock knows. All of them are made up. */
export const labs: readonly Lab[] = [...CENTRAL, ...POSTAL];

/** Laboratories by id. */
export const labsById = lazily(() => indexed(labs, ({ id }) => id));

/** Laboratories by slug. */
export const labsBySlug = lazily(() => indexed(labs, ({ slug }) => slug));
