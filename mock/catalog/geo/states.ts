import type { Place } from "./zips.ts";

/** A state capital. Synthetic companies and patients of the state have their addresses there. */
export interface Capital extends Place {
  /** Two-letter code of the state, or of the federal district. */
  readonly state: string;
  readonly city: string;
  /** A five-digit zip of the city. */
  readonly zip: string;
}

/** A two-letter postal code and what it stands for. */
export interface State {
  readonly code: string;
  readonly name: string;
  readonly kind: "state" | "district" | "territory" | "military";
  /** Ranges of the first three digits of its zips. */
  readonly prefixes: readonly string[];
  /** Its main time zone. The military has none. */
  readonly zone: string | undefined;
  /** An area code of the fifty states and of the federal district. */
  readonly areaCode: string | undefined;
  readonly capital: Capital | undefined;
}

/**
 * The fifty states, the federal district, the territories, the freely associated states and the military: code, name, kind, prefixes of
 * zips and main time zone. Then, of the states and the district: an area code, and the capital with its zip, latitude and longitude.
 */
const ROWS = `
AL | Alabama | state | 350-369 | America/Chicago | 205 | Montgomery | 36104 | 32.4 | -86.32
AK | Alaska | state | 995-999 | America/Anchorage | 907 | Juneau | 99801 | 58.37 | -134.18
AZ | Arizona | state | 850-865 | America/Phoenix | 602 | Phoenix | 85007 | 33.45 | -112.09
AR | Arkansas | state | 716-729 | America/Chicago | 501 | Little Rock | 72201 | 34.75 | -92.28
CA | California | state | 900-961 | America/Los_Angeles | 213 | Sacramento | 95814 | 38.58 | -121.5
CO | Colorado | state | 800-816 | America/Denver | 303 | Denver | 80203 | 39.73 | -104.98
CT | Connecticut | state | 060-069 | America/New_York | 203 | Hartford | 06106 | 41.75 | -72.7
DE | Delaware | state | 197-199 | America/New_York | 302 | Dover | 19901 | 39.18 | -75.47
DC | District of Columbia | district | 200 202-205 569 | America/New_York | 202 | Washington | 20001 | 38.91 | -77.02
FL | Florida | state | 320-339 341-349 | America/New_York | 305 | Tallahassee | 32301 | 30.43 | -84.26
GA | Georgia | state | 300-319 398-399 | America/New_York | 404 | Atlanta | 30303 | 33.75 | -84.39
HI | Hawaii | state | 967-968 | Pacific/Honolulu | 808 | Honolulu | 96813 | 21.32 | -157.84
ID | Idaho | state | 832-838 | America/Boise | 208 | Boise | 83702 | 43.66 | -116.14
IL | Illinois | state | 600-629 | America/Chicago | 312 | Springfield | 62701 | 39.8 | -89.65
IN | Indiana | state | 460-479 | America/Indiana/Indianapolis | 317 | Indianapolis | 46204 | 39.77 | -86.16
IA | Iowa | state | 500-528 | America/Chicago | 515 | Des Moines | 50309 | 41.58 | -93.62
KS | Kansas | state | 660-679 | America/Chicago | 316 | Topeka | 66603 | 39.06 | -95.67
KY | Kentucky | state | 400-427 | America/New_York | 502 | Frankfort | 40601 | 38.23 | -84.87
LA | Louisiana | state | 700-714 | America/Chicago | 504 | Baton Rouge | 70802 | 30.45 | -91.17
ME | Maine | state | 039-049 | America/New_York | 207 | Augusta | 04330 | 44.35 | -69.75
MD | Maryland | state | 206-219 | America/New_York | 410 | Annapolis | 21401 | 38.99 | -76.55
MA | Massachusetts | state | 010-027 055 | America/New_York | 617 | Boston | 02108 | 42.35 | -71.07
MI | Michigan | state | 480-499 | America/Detroit | 313 | Lansing | 48933 | 42.73 | -84.56
MN | Minnesota | state | 550-567 | America/Chicago | 612 | Saint Paul | 55101 | 44.95 | -93.09
MS | Mississippi | state | 386-397 | America/Chicago | 601 | Jackson | 39201 | 32.29 | -90.18
MO | Missouri | state | 630-658 | America/Chicago | 314 | Jefferson City | 65101 | 38.5 | -92.13
MT | Montana | state | 590-599 | America/Denver | 406 | Helena | 59601 | 46.53 | -112.2
NE | Nebraska | state | 680-693 | America/Chicago | 402 | Lincoln | 68508 | 40.82 | -96.71
NV | Nevada | state | 889-898 | America/Los_Angeles | 702 | Carson City | 89701 | 39.13 | -119.72
NH | New Hampshire | state | 030-038 | America/New_York | 603 | Concord | 03301 | 43.24 | -71.56
NJ | New Jersey | state | 070-089 | America/New_York | 201 | Trenton | 08608 | 40.22 | -74.77
NM | New Mexico | state | 870-884 | America/Denver | 505 | Santa Fe | 87501 | 35.71 | -105.85
NY | New York | state | 005 100-149 | America/New_York | 212 | Albany | 12207 | 42.66 | -73.75
NC | North Carolina | state | 270-289 | America/New_York | 704 | Raleigh | 27601 | 35.77 | -78.64
ND | North Dakota | state | 580-588 | America/Chicago | 701 | Bismarck | 58501 | 46.81 | -100.7
OH | Ohio | state | 430-459 | America/New_York | 216 | Columbus | 43215 | 39.97 | -83.01
OK | Oklahoma | state | 730-732 734-749 | America/Chicago | 405 | Oklahoma City | 73102 | 35.47 | -97.52
OR | Oregon | state | 970-979 | America/Los_Angeles | 503 | Salem | 97301 | 44.95 | -123.01
PA | Pennsylvania | state | 150-196 | America/New_York | 215 | Harrisburg | 17101 | 40.26 | -76.89
RI | Rhode Island | state | 028-029 | America/New_York | 401 | Providence | 02903 | 41.82 | -71.41
SC | South Carolina | state | 290-299 | America/New_York | 803 | Columbia | 29201 | 33.98 | -81.03
SD | South Dakota | state | 570-577 | America/Chicago | 605 | Pierre | 57501 | 44.53 | -100.31
TN | Tennessee | state | 370-385 | America/Chicago | 615 | Nashville | 37219 | 36.17 | -86.78
TX | Texas | state | 733 750-799 885 | America/Chicago | 214 | Austin | 78701 | 30.27 | -97.74
UT | Utah | state | 840-847 | America/Denver | 801 | Salt Lake City | 84111 | 40.76 | -111.88
VT | Vermont | state | 050-054 056-059 | America/New_York | 802 | Montpelier | 05602 | 44.29 | -72.63
VA | Virginia | state | 201 220-246 | America/New_York | 804 | Richmond | 23219 | 37.54 | -77.44
WA | Washington | state | 980-994 | America/Los_Angeles | 206 | Olympia | 98501 | 46.98 | -122.88
WV | West Virginia | state | 247-268 | America/New_York | 304 | Charleston | 25301 | 38.35 | -81.63
WI | Wisconsin | state | 530-549 | America/Chicago | 414 | Madison | 53703 | 43.08 | -89.38
WY | Wyoming | state | 820-831 | America/Denver | 307 | Cheyenne | 82001 | 41.1 | -104.92
PR | Puerto Rico | territory | 006-007 009 | America/Puerto_Rico
VI | U.S. Virgin Islands | territory | 008 | America/Puerto_Rico
GU | Guam | territory | 969 | Pacific/Guam
AS | American Samoa | territory | - | Pacific/Pago_Pago
MP | Northern Mariana Islands | territory | - | Pacific/Guam
PW | Palau | territory | - | Pacific/Palau
FM | Federated States of Micronesia | territory | - | Pacific/Pohnpei
MH | Marshall Islands | territory | - | Pacific/Majuro
AE | Armed Forces Europe | military | 090-099 | -
AA | Armed Forces Americas | military | 340 | -
AP | Armed Forces Pacific | military | 962-966 | -
`;

function parseRow(line: string): State {
  const [code = "", name = "", kind, prefixes = "", zone, areaCode, city, zip = "", lat, lng] =
    line.split(" | ");
  return {
    code,
    name,
    kind: kind as State["kind"],
    prefixes: prefixes === "-" ? [] : prefixes.split(" "),
    zone: zone === "-" ? undefined : zone,
    areaCode,
    capital: city === undefined ? undefined : { state: code, city, zip, lat: Number(lat), lng: Number(lng) },
  };
}

export const states: readonly State[] = ROWS.trim().split("\n").map(parseRow);

const statesByCode = new Map(states.map((state) => [state.code, state]));

/** Finds the state of a two-letter code. The code can be any text. */
export function findState(code: string): State | undefined {
  return statesByCode.get(code);
}

/** The capitals of the fifty states and of the federal district. */
export const capitals: readonly Capital[] = states.flatMap(({ capital }) => capital ?? []);

export const usStates: readonly string[] = states
  .filter(({ kind }) => kind === "state")
  .map(({ code }) => code);

export function listStatesExcept(...codes: readonly string[]): readonly string[] {
  return usStates.filter((code) => !codes.includes(code));
}

export const zipsOfAnotherState: Readonly<Record<string, string>> = Object.fromEntries(
  `73960 TX, 83414 WY, 96799 AS, 96939 PW, 96940 PW, 96941 FM, 96942 FM, 96943 FM,
  96944 FM, 96950 MP, 96951 MP, 96952 MP, 96960 MH, 96970 MH, 06390 NY`
    .split(/,\s+/)
    .map((pair) => pair.split(" ")),
);
