import { hash32, hashToUnit } from "../../kernel/random.ts";
import { findStateOfZip } from "../geo/find-state.ts";
import { states } from "../geo/states.ts";
import type { ZipRow } from "../geo/zip-codec.ts";
import type { Zips } from "../geo/zips.ts";

/** A zip where a center stands. */
export interface Site extends ZipRow {
  readonly state: string;
}

/** A quarter of a degree is the grain at which crowding is measured. */
const CELLS_PER_DEGREE = 4;
const ROW = 360 * CELLS_PER_DEGREE;

/** Country counts for something, or whole states would go without; and a city's middle does not take everything. */
const LEAST = 6;
const MOST = 60;

/** Laboratories draw in the fifty states and the federal district. */
const served = new Set(
  states.filter(({ kind }) => kind === "state" || kind === "district").map(({ code }) => code),
);

const cellOf = ({ lat, lng }: ZipRow): number =>
  Math.floor((lat + 90) * CELLS_PER_DEGREE) * ROW + Math.floor((lng + 180) * CELLS_PER_DEGREE);

/** How much each zip draws a center, in the order of zips: they lie close together where many people live. */
export function computeWeights(zips: Zips): Uint8Array {
  const cells = new Uint32Array(zips.size);
  const crowd = new Uint16Array(180 * CELLS_PER_DEGREE * ROW);
  const weights = new Uint8Array(zips.size);
  for (let index = 0; index < zips.size; index += 1) {
    const row = zips.at(index);
    cells[index] = cellOf(row);
    crowd[cells[index]!]! += 1;
    weights[index] = served.has(findStateOfZip(row.zip) ?? "") ? LEAST : 0;
  }
  for (let index = 0; index < zips.size; index += 1) {
    if (weights[index]! > 0) weights[index] = Math.min(MOST, LEAST + crowd[cells[index]!]!);
  }
  return weights;
}

/**
 * Picks sites by weight, at equal steps along the line of all weights: neighboring zips follow one another, so every region
 * gets its part, and no site is picked twice.
 * @param weights as `weightsOf` tells them
 * @param key makes the picks of two networks differ
 */
export function pickSites(zips: Zips, weights: Uint8Array, count: number, key: string): Site[] {
  const step = weights.reduce((sum, weight) => sum + weight, 0) / count;
  const picked: Site[] = [];
  let passed = 0;
  let next = hashToUnit("psc", key) * step;
  for (let index = 0; index < weights.length; index += 1) {
    passed += weights[index]!;
    if (passed <= next) continue;
    const row = zips.at(index);
    picked.push({ ...row, state: findStateOfZip(row.zip)! });
    next += step;
  }
  return picked;
}

const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** Moves a center off the middle of its zip, by up to half a mile each way, so that no two stand on one another. */
export function shiftSite(site: Site, key: string): { lat: number; lng: number } {
  const hash = hash32("psc", key, site.zip);
  const north = ((hash & 0xffff) / 0xffff - 0.5) * 0.014;
  const east = ((hash >>> 16) / 0xffff - 0.5) * 0.014;
  return { lat: rounded(site.lat + north), lng: rounded(site.lng + east) };
}
