import * as fc from "../../../support/fast-check.ts";
import { beforeAll, describe, expect, it } from "vitest";
import {
  centreBillTypes,
  centreCapabilities,
  weekdays,
  type Centre,
} from "../../../../mock/catalog/centres/centre.ts";
import { Centres, loadCentres } from "../../../../mock/catalog/centres/centres.ts";
import { makeCentres } from "../../../../mock/catalog/centres/make.ts";
import { centreNetworks } from "../../../../mock/catalog/centres/networks.ts";
import { areaCodes } from "../../../../mock/catalog/centres/words.ts";
import { milesBetween } from "../../../../mock/catalog/geo/distance.ts";
import { stateOfZip } from "../../../../mock/catalog/geo/state.ts";
import { timeZoneAt } from "../../../../mock/catalog/geo/time-zones.ts";
import { loadZips, type Place, type Zips } from "../../../../mock/catalog/geo/zips.ts";

let zips: Zips;
let centres: Centres;
const radii = [10, 20, 25, 50, 100];
const labs = centreNetworks.map(({ lab_id }) => lab_id);

beforeAll(async () => {
  zips = await loadZips();
  centres = await loadCentres();
});

/** What `near` must answer, by looking at every centre. */
function scan(all: readonly Centre[], labId: number, place: Place, radius: number) {
  return all
    .filter((centre) => centre.lab_id === labId && milesBetween(place, centre) <= radius)
    .map((centre) => ({ centre, miles: milesBetween(place, centre) }))
    .toSorted((a, b) => a.miles - b.miles || (a.centre.site_code < b.centre.site_code ? -1 : 1));
}

const absent = (all: readonly Centre[], pick: (centre: Centre) => unknown) =>
  all.filter((one) => pick(one) === null).length;

describe("centres near a place", () => {
  it("[PSC-3] are those that a plain scan finds, in its order, around every kind of zip", () => {
    const zip = fc.nat({ max: zips.size - 1 }).map((index) => zips.at(index));
    fc.assert(
      fc.property(zip, fc.constantFrom(...labs), fc.constantFrom(...radii), (place, labId, radius) => {
        expect(centres.near(labId, place, radius)).toEqual(scan(centres.all, labId, place, radius));
      }),
      { numRuns: 300 },
    );
  });

  it("[PSC-3] are those that a plain scan finds, over poles and the date line too", () => {
    const place = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    const template = centres.all[0]!;
    fc.assert(
      fc.property(
        fc.array(place, { maxLength: 40 }),
        place,
        fc.double({ min: 0, max: 13_000, noNaN: true }),
        (places, from, radius) => {
          const all = places.map((at, index) => ({ ...template, ...at, site_code: `T${100 + index}` }));
          expect(new Centres(all).near(1, from, radius)).toEqual(scan(all, 1, from, radius));
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each([
    [
      { lat: 52, lng: 179.99 },
      { lat: 52, lng: -179.99 },
    ],
    [
      { lat: 52, lng: -180 },
      { lat: 52, lng: 180 },
    ],
    [
      { lat: 89.99, lng: 10 },
      { lat: 89.99, lng: -170 },
    ],
    [
      { lat: -90, lng: 0 },
      { lat: -89.9, lng: 135 },
    ],
    [
      { lat: 40, lng: -74 },
      { lat: 40, lng: -74 },
    ],
  ])("are found at %o from %o, a few miles off", (at, from) => {
    const only = { ...centres.all[0]!, ...at };
    expect(new Centres([only]).near(1, from, 10)).toHaveLength(1);
  });

  it("grow in number with the radius, and more than thirty are within reach of a great city", () => {
    const city = zips.find("10001")!;
    const counts = radii.map((radius) => centres.near(1, city, radius).length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts.at(-1)).toBeGreaterThan(30);
  });

  it("are none in the middle of nowhere, nor for a laboratory without any", () => {
    expect(centres.near(1, { lat: 0, lng: 0 }, 100)).toEqual([]);
    expect(centres.near(99, zips.find("10001")!, 100)).toEqual([]);
  });
});

describe("the catalogue of centres", () => {
  it("has as many for each laboratory as its network says, each under a code of its own", () => {
    for (const { lab_id, sites } of centreNetworks)
      expect(centres.all.filter((centre) => centre.lab_id === lab_id)).toHaveLength(sites);
    expect(centres.all).toHaveLength(2500);
    expect(centres.all.filter((centre) => centres.find(centre.site_code) !== centre)).toEqual([]);
    expect(centres.find("none")).toBeUndefined();
  });

  it("is the same whenever it is made", () => {
    expect(makeCentres(zips, centreNetworks)).toEqual(centres.all);
  });

  it("keeps a network's centres when another network changes", () => {
    const [first, ...others] = centreNetworks;
    expect(makeCentres(zips, others)).toEqual(centres.all.filter(({ lab_id }) => lab_id !== first!.lab_id));
  });

  it("stands each centre near the middle of its own zip, in its state and its time zone", () => {
    const astray = centres.all.filter(
      (centre) =>
        milesBetween(zips.find(centre.zip_code)!, centre) > 1 ||
        stateOfZip(centre.zip_code) !== centre.state ||
        timeZoneAt(centre.state, centre) !== centre.iana_timezone,
    );
    expect(astray).toEqual([]);
  });

  it("serves every state and the district, and crowded states more than empty ones", () => {
    const count = (code: string) => centres.all.filter(({ state }) => state === code).length;
    expect(new Set(centres.all.map(({ state }) => state))).toEqual(new Set(Object.keys(areaCodes)));
    expect(count("NJ")).toBeGreaterThan(5 * count("WY"));
  });

  it("gives each centre words, numbers and hours that can be shown", () => {
    for (const centre of centres.all) {
      expect(centre.first_line).toMatch(/^\d+ [A-Z][a-z]+ [A-Z][a-z]+$/);
      expect(centre.name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ [A-Z][a-z]+ [A-Z][a-z]+$/);
      expect(centre.city).toMatch(/^[A-Z][a-z]+$/);
      expect(centre.phone_number).toMatch(/^\+1[2-9]\d{2}55501\d{2}$/);
      const days = weekdays.flatMap((day) => centre.hours?.[day] ?? []);
      expect(days.filter(({ open, close }) => open >= close)).toEqual([]);
      for (const { open, close } of days) expect(`${open} ${close}`).toMatch(/^[01]\d:[03]0 [12]\d:[03]0$/);
    }
    for (const pick of [
      (one: Centre) => one.hours,
      (one: Centre) => one.second_line,
      (one: Centre) => one.fax_number,
      (one: Centre) => one.website,
    ]) {
      expect(absent(centres.all, pick)).toBeGreaterThan(100);
      expect(absent(centres.all, pick)).toBeLessThan(2000);
    }
  });

  it("gives each capability and bill type to the part of a network that its row says", () => {
    for (const network of centreNetworks) {
      const own = centres.all.filter(({ lab_id }) => lab_id === network.lab_id);
      for (const capability of centreCapabilities) {
        const part = own.filter((one) => one.capabilities.includes(capability)).length / own.length;
        expect(Math.abs(part - (network.capabilities[capability] ?? 0))).toBeLessThan(0.1);
      }
      for (const billType of centreBillTypes) {
        const part = own.filter((one) => one.supported_bill_types.includes(billType)).length / own.length;
        expect(Math.abs(part - (network.billTypes[billType] ?? 0))).toBeLessThan(0.1);
      }
      expect(own.every((one) => one.supported_bill_types.length > 0)).toBe(true);
    }
  });
});
