import { hash32, hashToUnit } from "../../kernel/random.ts";
import { findStateOfZip } from "../geo/find-state.ts";
import { capitals } from "../geo/states.ts";
import type { ZipRow } from "../geo/zip-codec.ts";
import type { Zips } from "../geo/zips.ts";

export interface Site extends ZipRow {
  readonly state: string;
}

/** Grid for measuring density: a cell is a quarter of a degree. */
const CELLS_PER_DEGREE = 4;
const ROW = 360 * CELLS_PER_DEGREE;

/** Limits of a zip's weight, so that rural states get centers and city centers do not get all of them. */
const MIN_WEIGHT = 6;
const MAX_WEIGHT = 60;

/** Labs have centers in the fifty states and the federal district. */
const servedStates = new Set(capitals.map(({ state }) => state));

const getCell = ({ lat, lng }: ZipRow): number =>
  Math.floor((lat + 90) * CELLS_PER_DEGREE) * ROW + Math.floor((lng + 180) * CELLS_PER_DEGREE);

/** Computes the weight of each zip, in the order of zips. Densely populated areas have more weight. */
export function computeWeights(zips: Zips): Uint8Array {
  const cells = new Uint32Array(zips.size);
  const density = new Uint16Array(180 * CELLS_PER_DEGREE * ROW);
  const weights = new Uint8Array(zips.size);
  for (let index = 0; index < zips.size; index += 1) {
    const row = zips.at(index);
    cells[index] = getCell(row);
    density[cells[index]!]! += 1;
    weights[index] = servedStates.has(findStateOfZip(row.zip) ?? "") ? MIN_WEIGHT : 0;
  }
  for (let index = 0; index < zips.size; index += 1) {
    if (weights[index]! > 0) weights[index] = Math.min(MAX_WEIGHT, MIN_WEIGHT + density[cells[index]!]!);
  }
  return weights;
}

/**
 * Picks sites by weight, at equal steps along the sum of all weights. Because neighboring zips are adjacent, every region gets its
 * share. No site is picked twice.
 * @param weights the result of `computeWeights`
 * @param key makes the sites of two networks differ
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

const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** Moves a center away from the center of its zip, by up to half a mile in each direction, so that no two have the same location. */
export function shiftSite(site: Site, key: string): { lat: number; lng: number } {
  const hash = hash32("psc", key, site.zip);
  const north = ((hash & 0xffff) / 0xffff - 0.5) * 0.014;
  const east = ((hash >>> 16) / 0xffff - 0.5) * 0.014;
  return { lat: round(site.lat + north), lng: round(site.lng + east) };
}
