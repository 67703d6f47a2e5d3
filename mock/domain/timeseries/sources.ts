import { providerOf } from "../../catalog/providers.ts";
import { deriveUuid } from "../../kernel/ids.ts";
import { hash53, hashToUnit } from "../../kernel/random.ts";
import type { SeriesName } from "./profiles/index.ts";
import type { Source } from "./table.ts";

/** What a type of source measures, where that is not everything. */
interface Instrument {
  readonly measures: readonly SeriesName[];
  /** Nothing else of the same account measures these. */
  readonly alone?: true;
  /** It is worn for workouts only. */
  readonly workoutsOnly?: true;
}

const instruments: { readonly [type: string]: Instrument } = {
  scale: {
    measures: ["body_weight", "body_fat", "body_mass_index", "lean_body_mass"],
    alone: true,
  },
  cuff: { measures: ["blood_pressure"], alone: true },
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
export function typesFor(name: SeriesName, types: readonly string[]): readonly string[] {
  const alone = types.filter((type) => instruments[type]?.alone && instruments[type].measures.includes(name));
  if (alone.length > 0) return alone;
  const fitting = types.filter((type) => instruments[type]?.measures.includes(name) ?? true);
  // Somebody delivers what the catalog promises, even if no instrument fits.
  return fitting.length > 0 ? fitting : [types[0] ?? "unknown"];
}

/** Series that are measured all day by what is worn all day, and else within workouts. */
const worn: ReadonlySet<SeriesName> = new Set(["heartrate", "distance", "calories_active"]);

/** Any of these tells that a provider follows its users through the day. */
const allDay: ReadonlySet<string> = new Set(["activity", "steps", "sleep", "hrv", "blood_oxygen"]);

/** Whether a source delivers a series during workouts only: a strap that is put on for them, or a machine. */
export function isForWorkoutsOnly(
  name: SeriesName,
  { provider, type }: Pick<Source, "provider" | "type">,
): boolean {
  if (!worn.has(name)) return false;
  const { supported_resources: resources } = providerOf(provider);
  const followsDay = resources.some((resource) => allDay.has(resource));
  return instruments[type]?.workoutsOnly === true || (!followsDay && resources.includes("workouts"));
}

/** Sources of one series in a user's account at a provider. */
export function sourcesOf(seed: string, userId: string, provider: string, name: SeriesName): Source[] {
  return typesFor(name, providerOf(provider).source_types).map((type) =>
    sourceOf(seed, userId, provider, type),
  );
}

/** Sources that people enter things into or that the provider puts together have no device. */
const withoutDevice: ReadonlySet<string> = new Set(["app", "multiple_sources", "unknown"]);

/** Sources that are programs on a phone. */
const withApp: ReadonlySet<string> = new Set(["app", "phone"]);

/** One source of a user's account, with ids that follow from the seed. */
export function sourceOf(seed: string, userId: string, provider: string, type: string): Source {
  return {
    provider,
    type,
    app_id: withApp.has(type) ? `test.sanguine.${provider.replaceAll("_", "")}` : null,
    device_id: withoutDevice.has(type)
      ? null
      : deriveUuid(seed, "device", hash53(userId, provider, type) % 2 ** 48),
    sport: null,
    workout_id: null,
  };
}

/** Zones in which people of this world live. */
const homes = [
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
export function homeZone(seed: string, userId: string): string {
  return homes[Math.floor(hashToUnit(seed, "home", userId) * homes.length)] ?? "UTC";
}
