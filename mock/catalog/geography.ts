import { type ServiceCenters, loadServiceCenters } from "./service-centers/service-centers.ts";
import { loadZips, type Zips } from "./geo/zips.ts";

/** Where zips and service centers lie. It is part of the catalog and belongs to no world. */
export interface Geography {
  readonly zips: Zips;
  readonly centers: ServiceCenters;
}

/** Loads the geography on its first use; handlers await it, so that the rules need not. */
export async function loadGeography(): Promise<Geography> {
  const [zips, centers] = await Promise.all([loadZips(), loadServiceCenters()]);
  return { zips, centers };
}
