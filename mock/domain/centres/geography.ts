import { type Centres, loadCentres } from "../../catalog/centres/centres.ts";
import { loadZips, type Zips } from "../../catalog/geo/zips.ts";

/** Where zips and service centres lie. It is part of the catalogue and belongs to no world. */
export interface Geography {
  readonly zips: Zips;
  readonly centres: Centres;
}

/** Loads the geography on its first use; handlers await it, so that the rules need not. */
export async function loadGeography(): Promise<Geography> {
  const [zips, centres] = await Promise.all([loadZips(), loadCentres()]);
  return { zips, centres };
}
