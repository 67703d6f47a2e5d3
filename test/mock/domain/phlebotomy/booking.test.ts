import type { RequestEnums } from "sanguine";
import { beforeEach, describe, expect, it } from "vitest";
import { cancelAppointment } from "../../../../mock/domain/appointments/lifecycle/cancel.ts";
import {
  bookPhlebotomy,
  requestPhlebotomy,
  reschedulePhlebotomy,
} from "../../../../mock/domain/phlebotomy/booking.ts";
import { getCancellationReasons } from "../../../../mock/domain/appointments/lifecycle/cancellation-reasons.ts";
import { stepAppointment } from "../../../../mock/domain/appointments/lifecycle/step.ts";
import { serializeAppointment } from "../../../../mock/domain/appointments/serialize.ts";
import { cancelOrder, moveOrder } from "../../../../mock/domain/orders/lifecycle/move-order.ts";
import type { OrderRow } from "../../../../mock/domain/orders/table.ts";
import { renderEvent } from "../../../../mock/domain/webhooks/render-event.ts";
import { eraseUser } from "../../../../mock/domain/users/erasure.ts";
import { catchServiceError } from "../test-world.ts";
import { address, patient } from "../orders/intake/order-draft.ts";
import {
  type BookingWorld,
  bookingWorld,
  homeSlots,
  getBookingKey,
  expectRejection,
  printState,
} from "../appointments/booking-world.ts";
import { openTools } from "../../tools/open-tools.ts";

let booking: BookingWorld;
beforeEach(async () => {
  booking = await bookingWorld();
});

const book = (order: OrderRow, index = 0, appointment_notes?: string) =>
  bookPhlebotomy(booking.world, booking.geography, order.order_id, {
    booking_key: getBookingKey(homeSlots(booking), index),
    appointment_notes,
  });
const visit = (...args: Parameters<BookingWorld["order"]> extends [unknown, ...infer Rest] ? Rest : never) =>
  booking.order("at_home_phlebotomy", ...args);
const listStatusDetails = ({ order_id }: OrderRow) =>
  booking.world.tables.orders.get(order_id)!.events.map(({ status }) => status);
const reasonCalled = (name: string) =>
  getCancellationReasons().phlebotomy.find((reason) => reason.name === name)!.id;
const cancel = ({ order_id }: OrderRow, reason = "The patient is ill", notes: string | null = null) =>
  cancelAppointment(booking.world, order_id, "phlebotomy", { reason_id: reasonCalled(reason), notes });

describe("a booking", () => {
  it("[APT-3] schedules the order, adds an event to both, and emits them", () => {
    const order = visit();
    const row = book(order);
    expect(listStatusDetails(order)).toEqual([
      "ordered",
      "requisition_created",
      "appointment_pending",
      "appointment_scheduled",
    ]);
    expect(booking.world.tables.orders.get(order.order_id)!.details.appointment_id).toBe(row.appointment_id);
    const [created] = booking.world.tables.outbox.all("type", "labtest.appointment.created");
    expect(renderEvent(booking.world, created!).data).toEqual(
      serializeAppointment(booking.world, row, booking.world.now()),
    );
    expect(created!.user_id).toBe(order.user_id);
    const event = booking.world.tables.outbox.all("type", "labtest.order.updated").at(-1)!;
    expect(renderEvent(booking.world, event).data).toMatchObject({
      id: order.order_id,
      last_event: { status: "collecting_sample.at_home_phlebotomy.appointment_scheduled" },
    });
  });

  it("returns its slot, its address and its provider", () => {
    const [slot] = homeSlots(booking);
    const row = book(visit(), 0, "Ring twice.");
    expect(serializeAppointment(booking.world, row, booking.world.now())).toMatchObject({
      start_at: slot!.start,
      end_at: slot!.end,
      iana_timezone: "America/Phoenix",
      type: "phlebotomy",
      status: "confirmed",
      event_status: "scheduled",
      external_id: null,
      can_reschedule: true,
      appointment_notes: "Ring twice.",
      address: { first_line: "12 Alder Lane", zip_code: "85004", access_notes: null },
      location: booking.geography.zips.find("85004"),
    });
  });

  it("[ORD-5] uses the access notes of the order's address, also when rescheduled", () => {
    const order = visit(undefined, { address: { ...address, access_notes: "The side gate." } });
    expect(book(order, 0, "Ring twice.").address.access_notes).toBe("The side gate.");
    booking.world.tables.orders.update(order.order_id, {
      address: { ...address, access_notes: "The front gate." },
    });
    const moved = reschedulePhlebotomy(booking.world, booking.geography, order.order_id, {
      booking_key: getBookingKey(homeSlots(booking), 3),
    });
    expect(moved.address.access_notes).toBe("The front gate.");
    expect(moved.notes).toBe("Ring twice.");
  });

  it("moves the order to scheduled from its current status, also after a cancellation", () => {
    const order = visit(["requisition_created", "appointment_pending"]);
    book(order);
    expect(booking.low(order)).toBe("appointment_scheduled");
    cancel(order);
    expect(booking.low(order)).toBe("appointment_cancelled");
    book(order, 2);
    expect(listStatusDetails(order).slice(-3)).toEqual([
      "appointment_cancelled",
      "appointment_pending",
      "appointment_scheduled",
    ]);
  });
});

const rejectBooking = ({ order_id }: OrderRow, booking_key: string) =>
  expectRejection(booking, () => bookPhlebotomy(booking.world, booking.geography, order_id, { booking_key }));

function bornOn(dob: string): OrderRow {
  return visit(undefined, { patient: { ...patient, dob } });
}

describe("[APT-10] an asynchronous booking", () => {
  const bookLater = (order: OrderRow, index = 0) =>
    bookPhlebotomy(booking.world, booking.geography, order.order_id, {
      booking_key: getBookingKey(homeSlots(booking), index),
      async_confirmation: true,
      async_confirmation_timeout_millisecond: 600_000,
    });
  const get = ({ order_id }: OrderRow) => openTools(booking.world).appointments.get(order_id);

  it.each([
    ["confirm", "confirmed", null, "appointment_scheduled"],
    ["reject", "cancelled", { reason: "refused_by_provider" }, "requisition_created"],
    ["noResponse", "cancelled", { reason: "not_confirmed_in_time" }, "requisition_created"],
  ] as const)("is pending, and after the decision %s it is %s", async (outcome, status, event_data, low) => {
    booking.world.labDecision.set({ outcome, after: 120_000 });
    const order = visit();
    const { start } = bookLater(order);
    expect(get(order)).toMatchObject({ status: "pending", start_at: new Date(start!).toISOString() });
    expect(booking.low(order)).toBe("requisition_created");
    await booking.advance("10m");
    expect(get(order)).toMatchObject({ status, event_data });
    expect(booking.low(order)).toBe(low);
    expect(booking.world.tables.outbox.all("type", "labtest.appointment.updated")).toHaveLength(1);
  });

  it("keeps its slot when a test confirms it, and ends cancelled with its order", () => {
    const facade = openTools(booking.world).appointments;
    const row = bookLater(visit());
    expect(() => facade.confirm(row.appointment_id, { start_at: "2026-02-02T15:00:00Z" })).toThrow(
      "keeps the time",
    );
    expect(facade.confirm(row.appointment_id).start_at).toBe(new Date(row.start!).toISOString());
    stepAppointment(booking.world, booking.world.tables.appointments.get(row.appointment_id)!, "cancelled");
    const order = visit();
    bookLater(order, 3);
    cancelOrder(booking.world, order.order_id);
    expect(get(order)).toMatchObject({ status: "cancelled", event_data: { reason: "order_cancelled" } });
  });
});

it("[APT-9] is completed when it is over, its order drawn, and can then be neither moved nor cancelled", async () => {
  const order = visit();
  const { end, appointment_id } = book(order);
  await booking.world.scheduler.advanceTo(end!);
  expect(booking.world.tables.appointments.get(appointment_id)!.state).toBe("completed");
  expect(booking.low(order)).toBe("draw_completed");
  expect(catchServiceError(() => cancel(order)).detail).toContain("cannot be cancelled");
  expect(catchServiceError(() => move(order, 5)).status).toBe(400);
});

describe("a rejected booking changes nothing", () => {
  it("with an unknown key", () => {
    expect(rejectBooking(visit(), "bk_7c1f0a2d9e")).toContain("is unknown");
  });

  it("[APT-4] with a used key, even of an appointment that was cancelled since", () => {
    const [order, key] = [visit(), getBookingKey(homeSlots(booking))];
    bookPhlebotomy(booking.world, booking.geography, order.order_id, { booking_key: key });
    cancel(order);
    expect(rejectBooking(order, key)).toContain("already used");
  });

  it("with a key that has expired, to the second", async () => {
    const key = getBookingKey(homeSlots(booking), 5);
    await booking.advance("899s");
    bookPhlebotomy(booking.world, booking.geography, visit().order_id, { booking_key: key });
    const late = getBookingKey(homeSlots(booking), 6);
    await booking.advance("15m");
    const order = visit(undefined, { user_id: "5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e12" });
    expect(rejectBooking(order, late)).toContain("expired");
  });

  it("for an order with an active appointment", () => {
    const order = visit();
    book(order);
    expect(rejectBooking(order, getBookingKey(homeSlots(booking), 4))).toContain(
      "already has an active appointment",
    );
  });

  it("for a patient with another visit by the same company", () => {
    book(visit());
    expect(rejectBooking(visit(), getBookingKey(homeSlots(booking), 4))).toContain("active appointment with");
  });

  it.each([
    ["ordered", []],
    [
      "draw_completed",
      ["requisition_created", "appointment_pending", "appointment_scheduled", "draw_completed"],
    ],
    ["cancelled", ["cancelled"]],
  ] as const)("for an order that is %s", (low, path) => {
    expect(rejectBooking(visit(path), getBookingKey(homeSlots(booking)))).toBe(
      `This order is "${low}" and cannot have an appointment now. It can when it is requisition_created, ` +
        "requisition_bypassed, appointment_cancelled, appointment_pending, appointment_scheduled.",
    );
  });

  it("for an order of another method", () => {
    expect(rejectBooking(booking.order("walk_in_test"), getBookingKey(homeSlots(booking)))).toContain(
      "walk_in_test",
    );
    expect(rejectBooking(booking.order("testkit"), getBookingKey(homeSlots(booking)))).toContain("testkit");
  });

  it("for a patient under 18, to the day", () => {
    expect(rejectBooking(bornOn("2008-01-16"), getBookingKey(homeSlots(booking)))).toContain("under 18");
    expect(book(bornOn("2008-01-15")).state).toBe("scheduled");
  });

  it("for an address where the company does not come", () => {
    const order = visit(undefined, { address: { ...address, state: "MT", zip: "59001" } });
    expect(rejectBooking(order, getBookingKey(homeSlots(booking)))).toContain("does not serve");
  });
});

const move = (order: OrderRow, index: number, appointment_notes?: string | null) =>
  reschedulePhlebotomy(booking.world, booking.geography, order.order_id, {
    booking_key: getBookingKey(homeSlots(booking), index),
    appointment_notes,
  });

it("[APT-1] rescheduling changes the times, replaces the notes, and adds an event to the appointment and the order", () => {
  const order = visit();
  const row = book(order, 0, "Ring twice.");
  const slot = homeSlots(booking)[5]!;
  const moved = move(order, 5, "Ring three times.");
  expect(serializeAppointment(booking.world, moved, booking.world.now())).toMatchObject({
    id: row.appointment_id,
    start_at: slot.start,
    end_at: slot.end,
    appointment_notes: "Ring three times.",
    events: [{ status: "scheduled" }, { status: "scheduled" }],
  });
  expect(listStatusDetails(order).slice(-2)).toEqual(["appointment_scheduled", "appointment_scheduled"]);
});

describe("rescheduling", () => {
  it("[APT-4] releases the old slot and takes the new one", () => {
    const slots = homeSlots(booking);
    const order = visit();
    book(order, 1);
    move(order, 6);
    const after = homeSlots(booking);
    const free = (list: typeof slots, start: string) =>
      list.find((slot) => slot.start === start)?.num_appointments_available ?? 0;
    expect(free(after, slots[1]!.start)).toBe(slots[1]!.num_appointments_available);
    const taken = booking.world.tables.appointments.all("order", order.order_id)[0]!.start!;
    const now = slots.find(({ start }) => Date.parse(start) === taken)!;
    expect(free(after, now.start)).toBe(now.num_appointments_available - 1);
  });

  it("is rejected after the appointment has begun, completed or been cancelled", async () => {
    const order = visit();
    const row = book(order);
    await booking.world.scheduler.advanceTo(row.start!);
    expect(catchServiceError(() => move(order, 5)).detail).toContain("cannot be rescheduled");
    expect(serializeAppointment(booking.world, row, booking.world.now()).can_reschedule).toBe(false);
    cancel(order);
    expect(catchServiceError(() => move(order, 5)).detail).toContain('"cancelled"');
  });

  it("[APT-1] keeps the notes that the request leaves out, and clears them for null", () => {
    const order = visit();
    book(order, 0, "Ring twice.");
    expect(move(order, 5).notes).toBe("Ring twice.");
    expect(move(order, 6, null).notes).toBeNull();
  });

  it("responds 404 without an appointment", () => {
    expect(catchServiceError(() => move(visit(), 5)).status).toBe(404);
  });
});

const request = (order: OrderRow, provider: RequestEnums["PhlebotomyProvider"] = "wayside_draws") =>
  requestPhlebotomy(booking.world, booking.geography, order.order_id, {
    address: { first_line: "9 Elm Road", city: "Phoenix", state: "AZ", zip_code: "85004" },
    provider,
    appointment_notes: "After work, please.",
  });

it("[APT-1] a request is pending without times, like its order, until the time is confirmed", () => {
  const order = visit();
  const row = request(order);
  expect(serializeAppointment(booking.world, row, booking.world.now())).toMatchObject({
    status: "pending",
    start_at: null,
    end_at: null,
    can_reschedule: false,
    address: { first_line: "9 Elm Road" },
    appointment_notes: "After work, please.",
  });
  expect(booking.low(order)).toBe("appointment_pending");
  const confirmed = openTools(booking.world).appointments.confirm(row.appointment_id, {
    start_at: "2026-01-20T17:00:00Z",
  });
  expect(confirmed).toMatchObject({
    status: "confirmed",
    start_at: "2026-01-20T17:00:00.000Z",
    end_at: "2026-01-20T18:00:00.000Z",
  });
  expect(booking.low(order)).toBe("appointment_scheduled");
});

describe("a request", () => {
  it("is rejected for a company that does not accept requests there", () => {
    const order = visit();
    expectRejection(booking, () =>
      requestPhlebotomy(booking.world, booking.geography, order.order_id, {
        address: { first_line: "9 Elm Road", city: "New York", state: "NY", zip_code: "10001" },
        provider: "wayside_draws",
      }),
    );
  });

  it.each([
    ["that nobody knows", "nobody", "85004"],
    ["at a zip code that does not exist", "wayside_draws", "00000"],
  ])("is rejected for a company %s", (_, provider, zip_code) => {
    const order = visit();
    const detail = expectRejection(booking, () =>
      requestPhlebotomy(booking.world, booking.geography, order.order_id, {
        address: { first_line: "9 Elm Road", city: "Phoenix", state: "AZ", zip_code },
        provider: provider as "wayside_draws",
      }),
    );
    expect(detail).toBe(
      `"${provider}" does not serve the zip code of this address on request. See the area info.`,
    );
  });

  it("can be rejected by the company, and the order can then use another one", () => {
    const order = visit();
    expect(openTools(booking.world).appointments.reject(request(order).appointment_id).status).toBe(
      "cancelled",
    );
    expect(booking.low(order)).toBe("appointment_cancelled");
    expect(request(order, "hearthside_phlebotomy").state).toBe("pending");
  });
});

describe("a cancellation", () => {
  it("[APT-3] cancels in the order too, and releases the slot", () => {
    const [order, before] = [visit(), homeSlots(booking)[0]!];
    book(order);
    const row = cancel(order);
    expect(row.state).toBe("cancelled");
    expect(booking.low(order)).toBe("appointment_cancelled");
    expect(homeSlots(booking)[0]).toMatchObject({
      start: before.start,
      num_appointments_available: before.num_appointments_available,
    });
  });

  it.each([
    ["a day", 0, true],
    ["a millisecond less than a day", 1, false],
  ])("%s before the start states in its event whether it is refunded", async (_, later, is_refundable) => {
    const index = homeSlots(booking).findIndex(({ start }) => start > "2026-01-17");
    const order = visit();
    const { start } = book(order, index);
    await booking.world.scheduler.advanceTo(start! - 24 * 3_600_000 + later);
    expect(cancel(order).events.at(-1)!.data).toMatchObject({
      is_refundable,
      cancellation_reason: "The patient is ill",
    });
  });

  it("with a non-refundable reason is not refunded, however early", () => {
    const order = visit();
    book(order, homeSlots(booking).length - 1);
    expect(cancel(order, "The patient did not open the door").events.at(-1)!.data).toMatchObject({
      is_refundable: false,
    });
  });

  it("requires a known reason, and notes for the reason Other", () => {
    const order = visit();
    book(order);
    const unknown = { reason_id: "5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e11", notes: null };
    expectRejection(booking, () => cancelAppointment(booking.world, order.order_id, "phlebotomy", unknown));
    expect(expectRejection(booking, () => cancel(order, "Other"))).toContain("notes is required");
    expectRejection(booking, () => cancel(order, "Other", "  "));
    expect(cancel(order, "Other", "Went on holiday.").events.at(-1)!.data).toMatchObject({
      notes: "Went on holiday.",
    });
  });

  it("changes nothing when it is repeated", () => {
    const order = visit();
    book(order);
    cancel(order);
    const before = printState(booking.world);
    expect(cancel(order).state).toBe("cancelled");
    expect(printState(booking.world)).toBe(before);
  });

  it("is rejected after the visit has begun", () => {
    const order = visit();
    openTools(booking.world).appointments.start(book(order).appointment_id);
    expect(catchServiceError(() => cancel(order)).detail).toContain("has started");
  });
});

describe("an order and its visit", () => {
  it("[APT-3] complete together when the visit completes", () => {
    const order = visit();
    const done = openTools(booking.world).appointments.complete(book(order).appointment_id);
    expect(done.events.map(({ status }) => status)).toEqual(["scheduled", "in_progress", "completed"]);
    expect(booking.low(order)).toBe("draw_completed");
  });

  it("[APT-3] complete together when the draw completes", () => {
    const order = visit();
    book(order);
    moveOrder(booking.world, order.order_id, "draw_completed");
    expect(openTools(booking.world).appointments.get(order.order_id).status).toBe("completed");
    expect(listStatusDetails(order).filter((low) => low === "draw_completed")).toHaveLength(1);
  });

  it("are cancelled together, and the slot is released", () => {
    const [order, before] = [visit(), homeSlots(booking)[0]!];
    book(order);
    cancelOrder(booking.world, order.order_id);
    expect(openTools(booking.world).appointments.get({ id: order.order_id })).toMatchObject({
      status: "cancelled",
      event_data: { reason: "order_cancelled" },
    });
    expect(listStatusDetails(order).at(-1)).toBe("cancelled");
    expect(homeSlots(booking)[0]!.num_appointments_available).toBe(before.num_appointments_available);
  });

  it("an order that a test moves has an appointment that matches its status", () => {
    const order = visit(["requisition_created", "appointment_pending", "appointment_scheduled"]);
    const appointment = openTools(booking.world).appointments.get(order.order_id);
    expect(appointment).toMatchObject({ status: "confirmed", iana_timezone: "America/Phoenix" });
    expect(appointment.start_at! > "2026-01-16T09:00:00").toBe(true);
    expect(booking.world.tables.orders.get(order.order_id)!.details.appointment_id).toBe(appointment.id);
  });

  it("a requested visit is confirmed when a test schedules its order", () => {
    const order = visit();
    requestPhlebotomy(booking.world, booking.geography, order.order_id, {
      address: { first_line: "9 Elm Road", city: "Phoenix", state: "AZ", zip_code: "85004" },
      provider: "wayside_draws",
    });
    moveOrder(booking.world, order.order_id, "appointment_scheduled");
    const { status, start_at } = openTools(booking.world).appointments.get(order.order_id);
    expect([status, start_at === null]).toEqual(["confirmed", false]);
    moveOrder(booking.world, order.order_id, "draw_completed");
    expect(openTools(booking.world).appointments.get(order.order_id).status).toBe("completed");
  });
});

it("an erased user has no appointment and occupies no slot", () => {
  const before = homeSlots(booking)[0]!;
  const order = visit();
  book(order);
  eraseUser(booking.world, order.user_id);
  expect(booking.world.tables.appointments.size).toBe(0);
  expect(booking.world.tables.slotHolds.size).toBe(0);
  expect(JSON.stringify(booking.world.export())).not.toContain(order.user_id);
  expect(homeSlots(booking)[0]!.num_appointments_available).toBe(before.num_appointments_available);
});
