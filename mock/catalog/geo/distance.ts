import type { Place } from "./zips.ts";

const EARTH_RADIUS = 3958.7613;

export const MILES_PER_DEGREE = (EARTH_RADIUS * Math.PI) / 180;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

const computeHaversine = (degrees: number): number => Math.sin(toRadians(degrees) / 2) ** 2;

export function computeMilesBetween(from: Place, to: Place): number {
  const h =
    computeHaversine(to.lat - from.lat) +
    Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * computeHaversine(to.lng - from.lng);
  // Rounding can make the haversine of opposite points larger than one, where the arc sine is undefined.
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, h)));
}
