import { beforeEach, describe, expect, it } from "vitest";
import {
  canCreateAppointmentForOrder,
  createAppointmentForOrder,
} from "../../../../../mock/domain/appointments/booking/create-for-order.ts";
import type { AppointmentRow } from "../../../../../mock/domain/appointments/table.ts";
import { toIso } from "../../../../../mock/kernel/time.ts";
import { address } from "../../orders/intake/order-draft.ts";
import { type BookingWorld, bookingWorld, expectRejection } from "../booking-world.ts";

let booking: BookingWorld;
beforeEach(async () => {
  booking = await bookingWorld();
});

const times = ({ start, end }: AppointmentRow) => [start, end].map((time) => time && toIso(time));

describe("an appointment without a booking key", () => {
  it("is at the address of the order, in the capital of its state, with the first company", () => {
    const order = booking.order("at_home_phlebotomy", undefined, {
      address: { ...address, second_line: "Flat 2", access_notes: "The side gate." },
    });
    const row = createAppointmentForOrder(booking.world, order, { notes: "Ring twice." });
    expect(row).toMatchObject({
      order_id: order.order_id,
      kind: "phlebotomy",
      provider: "hearthside_phlebotomy",
      address: {
        first_line: "12 Alder Lane",
        second_line: "Flat 2",
        city: "Phoenix",
        state: "AZ",
        zip_code: "85004",
        access_notes: "The side gate.",
      },
      zone: "America/Phoenix",
      notes: "Ring twice.",
      state: "scheduled",
    });
    expect(row.lat).toBeCloseTo(33.4, 0);
    expect(row.lng).toBeCloseTo(-112.1, 0);
    expect(booking.world.tables.orders.get(order.order_id)!.status).toBe("appointment_scheduled");
  });

  it("at a center is not at the patient's home, and is in the patient's town", () => {
    const order = booking.order("walk_in_test", undefined, {
      address: { ...address, second_line: "Flat 2", access_notes: "The side gate." },
    });
    expect(createAppointmentForOrder(booking.world, order).address).toEqual({
      first_line: "100 Main Street",
      second_line: null,
      city: "Phoenix",
      state: "AZ",
      zip_code: "85004",
      access_notes: null,
    });
  });

  it.each([
    // The clock starts on a Thursday at 02:00 in Phoenix.
    ["at_home_phlebotomy", "2026-01-15T09:00:00Z", "2026-01-16T13:00:00.000Z", "2026-01-16T14:00:00.000Z"],
    ["walk_in_test", "2026-01-15T09:00:00Z", "2026-01-16T13:00:00.000Z", "2026-01-16T13:20:00.000Z"],
    ["at_home_phlebotomy", "2026-01-15T13:00:00Z", "2026-01-16T13:00:00.000Z", "2026-01-16T14:00:00.000Z"],
    ["at_home_phlebotomy", "2026-01-15T13:00:01Z", "2026-01-16T14:00:00.000Z", "2026-01-16T15:00:00.000Z"],
    ["at_home_phlebotomy", "2026-01-16T09:00:00Z", "2026-01-17T14:00:00.000Z", "2026-01-17T15:00:00.000Z"],
    ["walk_in_test", "2026-01-16T18:41:00Z", "2026-01-19T13:00:00.000Z", "2026-01-19T13:20:00.000Z"],
    ["at_home_phlebotomy", "2026-01-17T20:00:00Z", "2026-01-19T13:00:00.000Z", "2026-01-19T14:00:00.000Z"],
  ] as const)(
    "of %s that is made at %s takes the first usual slot a day ahead",
    async (method, now, ...slot) => {
      await booking.world.scheduler.advanceTo(now);
      expect(times(createAppointmentForOrder(booking.world, booking.order(method)))).toEqual(slot);
    },
  );
});

describe("an order", () => {
  it("takes the second company when the first one has a visit, and none when both have", () => {
    const [one, two, three] = [1, 2, 3].map(() => booking.order("at_home_phlebotomy"));
    const create = (order = one!) => createAppointmentForOrder(booking.world, order).provider;
    expect([create(one), create(two)]).toEqual(["hearthside_phlebotomy", "wayside_draws"]);
    expect(canCreateAppointmentForOrder(booking.world, three!)).toBe(false);
    expect(expectRejection(booking, () => create(three))).toBe(
      "No provider is free to see the patient of this order.",
    );
  });

  it.each([
    ["a testkit", "testkit", {}, "An order of testkit takes no appointment."],
    [
      "a lab without bookable centers",
      "walk_in_test",
      { lab_id: 3 },
      "No provider is free to see the patient of this order.",
    ],
    ["no address", "at_home_phlebotomy", { address: null }, "This order has no patient address."],
    [
      "the address of an import",
      "at_home_phlebotomy",
      { address: { ...address, zip: "K1A 0B1" } },
      "The zip of the patient address is no ZIP code, which an appointment requires.",
    ],
  ] as const)("for %s takes no appointment", (_, method, parts, reason) => {
    const order = booking.order(method, [], parts);
    expect(canCreateAppointmentForOrder(booking.world, order)).toBe(false);
    expect(expectRejection(booking, () => createAppointmentForOrder(booking.world, order))).toBe(reason);
  });

  it.each([
    [
      "at_home_phlebotomy",
      "harrowgate_labs",
      "provider must be one of hearthside_phlebotomy, wayside_draws.",
    ],
    ["walk_in_test", "wayside_draws", /^provider must be one of harrowgate_labs(?:, \w+)*\.$/],
  ] as const)("of %s rejects the provider %s", (method, provider, reason) => {
    const order = booking.order(method);
    const create = () => createAppointmentForOrder(booking.world, order, { provider });
    expect(expectRejection(booking, create)).toMatch(reason);
  });
});
