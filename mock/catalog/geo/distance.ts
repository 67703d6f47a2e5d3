import type { Place } from "./zips.ts";

/** The mean radius of the earth, in miles. */
const EARTH = 3958.7613;

/** Miles in one degree along a meridian. */
export const MILES_PER_DEGREE = (EARTH * Math.PI) / 180;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Half a chord's square: the haversine of an angle in degrees. */
const haversine = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;

/** The great-circle distance between two places, in miles. */
export function computeMilesBetween(from: Place, to: Place): number {
  const h =
    haversine(to.lat - from.lat) +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * haversine(to.lng - from.lng);
  // Rounding can lift the haversine of opposite points above one, where the arc sine is not defined.
  return 2 * EARTH * Math.asin(Math.sqrt(Math.min(1, h)));
}
