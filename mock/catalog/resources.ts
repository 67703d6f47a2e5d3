import { seriesResourceValues, summaryResourceValues } from "../../src/generated/enums.ts";
import type { SeriesResource, SummaryResource } from "../../src/generated/types.ts";

/**
 * Resources by consent group.
 *
 * A provider asks for consent by group: users see "Sleep" and not six technical names. The name of a group is also the first
 * part of its scope.
 */
export const resourceGroups = {
  profile: ["profile"],
  activity: [
    "activity",
    "steps",
    "calories_active",
    "calories_basal",
    "distance",
    "floors_climbed",
    "stand_hour",
    "stand_duration",
    "wheelchair_push",
    "fall",
    "uv_exposure",
    "daylight_exposure",
    "handwashing",
  ],
  sleep: [
    "sleep",
    "sleep_stream",
    "hypnogram",
    "sleep_cycle",
    "sleep_breathing_disturbance",
    "sleep_apnea_alert",
  ],
  workouts: ["workouts", "workout_stream", "workout_distance", "workout_duration", "workout_swimming_stroke"],
  heart: [
    "heartrate",
    "hrv",
    "electrocardiogram",
    "electrocardiogram_voltage",
    "afib_burden",
    "heart_rate_alert",
    "heart_rate_recovery_one_minute",
    "vo2_max",
    "stress_level",
  ],
  respiration: [
    "respiratory_rate",
    "blood_oxygen",
    "forced_expiratory_volume_1",
    "forced_vital_capacity",
    "peak_expiratory_flow_rate",
    "inhaler_usage",
  ],
  body: [
    "body",
    "weight",
    "fat",
    "body_mass_index",
    "lean_body_mass",
    "waist_circumference",
    "body_temperature",
    "body_temperature_delta",
    "basal_body_temperature",
  ],
  blood_pressure: ["blood_pressure"],
  glucose: ["glucose", "insulin_injection"],
  blood: ["cholesterol", "ige", "igg"],
  nutrition: ["meal", "water", "caffeine", "carbohydrates"],
  mind: ["mindfulness_minutes", "note"],
  cycle: ["menstrual_cycle"],
  device: ["device", "device_legacy"],
  records: ["connection", "order", "result", "match_review", "appointment"],
} as const;

/** Name of a consent group. */
export type ResourceGroup = keyof typeof resourceGroups;

/** Name of a resource. */
export type ResourceName = (typeof resourceGroups)[ResourceGroup][number];

/** All resource names, by group. */
export const resourceNames: readonly ResourceName[] = Object.values(resourceGroups).flat();

/** A resource whose history and daily data webhooks report. Streams, devices and the service's own records are none. */
export type DataResource = SeriesResource | SummaryResource;

const dataResources: ReadonlySet<string> = new Set([...seriesResourceValues, ...summaryResourceValues]);

/** Tells whether webhooks report the history and the daily data of a resource. */
export function isDataResource(resource: ResourceName): resource is DataResource {
  return dataResources.has(resource);
}

const groupByResource: ReadonlyMap<string, string> = new Map(
  Object.entries(resourceGroups).flatMap(([group, names]) => names.map((name) => [name, group] as const)),
);

/** Returns the consent group of a resource. */
export function getResourceGroup(resource: ResourceName): string {
  const group = groupByResource.get(resource);
  if (group === undefined) throw new Error(`No consent group holds the resource ${resource}.`);
  return group;
}
