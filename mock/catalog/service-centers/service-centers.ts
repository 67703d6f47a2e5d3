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

const COLUMNS = 360;

/** Additional search radius, in degrees, so that rounding does not hide a center at the edge. */
const MARGIN = 1e-4;

const getRow = (lat: number): number => Math.min(179, Math.max(0, Math.floor(lat + 90)));

/** Returns the column of a longitude. The columns on both sides of the date line are neighbors. */
const getColumn = (lng: number): number => (((Math.floor(lng) + 180) % COLUMNS) + COLUMNS) % COLUMNS;

/** The centers of one lab, by square degree. */
class Grid {
  readonly #cells = new Map<number, ServiceCenter[]>();

  constructor(centers: readonly ServiceCenter[]) {
    for (const center of centers) {
      const cell = getRow(center.lat) * COLUMNS + getColumn(center.lng);
      const others = this.#cells.get(cell);
      if (others) others.push(center);
      else this.#cells.set(cell, [center]);
    }
  }

  /** Lists all centers within a radius, and some beyond it. */
  *listAround({ lat, lng }: Place, miles: number): Iterable<ServiceCenter> {
    const latitudeMargin = miles / MILES_PER_DEGREE + MARGIN;
    // Meridians converge towards the poles, so a radius spans the most degrees at its end nearer to a pole.
    const maxLatitude = Math.min(90, Math.abs(lat) + latitudeMargin);
    const longitudeMargin = Math.min(
      180,
      latitudeMargin / Math.max(1e-9, Math.cos((maxLatitude * Math.PI) / 180)),
    );
    const first = Math.floor(lng - longitudeMargin);
    const width = Math.min(COLUMNS, Math.floor(lng + longitudeMargin) - first + 1);
    for (let row = getRow(lat - latitudeMargin); row <= getRow(lat + latitudeMargin); row += 1) {
      for (let step = 0; step < width; step += 1) {
        yield* this.#cells.get(row * COLUMNS + getColumn(first + step)) ?? [];
      }
    }
  }
}

/** Patient service centers, by location and by site code. */
export class ServiceCenters {
  readonly #grids = new Map<number, Grid>();
  readonly #bySiteCode: ReadonlyMap<string, ServiceCenter>;

  constructor(centers: readonly ServiceCenter[]) {
    this.#bySiteCode = new Map(centers.map((center) => [center.site_code, center]));
    for (const labId of new Set(centers.map(({ lab_id }) => lab_id))) {
      this.#grids.set(labId, new Grid(centers.filter(({ lab_id }) => lab_id === labId)));
    }
  }

  /** All centers, lab by lab. */
  get all(): readonly ServiceCenter[] {
    return [...this.#bySiteCode.values()];
  }

  find(siteCode: string): ServiceCenter | undefined {
    return this.#bySiteCode.get(siteCode);
  }

  /**
   * Finds a lab's centers within a radius, nearest first. Site codes break ties.
   */
  findNearby(labId: number, place: Place, radiusMiles: number): NearbyServiceCenter[] {
    const found: NearbyServiceCenter[] = [];
    for (const center of this.#grids.get(labId)?.listAround(place, radiusMiles) ?? []) {
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
