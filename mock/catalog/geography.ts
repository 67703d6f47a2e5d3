import { type ServiceCenters, loadServiceCenters } from "./service-centers/service-centers.ts";
import { loadZips, type Zips } from "./geo/zips.ts";

/** Locations of zips and service centers. All worlds share them. */
export interface Geography {
  readonly zips: Zips;
  readonly centers: ServiceCenters;
}

/** Loads the geography on first use. Handlers await it, so that rules stay synchronous. */
export async function loadGeography(): Promise<Geography> {
  const [zips, centers] = await Promise.all([loadZips(), loadServiceCenters()]);
  return { zips, centers };
}
