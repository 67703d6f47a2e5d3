import { HOUR } from "../../kernel/time.ts";
import { getLocalDate } from "../../kernel/zones.ts";
import type { World } from "../world.ts";
import { listDays, getHours, listSlots } from "./slots.ts";
import type { AppointmentRow } from "./table.ts";
import { venueTerms, visitingHours } from "./venues.ts";

/** Nobody is called and visited on one day. */
const NOTICE = 24 * HOUR;

/** A week has a day at least on which somebody comes. */
const DAYS_AHEAD = 8;

type Times = Pick<AppointmentRow, "start" | "end">;

/** The times of an appointment, or those that are agreed on where a test names none: the first hour a day ahead. */
export function resolveAppointmentTimes(
  world: World,
  { kind, zone, start, end }: Pick<AppointmentRow, "kind" | "zone" | keyof Times>,
): Times {
  if (start !== null) return { start, end };
  const place = zone ?? "America/New_York";
  const earliest = world.now() + NOTICE;
  const slot = listDays(getLocalDate(place, earliest), DAYS_AHEAD)
    .flatMap((date) => listSlots(place, date, getHours(visitingHours, date), venueTerms[kind]))
    .find((each) => each.start >= earliest);
  return { start: slot?.start ?? earliest, end: slot?.end ?? earliest + venueTerms[kind].lasts };
}
