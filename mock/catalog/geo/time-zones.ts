import { findState } from "./states.ts";
import type { Place } from "./zips.ts";

/** A part of a state with another time zone. A side left out is open. */
interface Split {
  readonly zone: string;
  readonly west?: number;
  readonly east?: number;
  readonly south?: number;
  readonly north?: number;
}

const eastern = "America/New_York";
const central = "America/Chicago";
const mountain = "America/Denver";
const pacific = "America/Los_Angeles";

/** Parts of states that do not have the main time zone: boxes that approximate county lines. A few towns near an edge may be an hour off. */
const splits: Readonly<Record<string, readonly Split[]>> = {
  AK: [
    { zone: "America/Adak", east: -169.5 },
    { zone: "America/Adak", west: 0 },
  ],
  FL: [{ zone: central, east: -85.05, south: 29.9 }],
  ID: [{ zone: pacific, south: 45.5 }],
  IN: [
    { zone: central, east: -86.7, south: 41.1 },
    { zone: central, east: -86.75, north: 38.35 },
  ],
  KS: [{ zone: mountain, east: -101.5, south: 37.75, north: 39.57 }],
  KY: [{ zone: central, east: -86.15 }],
  MI: [
    { zone: central, east: -87.35, south: 45, north: 46.35 },
    { zone: central, east: -89.6, south: 45, north: 46.65 },
  ],
  ND: [{ zone: mountain, east: -101.4, north: 47.4 }],
  NE: [{ zone: mountain, east: -101.25 }],
  NV: [{ zone: mountain, west: -114.3, south: 40.5, north: 41 }],
  OR: [{ zone: "America/Boise", west: -118.2, south: 42.45, north: 44.45 }],
  SD: [{ zone: mountain, east: -100.5 }],
  TN: [
    { zone: eastern, west: -84.85 },
    { zone: eastern, west: -85.45, north: 35.4 },
  ],
  TX: [{ zone: mountain, east: -104.9 }],
};

const contains = (split: Split, { lat, lng }: Place): boolean =>
  lng >= (split.west ?? -180) &&
  lng <= (split.east ?? 180) &&
  lat >= (split.south ?? -90) &&
  lat <= (split.north ?? 90);

/** Finds the IANA time zone of a place in a state; undefined for military codes, which have no location. */
export function findTimeZone(state: string, place: Place): string | undefined {
  const parts = Object.hasOwn(splits, state) ? splits[state] : undefined;
  return parts?.find((split) => contains(split, place))?.zone ?? findState(state)?.zone;
}
