import { expect } from "vitest";
import { loadGeography, type Geography } from "../../../../mock/catalog/geography.ts";
import { getPhlebotomyAvailability } from "../../../../mock/domain/phlebotomy/availability.ts";
import { getPscAvailability } from "../../../../mock/domain/psc/availability.ts";
import type { AppointmentState } from "../../../../mock/domain/appointments/lifecycle/machine.ts";
import { createAppointmentForOrder } from "../../../../mock/domain/appointments/booking/create-for-order.ts";
import { stepAppointment } from "../../../../mock/domain/appointments/lifecycle/step.ts";
import type { AppointmentRow } from "../../../../mock/domain/appointments/table.ts";
import type { AppointmentKind } from "../../../../mock/domain/appointments/slots/venues.ts";
import { moveOrder } from "../../../../mock/domain/orders/lifecycle/move-order.ts";
import { type OrderDraft, insertOrder } from "../../../../mock/domain/orders/intake/insert-order.ts";
import type { CollectionMethod } from "../../../../mock/catalog/labs/lab.ts";
import type { LowLevelStatus } from "../../../../mock/domain/orders/lifecycle/statuses.ts";
import type { OrderRow } from "../../../../mock/domain/orders/table.ts";
import { hash53 } from "../../../../mock/kernel/random.ts";
import type { World } from "../../../../mock/domain/world.ts";
import type { DaySlots, TimeSlot } from "../../../../src/generated/types.ts";
import { catchServiceError, createTestWorld, type TestWorld } from "../test-world.ts";
import { buildOrderDraft } from "../orders/intake/order-draft.ts";

/** The lab whose centers these tests book, and its id. */
export const LAB = "harrowgate_labs";

/** A world in which appointments can be booked. */
export interface BookingWorld extends TestWorld {
  readonly geography: Geography;
  /** Creates an order and moves it through the given statuses. */
  order(method: CollectionMethod, path?: readonly LowLevelStatus[], parts?: Partial<OrderDraft>): OrderRow;
  /** Returns the current status of an order. */
  low(order: Pick<OrderRow, "order_id">): LowLevelStatus;
}

/** Creates a world with orders that accept appointments, at a lab with bookable centers. */
export async function bookingWorld(seed = "appointments"): Promise<BookingWorld> {
  const made = createTestWorld(seed);
  const { world } = made;
  return {
    ...made,
    geography: await loadGeography(),
    order: (method, path = ["requisition_created"], parts = {}) => {
      const { order_id } = insertOrder(world, { ...buildOrderDraft(method), lab_id: 1, ...parts });
      for (const low of path) moveOrder(world, order_id, low);
      return world.tables.orders.get(order_id)!;
    },
    low: ({ order_id }) => world.tables.orders.get(order_id)!.status,
  };
}

/** Lists all slots of the given days. */
export const listSlots = (days: readonly DaySlots[]): TimeSlot[] => days.flatMap(({ slots }) => slots);

/** Lists the slots at the home of the patients of these tests. */
export function homeSlots({ world, geography }: BookingWorld, zip_code = "85004"): TimeSlot[] {
  return listSlots(getPhlebotomyAvailability(world, geography, { state: "AZ", zip_code }).slots);
}

/** Lists the slots at the nearest center. */
export function centerSlots({ world, geography }: BookingWorld, zip_code = "85004"): TimeSlot[] {
  return listSlots(getPscAvailability(world, geography, { lab: LAB, zip_code }).slots);
}

/** Returns the booking key of the first slot, or of a later one. */
export function getBookingKey(slots: readonly TimeSlot[], index = 0): string {
  const key = slots[index]?.booking_key;
  if (key == null) throw new Error("There is no such slot.");
  return key;
}

/** The shortest path from a new appointment to each state. */
const ways: Readonly<Record<AppointmentState, readonly AppointmentState[]>> = {
  pending: ["pending"],
  reserved: ["reserved"],
  scheduled: ["scheduled"],
  in_progress: ["scheduled", "in_progress"],
  completed: ["scheduled", "in_progress", "completed"],
  cancelled: ["scheduled", "cancelled"],
};

/** Creates an appointment and moves it to a state step by step. */
export function appointmentAt(
  booking: BookingWorld,
  kind: AppointmentKind,
  state: AppointmentState,
): AppointmentRow {
  const order = booking.order(kind === "phlebotomy" ? "at_home_phlebotomy" : "walk_in_test");
  // Nobody reports the beginning of an appointment at a center.
  const [first = "scheduled", ...rest] = ways[state].filter(
    (each) => kind === "phlebotomy" || each !== "in_progress",
  );
  let row = createAppointmentForOrder(booking.world, order, { state: first });
  for (const next of rest) row = stepAppointment(booking.world, row, next);
  return row;
}

/** Checks the status of the error that a call throws, and that the call did not change the world. Returns the error's detail. */
export function expectRejection({ world }: BookingWorld, act: () => unknown, expected = 400): unknown {
  const before = printState(world);
  const { status, detail } = catchServiceError(act);
  expect(status).toBe(expected);
  expect(printState(world)).toBe(before);
  return detail;
}

/** Prints the state of a world for comparison, which keeps the output of a failed test short. */
export function printState(world: World): string {
  const text = JSON.stringify(world.export());
  return `${text.length} ${hash53(text)}`;
}
