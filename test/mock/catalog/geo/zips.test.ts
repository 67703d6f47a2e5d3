import * as fc from "../../../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { decodeZips, encodeZips } from "../../../../mock/catalog/geo/zip-codec.ts";
import { loadZips } from "../../../../mock/catalog/geo/zips.ts";
import { findStateOfZip } from "../../../../mock/catalog/geo/find-state.ts";

/** A coordinate has two decimals. */
const PARTS = 100;

const zips = await loadZips();

/** Landmarks, so that the test does not compare the table with itself. */
const known: readonly (readonly [zip: string, what: string, lat: number, lng: number])[] = [
  ["10001", "Penn Station, New York", 40.7506, -73.9935],
  ["94105", "Rincon Hill, San Francisco", 37.7859, -122.392],
  ["60601", "Millennium Park, Chicago", 41.8826, -87.6226],
  ["99501", "Anchorage", 61.2181, -149.86],
  ["96813", "Iolani Palace, Honolulu", 21.3067, -157.8588],
  ["00601", "Adjuntas", 18.1627, -66.7222],
  ["33109", "Fisher Island, Florida", 25.7612, -80.1407],
  ["04101", "Portland, Maine", 43.6591, -70.2568],
  ["98101", "Pike Place, Seattle", 47.6097, -122.3422],
  ["96910", "Hagåtña", 13.4745, 144.7504],
];

const isAbroad = (lng: number) => lng > -64.5 && lng < 144;

describe("the zip table", () => {
  it.each(known)("locates %s: %s", (zip, _what, lat, lng) => {
    const place = zips.find(zip);
    expect(Math.abs(place!.lat - lat)).toBeLessThan(0.05);
    expect(Math.abs(place!.lng - lng)).toBeLessThan(0.05);
  });

  it.each(["00000", "99999", "00600", "1000", "100011", "10001-1234", "1000a", "", " 10001", "+1001", "1e4"])(
    "does not contain %j",
    (zip) => {
      expect(zips.find(zip)).toBeUndefined();
    },
  );

  it("finds each of its rows within the country and its territories", () => {
    const rows = Array.from({ length: zips.size }, (_, index) => zips.at(index));
    const missing = rows.filter(({ zip, lat, lng }) => {
      const found = zips.find(zip);
      return found?.lat !== lat || found.lng !== lng || findStateOfZip(zip) === undefined;
    });
    expect(missing).toEqual([]);
    expect(rows.filter(({ lat, lng }) => lat < -15 || lat > 72 || isAbroad(lng))).toEqual([]);
  });
});

describe("the text of the table", () => {
  const row = fc.record({
    zip: fc.integer({ min: 0, max: 99_999 }).map((zip) => String(zip).padStart(5, "0")),
    lat: fc.integer({ min: -90 * PARTS, max: 90 * PARTS }).map((parts) => parts / PARTS),
    lng: fc.integer({ min: -180 * PARTS, max: 180 * PARTS }).map((parts) => parts / PARTS),
  });

  it("parses back to the rows that were written, in any order", () => {
    fc.assert(
      fc.property(fc.uniqueArray(row, { selector: ({ zip }) => zip }), (rows) => {
        const { zips: numbers, lats, lngs } = decodeZips(encodeZips(rows));
        const read = [...numbers].map((zip, index) => ({
          zip: String(zip).padStart(5, "0"),
          // Adding zero converts a negative zero to zero.
          lat: lats[index]! / PARTS + 0,
          lng: lngs[index]! / PARTS + 0,
        }));
        const sorted = rows.toSorted((a, b) => Number(a.zip) - Number(b.zip));
        expect(read).toEqual(sorted.map(({ zip, lat, lng }) => ({ zip, lat: lat + 0, lng: lng + 0 })));
      }),
    );
  });
});
