import { expect, test } from "vitest";
import {
  createBookingKey,
  parseBookingKey,
  type Booking,
} from "../../../../../mock/domain/appointments/booking/booking-key.ts";
import { parseInstant } from "../../../../../mock/kernel/time.ts";

const booking: Booking = {
  kind: "patient_service_center",
  locationCode: "NR0412",
  provider: "harrowgate_labs",
  start: parseInstant("2026-01-21T15:20:00Z")!,
  expires: parseInstant("2026-01-15T09:15:01Z")!,
  call: 7,
};

test("a key of another world, or one with any change, is invalid", () => {
  const key = createBookingKey("seed", booking);
  expect(parseBookingKey("other", key)).toBeNull();
  expect([parseBookingKey("seed", `x${key}`), parseBookingKey("seed", `${key}x`)]).toEqual([null, null]);
  for (let index = 3; index < key.length; index += 1) {
    const other = key[index] === "0" ? "1" : "0";
    expect(parseBookingKey("seed", key.slice(0, index) + other + key.slice(index + 1))).toBeNull();
  }
});
