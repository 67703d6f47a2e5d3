import { loadOnce } from "../../kernel/build-once.ts";
import { decodeZips, PARTS, type ZipColumns, type ZipRow } from "./zip-codec.ts";

/** A point on the map, in degrees. */
export interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** The five-digit zips of the United States and its territories, with the center of each area. */
export class Zips {
  readonly #columns: ZipColumns;

  constructor(columns: ZipColumns) {
    this.#columns = columns;
  }

  get size(): number {
    return this.#columns.zips.length;
  }

  find(zip: string): Place | undefined {
    if (!/^\d{5}$/.test(zip)) return undefined;
    const number = Number(zip);
    const { zips } = this.#columns;
    let low = 0;
    let high = zips.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (zips[middle]! < number) low = middle + 1;
      else high = middle;
    }
    return zips[low] === number ? this.#place(low) : undefined;
  }

  /**
   * Returns a row by its position in the order of zips.
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
 * Loads the table on first use. It is a separate chunk, because it is larger than the rest of the catalog and most test suites
 * never need it.
 */
export const loadZips: () => Promise<Zips> = loadOnce(async () => {
  const { zipsText } = await import("./zips-data.ts");
  return new Zips(decodeZips(zipsText));
});
