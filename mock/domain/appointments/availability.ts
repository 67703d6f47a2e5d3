import type {
  AppointmentLocation,
  AvailabilitySlots,
  DaySlots,
  UsAddress,
} from "../../../src/generated/types.ts";
import type { Centre } from "../../catalog/centres/centre.ts";
import { milesBetween } from "../../catalog/geo/distance.ts";
import { labs } from "../../catalog/labs/labs.ts";
import { type CivilDate, formatDate, MINUTE, parseDate } from "../../kernel/time.ts";
import { localDate } from "../../kernel/zones.ts";
import type { Geography } from "../centres/geography.ts";
import { milesOf } from "../centres/search.ts";
import { checkState } from "../people/address-rules.ts";
import { badRequest, notFound } from "../refusal.ts";
import type { World } from "../world.ts";
import { offersOn, type View } from "./offers.ts";
import { daysFrom } from "./slots.ts";
import { centreVenue, homeVenue, type Venue, zoneOfZip } from "./venues.ts";

/** How many days one answer shows. */
export const DAYS_SHOWN = 14;

/** How many centres one call may name. */
export const MOST_SITES = 3;

/** How often the cache of free slots is made anew. */
export const CACHE_PERIOD = MINUTE;

/** The last day that can be asked for: beyond it, days and times would need a year of five digits. */
const LAST_FIRST_DAY = "9999-12-17";

/** By whose calendar today is told where a place is not known. */
const USUAL_ZONE = "America/New_York";

/** The first day that is shown: the one asked for, else today by the calendar of the place. */
function firstDay(world: World, zone: string | null, startDate: string | null | undefined): CivilDate {
  const today = localDate(zone ?? USUAL_ZONE, world.now());
  const asked = startDate == null ? null : parseDate(startDate);
  if (asked === null) return today;
  if (formatDate(asked) < formatDate(today)) throw badRequest("start_date must not lie in the past.");
  if (formatDate(asked) > LAST_FIRST_DAY) throw badRequest("start_date lies too far ahead.");
  return asked;
}

interface Shown {
  readonly venue: Venue | null;
  readonly location: AppointmentLocation | null;
  readonly first: CivilDate;
}

function daysOf(world: World, { venue, location, first }: Shown, view: View): DaySlots[] {
  return daysFrom(first, DAYS_SHOWN).map((date) => ({
    location,
    date: formatDate(date),
    slots: venue === null ? [] : offersOn(world, venue, date, view),
  }));
}

/**
 * What is free at a patient's address. Where nobody comes at a slot, the days are empty.
 * @throws Refusal for a day of the past, or of the end of time
 */
export function homeAvailability(
  world: World,
  { zips }: Geography,
  address: Pick<UsAddress, "state" | "zip_code">,
  startDate?: string | null,
): AvailabilitySlots {
  checkState(["body", "state"], address.state);
  const zip = address.zip_code.slice(0, 5);
  const zone = zoneOfZip(zips, zip);
  const first = firstDay(world, zone, startDate);
  const view = { call: world.ids.integer("availability"), asOf: null };
  return {
    slots: daysOf(world, { venue: homeVenue(zips, zip), location: null, first }, view),
    timezone: zone,
  };
}

/** What a call for the free slots of centres asks. */
export interface CentreQuestion {
  readonly lab: string;
  readonly start_date?: string | null;
  readonly site_codes?: readonly string[] | null;
  readonly zip_code?: string | null;
  readonly radius?: Parameters<typeof milesOf>[0];
  readonly allow_stale?: boolean;
}

interface Asked {
  readonly centre: Centre;
  /** From the middle of the zip that was asked for. */
  readonly miles: number | null;
}

/** The centres that are named, else the bookable one that is nearest to the zip. */
function centresAsked({ zips, centres }: Geography, labId: number, question: CentreQuestion): Asked[] {
  const { zip_code, radius } = question;
  const codes = [...new Set(question.site_codes ?? [])];
  if (codes.length > MOST_SITES) throw badRequest(`site_codes takes ${MOST_SITES} codes at most.`);
  const place = zip_code == null ? undefined : zips.find(zip_code);
  if (codes.length > 0) {
    return codes.map((code) => {
      const centre = centres.find(code);
      if (centre?.lab_id !== labId) throw notFound("Site");
      return { centre, miles: place === undefined ? null : milesBetween(place, centre) };
    });
  }
  if (zip_code == null) throw badRequest("Either site_codes or zip_code is required.");
  if (place === undefined) return [];
  const near = centres.near(labId, place, milesOf(radius));
  const nearest = near.find(({ centre }) => centreVenue(centre) !== null);
  return nearest === undefined ? [] : [nearest];
}

function locationOf({ centre, miles }: Asked): AppointmentLocation {
  const { first_line, second_line, city, state, zip_code } = centre;
  return {
    location: { lng: centre.lng, lat: centre.lat },
    distance: miles === null ? null : Math.round(miles),
    address: { first_line, second_line, city, state, zip_code },
    code: centre.site_code,
    name: centre.name,
    iana_timezone: centre.iana_timezone,
  };
}

/** The instant of which a team that opted in sees the slots: the cache is made anew at each full minute of its clock. */
function cachedAsOf(world: World, allowStale: boolean | undefined): number | null {
  if (allowStale !== true || !world.settings.get().pscAvailabilityCache) return null;
  return Math.floor(world.now() / CACHE_PERIOD) * CACHE_PERIOD;
}

/**
 * What is free at service centres, one centre after the other. A centre that cannot be booked, and a place without one, show
 * empty days.
 * @throws Refusal for a day of the past, an unknown centre, and where neither a centre nor a place is named
 */
export function centreAvailability(
  world: World,
  geography: Geography,
  question: CentreQuestion,
): AvailabilitySlots {
  const lab = labs.find(({ slug }) => slug === question.lab);
  if (lab === undefined) throw notFound("Lab");
  const asked = centresAsked(geography, lab.id, question);
  const placeZone = question.zip_code == null ? null : zoneOfZip(geography.zips, question.zip_code);
  const shown: Shown[] = asked.map((one) => ({
    venue: centreVenue(one.centre),
    location: locationOf(one),
    first: firstDay(world, one.centre.iana_timezone, question.start_date),
  }));
  const nowhere: Shown = {
    venue: null,
    location: null,
    first: firstDay(world, placeZone, question.start_date),
  };
  const view = { call: world.ids.integer("availability"), asOf: cachedAsOf(world, question.allow_stale) };
  const zones = new Set(asked.map(({ centre }) => centre.iana_timezone));
  if (asked.length === 0 && placeZone !== null) zones.add(placeZone);
  return {
    slots: (shown.length === 0 ? [nowhere] : shown).flatMap((one) => daysOf(world, one, view)),
    timezone: zones.size === 1 ? [...zones][0]! : null,
  };
}
