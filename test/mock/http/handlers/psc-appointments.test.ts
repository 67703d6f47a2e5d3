import { beforeEach, describe, expect, it } from "vitest";
import { type AppointmentCaller, createAppointmentCaller } from "./appointment-caller.ts";
import { NOBODY } from "./caller.ts";

let caller: AppointmentCaller;
beforeEach(() => {
  caller = createAppointmentCaller();
});

const availability = (query: string) => caller.post(`/v3/order/psc/appointment/availability?${query}`);
const optIn = () => caller.mock.settings.set({ pscAsyncConfirmation: true });
const freeAt = (days: { slots: { start: string; num_appointments_available: number }[] }[], start: string) =>
  days.flatMap((day) => day.slots).find((slot) => slot.start === start)?.num_appointments_available ?? 0;

describe("psc.availability", () => {
  it("[APT-2] returns fourteen days of each bookable center nearby", async () => {
    const { status, body } = await availability("lab=harrowgate_labs&zip_code=85004&start_date=2026-02-10");
    expect(status).toBe(200);
    const codes = new Set(body.slots.map((day: { location: { code: string } }) => day.location.code));
    expect(codes.size).toBeGreaterThan(1);
    expect(body.slots).toHaveLength(14 * codes.size);
    expect(body.slots[0]).toMatchObject({
      date: "2026-02-10",
      location: { distance: expect.any(Number), iana_timezone: "America/Phoenix" },
    });
    expect(body.timezone).toBe("America/Phoenix");
  });

  it("[APT-2] returns fourteen days for each named center", async () => {
    const { body: info } = await caller.get("/v3/order/psc/info?zip_code=85004&lab_id=1&radius=100");
    const [one, two] = info.patient_service_centers.map((center: { site_code: string }) => center.site_code);
    const { status, body } = await availability(`lab=harrowgate_labs&site_codes=${one}&site_codes=${two}`);
    expect(status).toBe(200);
    expect(body.slots.map((day: { location: { code: string } }) => day.location.code)).toEqual([
      ...Array.from({ length: 14 }, () => one),
      ...Array.from({ length: 14 }, () => two),
    ]);
  });

  it.each([
    ["neither centers nor a zip", "lab=harrowgate_labs", 400],
    ["a day of the past", "lab=harrowgate_labs&zip_code=85004&start_date=2026-01-14", 400],
    [
      "more than three centers",
      "lab=harrowgate_labs&site_codes=a&site_codes=b&site_codes=c&site_codes=d",
      400,
    ],
    ["a center that nobody knows", "lab=harrowgate_labs&site_codes=NR9999", 404],
    ["a center of another lab", "lab=harrowgate_labs&site_codes=SM0001", 404],
    ["no lab", "zip_code=85004", 422],
    ["a lab that cannot be booked", "lab=larkfield_clinical&zip_code=85004", 422],
    ["another radius", "lab=harrowgate_labs&zip_code=85004&radius=26", 422],
    ["a zip of four digits", "lab=harrowgate_labs&zip_code=8500", 422],
  ])("rejects %s", async (_, query, status) => {
    expect((await availability(query)).status).toBe(status);
  });

  it("[APT-6] is up to a minute old for a team that has opted in and allows stale slots, and live otherwise", async () => {
    caller.mock.settings.set({ pscAvailabilityCache: true });
    const query = "lab=harrowgate_labs&zip_code=85004";
    const [slot] = await caller.slots("psc");
    await caller.book("psc", caller.order("psc"));
    const live = async () => freeAt((await availability(query)).body.slots, slot.start);
    const stale = async () =>
      freeAt((await availability(`${query}&allow_stale=true`)).body.slots, slot.start);
    const before = slot.num_appointments_available;
    expect([await live(), await stale()]).toEqual([before - 1, before]);
    await caller.mock.clock.advance("1m");
    expect([await live(), await stale()]).toEqual([before - 1, before - 1]);
    caller.mock.settings.set({ pscAvailabilityCache: false });
    await caller.book("psc", caller.order("psc"), 1);
    expect(freeAt((await availability(`${query}&allow_stale=true`)).body.slots, slot.start)).toBe(before - 1);
  });
});

describe("psc.book", () => {
  it("[APT-3] returns the confirmed appointment at the center and moves the order", async () => {
    const order = caller.order("psc");
    const { status, body } = await caller.book("psc", order, 0, { appointment_notes: "By wheelchair." });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: "patient_service_center",
      provider: "harrowgate_labs",
      status: "confirmed",
      external_id: expect.any(String),
      appointment_notes: "By wheelchair.",
    });
    expect(caller.status(order)).toBe("appointment_scheduled");
    expect((await caller.getAppointment("psc", order)).body).toEqual(body);
  });

  it("[APT-4] rejects a slot whose last place is taken", async () => {
    const slots = await caller.slots("psc");
    const last = slots.findIndex((slot) => slot.num_appointments_available === 1);
    const again = await caller.key("psc", last);
    const first = await caller.act("psc", caller.order("psc"), "book", {
      booking_key: slots[last].booking_key,
    });
    expect(first.status).toBe(200);
    const { status, body } = await caller.act("psc", caller.order("psc"), "book", {
      booking_key: again,
    });
    expect([status, body.detail]).toEqual([400, expect.stringContaining("is full")]);
  });

  it("rejects keys for home visits, at-home orders, and orders that are too early or too late", async () => {
    const visit = await caller.key("phlebotomy");
    expect((await caller.act("psc", caller.order("psc"), "book", { booking_key: visit })).status).toBe(400);
    expect((await caller.book("psc", caller.order("phlebotomy"))).status).toBe(400);
    expect((await caller.book("psc", caller.order("psc", "ordered"))).body.detail).toContain('"ordered"');
    expect((await caller.book("psc", caller.order("psc", "completed"))).status).toBe(400);
    expect((await caller.book("psc", NOBODY)).status).toBe(404);
  });

  it.each([
    ["sync_confirmation_timeout_millisecond", 999, 10_001],
    ["async_confirmation_timeout_millisecond", 59_999, 172_800_001],
  ])("rejects %s below and above its limits", async (field, low, high) => {
    const order = caller.order("psc");
    expect((await caller.book("psc", order, 0, { [field]: low })).status).toBe(422);
    expect((await caller.book("psc", order, 0, { [field]: high })).status).toBe(422);
  });

  it("returns 500 when the lab does not respond and the booking cannot wait, and books nothing", async () => {
    caller.mock.appointments.setLabDecision("noResponse");
    const order = caller.order("psc");
    expect((await caller.book("psc", order)).status).toBe(500);
    expect((await caller.getAppointment("psc", order)).status).toBe(404);
    expect(caller.status(order)).toBe("requisition_created");
  });
});

describe("[APT-7] psc.book with async_confirmation", () => {
  const later = { async_confirmation: true };

  it("is rejected for a team that has not opted in", async () => {
    const { status, body } = await caller.book("psc", caller.order("psc"), 0, later);
    expect(status).toBe(403);
    expect(body.detail.error_type).toBe("FEATURE_NOT_ENABLED");
    expect(body.detail.error_message).toContain("pscAsyncConfirmation");
  });

  it("is pending first; the clock confirms it and then the order moves", async () => {
    optIn();
    const order = caller.order("psc");
    const { body } = await caller.book("psc", order, 0, later);
    expect([body.status, body.external_id]).toEqual(["pending", null]);
    expect(caller.status(order)).toBe("requisition_created");
    await caller.mock.clock.advance("2m");
    expect((await caller.getAppointment("psc", order)).body).toMatchObject({
      id: body.id,
      status: "confirmed",
      external_id: expect.any(String),
      events: [{ status: "pending" }, { status: "scheduled" }],
    });
    expect(caller.status(order)).toBe("appointment_scheduled");
  });

  it("can be rejected by the lab later, and the order can be booked again", async () => {
    optIn();
    const order = caller.order("psc");
    const { body } = await caller.book("psc", order, 0, later);
    expect(caller.mock.appointments.reject(body).status).toBe("cancelled");
    expect(caller.status(order)).toBe("requisition_created");
    expect((await caller.book("psc", order, 1, later)).status).toBe(200);
  });

  it("is cancelled after its timeout", async () => {
    optIn();
    caller.mock.appointments.setLabDecision("noResponse");
    const order = caller.order("psc");
    await caller.book("psc", order, 0, { ...later, async_confirmation_timeout_millisecond: 60_000 });
    await caller.mock.clock.advance("1m");
    expect((await caller.getAppointment("psc", order)).body).toMatchObject({
      status: "cancelled",
      event_data: { reason: "not_confirmed_in_time" },
    });
  });

  it("reserves a slot for an order without a requisition, until the order has one", async () => {
    optIn();
    const order = caller.order("psc", "ordered");
    expect((await caller.book("psc", order, 0, later)).body.status).toBe("pending");
    await caller.mock.clock.advance("2m");
    expect((await caller.getAppointment("psc", order)).body.status).toBe("reserved");
    caller.mock.orders.advanceTo(order, "requisition_created");
    expect((await caller.getAppointment("psc", order)).body.status).toBe("confirmed");
    expect(caller.status(order)).toBe("appointment_scheduled");
  });

  it("can be polled with the client's wait helper", async () => {
    optIn();
    const order = caller.order("psc");
    const client = caller.mock.client();
    await client.psc.book(order, { booking_key: await caller.key("psc"), async_confirmation: true });
    expect((await client.psc.waitFor(order)).status).toBe("confirmed");
  });
});

describe("[APT-5] an idempotency key", () => {
  const headers = { "x-idempotency-key": "once" };
  const book = (order: string, body: object) => caller.act("psc", order, "book", body, headers);

  it("returns the first response again for a team that has opted in, even after rescheduling, for 14 days", async () => {
    caller.mock.settings.set({ pscIdempotency: true });
    const [order, body] = [caller.order("psc"), { booking_key: await caller.key("psc") }];
    const first = await book(order, body);
    await caller.act("psc", order, "reschedule", { booking_key: await caller.key("psc", 8) });
    const second = await book(order, body);
    expect([second.status, second.body]).toEqual([200, first.body]);
    await caller.mock.clock.advance("335h");
    expect((await book(order, body)).body).toEqual(first.body);
    await caller.mock.clock.advance("2h");
    expect((await book(order, body)).status).toBe(400);
  });

  it("is rejected with another body, for a team that has opted in", async () => {
    caller.mock.settings.set({ pscIdempotency: true });
    const order = caller.order("psc");
    await book(order, { booking_key: await caller.key("psc") });
    expect((await book(order, { booking_key: await caller.key("psc", 3) })).status).toBe(409);
  });

  it("is ignored for any other team: the second request is another booking", async () => {
    const [order, body] = [caller.order("psc"), { booking_key: await caller.key("psc") }];
    expect((await book(order, body)).status).toBe(200);
    const again = await book(order, body);
    expect([again.status, again.body.detail]).toEqual([400, expect.stringContaining("active appointment")]);
  });
});

describe("psc.reschedule and psc.cancel", () => {
  it("[APT-1] reschedule it, with new notes", async () => {
    const order = caller.order("psc");
    await caller.book("psc", order, 0, { appointment_notes: "By wheelchair." });
    const slot = (await caller.slots("psc"))[9];
    const { status, body } = await caller.act("psc", order, "reschedule", {
      booking_key: slot.booking_key,
      appointment_notes: "With a guide dog.",
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ start_at: slot.start, appointment_notes: "With a guide dog." });
    const long = { booking_key: await caller.key("psc", 4), appointment_notes: "n".repeat(1001) };
    expect((await caller.act("psc", order, "reschedule", long)).status).toBe(422);
  });

  it("[APT-3] cancel it with a body in camel case only", async () => {
    const order = caller.order("psc");
    await caller.book("psc", order);
    const cancellationReasonId = await caller.reason("psc", "Other");
    const cancel = (body: unknown) => caller.act("psc", order, "cancel", body);
    expect((await cancel({ cancellation_reason_id: cancellationReasonId })).status).toBe(422);
    expect((await cancel({ cancellationReasonId: NOBODY })).status).toBe(400);
    const { status, body } = await cancel({ cancellationReasonId, note: "Went on holiday." });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "cancelled", event_data: { notes: "Went on holiday." } });
    expect(caller.status(order)).toBe("appointment_cancelled");
  });

  it("respond 404 without an appointment", async () => {
    const order = caller.order("psc");
    const cancellationReasonId = await caller.reason("psc", "Other");
    expect((await caller.act("psc", order, "cancel", { cancellationReasonId })).status).toBe(404);
    const booking_key = await caller.key("psc");
    expect((await caller.act("psc", order, "reschedule", { booking_key })).status).toBe(404);
  });

  it("have one cancellation reason", async () => {
    const { body } = await caller.get("/v3/order/psc/appointment/cancellation-reasons");
    expect(body).toEqual([{ id: expect.any(String), name: "Other", is_refundable: true }]);
  });

  it("keep the appointment of a cancelled order", async () => {
    const order = caller.order("psc");
    await caller.book("psc", order);
    await caller.post(`/v3/order/${order}/cancel`, {});
    expect((await caller.getAppointment("psc", order)).body.status).toBe("confirmed");
  });
});

describe("psc.orderInfo", () => {
  it("returns the centers of the order's lab around its patient", async () => {
    const { status, body } = await caller.get(
      `/v3/order/${caller.order("psc")}/psc/info?radius=50&capabilities=stat`,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ lab_id: 1, slug: "harrowgate_labs" });
    expect(body.patient_service_centers.length).toBeGreaterThan(0);
    for (const { distance, capabilities } of body.patient_service_centers) {
      expect(Number(distance)).toBeLessThanOrEqual(50);
      expect(capabilities).toContain("stat");
    }
  });

  it("responds 404 to an unknown order, and rejects an invalid radius", async () => {
    expect((await caller.get(`/v3/order/${NOBODY}/psc/info`)).status).toBe(404);
    expect((await caller.get(`/v3/order/${caller.order("psc")}/psc/info?radius=26`)).status).toBe(422);
  });
});
