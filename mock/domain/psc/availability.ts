import type {
  AppointmentLocation,
  AvailabilitySlots,
  PscAvailabilityQuery,
} from "../../../src/generated/types.ts";
import type { Geography } from "../../catalog/geography.ts";
import { labs } from "../../catalog/labs/labs.ts";
import type { ServiceCenter } from "../../catalog/service-centers/service-center.ts";
import { MINUTE } from "../../kernel/time.ts";
import { getFirstDay, listAvailableDays, type VenueDays } from "../appointments/slots/availability.ts";
import { findPscVenue, findZoneOfZip } from "../appointments/slots/venues.ts";
import type { AllRead } from "../query.ts";
import { createBadRequestError, createNotFoundError, orNotFound } from "../service-error.ts";
import type { World } from "../world.ts";
import { parseRadius } from "./service-centers.ts";

const CACHE_REFRESH_INTERVAL = MINUTE;

interface SelectedCenter {
  readonly center: ServiceCenter;
  /** Miles from the center of `zip_code`. Null without `zip_code`. */
  readonly miles: number | null;
}

/**
 * Finds the bookable centers around `zip_code`, nearest first, or the centers that `site_codes` names. With both, finds the
 * named centers within the radius.
 */
function findRequestedCenters(
  { zips, centers }: Geography,
  labId: number,
  { zip_code, radius, site_codes }: Pick<PscAvailabilityQuery, "zip_code" | "radius" | "site_codes">,
): SelectedCenter[] {
  const codes = new Set(site_codes ?? []);
  const named = [...codes].map((code) => {
    const center = centers.find(code);
    if (center?.lab_id !== labId) throw createNotFoundError("Site");
    return { center, miles: null };
  });
  if (zip_code == null) {
    if (named.length === 0) throw createBadRequestError("Either site_codes or zip_code is required.");
    return named;
  }
  const place = zips.find(zip_code);
  const near = place === undefined ? [] : centers.findNearby(labId, place, parseRadius(radius));
  return near.filter(({ center }) =>
    named.length === 0 ? findPscVenue(center) !== null : codes.has(center.site_code),
  );
}

function serializeLocation({ center, miles }: SelectedCenter): AppointmentLocation {
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

/**
 * Returns the time of the last cache refresh, or null to read live data. The cache serves only teams that opted in, and
 * refreshes at each full minute of the world's clock.
 */
function getCacheTime(world: World, allowStale: boolean | null | undefined): number | null {
  if (allowStale !== true || !world.settings.get().pscAvailabilityCache) return null;
  return Math.floor(world.now() / CACHE_REFRESH_INTERVAL) * CACHE_REFRESH_INTERVAL;
}

/**
 * Returns the bookable slots of service centers, one center after the other. Days are empty for a center that cannot be
 * booked, and when there is no center.
 * Throws ServiceError 400 when `start_date` is out of range, `site_codes` is too long, or both `site_codes` and `zip_code`
 * are missing. Throws ServiceError 404 when the lab or a site code is unknown.
 */
export function getPscAvailability(
  world: World,
  geography: Geography,
  query: PscAvailabilityQuery,
): AvailabilitySlots {
  const { lab: labSlug, start_date, site_codes, zip_code, radius, allow_stale, ...rest } = query;
  rest satisfies AllRead;
  const lab = orNotFound(
    "Lab",
    labs.find(({ slug }) => slug === labSlug),
  );
  const selected = findRequestedCenters(geography, lab.id, { site_codes, zip_code, radius });
  const zipZone = zip_code == null ? null : findZoneOfZip(geography.zips, zip_code);
  const zones = new Set(selected.map(({ center }) => center.iana_timezone));
  if (selected.length === 0 && zipZone !== null) zones.add(zipZone);
  // A day counts as past when it is past at all centers. At the others it has no slots.
  const first = getFirstDay(world, [...zones], start_date);
  const centerDays: VenueDays[] = selected.map((item) => ({
    venue: findPscVenue(item.center),
    location: serializeLocation(item),
    first: start_date == null ? getFirstDay(world, [item.center.iana_timezone], null) : first,
  }));
  const view = { call: world.ids.integer("availability"), asOf: getCacheTime(world, allow_stale) };
  return {
    slots: (selected.length === 0 ? [{ venue: null, location: null, first }] : centerDays).flatMap((days) =>
      listAvailableDays(world, days, view),
    ),
    timezone: zones.size === 1 ? [...zones][0]! : null,
  };
}
