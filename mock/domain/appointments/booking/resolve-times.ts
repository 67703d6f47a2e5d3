import { HOUR } from "../../../kernel/time.ts";
import { getLocalDate } from "../../../kernel/zones.ts";
import type { World } from "../../world.ts";
import { listDays, getOpeningHours, listSlots } from "../slots/slots.ts";
import type { AppointmentRow } from "../table.ts";
import { venueTerms, PHLEBOTOMIST_HOURS } from "../slots/venues.ts";

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
