import { beforeEach, describe, expect, it } from "vitest";
import { cancelAppointment } from "../../../../mock/domain/appointments/lifecycle/cancel.ts";
import { bookPsc, reschedulePsc } from "../../../../mock/domain/psc/booking.ts";
import type { AppointmentsFacade } from "../../../../mock/tools/appointments.ts";
import { findServiceCentersForOrder } from "../../../../mock/domain/psc/service-centers.ts";
import { getCancellationReasons } from "../../../../mock/domain/appointments/lifecycle/cancellation-reasons.ts";
import { cancelOrder, moveOrder } from "../../../../mock/domain/orders/lifecycle/move-order.ts";
import type { OrderRow } from "../../../../mock/domain/orders/table.ts";
import type { AppointmentBooking } from "../../../../src/generated/types.ts";
import { catchServiceError } from "../test-world.ts";
import {
  type BookingWorld,
  bookingWorld,
  centerSlots,
  homeSlots,
  getBookingKey,
  expectRejection,
} from "../appointments/booking-world.ts";
import { openTools } from "../../tools/open-tools.ts";

let booking: BookingWorld;
let appointments: AppointmentsFacade;
beforeEach(async () => {
  booking = await bookingWorld();
  appointments = openTools(booking.world).appointments;
});

const createWalkIn = (
  ...args: Parameters<BookingWorld["order"]> extends [unknown, ...infer Rest] ? Rest : never
) => booking.order("walk_in_test", ...args);
const book = ({ order_id }: OrderRow, options: Partial<AppointmentBooking> = {}) =>
  bookPsc(booking.world, booking.geography, order_id, {
    ...options,
    booking_key: options.booking_key ?? getBookingKey(centerSlots(booking)),
  });
const later = (options: Partial<AppointmentBooking> = {}) => ({ async_confirmation: true, ...options });
const optIn = () => booking.world.settings.set({ pscAsyncConfirmation: true });
const status = (order: OrderRow) => appointments.get(order.order_id).status;
const cancel = ({ order_id }: OrderRow) =>
  cancelAppointment(booking.world, order_id, "patient_service_center", {
    reason_id: getCancellationReasons().patient_service_center[0]!.id,
    notes: null,
  });

describe("a booking that is confirmed at once", () => {
  it("[APT-3] schedules its order, and has the lab's number", () => {
    const order = createWalkIn();
    const row = book(order);
    expect(row).toMatchObject({ state: "scheduled", provider: "harrowgate_labs", provider_id: "A-20401" });
    expect(row.external_id).toMatch(/^[0-9A-Z]{8}$/);
    expect(booking.low(order)).toBe("appointment_scheduled");
  });

  it("[APT-3] is cancelled together with the order, and has no step to start it", () => {
    const order = createWalkIn();
    const row = book(order);
    expect(catchServiceError(() => appointments.start(row.appointment_id)).status).toBe(400);
    cancel(order);
    expect(booking.low(order)).toBe("appointment_cancelled");
    expect(row.external_id).toBe(booking.world.tables.appointments.get(row.appointment_id)!.external_id);
  });

  it("[APT-3] is refunded when it is cancelled, also on short notice", async () => {
    const order = createWalkIn();
    const { start } = book(order);
    if (start === null) throw new Error("The appointment has no start.");
    await booking.world.scheduler.advanceTo(start - 1);
    expect(cancel(order).events.at(-1)?.data).toMatchObject({
      cancellation_reason: "Other",
      is_refundable: true,
    });
  });

  it.each(["completed", "cancelled"] as const)(
    "[APT-9] cannot be rescheduled once its order is %s, and ends when it is over",
    async (end) => {
      const order = createWalkIn();
      const { appointment_id, end: over } = book(order);
      expect(appointments.get(appointment_id).can_reschedule).toBe(true);
      if (end === "cancelled") cancelOrder(booking.world, order.order_id);
      else
        for (const next of ["partial_results", "completed"] as const)
          moveOrder(booking.world, order.order_id, next);
      expect(appointments.get(appointment_id)).toMatchObject({ status: "confirmed", can_reschedule: false });
      const booking_key = getBookingKey(centerSlots(booking), 9);
      expect(
        catchServiceError(() =>
          reschedulePsc(booking.world, booking.geography, order.order_id, { booking_key }),
        ).detail,
      ).toContain(`"${end}"`);
      await booking.world.scheduler.advanceTo(over!);
      expect(appointments.get(appointment_id)).toMatchObject({ status: end, event_status: end });
      expect(booking.low(order)).toBe(end);
    },
  );

  it("[APT-9] is completed when it is over, also after a reschedule, and cannot be cancelled then", async () => {
    const order = createWalkIn();
    const { appointment_id, end } = book(order);
    const booking_key = getBookingKey(centerSlots(booking), 9);
    const moved = reschedulePsc(booking.world, booking.geography, order.order_id, { booking_key });
    await booking.world.scheduler.advanceTo(end!);
    expect(appointments.get(appointment_id).status).toBe("confirmed");
    await booking.world.scheduler.advanceTo(moved.end!);
    expect(appointments.get(appointment_id)).toMatchObject({ status: "completed", can_reschedule: false });
    expect(booking.low(order)).toBe("appointment_scheduled");
    expect(catchServiceError(() => cancel(order)).status).toBe(400);
  });

  it("remains when the order is cancelled, and can be cancelled then", () => {
    const order = createWalkIn();
    book(order);
    cancelOrder(booking.world, order.order_id);
    expect(status(order)).toBe("confirmed");
    cancel(order);
    expect(status(order)).toBe("cancelled");
    expect(booking.low(order)).toBe("cancelled");
  });

  it("[APT-1] can be rescheduled, which adds an event to the order", () => {
    const order = createWalkIn();
    book(order, { appointment_notes: "By wheelchair." });
    const slot = centerSlots(booking)[9]!;
    const moved = reschedulePsc(booking.world, booking.geography, order.order_id, {
      booking_key: slot.booking_key!,
    });
    expect(moved).toMatchObject({ start: Date.parse(slot.start), notes: "By wheelchair." });
    expect(
      booking.world.tables.orders
        .get(order.order_id)!
        .events.slice(-2)
        .map(({ status }) => status),
    ).toEqual(["appointment_scheduled", "appointment_scheduled"]);
  });

  it("can be neither booked nor rescheduled when the order has results", () => {
    const order = createWalkIn();
    book(order);
    moveOrder(booking.world, order.order_id, "partial_results");
    const options = { booking_key: getBookingKey(centerSlots(booking), 5) };
    expect(
      catchServiceError(() => reschedulePsc(booking.world, booking.geography, order.order_id, options))
        .detail,
    ).toContain('"partial_results"');
  });

  it.each([
    [
      "is of another lab",
      () => createWalkIn(undefined, { lab_id: 2 }),
      () => getBookingKey(centerSlots(booking)),
    ],
    [
      "is taken at home",
      () => booking.order("at_home_phlebotomy"),
      () => getBookingKey(centerSlots(booking)),
    ],
    ["has no requisition", () => createWalkIn([]), () => getBookingKey(centerSlots(booking))],
    ["is given a key for a visit", () => createWalkIn(), () => getBookingKey(homeSlots(booking))],
  ])("is rejected for an order that %s, and changes nothing", (_, make, key) => {
    const [order, booking_key] = [make(), key()];
    expectRejection(booking, () => book(order, { booking_key }));
  });

  it("is rejected when the lab rejects it, and fails when the lab does not respond", () => {
    const [order, booking_key] = [createWalkIn(), getBookingKey(centerSlots(booking))];
    appointments.setLabDecision("reject");
    expect(catchServiceError(() => book(order, { booking_key })).status).toBe(400);
    appointments.setLabDecision("noResponse");
    expectRejection(booking, () => book(order, { booking_key }), 500);
    appointments.setLabDecision("confirm");
    expect(book(order, { booking_key }).state).toBe("scheduled");
  });
});

describe("[APT-7] a booking that can be confirmed later", () => {
  it("is rejected for a team that has not opted in, and the error names the setting", () => {
    const order = createWalkIn();
    const error = catchServiceError(() => book(order, later()));
    expect(error.status).toBe(403);
    expect(error.detail).toMatchObject({
      error_type: "FEATURE_NOT_ENABLED",
      error_message: expect.stringContaining("pscAsyncConfirmation"),
    });
  });

  it("is pending first, and its order waits; both change when the clock confirms it", async () => {
    optIn();
    const order = createWalkIn();
    expect(book(order, later()).state).toBe("pending");
    expect(booking.low(order)).toBe("requisition_created");
    await booking.advance("119s");
    expect(status(order)).toBe("pending");
    await booking.advance("1s");
    expect(status(order)).toBe("confirmed");
    expect(booking.low(order)).toBe("appointment_scheduled");
    await booking.advance("1h");
    expect(appointments.get(order.order_id).events.map((event) => event.status)).toEqual([
      "pending",
      "scheduled",
    ]);
  });

  it("rejects other times from a test and changes nothing", () => {
    optIn();
    const order = createWalkIn();
    const row = book(order, later());
    const confirm = () => appointments.confirm(row.appointment_id, { start_at: "2026-01-20T15:00:00Z" });
    expect(expectRejection(booking, confirm)).toContain("keeps the time of its slot");
  });

  it("can be confirmed by a test at any time, and the clock then changes nothing", async () => {
    optIn();
    const order = createWalkIn();
    const row = book(order, later());
    expect(appointments.confirm(row.appointment_id)).toMatchObject({
      status: "confirmed",
      external_id: expect.any(String),
    });
    expect(booking.low(order)).toBe("appointment_scheduled");
    expectRejection(booking, () => appointments.confirm(row.appointment_id));
    expectRejection(booking, () => appointments.reject(row.appointment_id));
    await booking.advance("20m");
    expect(appointments.get(row.appointment_id).events).toHaveLength(2);
  });

  it("is cancelled when the lab rejects it later: its slot is released and its order is unchanged", async () => {
    optIn();
    const [order, before] = [createWalkIn(), centerSlots(booking)[0]!];
    appointments.setLabDecision({ outcome: "reject", after: "5m" });
    book(order, later());
    await booking.advance("5m");
    expect(appointments.get(order.order_id)).toMatchObject({
      status: "cancelled",
      event_data: { reason: "refused_by_provider" },
    });
    expect(booking.low(order)).toBe("requisition_created");
    const again = centerSlots(booking).find(({ start }) => start === before.start)!;
    expect(again.num_appointments_available).toBe(before.num_appointments_available);
  });

  it.each([
    ["the usual fifteen minutes", undefined, "899s"],
    ["its own limit", 60_000, "59s"],
  ])("is cancelled after %s without a confirmation", async (_, limit, almost) => {
    optIn();
    appointments.setLabDecision("noResponse");
    const order = createWalkIn();
    book(order, later({ async_confirmation_timeout_millisecond: limit }));
    await booking.advance(almost);
    expect(status(order)).toBe("pending");
    await booking.advance("1s");
    expect(appointments.get(order.order_id)).toMatchObject({
      status: "cancelled",
      event_data: { reason: "not_confirmed_in_time" },
    });
  });

  it("is pending when the lab does not respond, however soon it would", () => {
    optIn();
    appointments.setLabDecision({ outcome: "noResponse", after: 0 });
    expect(book(createWalkIn(), later()).state).toBe("pending");
  });

  it("is cancelled when the lab would confirm after the limit", async () => {
    optIn();
    const order = createWalkIn();
    book(order, later({ async_confirmation_timeout_millisecond: 60_000 }));
    await booking.advance("10m");
    expect(status(order)).toBe("cancelled");
    expect(booking.low(order)).toBe("requisition_created");
  });

  it("is confirmed in its response when the lab is fast enough", () => {
    optIn();
    appointments.setLabDecision({ outcome: "confirm", after: 2_500 });
    expect(book(createWalkIn(), later()).state).toBe("scheduled");
    appointments.setLabDecision({ outcome: "confirm", after: 2_501 });
    expect(book(createWalkIn(), later()).state).toBe("pending");
    expect(book(createWalkIn(), later({ sync_confirmation_timeout_millisecond: 3_000 })).state).toBe(
      "scheduled",
    );
  });

  it("emits an event for each change", async () => {
    optIn();
    book(createWalkIn(), later());
    await booking.advance("2m");
    expect(booking.events().filter((type) => type.startsWith("labtest.appointment"))).toEqual([
      "labtest.appointment.created",
      "labtest.appointment.updated",
    ]);
  });
});

const early = () => {
  optIn();
  return createWalkIn([]);
};

describe("[APT-7] a booking before the requisition", () => {
  it.each([
    ["pending", "cancelled"],
    ["reserved", "cancelled"],
    ["pending", "partial_results"],
  ] as const)("[APT-9] that is %s ends cancelled when its order becomes %s", async (state, status) => {
    optIn();
    const order = state === "reserved" ? early() : createWalkIn();
    const { appointment_id } = book(order, later());
    if (state === "reserved") await booking.advance("2m");
    expect(appointments.get(appointment_id).status).toBe(state);
    moveOrder(booking.world, order.order_id, status);
    await booking.advance("1h");
    expect(appointments.get(appointment_id)).toMatchObject({
      status: "cancelled",
      event_data: { reason: `order_${status}` },
    });
    expect(booking.low(order)).toBe(status);
  });

  it("is reserved at its confirmation, and scheduled with the requisition; only then the order moves", async () => {
    const order = early();
    const index = centerSlots(booking).findIndex(({ start }) => start > "2026-01-17");
    book(order, later({ booking_key: getBookingKey(centerSlots(booking), index) }));
    await booking.advance("2m");
    expect(status(order)).toBe("reserved");
    expect(booking.low(order)).toBe("ordered");
    moveOrder(booking.world, order.order_id, "requisition_created");
    expect(status(order)).toBe("confirmed");
    expect(booking.low(order)).toBe("appointment_scheduled");
    await booking.advance("9h");
    expect(status(order)).toBe("confirmed");
  });

  it("is cancelled eight hours after the order was created", async () => {
    const order = early();
    const index = centerSlots(booking).findIndex(({ start }) => start > "2026-01-17");
    book(order, later({ booking_key: getBookingKey(centerSlots(booking), index) }));
    await booking.world.scheduler.advanceTo("2026-01-15T16:59:59Z");
    expect(status(order)).toBe("reserved");
    await booking.advance("1s");
    expect(appointments.get(order.order_id)).toMatchObject({
      status: "cancelled",
      event_data: { reason: "no_requisition" },
    });
    expect(booking.low(order)).toBe("ordered");
  });

  it("is cancelled two hours before its start when that is earlier or the order is a scheduled one", async () => {
    const order = early();
    const soon = centerSlots(booking).findIndex(({ start }) => start > "2026-01-15T17:30:00");
    const row = book(order, later({ booking_key: getBookingKey(centerSlots(booking), soon) }));
    appointments.confirm(row.appointment_id);
    const planned = createWalkIn([], { activate_by: "2026-02-02" });
    const far = centerSlots(booking).findIndex(({ start }) => start > "2026-01-20");
    const reserved = book(planned, later({ booking_key: getBookingKey(centerSlots(booking), far) }));
    await booking.world.scheduler.advanceTo(row.start! - 2 * 3_600_000 - 1);
    expect(status(order)).toBe("reserved");
    await booking.world.scheduler.advance(1);
    expect(status(order)).toBe("cancelled");
    await booking.world.scheduler.advanceTo(reserved.start! - 2 * 3_600_000 - 1);
    expect(status(planned)).toBe("reserved");
    await booking.world.scheduler.advanceTo(reserved.start! - 2 * 3_600_000);
    expect(status(planned)).toBe("cancelled");
  });

  it("is cancelled by the team without an event in the order", async () => {
    const order = early();
    book(order, later());
    await booking.advance("2m");
    cancel(order);
    expect(status(order)).toBe("cancelled");
    expect(booking.low(order)).toBe("ordered");
  });
});

describe("centers for an order", () => {
  it("are those of its lab around its patient", () => {
    const { lab, centers } = findServiceCentersForOrder(
      booking.world,
      booking.geography,
      createWalkIn().order_id,
      {
        radius: 50,
      },
    );
    expect(lab.slug).toBe("harrowgate_labs");
    expect(centers.length).toBeGreaterThan(0);
    expect(centers.every(({ center, miles }) => center.lab_id === 1 && miles <= 50)).toBe(true);
  });
});
