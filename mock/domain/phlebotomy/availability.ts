import type { AvailabilitySlots, UsAddress } from "../../../src/generated/types.ts";
import type { Geography } from "../../catalog/geography.ts";
import { getFirstDay, listAvailableDays } from "../appointments/slots/availability.ts";
import { findPhlebotomyVenue, findZoneOfZip } from "../appointments/slots/venues.ts";
import { checkState } from "../patients/field-rules.ts";
import type { World } from "../world.ts";

/**
 * Returns the bookable slots at a patient's address. All days are empty where no provider offers slots.
 * Throws ServiceError 422 when the state is unknown, 400 when `startDate` is in the past or after the year 9999.
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
  const first = getFirstDay(world, zone, startDate);
  const view = { call: world.ids.integer("availability"), asOf: null };
  return {
    slots: listAvailableDays(world, { venue: findPhlebotomyVenue(zips, zip), location: null, first }, view),
    timezone: zone,
  };
}
