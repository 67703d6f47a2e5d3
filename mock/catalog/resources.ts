import { seriesResourceValues, summaryResourceValues } from "../../src/generated/enums.ts";
import { resourceGroups } from "../../src/generated/series.ts";
import type { SeriesResource, SummaryResource } from "../../src/generated/types.ts";

/** Name of a consent group: users consent to "Sleep" and not to six technical names. */
export type ResourceGroup = keyof typeof resourceGroups;

export type ResourceName = (typeof resourceGroups)[ResourceGroup][number];

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

export function getResourceGroup(resource: ResourceName): string {
  const group = groupByResource.get(resource);
  if (group === undefined) throw new Error(`No consent group holds the resource ${resource}.`);
  return group;
}
