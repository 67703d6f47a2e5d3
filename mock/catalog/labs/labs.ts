import { NO_STATES, rareFoods, type Lab } from "./lab.ts";
import { centralLabs } from "./labs-central.ts";
import { buildOnce } from "../../kernel/build-once.ts";
import { indexBy } from "./index-by.ts";
import { listStatesExcept, usStates } from "../geo/states.ts";

export { specimensBySample } from "./lab.ts";
export type { Lab } from "./lab.ts";

/** Labs that receive samples by mail, and the lab of manually entered results. */
const otherLabs: readonly Lab[] = [
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
      client_bill: listStatesExcept("NY"),
      commercial_insurance: NO_STATES,
      patient_bill_passthrough: listStatesExcept("NY"),
      patient_bill: NO_STATES,
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
      client_bill: listStatesExcept("NY", "PA"),
      commercial_insurance: NO_STATES,
      patient_bill_passthrough: NO_STATES,
      patient_bill: NO_STATES,
    },
    groups: ["stool", "saliva", "food_igg", "allergy", "vitamins", "adrenal", "genetics", "newborn"],
    without: ["Epinephrine", "Norepinephrine", "Dopamine", "Renin Activity", ...rareFoods],
    codes: "letters",
    price_level: 1.4,
    extra_days: 3,
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
      commercial_insurance: NO_STATES,
      patient_bill_passthrough: NO_STATES,
      patient_bill: NO_STATES,
    },
    groups: [],
    without: [],
    codes: "digits",
    price_level: 1,
    extra_days: 0,
  },
];

/** All labs. All of them are fictional. */
export const labs: readonly Lab[] = [...centralLabs, ...otherLabs];

export const getLabsById = buildOnce(() => indexBy(labs, ({ id }) => id));

export const getLabsBySlug = buildOnce(() => indexBy(labs, ({ slug }) => slug));
