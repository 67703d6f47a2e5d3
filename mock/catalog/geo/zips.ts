import { loadOnce } from "../../kernel/load-once.ts";
import { decodeZips, PARTS, type ZipColumns, type ZipRow } from "./zip-codec.ts";

/** A point on the map, in degrees. */
export interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** Where the five-digit zips of the United States and its territories lie: the middle of each one's area. */
export class Zips {
  readonly #columns: ZipColumns;

  constructor(columns: ZipColumns) {
    this.#columns = columns;
  }

  /** How many zips the table knows. */
  get size(): number {
    return this.#columns.zips.length;
  }

  /** The middle of a zip; undefined where the table has no such zip. */
  find(zip: string): Place | undefined {
    if (!/^\d{5}$/.test(zip)) return undefined;
    const wanted = Number(zip);
    const { zips } = this.#columns;
    let low = 0;
    let high = zips.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (zips[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    return zips[low] === wanted ? this.#place(low) : undefined;
  }

  /**
   * A row by its place in the order of zips.
   * @param index from 0 to `size - 1`
   */
  at(index: number): ZipRow {
    return { zip: String(this.#columns.zips[index]!).padStart(5, "0"), ...this.#place(index) };
  }

  #place(index: number): Place {
    return { lat: this.#columns.lats[index]! / PARTS, lng: this.#columns.lngs[index]! / PARTS };
  }
}

/**
 * Loads the table on its first use. It is larger than the rest of the catalog together, and most test suites never ask for
 * a place, so it is a chunk of its own.
 */
export const loadZips: () => Promise<Zips> = loadOnce(async () => {
  const { zipsText } = await import("./zips-data.ts");
  return new Zips(decodeZips(zipsText));
});
