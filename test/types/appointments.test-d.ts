import { unlisted, type Unlisted } from "sanguine";
import type {
  Appointment,
  AppointmentWaitOptions,
  AvailabilitySlots,
  Call,
  CancellationReason,
  Client,
  PscInfo,
  TimeSlot,
  UsAddress,
  WaitOptions,
} from "sanguine";
import type { AppointmentStatus, StatusWaitOptions, Until } from "sanguine/types";
import type { AppointmentStatus as AppointmentStatusValues } from "sanguine/enums";
import { describe, expectTypeOf, test } from "vitest";

declare const client: Client;
declare const address: UsAddress;

describe("[APT-1, APT-2] appointments at home", () => {
  test("are calls of named types", () => {
    expectTypeOf(client.phlebotomy.availability(address)).toEqualTypeOf<Call<AvailabilitySlots>>();
    expectTypeOf(client.phlebotomy.book("o", { booking_key: "k" })).toEqualTypeOf<Call<Appointment>>();
    expectTypeOf(client.phlebotomy.cancellationReasons()).toEqualTypeOf<Call<CancellationReason[]>>();
    expectTypeOf(client.phlebotomy.get("o")).toEqualTypeOf<Call<Appointment>>();
    expectTypeOf(client.phlebotomy.waitFor("o")).toEqualTypeOf<Call<Appointment>>();
  });

  test("take notes with every booking, request and change, and null for none", () => {
    const notes = { appointment_notes: "Ring twice." };
    void client.phlebotomy.book("o", { booking_key: "k", ...notes });
    void client.phlebotomy.request("o", { address, provider: unlisted("a_provider_of_2031"), ...notes });
    const moved = client.phlebotomy.reschedule("o", { booking_key: "k", appointment_notes: null });
    expectTypeOf(moved).toEqualTypeOf<Call<Appointment>>();
    // @ts-expect-error a booking key is required.
    void client.phlebotomy.book("o", notes);
    void client.phlebotomy.book("o", { booking_key: "k", async_confirmation: true });
    // @ts-expect-error at home the reason is named in snake case.
    void client.phlebotomy.cancel("o", { cancellationReasonId: "r" });
  });

  test("have times that may not be agreed yet, and keys that may be missing", () => {
    expectTypeOf<Appointment["start_at"]>().toEqualTypeOf<string | null>();
    expectTypeOf<TimeSlot["start"]>().toEqualTypeOf<string>();
    expectTypeOf<TimeSlot["booking_key"]>().toEqualTypeOf<string | null | undefined>();
  });
});

describe("[APT-5, APT-7] appointments at a center", () => {
  test("are calls of named types", () => {
    expectTypeOf(client.psc.orderInfo("o")).toEqualTypeOf<Call<PscInfo>>();
    expectTypeOf(client.psc.availability({ lab: unlisted("a_lab_of_2031") })).toEqualTypeOf<
      Call<AvailabilitySlots>
    >();
    expectTypeOf(client.psc.appointment("o")).toEqualTypeOf<Call<Appointment>>();
    expectTypeOf(client.psc.waitFor("o")).toEqualTypeOf<Call<Appointment>>();
  });

  test("take a key of the caller's and the limits of a later confirmation", () => {
    const limits = {
      sync_confirmation_timeout_millisecond: 1_000,
      async_confirmation_timeout_millisecond: null,
    };
    const body = { booking_key: "k", async_confirmation: true, ...limits };
    expectTypeOf(client.psc.book("o", body, { idempotencyKey: "i" })).toEqualTypeOf<Call<Appointment>>();
    // @ts-expect-error a lab is required.
    void client.psc.availability({ zip_code: "85004" });
    // @ts-expect-error at a center the reason is named in camel case.
    void client.psc.cancel("o", { cancellation_reason_id: "r" });
  });
});

test("[GEN-4] the status of an appointment takes any string, known or not", () => {
  expectTypeOf<string>().toExtend<AppointmentStatus>();
  expectTypeOf<"confirmed">().toExtend<AppointmentStatus>();
  expectTypeOf<null>().not.toExtend<AppointmentStatus>();
});

test("a wait takes a status, a list or a function", () => {
  type Status = (typeof AppointmentStatusValues.values)[number];
  expectTypeOf<AppointmentWaitOptions>().toEqualTypeOf<StatusWaitOptions<Appointment, Status>>();
  expectTypeOf<AppointmentWaitOptions>().toExtend<WaitOptions<Appointment>>();
  expectTypeOf<readonly ["confirmed", Unlisted]>().toExtend<Until<Appointment, Status>>();
  expectTypeOf<"of_2031">().not.toExtend<Until<Appointment, Status>>();
  void client.psc.waitFor("o", { until: ({ can_reschedule }) => can_reschedule });
  // @ts-expect-error a function must say yes or no.
  void client.psc.waitFor("o", { until: ({ id }) => id });
});
