import type { TimeseriesResource } from "../../../../src/generated/types.ts";
import type { SeriesProfile } from "./profile.ts";
import { activity } from "./activity.ts";
import { body } from "./body.ts";
import { heart } from "./heart.ts";
import { lungs } from "./lungs.ts";
import { nutrition } from "./nutrition.ts";
import { sessions } from "./sessions.ts";

/** One row a resource that has a grouped time series: all 51. */
const profiles = {
  ...activity,
  ...body,
  ...heart,
  ...lungs,
  ...nutrition,
  ...sessions,
} as const satisfies Readonly<Record<TimeseriesResource, SeriesProfile>>;

/** Name of a time series, as it stands in the path. */
export type SeriesName = TimeseriesResource;

/** Whether a text names one of the series. */
export function isSeriesName(text: string): text is SeriesName {
  return Object.hasOwn(profiles, text);
}

/** All names, in alphabetical order. */
export const seriesNames: readonly SeriesName[] = Object.keys(profiles).filter(isSeriesName).toSorted();

/** Row of a series. */
export function getProfile(name: SeriesName): SeriesProfile {
  return profiles[name];
}

/** The series of a resource's name in the providers' catalog; null for resources that are no series. */
export function findSeriesName(resource: string): SeriesName | null {
  if (resource === "weight") return "body_weight";
  if (resource === "fat") return "body_fat";
  return isSeriesName(resource) ? resource : null;
}

/** The name of a series in the providers' catalog, which differs from its path for two of them. */
export function getCatalogName(name: SeriesName): string {
  if (name === "body_weight") return "weight";
  return name === "body_fat" ? "fat" : name;
}
