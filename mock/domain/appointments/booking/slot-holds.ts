import { hash32 } from "../../../kernel/random.ts";
import { MINUTE } from "../../../kernel/time.ts";
import type { World } from "../../world.ts";
import type { Booking } from "./booking-key.ts";
import type { AppointmentRow } from "../table.ts";
import { venueTerms } from "../slots/venues.ts";

type SlotIdentity = Pick<Booking, "kind" | "locationCode" | "provider" | "start">;

const buildSlotId = ({ locationCode, provider, start }: SlotIdentity): string =>
  `${provider} ${locationCode} ${start / MINUTE}`;

const buildHoldId = (booking: Booking): string => `${buildSlotId(booking)} ${booking.call}`;

/** Returns the capacity of a slot. Some slots have capacity 0, as if other customers had booked them. */
function computeCapacity(world: World, slot: SlotIdentity): number {
  return hash32(world.seed, "places", buildSlotId(slot)) % (venueTerms[slot.kind].maxCapacity + 1);
}

/**
 * Computes the free capacity of a slot.
 * @param before considers only holds and releases before this time, in milliseconds; null considers all
 * @param except an appointment to reschedule; the slot that it holds counts as free
 */
export function computeFreeCapacity(
  world: World,
  slot: SlotIdentity,
  before: number | null = null,
  except: string | null = null,
): number {
  const taken = world.tables.slotHolds
    .all("slot", buildSlotId(slot))
    .filter(({ from, until, appointment_id }) => {
      if (appointment_id === except) return false;
      if (before === null) return until === null;
      return from < before && (until === null || until >= before);
    });
  return Math.max(0, computeCapacity(world, slot) - taken.length);
}

export function isBookingKeyUsed(world: World, booking: Booking): boolean {
  return world.tables.slotHolds.has(buildHoldId(booking));
}

/** Holds a slot for an appointment. Releases its former slot. */
export function holdSlot(world: World, booking: Booking, row: AppointmentRow): void {
  releaseSlot(world, row.appointment_id);
  world.tables.slotHolds.insert({
    hold_id: buildHoldId(booking),
    slot_id: buildSlotId(booking),
    appointment_id: row.appointment_id,
    user_id: row.user_id,
    from: world.now(),
    until: null,
  });
}

export function releaseSlot(world: World, appointmentId: string): void {
  const { slotHolds } = world.tables;
  const hold = slotHolds.find("current", appointmentId);
  if (hold !== undefined) slotHolds.update(hold.hold_id, { until: world.now() });
}
