import { getCatalogProvider } from "../../catalog/providers.ts";
import { buildSource, type PointSource } from "../connections/source.ts";
import type { SeriesName } from "./profiles/index.ts";

/** Series that a type of source measures. Types without an entry measure all series. */
interface SourceCapabilities {
  readonly measures: readonly SeriesName[];
  /** True when no other source of the account measures these series. */
  readonly exclusive?: true;
  /** True when the source is used only during workouts. */
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

/** Lists the source types, out of these, that deliver a series. The usual one comes first. */
export function listSourceTypes(name: SeriesName, types: readonly string[]): readonly string[] {
  const exclusive = types.filter(
    (type) => capabilities[type]?.exclusive && capabilities[type].measures.includes(name),
  );
  if (exclusive.length > 0) return exclusive;
  const fitting = types.filter((type) => capabilities[type]?.measures.includes(name) ?? true);
  // The catalog says that the provider delivers the series, so one source does, even when none fits.
  return fitting.length > 0 ? fitting : [types[0] ?? "unknown"];
}

/** Series that all-day wearables measure all day, and other sources only in workouts. */
const wearableSeries: ReadonlySet<SeriesName> = new Set(["heartrate", "distance", "calories_active"]);

/** Resources that only all-day wearables deliver. */
const allDayResources: ReadonlySet<string> = new Set(["activity", "steps", "sleep", "hrv", "blood_oxygen"]);

/** Tells whether a source delivers a series only during workouts, such as a chest strap or gym equipment. */
export function isWorkoutOnly(
  name: SeriesName,
  { provider, type }: Pick<PointSource, "provider" | "type">,
): boolean {
  if (!wearableSeries.has(name)) return false;
  const { supported_resources: resources } = getCatalogProvider(provider);
  const isWornAllDay = resources.some((resource) => allDayResources.has(resource));
  return capabilities[type]?.workoutsOnly === true || (!isWornAllDay && resources.includes("workouts"));
}

export function listSources(seed: string, userId: string, provider: string, name: SeriesName): PointSource[] {
  return listSourceTypes(name, getCatalogProvider(provider).source_types).map((type) =>
    buildSource(seed, userId, provider, type),
  );
}
