import { hash32 } from "../../kernel/random.ts";
import { MINUTE } from "../../kernel/time.ts";
import type { World } from "../world.ts";
import type { Booking } from "./keys.ts";
import type { AppointmentRow } from "./table.ts";
import { venueTerms } from "./venues.ts";

type SlotName = Pick<Booking, "kind" | "place" | "provider" | "start">;

const slotId = ({ place, provider, start }: SlotName): string => `${provider} ${place} ${start / MINUTE}`;

const holdId = (booking: Booking): string => `${slotId(booking)} ${booking.call}`;

/** How many can be seen in a slot at all; a part of the slots is taken by others from the start. */
function placesIn(world: World, slot: SlotName): number {
  return hash32(world.seed, "places", slotId(slot)) % (venueTerms[slot.kind].maxPlaces + 1);
}

/**
 * How many places of a slot are free.
 * @param before counts what had been taken and given back before that instant alone, in milliseconds; null counts all
 * @param except an appointment whose own place counts as free, because it is to be moved
 */
export function countFreePlaces(
  world: World,
  slot: SlotName,
  before: number | null = null,
  except: string | null = null,
): number {
  const taken = world.tables.slotHolds.all("slot", slotId(slot)).filter(({ from, until, appointment_id }) => {
    if (appointment_id === except) return false;
    if (before === null) return until === null;
    return from < before && (until === null || until >= before);
  });
  return Math.max(0, placesIn(world, slot) - taken.length);
}

/** Whether a key has booked before. */
export function isBookingKeyUsed(world: World, booking: Booking): boolean {
  return world.tables.slotHolds.has(holdId(booking));
}

/** Takes a place for an appointment, which gives back the one it has. */
export function holdPlace(world: World, booking: Booking, row: AppointmentRow): void {
  releasePlace(world, row.appointment_id);
  world.tables.slotHolds.insert({
    hold_id: holdId(booking),
    slot_id: slotId(booking),
    appointment_id: row.appointment_id,
    user_id: row.user_id,
    from: world.now(),
    until: null,
  });
}

/** Gives the place of an appointment back; one without a place has none to give. */
export function releasePlace(world: World, appointmentId: string): void {
  const { slotHolds } = world.tables;
  const hold = slotHolds.find("current", appointmentId);
  if (hold !== undefined) slotHolds.update(hold.hold_id, { until: world.now() });
}
