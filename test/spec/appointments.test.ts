import { AppointmentSchema } from "sanguine/schemas";
import { describe, expect, test } from "vitest";
import { serviceCenterNetworks } from "../../mock/catalog/service-centers/networks.ts";
import { phlebotomyNetworks } from "../../mock/catalog/service-centers/phlebotomy.ts";
import { getLabsById } from "../../mock/catalog/labs/labs.ts";
import {
  appointmentEventStatusValues,
  appointmentProviderValues,
  appointmentPscLabValues,
  appointmentStatusValues,
  phlebotomyProviderValues,
} from "../../src/generated/enums.ts";
import { openEnumPaths } from "../../src/generated/open-enum-paths.ts";
import { operations, type OperationId } from "../../src/generated/operations.ts";
import { strict } from "../../src/generated/schemas/strict.ts";
import { appointment, slots } from "../src/support/appointments.ts";
import { accepts } from "./accepts.ts";

const address = { first_line: "12 Alder Lane", city: "Phoenix", state: "AZ", zip_code: "85004" };
const key = { booking_key: "k-1" };

describe("appointment requests", () => {
  test.each<[OperationId, object]>([
    ["phlebotomy.book", key],
    ["phlebotomy.request", { address, provider: "wayside_draws" }],
    ["phlebotomy.reschedule", key],
    ["psc.book", key],
    ["psc.reschedule", key],
  ])("%s accepts notes of up to 1,000 characters, null, or none", (id, body) => {
    const withNotes = (appointment_notes: unknown) => accepts(id, "body", { ...body, appointment_notes });
    expect([accepts(id, "body", body), withNotes(null), withNotes("x".repeat(1_000))]).toEqual([
      true,
      true,
      true,
    ]);
    expect([withNotes("x".repeat(1_001)), withNotes(7)]).toEqual([false, false]);
  });

  test.each(
    (["psc.book", "phlebotomy.book"] as const).flatMap((id) => [
      [id, "sync_confirmation_timeout_millisecond", 1_000, 10_000] as const,
      [id, "async_confirmation_timeout_millisecond", 60_000, 172_800_000] as const,
    ]),
  )("[APT-7, APT-10] %s: %s is between %i and %i", (id, name, least, most) => {
    const withLimit = (value: unknown) =>
      accepts(id, "body", { ...key, async_confirmation: true, [name]: value });
    expect([least, most, null].map(withLimit)).toEqual([true, true, true]);
    expect([least - 1, most + 1, least + 0.5, "soon"].map(withLimit)).toEqual([false, false, false, false]);
  });

  test("a cancellation reason is in snake case at home, and in camel case at a center", () => {
    const id = "9a7c5e3b-1d2f-4b68-8c0e-5f4a3b2c1d0e";
    const [home, center] = [
      { cancellation_reason_id: id, notes: null },
      { cancellationReasonId: id, note: null },
    ];
    expect([accepts("phlebotomy.cancel", "body", home), accepts("psc.cancel", "body", center)]).toEqual([
      true,
      true,
    ]);
    expect([accepts("phlebotomy.cancel", "body", center), accepts("psc.cancel", "body", home)]).toEqual([
      false,
      false,
    ]);
    expect(accepts("psc.cancel", "body", { cancellationReasonId: "other" })).toBe(false);
  });

  test("a request names a company that visits, not one with centers", () => {
    expect(accepts("phlebotomy.request", "body", { address, provider: "harrowgate_labs" })).toBe(false);
    expect(
      accepts("phlebotomy.request", "body", {
        address: { ...address, zip_code: "8500" },
        provider: "wayside_draws",
      }),
    ).toBe(false);
  });
});

describe("availability", () => {
  test("accepts a start date", () => {
    const days = ["2026-02-03", null].map((start_date) => ({ start_date }));
    expect(days.map((query) => accepts("phlebotomy.availability", "query", query))).toEqual([true, true]);
    expect(
      days.map((query) => accepts("psc.availability", "query", { lab: "harrowgate_labs", ...query })),
    ).toEqual([true, true]);
    expect(accepts("phlebotomy.availability", "query", { start_date: "2026-02-30" })).toBe(false);
    expect(accepts("psc.availability", "query", {})).toBe(false);
  });

  test("returns exactly 14 days", () => {
    const days = { ...slots, slots: slots.slots.slice(1) };
    const accepted = [slots, days].map((value) => strict.AvailabilitySlots().safeParse(value).success);
    expect(accepted).toEqual([true, false]);
  });
});

describe("enumerations", () => {
  test("providers are the companies that visit, and the labs with bookable centers", () => {
    expect(appointmentProviderValues).toEqual([...phlebotomyProviderValues, ...appointmentPscLabValues]);
    expect(phlebotomyProviderValues).toEqual(phlebotomyNetworks.map(({ name }) => name));
    const bookable = serviceCenterNetworks.flatMap(({ lab_id }) => {
      const lab = getLabsById().get(lab_id);
      return lab?.bookable === true ? [lab.slug] : [];
    });
    expect(appointmentPscLabValues).toEqual(bookable);
  });

  test("a status and the status of its event differ in one value", () => {
    const scheduled = appointmentStatusValues.map((status) =>
      status === "confirmed" ? "scheduled" : status,
    );
    expect(scheduled).toEqual(appointmentEventStatusValues);
  });

  test("a response can contain an unknown value for the client only", () => {
    expect(AppointmentSchema.safeParse({ ...appointment, status: "of_2031" }).success).toBe(true);
    expect(strict.Appointment().safeParse({ ...appointment, provider: "wayside_draws" }).success).toBe(true);
    expect(strict.Appointment().safeParse(appointment).success).toBe(false);
    expect(openEnumPaths["psc.appointment"]).toEqual(
      expect.arrayContaining(["status", "event_status", "provider"]),
    );
  });
});

test("only a booking at a center accepts idempotency keys, and reads can be retried", () => {
  const retries = Object.values(operations)
    .filter(({ id }) => /^(phlebotomy|psc)\./.test(id))
    .map(({ id, retry }) => [id, retry] as const);
  const of = (retry: string) => retries.filter(([, one]) => one === retry).map(([id]) => id);
  expect(of("keyed")).toEqual(["psc.book"]);
  expect(operations["psc.book"].headers.map(({ name }) => name)).toEqual([
    "X-Idempotency-Key",
    "X-Idempotency-Error",
  ]);
  expect(of("never").toSorted()).toEqual([
    "phlebotomy.book",
    "phlebotomy.request",
    "phlebotomy.reschedule",
    "psc.reschedule",
  ]);
});
