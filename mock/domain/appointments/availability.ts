import type {
  AppointmentLocation,
  AvailabilitySlots,
  DaySlots,
  UsAddress,
} from "../../../src/generated/types.ts";
import type { ServiceCenter } from "../../catalog/service-centers/center.ts";
import { computeMilesBetween } from "../../catalog/geo/distance.ts";
import { labs } from "../../catalog/labs/labs.ts";
import { type CivilDate, formatDate, MINUTE, parseDate } from "../../kernel/time.ts";
import { getLocalDate } from "../../kernel/zones.ts";
import type { Geography } from "../../catalog/geography.ts";
import { parseRadius } from "../psc/search.ts";
import { checkState } from "../patients/address-rules.ts";
import { createBadRequestError, createNotFoundError } from "../service-error.ts";
import type { World } from "../world.ts";
import { findBookableSlots, type AvailabilityView } from "./offers.ts";
import { listDays } from "./slots.ts";
import { findPscVenue, findPhlebotomyVenue, type Venue, findZoneOfZip } from "./venues.ts";

/** How many days one answer shows. */
export const AVAILABILITY_DAYS = 14;

/** How many centers one call may name. */
export const MAX_SITE_CODES = 3;

/** How often the cache of free slots is made anew. */
export const CACHE_REFRESH_INTERVAL = MINUTE;

/** The last day that can be asked for: beyond it, days and times would need a year of five digits. */
const LAST_FIRST_DAY = "9999-12-17";

/** By whose calendar today is told where a place is not known. */
const USUAL_ZONE = "America/New_York";

/** The first day that is shown: the one asked for, else today by the calendar of the place. */
function firstDay(world: World, zone: string | null, startDate: string | null | undefined): CivilDate {
  const today = getLocalDate(zone ?? USUAL_ZONE, world.now());
  const asked = startDate == null ? null : parseDate(startDate);
  if (asked === null) return today;
  if (formatDate(asked) < formatDate(today))
    throw createBadRequestError("start_date must not lie in the past.");
  if (formatDate(asked) > LAST_FIRST_DAY) throw createBadRequestError("start_date lies too far ahead.");
  return asked;
}

interface Shown {
  readonly venue: Venue | null;
  readonly location: AppointmentLocation | null;
  readonly first: CivilDate;
}

function daysOf(world: World, { venue, location, first }: Shown, view: AvailabilityView): DaySlots[] {
  return listDays(first, AVAILABILITY_DAYS).map((date) => ({
    location,
    date: formatDate(date),
    slots: venue === null ? [] : findBookableSlots(world, venue, date, view),
  }));
}

/**
 * What is free at a patient's address. Where nobody comes at a slot, the days are empty.
 * @throws Refusal for a day of the past, or of the end of time
 */
export function getPhlebotomyAvailability(
  world: World,
  { zips }: Geography,
  address: Pick<UsAddress, "state" | "zip_code">,
  startDate?: string | null,
): AvailabilitySlots {
  checkState(["body", "state"], address.state);
  const zip = address.zip_code.slice(0, 5);
  const zone = findZoneOfZip(zips, zip);
  const first = firstDay(world, zone, startDate);
  const view = { call: world.ids.integer("availability"), asOf: null };
  return {
    slots: daysOf(world, { venue: findPhlebotomyVenue(zips, zip), location: null, first }, view),
    timezone: zone,
  };
}

/** What a call for the free slots of centers asks. */
export interface PscAvailabilityQuery {
  readonly lab: string;
  readonly start_date?: string | null;
  readonly site_codes?: readonly string[] | null;
  readonly zip_code?: string | null;
  readonly radius?: Parameters<typeof parseRadius>[0];
  readonly allow_stale?: boolean;
}

interface Asked {
  readonly center: ServiceCenter;
  /** From the middle of the zip that was asked for. */
  readonly miles: number | null;
}

/** The centers that are named, else the bookable one that is nearest to the zip. */
function centersAsked({ zips, centers }: Geography, labId: number, question: PscAvailabilityQuery): Asked[] {
  const { zip_code, radius } = question;
  const codes = [...new Set(question.site_codes ?? [])];
  if (codes.length > MAX_SITE_CODES)
    throw createBadRequestError(`site_codes takes ${MAX_SITE_CODES} codes at most.`);
  const place = zip_code == null ? undefined : zips.find(zip_code);
  if (codes.length > 0) {
    return codes.map((code) => {
      const center = centers.find(code);
      if (center?.lab_id !== labId) throw createNotFoundError("Site");
      return { center, miles: place === undefined ? null : computeMilesBetween(place, center) };
    });
  }
  if (zip_code == null) throw createBadRequestError("Either site_codes or zip_code is required.");
  if (place === undefined) return [];
  const near = centers.near(labId, place, parseRadius(radius));
  const nearest = near.find(({ center }) => findPscVenue(center) !== null);
  return nearest === undefined ? [] : [nearest];
}

function locationOf({ center, miles }: Asked): AppointmentLocation {
  const { first_line, second_line, city, state, zip_code } = center;
  return {
    location: { lng: center.lng, lat: center.lat },
    distance: miles === null ? null : Math.round(miles),
    address: { first_line, second_line, city, state, zip_code },
    code: center.site_code,
    name: center.name,
    iana_timezone: center.iana_timezone,
  };
}

/** The instant of which a team that opted in sees the slots: the cache is made anew at each full minute of its clock. */
function cachedAsOf(world: World, allowStale: boolean | undefined): number | null {
  if (allowStale !== true || !world.settings.get().pscAvailabilityCache) return null;
  return Math.floor(world.now() / CACHE_REFRESH_INTERVAL) * CACHE_REFRESH_INTERVAL;
}

/**
 * What is free at service centers, one center after the other. A center that cannot be booked, and a place without one, show
 * empty days.
 * @throws Refusal for a day of the past, an unknown center, and where neither a center nor a place is named
 */
export function getPscAvailability(
  world: World,
  geography: Geography,
  question: PscAvailabilityQuery,
): AvailabilitySlots {
  const lab = labs.find(({ slug }) => slug === question.lab);
  if (lab === undefined) throw createNotFoundError("Lab");
  const asked = centersAsked(geography, lab.id, question);
  const placeZone = question.zip_code == null ? null : findZoneOfZip(geography.zips, question.zip_code);
  const shown: Shown[] = asked.map((one) => ({
    venue: findPscVenue(one.center),
    location: locationOf(one),
    first: firstDay(world, one.center.iana_timezone, question.start_date),
  }));
  const nowhere: Shown = {
    venue: null,
    location: null,
    first: firstDay(world, placeZone, question.start_date),
  };
  const view = { call: world.ids.integer("availability"), asOf: cachedAsOf(world, question.allow_stale) };
  const zones = new Set(asked.map(({ center }) => center.iana_timezone));
  if (asked.length === 0 && placeZone !== null) zones.add(placeZone);
  return {
    slots: (shown.length === 0 ? [nowhere] : shown).flatMap((one) => daysOf(world, one, view)),
    timezone: zones.size === 1 ? [...zones][0]! : null,
  };
}
