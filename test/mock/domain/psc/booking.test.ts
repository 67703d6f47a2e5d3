import { beforeEach, describe, expect, it } from "vitest";
import { cancelAppointment } from "../../../../mock/domain/appointments/lifecycle/cancel.ts";
import { bookPsc, reschedulePsc } from "../../../../mock/domain/psc/booking.ts";
import { type AppointmentsFacade, createAppointmentsFacade } from "../../../../mock/facades/appointments.ts";
import { findServiceCentersForOrder } from "../../../../mock/domain/psc/service-centers.ts";
import { cancellationReasons } from "../../../../mock/domain/appointments/lifecycle/cancellation-reasons.ts";
import { cancelOrder } from "../../../../mock/domain/orders/lifecycle/cancel-order.ts";
import { moveOrder } from "../../../../mock/domain/orders/lifecycle/move-order.ts";
import type { OrderRow } from "../../../../mock/domain/orders/table.ts";
import type { PscAppointmentBooking } from "../../../../src/generated/types.ts";
import { refusalOf } from "../new-world.ts";
import {
  type BookingWorld,
  bookingWorld,
  centerSlots,
  homeSlots,
  keyOf,
  stateOf,
} from "../appointments/booking-world.ts";

let booking: BookingWorld;
let appointments: AppointmentsFacade;
beforeEach(async () => {
  booking = await bookingWorld();
  appointments = createAppointmentsFacade(booking.world);
});

const walkIn = (...args: Parameters<BookingWorld["order"]> extends [unknown, ...infer Rest] ? Rest : never) =>
  booking.order("walk_in_test", ...args);
const book = ({ order_id }: OrderRow, wish: Partial<PscAppointmentBooking> = {}) =>
  bookPsc(booking.world, booking.geography, order_id, {
    ...wish,
    booking_key: wish.booking_key ?? keyOf(centerSlots(booking)),
  });
const later = (wish: Partial<PscAppointmentBooking> = {}) => ({ async_confirmation: true, ...wish });
const optIn = () => booking.world.settings.set({ pscAsyncConfirmation: true });
const status = (order: OrderRow) => appointments.get(order.order_id).status;
const cancel = ({ order_id }: OrderRow) =>
  cancelAppointment(booking.world, order_id, "patient_service_center", {
    reason_id: cancellationReasons.patient_service_center[0]!.id,
    notes: null,
  });

describe("a booking that is confirmed at once", () => {
  it("[APT-3] schedules its order, and has a number at the laboratory", () => {
    const order = walkIn();
    const row = book(order);
    expect(row).toMatchObject({ state: "scheduled", provider: "harrowgate_labs", provider_id: "A-20401" });
    expect(row.external_id).toMatch(/^[0-9A-Z]{8}$/);
    expect(booking.low(order)).toBe("appointment_scheduled");
  });

  it("[APT-3] cancelled, cancels at the order; completing is no step of it", () => {
    const order = walkIn();
    const row = book(order);
    expect(refusalOf(() => appointments.complete(row.appointment_id)).status).toBe(400);
    cancel(order);
    expect(booking.low(order)).toBe("appointment_cancelled");
    expect(row.external_id).toBe(booking.world.tables.appointments.get(row.appointment_id)!.external_id);
  });

  it("outlives an order that is cancelled, and can be cancelled then", () => {
    const order = walkIn();
    book(order);
    cancelOrder(booking.world, order.order_id);
    expect(status(order)).toBe("confirmed");
    cancel(order);
    expect(status(order)).toBe("cancelled");
    expect(booking.low(order)).toBe("cancelled");
  });

  it("[APT-1] moves to another slot, and the order has another event", () => {
    const order = walkIn();
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

  it("follows no order whose results are there: it can neither be booked nor moved", () => {
    const order = walkIn();
    book(order);
    moveOrder(booking.world, order.order_id, "partial_results");
    const wish = { booking_key: keyOf(centerSlots(booking), 5) };
    expect(
      refusalOf(() => reschedulePsc(booking.world, booking.geography, order.order_id, wish)).detail,
    ).toContain('"partial_results"');
  });

  it.each([
    ["is of another laboratory", () => walkIn(undefined, { lab_id: 2 }), () => keyOf(centerSlots(booking))],
    ["is taken at home", () => booking.order("at_home_phlebotomy"), () => keyOf(centerSlots(booking))],
    ["has no requisition", () => walkIn([]), () => keyOf(centerSlots(booking))],
    ["is given a key for a visit", () => walkIn(), () => keyOf(homeSlots(booking))],
  ])("is refused for an order that %s, and changes nothing", (_, make, key) => {
    const [order, booking_key] = [make(), key()];
    const before = stateOf(booking.world);
    expect(refusalOf(() => book(order, { booking_key })).status).toBe(400);
    expect(stateOf(booking.world)).toBe(before);
  });

  it("is refused where the laboratory refuses, and fails where it is silent", () => {
    const [order, booking_key] = [walkIn(), keyOf(centerSlots(booking))];
    appointments.setLabDecision("reject");
    expect(refusalOf(() => book(order, { booking_key })).status).toBe(400);
    appointments.setLabDecision("noResponse");
    const before = stateOf(booking.world);
    expect(refusalOf(() => book(order, { booking_key })).status).toBe(500);
    expect(stateOf(booking.world)).toBe(before);
    appointments.setLabDecision("confirm");
    expect(book(order, { booking_key }).state).toBe("scheduled");
  });
});

describe("[APT-7] a booking that may be confirmed later", () => {
  it("is refused to a team that has not opted in, and names the setting", () => {
    const order = walkIn();
    const refusal = refusalOf(() => book(order, later()));
    expect(refusal.status).toBe(403);
    expect(refusal.detail).toMatchObject({
      error_type: "FEATURE_NOT_ENABLED",
      error_message: expect.stringContaining("pscAsyncConfirmation"),
    });
  });

  it("is pending first, and its order stays; confirmed by the clock, it moves", async () => {
    optIn();
    const order = walkIn();
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

  it("takes no other time from a test, and changes nothing then", () => {
    optIn();
    const order = walkIn();
    const row = book(order, later());
    const before = stateOf(booking.world);
    const refusal = refusalOf(() =>
      appointments.confirm(row.appointment_id, { start_at: "2026-01-20T15:00:00Z" }),
    );
    expect([refusal.status, refusal.detail]).toEqual([
      400,
      expect.stringContaining("keeps the time of its slot"),
    ]);
    expect(stateOf(booking.world)).toBe(before);
  });

  it("is confirmed by a test, whenever it wants, and the clock changes nothing more", async () => {
    optIn();
    const order = walkIn();
    const row = book(order, later());
    expect(appointments.confirm(row.appointment_id)).toMatchObject({
      status: "confirmed",
      external_id: expect.any(String),
    });
    expect(booking.low(order)).toBe("appointment_scheduled");
    const before = stateOf(booking.world);
    expect(refusalOf(() => appointments.confirm(row.appointment_id)).status).toBe(400);
    expect(refusalOf(() => appointments.reject(row.appointment_id)).status).toBe(400);
    expect(stateOf(booking.world)).toBe(before);
    await booking.advance("20m");
    expect(appointments.get(row.appointment_id).events).toHaveLength(2);
  });

  it("refused later is cancelled, gives its place back and leaves its order as it was", async () => {
    optIn();
    const [order, before] = [walkIn(), centerSlots(booking)[0]!];
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
  ])("never confirmed is cancelled after %s", async (_, limit, almost) => {
    optIn();
    appointments.setLabDecision("noResponse");
    const order = walkIn();
    book(order, later({ async_confirmation_timeout_millisecond: limit }));
    await booking.advance(almost);
    expect(status(order)).toBe("pending");
    await booking.advance("1s");
    expect(appointments.get(order.order_id)).toMatchObject({
      status: "cancelled",
      event_data: { reason: "not_confirmed_in_time" },
    });
  });

  it("is cancelled where the laboratory would confirm after the limit", async () => {
    optIn();
    const order = walkIn();
    book(order, later({ async_confirmation_timeout_millisecond: 60_000 }));
    await booking.advance("10m");
    expect(status(order)).toBe("cancelled");
    expect(booking.low(order)).toBe("requisition_created");
  });

  it("is confirmed in its answer where the laboratory is quick enough for it", () => {
    optIn();
    appointments.setLabDecision({ outcome: "confirm", after: 2_500 });
    expect(book(walkIn(), later()).state).toBe("scheduled");
    appointments.setLabDecision({ outcome: "confirm", after: 2_501 });
    expect(book(walkIn(), later()).state).toBe("pending");
    expect(book(walkIn(), later({ sync_confirmation_timeout_millisecond: 3_000 })).state).toBe("scheduled");
  });

  it("tells of each change in the outbox", async () => {
    optIn();
    book(walkIn(), later());
    await booking.advance("2m");
    expect(booking.events().filter((type) => type.startsWith("labtest.appointment"))).toEqual([
      "labtest.appointment.created",
      "labtest.appointment.updated",
    ]);
  });
});

const early = () => {
  optIn();
  return walkIn([]);
};

describe("[APT-7] a booking before the requisition", () => {
  it("is reserved at its confirmation, and scheduled with the requisition, and only then the order moves", async () => {
    const order = early();
    book(order, later());
    await booking.advance("2m");
    expect(status(order)).toBe("reserved");
    expect(booking.low(order)).toBe("ordered");
    moveOrder(booking.world, order.order_id, "requisition_created");
    expect(status(order)).toBe("confirmed");
    expect(booking.low(order)).toBe("appointment_scheduled");
    await booking.advance("9h");
    expect(status(order)).toBe("confirmed");
  });

  it("is given up eight hours after the order was made", async () => {
    const order = early();
    const index = centerSlots(booking).findIndex(({ start }) => start > "2026-01-17");
    book(order, later({ booking_key: keyOf(centerSlots(booking), index) }));
    await booking.world.scheduler.advanceTo("2026-01-15T16:59:59Z");
    expect(status(order)).toBe("reserved");
    await booking.advance("1s");
    expect(appointments.get(order.order_id)).toMatchObject({
      status: "cancelled",
      event_data: { reason: "no_requisition" },
    });
    expect(booking.low(order)).toBe("ordered");
  });

  it("is given up two hours before its start, if that comes first or the order is a scheduled one", async () => {
    const order = early();
    const soon = centerSlots(booking).findIndex(({ start }) => start > "2026-01-15T17:30:00");
    const row = book(order, later({ booking_key: keyOf(centerSlots(booking), soon) }));
    appointments.confirm(row.appointment_id);
    const planned = walkIn([], { activate_by: "2026-02-02" });
    const far = centerSlots(booking).findIndex(({ start }) => start > "2026-01-20");
    const held = book(planned, later({ booking_key: keyOf(centerSlots(booking), far) }));
    await booking.world.scheduler.advanceTo(row.start! - 2 * 3_600_000 - 1);
    expect(status(order)).toBe("reserved");
    await booking.world.scheduler.advance(1);
    expect(status(order)).toBe("cancelled");
    await booking.world.scheduler.advanceTo(held.start! - 2 * 3_600_000 - 1);
    expect(status(planned)).toBe("reserved");
    await booking.world.scheduler.advanceTo(held.start! - 2 * 3_600_000);
    expect(status(planned)).toBe("cancelled");
  });

  it("is cancelled by the team without a trace at the order", async () => {
    const order = early();
    book(order, later());
    await booking.advance("2m");
    cancel(order);
    expect(status(order)).toBe("cancelled");
    expect(booking.low(order)).toBe("ordered");
  });
});

describe("centers for an order", () => {
  it("are those of its laboratory around its patient", () => {
    const { lab, centers } = findServiceCentersForOrder(booking.world, booking.geography, walkIn().order_id, {
      radius: 50,
    });
    expect(lab.slug).toBe("harrowgate_labs");
    expect(centers.length).toBeGreaterThan(0);
    expect(centers.every(({ center, miles }) => center.lab_id === 1 && miles <= 50)).toBe(true);
  });

  it("of nobody's order are not found", () => {
    const id = "5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e11";
    expect(refusalOf(() => findServiceCentersForOrder(booking.world, booking.geography, id, {})).status).toBe(
      404,
    );
  });
});
