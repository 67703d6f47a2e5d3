import type { Place } from "./zips.ts";

/** A state capital. Synthetic companies and patients of the state have their addresses there. */
export interface Capital {
  /** Two-letter code of the state, or of the federal district. */
  readonly state: string;
  readonly city: string;
  /** A five-digit zip of the city. */
  readonly zip: string;
}

/** State, capital, zip, latitude and longitude, of the fifty states and of the federal district. */
const ROWS = `
AL | Montgomery | 36104 | 32.4 | -86.32
AK | Juneau | 99801 | 58.37 | -134.18
AZ | Phoenix | 85007 | 33.45 | -112.09
AR | Little Rock | 72201 | 34.75 | -92.28
CA | Sacramento | 95814 | 38.58 | -121.5
CO | Denver | 80203 | 39.73 | -104.98
CT | Hartford | 06106 | 41.75 | -72.7
DE | Dover | 19901 | 39.18 | -75.47
DC | Washington | 20001 | 38.91 | -77.02
FL | Tallahassee | 32301 | 30.43 | -84.26
GA | Atlanta | 30303 | 33.75 | -84.39
HI | Honolulu | 96813 | 21.32 | -157.84
ID | Boise | 83702 | 43.66 | -116.14
IL | Springfield | 62701 | 39.8 | -89.65
IN | Indianapolis | 46204 | 39.77 | -86.16
IA | Des Moines | 50309 | 41.58 | -93.62
KS | Topeka | 66603 | 39.06 | -95.67
KY | Frankfort | 40601 | 38.23 | -84.87
LA | Baton Rouge | 70802 | 30.45 | -91.17
ME | Augusta | 04330 | 44.35 | -69.75
MD | Annapolis | 21401 | 38.99 | -76.55
MA | Boston | 02108 | 42.35 | -71.07
MI | Lansing | 48933 | 42.73 | -84.56
MN | Saint Paul | 55101 | 44.95 | -93.09
MS | Jackson | 39201 | 32.29 | -90.18
MO | Jefferson City | 65101 | 38.5 | -92.13
MT | Helena | 59601 | 46.53 | -112.2
NE | Lincoln | 68508 | 40.82 | -96.71
NV | Carson City | 89701 | 39.13 | -119.72
NH | Concord | 03301 | 43.24 | -71.56
NJ | Trenton | 08608 | 40.22 | -74.77
NM | Santa Fe | 87501 | 35.71 | -105.85
NY | Albany | 12207 | 42.66 | -73.75
NC | Raleigh | 27601 | 35.77 | -78.64
ND | Bismarck | 58501 | 46.81 | -100.7
OH | Columbus | 43215 | 39.97 | -83.01
OK | Oklahoma City | 73102 | 35.47 | -97.52
OR | Salem | 97301 | 44.95 | -123.01
PA | Harrisburg | 17101 | 40.26 | -76.89
RI | Providence | 02903 | 41.82 | -71.41
SC | Columbia | 29201 | 33.98 | -81.03
SD | Pierre | 57501 | 44.53 | -100.31
TN | Nashville | 37219 | 36.17 | -86.78
TX | Austin | 78701 | 30.27 | -97.74
UT | Salt Lake City | 84111 | 40.76 | -111.88
VT | Montpelier | 05602 | 44.29 | -72.63
VA | Richmond | 23219 | 37.54 | -77.44
WA | Olympia | 98501 | 46.98 | -122.88
WV | Charleston | 25301 | 38.35 | -81.63
WI | Madison | 53703 | 43.08 | -89.38
WY | Cheyenne | 82001 | 41.1 | -104.92
`;

const rows = ROWS.trim()
  .split("\n")
  .map((line) => line.split(" | "));

/** The capitals of the fifty states and of the federal district. */
export const capitals: readonly Capital[] = rows.map(([state = "", city = "", zip = ""]) => ({
  state,
  city,
  zip,
}));

/** Locations of the capitals, to a hundredth of a degree. They avoid loading the table of zips, which is large. */
export const capitalPlaces: Readonly<Record<string, Place>> = Object.fromEntries(
  rows.map(([state, , , lat, lng]) => [state, { lat: Number(lat), lng: Number(lng) }]),
);
