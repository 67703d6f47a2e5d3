import type { AnalyteGroup } from "./pricing.ts";
import { buildOnce } from "../../kernel/build-once.ts";
import { indexBy } from "./index-by.ts";
import type { BillType, CollectionMethod, Lab } from "./lab.ts";
import { listStatesExcept, usStates } from "../geo/states.ts";

export { specimensBySample } from "./lab.ts";
export type { Lab } from "./lab.ts";

const BLOOD: readonly AnalyteGroup[] = [
  ...(["chemistry", "lipids", "cardiac", "hematology", "coagulation", "thyroid", "sex_hormones"] as const),
  ...(["adrenal", "pituitary", "bone", "vitamins", "minerals", "diabetes", "inflammation"] as const),
  ...(["immunoglobulins", "autoimmunity", "infection", "sexual_health", "tumor_markers"] as const),
];

const URINE: readonly AnalyteGroup[] = ["urinalysis", "urine_chemistry", "toxicology"];

const DRAWN: readonly CollectionMethod[] = ["walk_in_test", "at_home_phlebotomy", "on_site_collection"];

/** Food allergies that smaller labs do not test. */
const rareFoods = [
  "Scallop IgE",
  "Clam IgE",
  "Pistachio IgE",
  "Brazil Nut IgE",
  "Galactose-alpha-1,3-galactose IgE",
];

/** What a lab has unless its row says otherwise. */
const defaults = {
  logo_url: null,
  central: false,
  bookable: false,
  clinical_notes: false,
  without: [],
  codes: "digits",
  price_level: 1,
  extra_days: 0,
} as const;

type LabTerms = Pick<Lab, "collection_methods" | "sample_types" | "groups"> &
  Partial<Pick<Lab, keyof typeof defaults>> & {
    readonly billing: Partial<Record<BillType, readonly string[]>>;
  };

/** Creates a lab with an address such as `9 Heron Quay, Austin, TX 78701`. */
function lab(id: number, slug: string, name: string, address: string, { billing, ...terms }: LabTerms): Lab {
  const [, line = "", city = "", state = "", zipcode = ""] = /^(.+), (.+), (..) (\d+)$/.exec(address) ?? [];
  return {
    id,
    slug,
    name,
    first_line_address: line,
    city,
    state,
    zipcode,
    ...defaults,
    ...terms,
    billing: {
      client_bill: [],
      commercial_insurance: [],
      patient_bill_passthrough: [],
      patient_bill: [],
      ...billing,
    },
  };
}

/** All labs, which are fictional: first those with patient service centers, then those that receive samples by mail. */
export const labs: readonly Lab[] = [
  lab(1, "harrowgate_labs", "Harrowgate Laboratories", "500 Larkspur Way, Columbus, OH 43215", {
    collection_methods: DRAWN,
    sample_types: ["serum", "urine", "stool", "saliva"],
    logo_url: "https://logos.sanguine.test/harrowgate_labs.svg",
    central: true,
    bookable: true,
    clinical_notes: true,
    billing: {
      client_bill: usStates,
      commercial_insurance: usStates,
      patient_bill_passthrough: listStatesExcept("NY", "NJ"),
      patient_bill: listStatesExcept("NY", "NJ", "RI"),
    },
    groups: [...BLOOD, ...URINE, "therapeutic_drugs", "genetics", "stool", "saliva", "allergy", "food_igg"],
    without: ["Nickel", "Adiponectin", "Inhibin B"],
  }),
  lab(2, "pinemoor_diagnostics", "Pinemoor Diagnostics", "1200 Copperfield Road, Durham, NC 27701", {
    collection_methods: DRAWN,
    sample_types: ["serum", "urine", "stool"],
    logo_url: "https://logos.sanguine.test/pinemoor_diagnostics.svg",
    central: true,
    bookable: true,
    clinical_notes: true,
    billing: {
      client_bill: listStatesExcept("NY", "NJ", "RI"),
      commercial_insurance: listStatesExcept("NY", "NJ", "RI", "HI"),
      patient_bill: listStatesExcept("NY", "NJ", "RI", "MA"),
    },
    groups: [...BLOOD, ...URINE, "therapeutic_drugs", "genetics", "stool", "allergy"],
    without: ["Leptin", "Proinsulin", "Coenzyme Q10", "HFE H63D", "Lactic Acid", ...rareFoods.slice(3)],
    codes: "PM-",
    price_level: 1.15,
  }),
  lab(3, "larkfield_clinical", "Larkfield Clinical Laboratory", "77 Windrush Avenue, Mesa, AZ 85201", {
    collection_methods: ["walk_in_test", "on_site_collection"],
    sample_types: ["serum", "urine"],
    central: true,
    clinical_notes: true,
    billing: {
      client_bill: listStatesExcept("AK", "HI", "NY"),
      patient_bill_passthrough: ["AZ", "CA", "CO", "NM", "NV", "TX", "UT"],
    },
    groups: [...BLOOD, ...URINE, "allergy"],
    without: ["Vitamin K1", "Biotin", "Coenzyme Q10", "Chromium", "Cobalt", "Nickel", ...rareFoods],
    codes: "letters",
    price_level: 0.85,
    extra_days: 1,
  }),
  lab(4, "tarn_valley_pathology", "Tarn Valley Pathology", "31 Quarry Street, Spokane, WA 99201", {
    collection_methods: ["walk_in_test", "at_home_phlebotomy"],
    sample_types: ["serum", "urine", "stool"],
    central: true,
    clinical_notes: true,
    billing: {
      client_bill: ["AK", "AZ", "CA", "CO", "ID", "MT", "NM", "NV", "OR", "UT", "WA", "WY"],
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
    extra_days: 1,
  }),
  lab(5, "spotwell_home", "Spotwell Home Testing", "9 Heron Quay, Austin, TX 78701", {
    collection_methods: ["testkit"],
    sample_types: ["dried_blood_spot", "arm_collector", "saliva", "urine", "stool"],
    logo_url: "https://logos.sanguine.test/spotwell_home.svg",
    billing: {
      client_bill: listStatesExcept("NY"),
      patient_bill_passthrough: listStatesExcept("NY"),
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
    extra_days: 2,
  }),
  lab(6, "meadowsweet_biome", "Meadowsweet Laboratory", "4 Tannery Lane, Portland, ME 04101", {
    collection_methods: ["testkit", "on_site_collection"],
    sample_types: ["stool", "saliva", "dried_blood_spot", "serum"],
    billing: {
      client_bill: listStatesExcept("NY", "PA"),
    },
    groups: ["stool", "saliva", "food_igg", "allergy", "vitamins", "adrenal", "genetics", "newborn"],
    without: ["Epinephrine", "Norepinephrine", "Dopamine", "Renin Activity", ...rareFoods],
    codes: "letters",
    price_level: 1.4,
    extra_days: 3,
  }),
  lab(7, "manual", "Manual Entry", "1 Ledger Court, Boise, ID 83702", {
    collection_methods: ["on_site_collection"],
    sample_types: ["serum"],
    billing: {
      client_bill: usStates,
    },
    groups: [],
  }),
];

export const getLabsById = buildOnce(() => indexBy(labs, ({ id }) => id));

/** Returns the lab of a record. An import accepts only known ids. */
export const getLab = (id: number): Lab => getLabsById().get(id)!;

export const getLabsBySlug = buildOnce(() => indexBy(labs, ({ slug }) => slug));
