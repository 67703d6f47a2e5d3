import { seriesDefinitions } from "../../../../src/generated/series.ts";
import type { SeriesResource, TimeseriesResource } from "../../../../src/generated/types.ts";
import type { SeriesProfile } from "./profile.ts";
import { activity } from "./activity.ts";
import { body } from "./body.ts";
import { heart } from "./heart.ts";
import { lungs } from "./lungs.ts";
import { nutrition } from "./nutrition.ts";
import { sessions } from "./sessions.ts";

/** Profiles of all series. */
const profiles = {
  ...activity,
  ...body,
  ...heart,
  ...lungs,
  ...nutrition,
  ...sessions,
} as const satisfies Readonly<Record<TimeseriesResource, SeriesProfile>>;

/** Name of a time series, as in the path. */
export type SeriesName = TimeseriesResource;

/** Tells whether a text is the name of a series. */
export function isSeriesName(text: string): text is SeriesName {
  return Object.hasOwn(profiles, text);
}

/** All series names, in alphabetical order. */
export const seriesNames: readonly SeriesName[] = Object.keys(profiles).filter(isSeriesName).toSorted();

/** Returns how the points of a series are generated. */
export function getProfile(name: SeriesName): SeriesProfile {
  return profiles[name];
}

/** Returns the series of a resource in the provider catalog. Its name differs for two of them. */
export function getSeriesName(resource: SeriesResource): SeriesName {
  return seriesNames.find((name) => seriesDefinitions[name].resource === resource) ?? "steps";
}

/** Returns the resource name of a series in the provider catalog. It differs from the path for two series. */
export function getCatalogName(name: SeriesName): SeriesResource {
  return seriesDefinitions[name].resource;
}
