import { billingTypeValues, pscCapabilityValues } from "../../../src/generated/enums.ts";
import { Random } from "../../kernel/random.ts";
import { findState } from "../geo/states.ts";
import { findTimeZone } from "../geo/time-zones.ts";
import type { Zips } from "../geo/zips.ts";
import { type ServiceCenter, type DayHours, type OpeningHours, openOnWeekdays } from "./service-center.ts";
import type { ServiceCenterNetwork } from "./networks.ts";
import { pickSites, shiftSite, type Site, computeWeights } from "./placement.ts";
import { centerKinds, roomKinds, streetKinds, streetNames, townEnds, townStarts } from "./words.ts";

/** Builds a phone number from the block that is reserved for fiction, 555-0100 to 555-0199. */
const buildPhoneNumber = (state: string, line: number): string =>
  `+1${findState(state)?.areaCode}55501${String(line % 100).padStart(2, "0")}`;

const formatHalfHours = (halfHours: number): string =>
  `${String(Math.floor(halfHours / 2)).padStart(2, "0")}:${halfHours % 2 === 0 ? "00" : "30"}`;

function buildHours(random: Random): OpeningHours {
  const weekday: DayHours = {
    open: formatHalfHours(random.int(12, 17)),
    close: formatHalfHours(random.int(27, 35)),
  };
  const saturday: DayHours | null = random.chance(0.4)
    ? { open: formatHalfHours(random.int(14, 18)), close: formatHalfHours(random.int(22, 25)) }
    : null;
  return openOnWeekdays(weekday, saturday);
}

/** Builds the town name of a zip. Zips with the same first four digits share it. */
function buildTownName(zip: string): string {
  const random = new Random("town", zip.slice(0, 4));
  return random.pick(townStarts) + random.pick(townEnds);
}

function pickSome<T extends string>(
  values: readonly T[],
  probabilities: Readonly<Partial<Record<T, number>>>,
  random: Random,
): T[] {
  return values.filter((value) => random.chance(probabilities[value] ?? 0));
}

function buildCenter(network: ServiceCenterNetwork, site: Site, index: number): ServiceCenter {
  const random = new Random("psc", network.code, site.zip);
  const place = shiftSite(site, network.code);
  const zone = findTimeZone(site.state, place);
  if (zone === undefined) throw new RangeError(`${site.state} has no time zone.`);
  const street = `${random.pick(streetNames)} ${random.pick(streetKinds)}`;
  const code = `${network.code}${String(index + 1).padStart(4, "0")}`;
  const line = random.int(0, 99);
  return {
    lab_id: network.lab_id,
    site_code: code,
    name: `${street} ${random.pick(centerKinds)}`,
    first_line: `${random.int(1, 9899)} ${street}`,
    second_line: random.chance(0.4) ? `${random.pick(roomKinds)} ${random.int(1, 24)}` : null,
    city: buildTownName(site.zip),
    state: site.state,
    zip_code: site.zip,
    phone_number: buildPhoneNumber(site.state, line),
    fax_number: random.chance(0.8) ? buildPhoneNumber(site.state, line + random.int(1, 99)) : null,
    hours: random.chance(0.85) ? buildHours(random) : null,
    website: random.chance(0.6) ? `https://centers.sanguine.test/${code.toLowerCase()}` : null,
    ...place,
    capabilities: pickSome(pscCapabilityValues, network.capabilities, random),
    supported_bill_types: pickSome(billingTypeValues, network.billTypes, random),
    iana_timezone: zone,
  };
}

export function buildServiceCenters(zips: Zips, networks: readonly ServiceCenterNetwork[]): ServiceCenter[] {
  const weights = computeWeights(zips);
  return networks.flatMap((network) =>
    pickSites(zips, weights, network.sites, network.code).map((site, index) =>
      buildCenter(network, site, index),
    ),
  );
}
