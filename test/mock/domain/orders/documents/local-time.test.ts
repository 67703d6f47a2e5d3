import { expect, it } from "vitest";
import { findPatientZone, formatLocalTime } from "../../../../../mock/domain/orders/documents/local-time.ts";
import { formatPhone } from "../../../../../mock/domain/orders/documents/document-parts.ts";
import { address } from "../intake/order-draft.ts";

it.each([
  ["FL", "2026-01-15T09:05:00Z", "01/15/2026 4:05 AM EST"],
  ["FL", "2026-07-15T04:05:00Z", "07/15/2026 12:05 AM EDT"],
  ["AZ", "2026-07-15T19:30:00Z", "07/15/2026 12:30 PM MST"],
  ["HI", "2026-01-01T00:00:00Z", "12/31/2025 2:00 PM HST"],
  ["PR", "2026-01-15T09:05:00Z", "01/15/2026 5:05 AM AST"],
  // Most of Tennessee has Central time, as its capital has.
  ["TN", "2026-01-15T09:05:00Z", "01/15/2026 3:05 AM CST"],
])("[PDF-1] the times of a report are those of %s", (state, instant, text) => {
  expect(
    formatLocalTime(findPatientZone({ address: { ...address, state }, lab_id: 1 }), Date.parse(instant)),
  ).toBe(text);
});

it.each([
  ["+12025550142", "(202) 555-0142"],
  ["+120255501423", "+120255501423"],
  ["0+12025550142", "0+12025550142"],
  ["+442079460123", "+442079460123"],
])("[PDF-6] the phone number %s is printed as %s", (number, text) => {
  expect(formatPhone(number)).toBe(text);
});
