import { getCatalogProvider } from "../../catalog/providers.ts";
import { hashToUnit } from "../../kernel/random.ts";
import { buildSource, type Source } from "../connections/source.ts";
import type { SeriesName } from "./profiles/index.ts";

/** What a type of source measures, where that is not everything. */
interface SourceCapabilities {
  readonly measures: readonly SeriesName[];
  /** Nothing else of the same account measures these. */
  readonly exclusive?: true;
  /** It is worn for workouts only. */
  readonly workoutsOnly?: true;
}

const capabilities: { readonly [type: string]: SourceCapabilities } = {
  scale: {
    measures: ["body_weight", "body_fat", "body_mass_index", "lean_body_mass"],
    exclusive: true,
  },
  cuff: { measures: ["blood_pressure"], exclusive: true },
  chest_strap: { measures: ["heartrate"], workoutsOnly: true },
  phone: {
    measures: [
      "steps",
      "distance",
      "floors_climbed",
      "calories_active",
      "workout_distance",
      "workout_duration",
    ],
  },
  manual_scan: { measures: ["glucose"] },
  fingerprick: { measures: ["glucose"] },
};

/** The types of source that deliver a series for a provider that has these types, the usual one first. */
export function listSourceTypes(name: SeriesName, types: readonly string[]): readonly string[] {
  const alone = types.filter(
    (type) => capabilities[type]?.exclusive && capabilities[type].measures.includes(name),
  );
  if (alone.length > 0) return alone;
  const fitting = types.filter((type) => capabilities[type]?.measures.includes(name) ?? true);
  // Somebody delivers what the catalog promises, even if no instrument fits.
  return fitting.length > 0 ? fitting : [types[0] ?? "unknown"];
}

/** Series that are measured all day by what is worn all day, and else within workouts. */
const wearableSeries: ReadonlySet<SeriesName> = new Set(["heartrate", "distance", "calories_active"]);

/** Any of these tells that a provider follows its users through the day. */
const allDayResources: ReadonlySet<string> = new Set(["activity", "steps", "sleep", "hrv", "blood_oxygen"]);

/** Whether a source delivers a series during workouts only: a strap that is put on for them, or a machine. */
export function isWorkoutOnly(
  name: SeriesName,
  { provider, type }: Pick<Source, "provider" | "type">,
): boolean {
  if (!wearableSeries.has(name)) return false;
  const { supported_resources: resources } = getCatalogProvider(provider);
  const followsDay = resources.some((resource) => allDayResources.has(resource));
  return capabilities[type]?.workoutsOnly === true || (!followsDay && resources.includes("workouts"));
}

/** Sources of one series in a user's account at a provider. */
export function listSources(seed: string, userId: string, provider: string, name: SeriesName): Source[] {
  return listSourceTypes(name, getCatalogProvider(provider).source_types).map((type) =>
    buildSource(seed, userId, provider, type),
  );
}

/** Zones in which people of this world live. */
const deviceZones = [
  "America/Los_Angeles",
  "America/Denver",
  "America/Chicago",
  "America/New_York",
  "America/Sao_Paulo",
  "Europe/London",
  "Europe/Berlin",
  "Europe/Helsinki",
  "Africa/Nairobi",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Asia/Tokyo",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
] as const;

/** The zone in which a user's devices are, which providers with time-zone attribution tell. */
export function getDeviceZone(seed: string, userId: string): string {
  return deviceZones[Math.floor(hashToUnit(seed, "home", userId) * deviceZones.length)] ?? "UTC";
}
