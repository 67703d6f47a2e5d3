import { MILES_PER_DEGREE, computeMilesBetween } from "../geo/distance.ts";
import { loadZips, type Place } from "../geo/zips.ts";
import { loadOnce } from "../../kernel/build-once.ts";
import type { ServiceCenter } from "./service-center.ts";
import { buildServiceCenters } from "./build-service-centers.ts";
import { serviceCenterNetworks } from "./networks.ts";

export interface NearbyServiceCenter {
  readonly center: ServiceCenter;
  readonly miles: number;
}

/** Patient service centers, by location and by site code. */
export class ServiceCenters {
  /** All centers, lab by lab. */
  readonly all: readonly ServiceCenter[];
  readonly #bySiteCode: ReadonlyMap<string, ServiceCenter>;

  constructor(centers: readonly ServiceCenter[]) {
    this.all = centers;
    this.#bySiteCode = new Map(centers.map((center) => [center.site_code, center]));
  }

  find(siteCode: string): ServiceCenter | undefined {
    return this.#bySiteCode.get(siteCode);
  }

  /** Finds a lab's centers within a radius, nearest first. Site codes break ties. */
  findNearby(labId: number, place: Place, radiusMiles: number): NearbyServiceCenter[] {
    const found: NearbyServiceCenter[] = [];
    // Most centers are too far in latitude alone, which costs less to compute. The margin allows for rounding.
    const degrees = radiusMiles / MILES_PER_DEGREE + 1e-4;
    for (const center of this.all) {
      if (center.lab_id !== labId || Math.abs(center.lat - place.lat) > degrees) continue;
      const miles = computeMilesBetween(place, center);
      if (miles <= radiusMiles) found.push({ center, miles });
    }
    return found.toSorted((a, b) => a.miles - b.miles || (a.center.site_code < b.center.site_code ? -1 : 1));
  }
}

/** Builds the centers on first use. All worlds share them. */
export const loadServiceCenters: () => Promise<ServiceCenters> = loadOnce(
  async () => new ServiceCenters(buildServiceCenters(await loadZips(), serviceCenterNetworks)),
);
