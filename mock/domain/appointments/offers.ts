import type { TimeSlot } from "../../../src/generated/types.ts";
import { type CivilDate, toIso } from "../../kernel/time.ts";
import type { World } from "../world.ts";
import { countFreePlaces } from "./holds.ts";
import { createBookingKey, BOOKING_KEY_LIFETIME } from "./keys.ts";
import { getHours, listSlots } from "./slots.ts";
import { type Venue, venueTerms } from "./venues.ts";

/** How a call for slots sees them. */
export interface AvailabilityView {
  /** Which call it is. */
  readonly call: number;
  /** The instant that the slots are seen as of, in milliseconds; null for what is true now. */
  readonly asOf: number | null;
}

/** What can still be booked at a venue on a day, earliest first, with a key of this call for each slot. */
export function findBookableSlots(
  world: World,
  venue: Venue,
  date: CivilDate,
  { call, asOf }: AvailabilityView,
): TimeSlot[] {
  const now = world.now();
  const { kind, place, provider, zone } = venue;
  const terms = venueTerms[kind];
  // Keys carry whole seconds, so that they stay short.
  const expires = Math.ceil((now + BOOKING_KEY_LIFETIME) / 1000) * 1000;
  return listSlots(zone, date, getHours(venue.hours, date), terms).flatMap(({ start, end }) => {
    if (start < now + terms.leadTime) return [];
    const free = countFreePlaces(world, { kind, place, provider, start }, asOf);
    if (free === 0) return [];
    const rush = start < now + terms.priorityWindow;
    return {
      booking_key: createBookingKey(world.seed, { kind, place, provider, start, expires, call }),
      start: toIso(start),
      end: toIso(end),
      expires_at: toIso(expires),
      price: rush ? terms.priorityPrice : terms.price,
      is_priority: rush,
      num_appointments_available: free,
    };
  });
}
