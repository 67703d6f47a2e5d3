import type { CollectionMethod } from "../../../catalog/labs/lab.ts";
import { DAY, HOUR, MINUTE, SECOND } from "../../../kernel/time.ts";
import { getZoneOffset } from "../../../kernel/zones.ts";
import type { LowLevelStatus } from "../lifecycle/statuses.ts";
import { modulo } from "../../../kernel/modulo.ts";

type Delays = Readonly<Partial<Record<LowLevelStatus, number>>>;

/** How long an order by any method takes to a status from the one before. Other statuses take a day. */
const SHARED_DELAYS: Delays = {
  requisition_created: 10 * MINUTE,
  awaiting_registration: 10 * MINUTE,
  appointment_pending: HOUR,
  appointment_scheduled: 30 * MINUTE,
  cancelled: 2 * HOUR,
  do_not_process: 2 * HOUR,
  corrected: 2 * DAY,
};

/** Where a method differs: shipping and lab of a test kit, and the draw and the lab of the others. */
const DELAYS: Readonly<Record<CollectionMethod, Delays>> = {
  testkit: {
    transit_customer: 20 * HOUR,
    out_for_delivery: 44 * HOUR,
    with_customer: 6 * HOUR,
    transit_lab: 2 * DAY,
    delivered_to_lab: 45 * HOUR,
    completed: 3 * DAY,
  },
  // The patient comes after two days, and the lab needs a day to its first report.
  walk_in_test: { partial_results: 3 * DAY, completed: DAY },
  at_home_phlebotomy: { partial_results: 30 * HOUR, completed: 18 * HOUR },
  on_site_collection: { draw_completed: 3 * HOUR, partial_results: 26 * HOUR, completed: 16 * HOUR },
};

/** Carriers and labs move kits at day, from 8 to 20 o'clock. A time at night is put half a day earlier. */
const SHIPPING = /transit|deliver|with_customer/;
const [MORNING, EVENING] = [8 * HOUR, 20 * HOUR];

function moveToDay(zone: string, at: number): number {
  const local = modulo(at + getZoneOffset(zone, at) * SECOND, DAY);
  return local >= MORNING && local < EVENING ? at : moveToDay(zone, at - DAY / 2);
}

/** A visit at home is booked this long before it starts. */
const VISIT_NOTICE = DAY;
const VISIT_HOUR = 10;
const VISIT_LENGTH = HOUR;

/** Finds the start of the last visit that is over at an instant: at ten o'clock of a weekday. */
function findVisitStart(zone: string, end: number): number {
  for (let day = Math.floor(end / DAY); ; day -= 1) {
    const offset = getZoneOffset(zone, day * DAY) * SECOND;
    const start = day * DAY + VISIT_HOUR * HOUR - offset;
    if (start + VISIT_LENGTH <= end && isWeekday(day)) return start;
  }
}

/** 1970-01-01 was a Thursday. */
const isWeekday = (epochDay: number): boolean => ![2, 3].includes(modulo(epochDay, 7));

/**
 * Plans when an order was created and reached each status, so that it has reached the last one now. The visit of a phlebotomist starts
 * at a usual time, and kits are shipped at day.
 * @param zone time zone of the patient
 * @returns the instant of the creation, then that of each step
 */
export function planPastTimes(
  method: CollectionMethod,
  steps: readonly LowLevelStatus[],
  zone: string,
  now: number,
): number[] {
  const times = [now];
  for (const [index, status] of [...steps.entries()].toReversed()) {
    if (SHIPPING.test(status)) times[0] = moveToDay(zone, times[0]!);
    if (steps[index - 1] === "appointment_scheduled") {
      const start = findVisitStart(zone, times[0]!);
      times[0] = start + VISIT_LENGTH;
      times.unshift(start - VISIT_NOTICE);
    } else times.unshift(times[0]! - (DELAYS[method][status] ?? SHARED_DELAYS[status] ?? DAY));
  }
  return times;
}
