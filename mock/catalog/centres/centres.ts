import { MILES_PER_DEGREE, milesBetween } from "../geo/distance.ts";
import { loadZips, type Place } from "../geo/zips.ts";
import { late } from "../late.ts";
import type { Centre } from "./centre.ts";
import { makeCentres } from "./make.ts";
import { centreNetworks } from "./networks.ts";

/** A centre and how far it is. */
export interface NearCentre {
  readonly centre: Centre;
  readonly miles: number;
}

const COLUMNS = 360;

/** Degrees by which a search looks further than its radius, so that rounding never hides a centre at its very edge. */
const MARGIN = 1e-4;

const rowOf = (lat: number): number => Math.min(179, Math.max(0, Math.floor(lat + 90)));

/** The column of a longitude; the columns on both sides of the date line are neighbours. */
const columnOf = (lng: number): number => (((Math.floor(lng) + 180) % COLUMNS) + COLUMNS) % COLUMNS;

/** The centres of one laboratory by the square degree they stand in. */
class Grid {
  readonly #cells = new Map<number, Centre[]>();

  constructor(centres: readonly Centre[]) {
    for (const centre of centres) {
      const cell = rowOf(centre.lat) * COLUMNS + columnOf(centre.lng);
      const others = this.#cells.get(cell);
      if (others) others.push(centre);
      else this.#cells.set(cell, [centre]);
    }
  }

  /** All centres within a radius, and some beyond it. */
  *around({ lat, lng }: Place, miles: number): Iterable<Centre> {
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

/** Patient service centres, found by place or by site code. */
export class Centres {
  readonly #grids = new Map<number, Grid>();
  readonly #bySiteCode: ReadonlyMap<string, Centre>;

  constructor(centres: readonly Centre[]) {
    this.#bySiteCode = new Map(centres.map((centre) => [centre.site_code, centre]));
    for (const labId of new Set(centres.map(({ lab_id }) => lab_id))) {
      this.#grids.set(labId, new Grid(centres.filter(({ lab_id }) => lab_id === labId)));
    }
  }

  /** All of them, a laboratory's centres together. */
  get all(): readonly Centre[] {
    return [...this.#bySiteCode.values()];
  }

  /** A centre by its site code; undefined where there is none. */
  find(siteCode: string): Centre | undefined {
    return this.#bySiteCode.get(siteCode);
  }

  /**
   * A laboratory's centres within a radius, nearest first; site codes break ties.
   * @param labId a laboratory without centres has an empty list
   */
  near(labId: number, place: Place, radiusMiles: number): NearCentre[] {
    const found: NearCentre[] = [];
    for (const centre of this.#grids.get(labId)?.around(place, radiusMiles) ?? []) {
      const miles = milesBetween(place, centre);
      if (miles <= radiusMiles) found.push({ centre, miles });
    }
    return found.toSorted((a, b) => a.miles - b.miles || (a.centre.site_code < b.centre.site_code ? -1 : 1));
  }
}

/** Makes the centres of the catalogue on their first use; every world shares them. */
export const loadCentres: () => Promise<Centres> = late(
  async () => new Centres(makeCentres(await loadZips(), centreNetworks)),
);
