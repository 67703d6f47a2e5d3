import { MILES_PER_DEGREE, computeMilesBetween } from "../geo/distance.ts";
import { loadZips, type Place } from "../geo/zips.ts";
import { loadOnce } from "../../kernel/load-once.ts";
import type { ServiceCenter } from "./service-center.ts";
import { buildServiceCenters } from "./build-service-centers.ts";
import { serviceCenterNetworks } from "./networks.ts";

/** A center and how far it is. */
export interface NearbyServiceCenter {
  readonly center: ServiceCenter;
  readonly miles: number;
}

const COLUMNS = 360;

/** Degrees by which a search looks further than its radius, so that rounding never hides a center at its very edge. */
const MARGIN = 1e-4;

const rowOf = (lat: number): number => Math.min(179, Math.max(0, Math.floor(lat + 90)));

/** The column of a longitude; the columns on both sides of the date line are neighbors. */
const columnOf = (lng: number): number => (((Math.floor(lng) + 180) % COLUMNS) + COLUMNS) % COLUMNS;

/** The centers of one laboratory by the square degree they stand in. */
class Grid {
  readonly #cells = new Map<number, ServiceCenter[]>();

  constructor(centers: readonly ServiceCenter[]) {
    for (const center of centers) {
      const cell = rowOf(center.lat) * COLUMNS + columnOf(center.lng);
      const others = this.#cells.get(cell);
      if (others) others.push(center);
      else this.#cells.set(cell, [center]);
    }
  }

  /** All centers within a radius, and some beyond it. */
  *around({ lat, lng }: Place, miles: number): Iterable<ServiceCenter> {
    const up = miles / MILES_PER_DEGREE + MARGIN;
    // Meridians draw together towards the poles, so a radius spans most degrees at its end nearer to a pole.
    const nearest = Math.min(90, Math.abs(lat) + up);
    const across = Math.min(180, up / Math.max(1e-9, Math.cos((nearest * Math.PI) / 180)));
    const first = Math.floor(lng - across);
    const width = Math.min(COLUMNS, Math.floor(lng + across) - first + 1);
    for (let row = rowOf(lat - up); row <= rowOf(lat + up); row += 1) {
      for (let step = 0; step < width; step += 1) {
        yield* this.#cells.get(row * COLUMNS + columnOf(first + step)) ?? [];
      }
    }
  }
}

/** Patient service centers, found by place or by site code. */
export class ServiceCenters {
  readonly #grids = new Map<number, Grid>();
  readonly #bySiteCode: ReadonlyMap<string, ServiceCenter>;

  constructor(centers: readonly ServiceCenter[]) {
    this.#bySiteCode = new Map(centers.map((center) => [center.site_code, center]));
    for (const labId of new Set(centers.map(({ lab_id }) => lab_id))) {
      this.#grids.set(labId, new Grid(centers.filter(({ lab_id }) => lab_id === labId)));
    }
  }

  /** All of them, a laboratory's centers together. */
  get all(): readonly ServiceCenter[] {
    return [...this.#bySiteCode.values()];
  }

  /** A center by its site code; undefined where there is none. */
  find(siteCode: string): ServiceCenter | undefined {
    return this.#bySiteCode.get(siteCode);
  }

  /**
   * A laboratory's centers within a radius, nearest first; site codes break ties.
   * @param labId a laboratory without centers has an empty list
   */
  findNearby(labId: number, place: Place, radiusMiles: number): NearbyServiceCenter[] {
    const found: NearbyServiceCenter[] = [];
    for (const center of this.#grids.get(labId)?.around(place, radiusMiles) ?? []) {
      const miles = computeMilesBetween(place, center);
      if (miles <= radiusMiles) found.push({ center, miles });
    }
    return found.toSorted((a, b) => a.miles - b.miles || (a.center.site_code < b.center.site_code ? -1 : 1));
  }
}

/** Makes the centers of the catalog on their first use; every world shares them. */
export const loadServiceCenters: () => Promise<ServiceCenters> = loadOnce(
  async () => new ServiceCenters(buildServiceCenters(await loadZips(), serviceCenterNetworks)),
);
