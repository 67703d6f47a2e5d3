import type { RequestEnums } from "sanguine";
import { beforeEach, describe, expect, it } from "vitest";
import { getPhlebotomyAvailability } from "../../../../mock/domain/phlebotomy/availability.ts";
import { getPscAvailability } from "../../../../mock/domain/psc/availability.ts";
import { bookPsc } from "../../../../mock/domain/psc/booking.ts";
import {
  bookPhlebotomy,
  requestPhlebotomy,
  reschedulePhlebotomy,
} from "../../../../mock/domain/phlebotomy/booking.ts";
import { moveOrder } from "../../../../mock/domain/orders/lifecycle/move-order.ts";
import { address } from "../orders/intake/order-draft.ts";
import {
  type BookingWorld,
  bookingWorld,
  centerSlots,
  homeSlots,
  getBookingKey,
  LAB,
  expectRejection,
} from "./booking-world.ts";
import { openTools } from "../../tools/open-tools.ts";

let booking: BookingWorld;
beforeEach(async () => {
  booking = await bookingWorld();
});

/** Returns the detail of the 400 of a call as text. */
const reject = (act: () => unknown): string => JSON.stringify(expectRejection(booking, act));

const move = (order_id: string, booking_key: string) =>
  reschedulePhlebotomy(booking.world, booking.geography, order_id, { booking_key });

describe("a key for another zip than that of the visit", () => {
  it.each(["85003", "10001"])("books and reschedules nothing for %s", (zip) => {
    const { order_id } = booking.order("at_home_phlebotomy");
    const away = getBookingKey(homeSlots(booking, zip));
    expect(
      reject(() => bookPhlebotomy(booking.world, booking.geography, order_id, { booking_key: away })),
    ).toContain("another zip");
    bookPhlebotomy(booking.world, booking.geography, order_id, {
      booking_key: getBookingKey(homeSlots(booking)),
    });
    expect(reject(() => move(order_id, away))).toContain("another zip");
  });

  it("books when the order's zip has nine digits", () => {
    const { order_id } = booking.order("at_home_phlebotomy", undefined, {
      address: { ...address, zip: "85004-1234" },
    });
    const booking_key = getBookingKey(homeSlots(booking));
    expect(bookPhlebotomy(booking.world, booking.geography, order_id, { booking_key }).address.zip_code).toBe(
      "85004-1234",
    );
  });
});

const otherAddress = { first_line: "9 Elm Road", city: "Phoenix", state: "AZ", zip_code: "85003" };
type Where = Parameters<typeof requestPhlebotomy>[3]["address"];
const requestVisit = (
  order_id: string,
  where: Where,
  provider: RequestEnums["PhlebotomyProvider"] = "wayside_draws",
) => {
  const options = { address: where, provider };
  requestPhlebotomy(booking.world, booking.geography, order_id, options);
  return openTools(booking.world).appointments.confirm(order_id);
};

describe("a visit that was requested at another address", () => {
  it("keeps its address and its access notes when it is rescheduled", () => {
    const { order_id } = booking.order("at_home_phlebotomy", undefined, {
      address: { ...address, access_notes: "The side gate." },
    });
    const agreed = requestVisit(order_id, { ...otherAddress, access_notes: "The gate." });
    const homeKey = getBookingKey(homeSlots(booking), 4);
    expect(reject(() => move(order_id, homeKey))).toContain("another zip");
    const moved = move(order_id, getBookingKey(homeSlots(booking, "85003"), 4));
    expect(moved.address).toEqual({ ...agreed.address, access_notes: "The gate." });
    expect(moved.address.first_line).toBe("9 Elm Road");
  });

  it("[ORD-5] uses the order's access notes when it has none", () => {
    const { order_id } = booking.order("at_home_phlebotomy", undefined, {
      address: { ...address, access_notes: "The side gate." },
    });
    expect(requestVisit(order_id, otherAddress).address.access_notes).toBe("The side gate.");
    expect(move(order_id, getBookingKey(homeSlots(booking, "85003"), 4)).address.access_notes).toBe(
      "The side gate.",
    );
  });

  it("keeps its own access notes at the order's address, which has none", () => {
    const { order_id } = booking.order("at_home_phlebotomy");
    const { first_line, city, state, zip } = address;
    requestVisit(order_id, { first_line, city, state, zip_code: zip, access_notes: "Dog." });
    expect(move(order_id, getBookingKey(homeSlots(booking), 4)).address.access_notes).toBe("Dog.");
  });
});

const home = (start: string) =>
  getPhlebotomyAvailability(booking.world, booking.geography, { state: "HI", zip_code: "96813" }, start)
    .slots;
const center = (start_date: string) =>
  getPscAvailability(booking.world, booking.geography, { lab: LAB, zip_code: "85004", start_date }).slots;

describe("[APT-2] the last days of the calendar", () => {
  it.each([home, center])("are available as long as all fourteen days are valid dates", (days) => {
    expect(days("9999-12-17").at(-1)!.date).toBe("9999-12-30");
    expect(reject(() => days("9999-12-18"))).toContain("start_date");
  });
});

describe("a booking before the requisition that a test confirms early", () => {
  it("[APT-3] schedules the order as soon as the requisition exists", async () => {
    const { world, geography } = booking;
    world.settings.set({ pscAsyncConfirmation: true });
    const order = booking.order("walk_in_test", []);
    const options = { booking_key: getBookingKey(centerSlots(booking)), async_confirmation: true };
    bookPsc(world, geography, order.order_id, options);
    await booking.advance("2m");
    openTools(world).appointments.confirm(order.order_id);
    expect(booking.low(order)).toBe("ordered");
    moveOrder(world, order.order_id, "requisition_created");
    expect(booking.low(order)).toBe("appointment_scheduled");
  });
});

describe("[APT-7] a booking before the requisition that is confirmed at once", () => {
  it("is reserved, and is cancelled at its deadline too", async () => {
    const { world, geography } = booking;
    world.settings.set({ pscAsyncConfirmation: true });
    const facade = openTools(world).appointments;
    facade.setLabDecision({ outcome: "confirm", after: "1s" });
    const order = booking.order("walk_in_test", []);
    const slots = centerSlots(booking);
    const options = { booking_key: getBookingKey(slots, slots.length - 1), async_confirmation: true };
    expect(bookPsc(world, geography, order.order_id, options).state).toBe("reserved");
    await booking.advance("8h");
    expect(facade.get(order.order_id)).toMatchObject({
      status: "cancelled",
      event_data: { reason: "no_requisition" },
    });
  });
});

describe("[APT-7] a booking that is still pending when its slot begins", () => {
  it("is cancelled then, however late the lab would respond", async () => {
    const { world, geography } = booking;
    world.settings.set({ pscAsyncConfirmation: true });
    const facade = openTools(world).appointments;
    facade.setLabDecision({ outcome: "confirm", after: "47h" });
    const order = booking.order("walk_in_test");
    const { start } = bookPsc(world, geography, order.order_id, {
      booking_key: getBookingKey(centerSlots(booking)),
      async_confirmation: true,
      async_confirmation_timeout_millisecond: 172_800_000,
    });
    await world.scheduler.advanceTo(start! - 1);
    expect(facade.get(order.order_id).status).toBe("pending");
    await world.scheduler.advanceTo(start!);
    expect(facade.get(order.order_id)).toMatchObject({
      status: "cancelled",
      event_data: { reason: "not_confirmed_in_time" },
    });
    await booking.advance("3d");
    expect(booking.low(order)).toBe("requisition_created");
  });
});

const near = { ...otherAddress, zip_code: "85004" };

describe("a patient with a visit by a company", () => {
  it("cannot request another visit by it", () => {
    const [one, two] = [booking.order("at_home_phlebotomy"), booking.order("at_home_phlebotomy")];
    requestVisit(one.order_id, near);
    expect(reject(() => requestVisit(two.order_id, near))).toContain("active appointment with");
  });

  it("can reschedule that visit, but no visit of another company to it", () => {
    const [requested, own] = [booking.order("at_home_phlebotomy"), booking.order("at_home_phlebotomy")];
    requestVisit(requested.order_id, near, "hearthside_phlebotomy");
    bookPhlebotomy(booking.world, booking.geography, own.order_id, {
      booking_key: getBookingKey(homeSlots(booking)),
    });
    const key = getBookingKey(homeSlots(booking), 4);
    expect(reject(() => move(requested.order_id, key))).toContain("active appointment with");
    expect(move(own.order_id, key).state).toBe("scheduled");
  });
});

it("[APT-6] a slot that is released on a full minute is not in that minute's cache", async () => {
  const { world, geography } = booking;
  world.settings.set({ pscAvailabilityCache: true });
  const slot = centerSlots(booking)[0]!;
  const free = (allow_stale: boolean) =>
    getPscAvailability(world, geography, { lab: LAB, zip_code: "85004", allow_stale })
      .slots.flatMap(({ slots }) => slots)
      .find(({ start }) => start === slot.start)?.num_appointments_available ?? 0;
  const { order_id } = booking.order("walk_in_test");
  bookPsc(world, geography, order_id, { booking_key: slot.booking_key! });
  await booking.advance("1m");
  openTools(world).appointments.cancel(order_id);
  const before = slot.num_appointments_available;
  expect([free(false), free(true)]).toEqual([before, before - 1]);
  await booking.advance("1m");
  expect(free(true)).toBe(before);
});

it("a test cannot create a second visit by one company, as with a request", () => {
  const facade = openTools(booking.world).appointments;
  const [one, two] = [booking.order("at_home_phlebotomy"), booking.order("at_home_phlebotomy")];
  facade.create(one.order_id, { provider: "wayside_draws" });
  expect(reject(() => facade.create(two.order_id, { provider: "wayside_draws" }))).toContain("wayside_draws");
  expect(facade.create(two.order_id).provider).not.toBe("wayside_draws");
});

it.each(["at_home_phlebotomy", "walk_in_test"] as const)(
  "an order of %s keeps its status when its appointment is cancelled",
  (method) => {
    const order = booking.order(method);
    const facade = openTools(booking.world).appointments;
    facade.create(order.order_id);
    moveOrder(booking.world, order.order_id, "appointment_cancelled");
    expect(facade.get(order.order_id)).toMatchObject({
      status: "cancelled",
      event_data: { reason: "cancelled_by_provider" },
    });
  },
);
