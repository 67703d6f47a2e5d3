import type { AppointmentLocation, DaySlots, TimeSlot } from "../../../../src/generated/types.ts";
import { type CivilDate, formatDate, parseDate, toIso, HOUR } from "../../../kernel/time.ts";
import { getLocalDate } from "../../../kernel/zones.ts";
import { createBadRequestError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { BOOKING_KEY_LIFETIME, createBookingKey } from "../booking/booking-key.ts";
import { computeFreeCapacity } from "../booking/slot-holds.ts";
import { getOpeningHours, listDays, listSlots } from "./slots.ts";
import { type Venue, venueTerms, PHLEBOTOMIST_HOURS } from "./venues.ts";
import type { AppointmentRow } from "../table.ts";

const AVAILABILITY_DAYS = 14;

/** Latest `start_date`. Later days would need a year of five digits. */
const MAX_START_DATE = "9999-12-17";

/** Time zone that defines today when the zone of no location is known. */
const DEFAULT_ZONE = "America/New_York";

export interface AvailabilityView {
  /** Number of the request. It makes the booking keys of each request unique. */
  readonly call: number;
  /** Time at which the cache was refreshed, in milliseconds. Null reads live data. */
  readonly asOf: number | null;
}

/**
 * Returns the first day of an availability response: `startDate`, or today in the time zones of the locations. The earliest today of
 * several zones counts.
 * Throws ServiceError 400 when `startDate` is in the past or after the year 9999.
 */
export function getFirstDay(
  world: World,
  zones: readonly string[],
  startDate: string | null | undefined,
): CivilDate {
  const days = (zones.length === 0 ? [DEFAULT_ZONE] : zones).map((zone) => getLocalDate(zone, world.now()));
  const today = days.reduce((one, other) => (formatDate(other) < formatDate(one) ? other : one));
  const start = startDate == null ? null : parseDate(startDate);
  if (start === null) return today;
  if (formatDate(start) < formatDate(today))
    throw createBadRequestError("start_date must not be in the past.");
  if (formatDate(start) > MAX_START_DATE) throw createBadRequestError("start_date is too far in the future.");
  return start;
}

export interface VenueDays {
  /** Null lists days without slots. */
  readonly venue: Venue | null;
  readonly location: AppointmentLocation | null;
  readonly first: CivilDate;
}

/** Lists 14 days with their bookable slots. Includes days without slots. */
export function listAvailableDays(
  world: World,
  { venue, location, first }: VenueDays,
  view: AvailabilityView,
): DaySlots[] {
  return listDays(first, AVAILABILITY_DAYS).map((date) => ({
    location,
    date: formatDate(date),
    slots: venue === null ? [] : findBookableSlots(world, venue, date, view),
  }));
}

/** Finds the bookable slots of a venue on a day, earliest first. Creates a booking key for each slot. */
function findBookableSlots(
  world: World,
  venue: Venue,
  date: CivilDate,
  { call, asOf }: AvailabilityView,
): TimeSlot[] {
  const now = world.now();
  const { kind, locationCode, provider, zone } = venue;
  const terms = venueTerms[kind];
  // Keys carry whole seconds to stay short.
  const expires = Math.ceil((now + BOOKING_KEY_LIFETIME) / 1000) * 1000;
  const expires_at = toIso(expires);
  return listSlots(zone, date, getOpeningHours(venue.hours, date), terms).flatMap(({ start, end }) => {
    if (start < now + terms.leadTime) return [];
    const free = computeFreeCapacity(world, { kind, locationCode, provider, start }, asOf);
    if (free === 0) return [];
    const hasPriority = start < now + terms.priorityWindow;
    return {
      booking_key: createBookingKey(world.seed, { kind, locationCode, provider, start, expires, call }),
      start: toIso(start),
      end: toIso(end),
      expires_at,
      price: hasPriority ? terms.priorityPrice : terms.price,
      is_priority: hasPriority,
      num_appointments_available: free,
    };
  });
}

/** Minimum time between booking and start. */
const NOTICE = 24 * HOUR;

/** Number of days to search. Every week has at least one working day. */
const DAYS_AHEAD = 8;

type Times = Pick<AppointmentRow, "start" | "end">;

/** Returns the times of an appointment. Without a start, returns the first usual slot at least a day ahead. */
export function resolveAppointmentTimes(
  world: World,
  { kind, zone, start, end }: Pick<AppointmentRow, "kind" | "zone" | keyof Times>,
): Times {
  if (start !== null) return { start, end };
  const localZone = zone ?? "America/New_York";
  const earliest = world.now() + NOTICE;
  const slot = listDays(getLocalDate(localZone, earliest), DAYS_AHEAD)
    .flatMap((date) =>
      listSlots(localZone, date, getOpeningHours(PHLEBOTOMIST_HOURS, date), venueTerms[kind]),
    )
    .find((each) => each.start >= earliest);
  return { start: slot?.start ?? earliest, end: slot?.end ?? earliest + venueTerms[kind].duration };
}
