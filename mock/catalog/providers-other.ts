import { bundles } from "./bundles.ts";
import type { ProviderRow } from "./catalog-provider.ts";

const { band, training, recovery, scale, table, sensor, cuff, phone } = bundles;

/** Providers whose users are invited by e-mail. */
export const emailRows: readonly ProviderRow[] = [
  {
    slug: "marlstone_sensor",
    name: "Marlstone Sensor",
    about: "Glucose sensor whose readings are shared by an e-mail invitation.",
    source: "device",
    resources: ["profile", ...sensor],
    types: ["automatic"],
    days: 14,
  },
];

/** Providers that require the team's own OAuth application. */
export const teamOauthRows: readonly ProviderRow[] = [
  {
    slug: "nettlebed_clinic",
    name: "Nettlebed Clinic",
    about: "Clinic records, opened through the team's own application.",
    source: "provider",
    resources: [
      "profile",
      "body",
      "weight",
      "blood_pressure",
      "heartrate",
      "body_temperature",
      "respiratory_rate",
      "blood_oxygen",
      "electrocardiogram",
      "appointment",
    ],
    types: ["unknown"],
    days: 365,
    provides: ["zone", "age"],
    refresh: 25,
  },
  {
    slug: "orchardgate_records",
    name: "Orchardgate Records",
    about: "Laboratory records, opened through the team's own application.",
    source: "lab",
    resources: [
      "profile",
      "connection",
      "order",
      "result",
      "match_review",
      "appointment",
      "cholesterol",
      "glucose",
      "ige",
      "igg",
    ],
    types: ["unknown"],
    days: 365,
    provides: ["zone", "age"],
    logo: false,
    refresh: 25,
  },
];

/** Providers that a mobile SDK reads on the user's phone. */
export const sdkRows: readonly ProviderRow[] = [
  {
    slug: "slate_phone_health",
    name: "Slate Phone Health",
    about: "Health store of a phone, with all that its watch and apps write into it.",
    source: "app",
    resources: [...band, ...training, ...recovery, ...table, ...phone],
    types: ["watch", "phone", "multiple_sources"],
    days: 90,
    provides: ["zone", "age"],
    demo: true,
    refresh: 8,
  },
  {
    slug: "copper_phone_health",
    name: "Copper Phone Health",
    about: "Health store of a phone that collects from many apps.",
    source: "app",
    resources: [
      ...band,
      ...training,
      ...scale,
      ...table,
      ...cuff,
      "hrv",
      "blood_oxygen",
      "glucose",
      "menstrual_cycle",
      "vo2_max",
      "respiratory_rate",
      "wheelchair_push",
      "basal_body_temperature",
      "body_temperature",
    ],
    types: ["phone", "watch", "multiple_sources"],
    days: 30,
    provides: ["zone"],
    refresh: 8,
  },
  {
    slug: "glucose_one_ble",
    name: "Glucose One (Bluetooth)",
    about: "Glucose monitor that the phone reads over Bluetooth.",
    source: "ble",
    resources: [...sensor],
    types: ["automatic"],
    days: 14,
    refresh: 25,
  },
  {
    slug: "cuff_one_ble",
    name: "Cuff One (Bluetooth)",
    about: "Blood pressure cuff that the phone reads over Bluetooth.",
    source: "ble",
    resources: [...cuff, "device"],
    types: ["cuff"],
    days: 30,
    logo: false,
    refresh: 25,
  },
  {
    slug: "scale_one_ble",
    name: "Scale One (Bluetooth)",
    about: "Scale that the phone reads over Bluetooth.",
    source: "ble",
    resources: ["weight", "fat", "body_mass_index", "device"],
    types: ["scale"],
    days: 30,
    refresh: 25,
  },
];

/** Providers that users connect in the provider's mobile app. */
export const appRows: readonly ProviderRow[] = [
  {
    slug: "tidewater_journal",
    name: "Tidewater Journal",
    about: "Journal of mood, notes and minutes of quiet.",
    source: "app",
    resources: ["mindfulness_minutes", "note", "stress_level", "sleep"],
    types: ["app"],
    days: 60,
    provides: ["zone"],
    logo: false,
  },
  {
    slug: "umberly_water",
    name: "Umberly Water",
    about: "Log of water and caffeine with reminders.",
    source: "app",
    resources: ["water", "caffeine"],
    types: ["app"],
    days: 60,
    provides: ["zone"],
  },
  {
    slug: "willowmere_air",
    name: "Willowmere Air",
    about: "Spirometer and inhaler log for asthma.",
    source: "app",
    resources: [
      "forced_expiratory_volume_1",
      "forced_vital_capacity",
      "peak_expiratory_flow_rate",
      "inhaler_usage",
      "respiratory_rate",
      "note",
    ],
    types: ["app", "automatic"],
    days: 90,
    provides: ["zone"],
  },
];

/** Data that a team enters for its users. */
export const manualRows: readonly ProviderRow[] = [
  {
    slug: "manual",
    name: "Manual entry",
    about: "Values that the customer enters for a user; nothing to sign in to.",
    source: "app",
    resources: [
      "weight",
      "fat",
      "waist_circumference",
      "blood_pressure",
      "glucose",
      "heartrate",
      "body_temperature",
      "note",
      "water",
    ],
    types: ["app"],
    days: 30,
    logo: false,
  },
];
