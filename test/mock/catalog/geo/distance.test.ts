import { expect, it } from "vitest";
import { computeMilesBetween } from "../../../../mock/catalog/geo/distance.ts";

/** Miles of a degree of a great circle, by the mean radius of the earth of 3,958.7613 miles. */
const MILES_PER_DEGREE = 69.0934189856;

const half = 180 * MILES_PER_DEGREE;

it.each([
  ["New York", { lat: 40.7128, lng: -74.006 }, "Los Angeles", { lat: 34.0522, lng: -118.2437 }, 2445.6],
  ["London", { lat: 51.5074, lng: -0.1278 }, "Paris", { lat: 48.8566, lng: 2.3522 }, 213.5],
  ["either side of the date line", { lat: 0, lng: 179.5 }, "it", { lat: 0, lng: -179.5 }, MILES_PER_DEGREE],
  ["a pole", { lat: 90, lng: 0 }, "the other", { lat: -90, lng: 50 }, half],
])("the distance between two places from %s %o to %s %o", (_from, from, _to, to, miles) => {
  expect(computeMilesBetween(from, to)).toBeCloseTo(miles, 0);
});
