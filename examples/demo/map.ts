import { dim, line } from "./terminal.ts";

/** A place on the earth, in degrees. */
export interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** How many miles one degree of latitude spans. */
const milesPerDegree = 69.1;

/** Half the map in characters: a character is about twice as high as it is wide. */
const columns = 24;
const rows = columns / 2;

/** Returns the mark of a place by its index in the list. */
export const getMark = (index: number): string => "123456789abcdefghijklmnopqrstuvwxyz"[index] ?? "*";

/** Prints a map with north up: the center as a cross, a circle of dots at the radius, and each place as its mark. */
export function map(center: Place, places: readonly Place[], radius: number): void {
  const cells = Array.from({ length: 2 * rows + 1 }, () => Array<string>(2 * columns + 1).fill(" "));
  const put = (milesEast: number, milesNorth: number, mark: string) => {
    const row = cells[rows - Math.round((milesNorth / radius) * rows)];
    const column = columns + Math.round((milesEast / radius) * columns);
    if (row !== undefined && column in row) row[column] = mark;
  };

  for (let angle = 0; angle < 2 * Math.PI; angle += Math.PI / 120) {
    put(Math.cos(angle) * radius, Math.sin(angle) * radius, "·");
  }
  put(0, 0, "+");
  // Degrees of longitude shrink towards the poles.
  const milesPerDegreeEast = milesPerDegree * Math.cos((center.lat * Math.PI) / 180);
  // The nearest place is put last, so that it stays visible where two share a cell.
  for (const [index, { lat, lng }] of [...places.entries()].toReversed()) {
    put((lng - center.lng) * milesPerDegreeEast, (lat - center.lat) * milesPerDegree, getMark(index));
  }

  for (const row of cells) line(`    ${row.join("").trimEnd()}`);
  line(dim(`    north is up; the circle is ${radius} miles around the middle`));
}
