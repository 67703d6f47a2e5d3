import { describe, expect, it } from "vitest";
import {
  type AppointmentRow,
  appointmentsTable,
  slotHoldsTable,
} from "../../../../mock/domain/appointments/table.ts";
import { bookPhlebotomy } from "../../../../mock/domain/phlebotomy/booking.ts";
import { parseRow } from "../../../../mock/store/parse-row.ts";
import { bookingWorld, getBookingKey, homeSlots } from "./booking-world.ts";

/** Books a visit, and returns its row and the hold of its slot. */
async function bookVisit() {
  const booking = await bookingWorld();
  const { order_id } = booking.order("at_home_phlebotomy");
  const booking_key = getBookingKey(homeSlots(booking));
  const row = bookPhlebotomy(booking.world, booking.geography, order_id, { booking_key });
  return { row, hold: booking.world.tables.slotHolds.all("user", row.user_id)[0]! };
}

const { row, hold } = await bookVisit();
const pending = { ...row, events: [{ ...row.events[0]!, state: "pending" }], state: "pending" } as const;

const readIssues = (broken: object) =>
  parseRow(appointmentsTable.schema(), broken).issues.map(({ path, rule }) => [path.join("."), rule]);

describe("the rules of an appointment", () => {
  it.each<[string, Partial<AppointmentRow>]>([
    ["as it was booked", {}],
    ["without times", { ...pending, start: null, end: null }],
    ["that ends a millisecond after its start", { start: 1, end: 2 }],
    [
      "that was cancelled after its visit began",
      {
        state: "cancelled",
        events: (["scheduled", "in_progress", "cancelled"] as const).map((state) => ({
          ...row.events[0]!,
          state,
        })),
      },
    ],
  ])("accept one %s", (_, change) => {
    expect(readIssues({ ...row, ...change })).toEqual([]);
  });

  it.each<[string, Partial<AppointmentRow>, string, string]>([
    ["without a start", { start: null }, "end", "must be set if and only if the start is set"],
    ["without an end", { end: null }, "end", "must be set if and only if the start is set"],
    ["that ends when it starts", { end: row.start }, "end", "must be later than the start"],
    [
      "whose state is not that of its last event",
      { state: "cancelled" },
      "state",
      "must be the state of the last event",
    ],
    [
      "at home with a state of a service center",
      { state: "reserved", events: [row.events[0]!, { ...row.events[0]!, state: "reserved" }] },
      "events.1.state",
      "must be a state of this kind of appointment",
    ],
    [
      "at a service center with a state of a visit",
      {
        kind: "patient_service_center",
        state: "in_progress",
        events: [row.events[0]!, { ...row.events[0]!, state: "in_progress" }],
      },
      "events.1.state",
      "must be a state of this kind of appointment",
    ],
  ])("reject one %s", (_, change, ...issue) => {
    expect(readIssues({ ...row, ...change })).toEqual([issue]);
  });

  it.each<[string, Partial<AppointmentRow>]>([
    ["events", { events: [] }],
    ["lat", { lat: 90.1 }],
    ["lat", { lat: -90.1 }],
    ["lng", { lng: 180.1 }],
    ["lng", { lng: -180.1 }],
    ["zone", { zone: "Mars/Olympus" }],
    ...["x85004", "850041", "85004-1", "85004-abcd"].map((zip_code): [string, Partial<AppointmentRow>] => [
      "address.zip_code",
      { address: { ...row.address, zip_code } },
    ]),
  ])("reject a wrong value of %s", (name, change) => {
    expect(readIssues({ ...row, ...change }).map(([path]) => path)).toContain(name);
  });
});

const readHoldIssues = (broken: object) => parseRow(slotHoldsTable.schema(), broken).issues;

it("the rules of a slot hold reject the id of another slot's hold", () => {
  expect(readHoldIssues(hold)).toEqual([]);
  for (const hold_id of [`x${hold.hold_id}`, hold.slot_id, `${hold.slot_id}0 1`])
    expect(readHoldIssues({ ...hold, hold_id })).toEqual([
      { path: ["hold_id"], rule: "must start with the slot_id" },
    ]);
});

it("the ids of appointments count, so that no id is made twice", () => {
  expect(appointmentsTable.counted?.(row, "appointments")).toEqual([["uuid:appointment", 1]]);
});
