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

test("a booking key contains what it books", () => {
  expect(parseBookingKey("seed", createBookingKey("seed", booking))).toEqual(booking);
  const visit = { ...booking, kind: "phlebotomy" as const, locationCode: "85004" };
  expect(parseBookingKey("seed", createBookingKey("seed", visit))).toEqual(visit);
});

test("a booking key reveals nothing of its content, and each call creates another key", () => {
  const key = createBookingKey("seed", booking);
  expect(key).toMatch(/^bk_[\da-z]{11}[\da-f]+$/);
  const bytes = key
    .slice(14)
    .match(/../g)!
    .map((hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  expect(bytes.join("")).not.toContain("NR0412");
  expect(createBookingKey("seed", { ...booking, call: 8 })).not.toBe(key);
});

test("a key of another world, or one with any change, is invalid", () => {
  const key = createBookingKey("seed", booking);
  expect(parseBookingKey("other", key)).toBeNull();
  expect([parseBookingKey("seed", `x${key}`), parseBookingKey("seed", `${key}x`)]).toEqual([null, null]);
  for (let index = 3; index < key.length; index += 1) {
    const other = key[index] === "0" ? "1" : "0";
    expect(parseBookingKey("seed", key.slice(0, index) + other + key.slice(index + 1))).toBeNull();
  }
});

test.each(["", "bk_", "bk_7c1f0a2d9e", "bk_00000000000zz", `bk_00000000000${"00".repeat(5000)}`, "ü"])(
  "%j is not a booking key",
  (text) => {
    expect(parseBookingKey("seed", text)).toBeNull();
  },
);
