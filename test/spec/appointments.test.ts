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
import { operationPlaces } from "../../src/generated/places.ts";
import { operations } from "../../src/generated/operations.ts";
import { strict } from "../../src/generated/schemas/strict.ts";
import type { Appointment } from "sanguine";
import { getResponseExample } from "../support/calls.ts";

/** An appointment as the service returns it, with a value that this release does not know. */
const appointment: Appointment = {
  ...getResponseExample("psc.appointment"),
  provider: "a_provider_of_2031",
  status: "confirmed",
};

/** Fourteen days of slots. */
const slots = getResponseExample("psc.availability");

test("availability has exactly 14 days", () => {
  const days = { ...slots, slots: slots.slots.slice(1) };
  const accepted = [slots, days].map((value) => strict.AvailabilitySlots().safeParse(value).success);
  expect(accepted).toEqual([true, false]);
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
    expect(operationPlaces["psc.appointment"].openEnums).toEqual(
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
