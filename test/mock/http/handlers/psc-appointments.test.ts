import { beforeEach, describe, expect, it } from "vitest";
import { type Appointer, newAppointer } from "./appointing.ts";
import { NOBODY } from "./caller.ts";

let appointer: Appointer;
beforeEach(() => {
  appointer = newAppointer();
});

const availability = (query: string) => appointer.post(`/v3/order/psc/appointment/availability?${query}`);
const optIn = () => appointer.mock.settings.set({ pscAsyncConfirmation: true });
const freeAt = (days: { slots: { start: string; num_appointments_available: number }[] }[], start: string) =>
  days.flatMap((day) => day.slots).find((slot) => slot.start === start)?.num_appointments_available ?? 0;

describe("psc.availability", () => {
  it("[APT-2] answers fourteen days of the nearest center that can be booked", async () => {
    const { status, body } = await availability("lab=harrowgate_labs&zip_code=85004&start_date=2026-02-10");
    expect(status).toBe(200);
    expect(body.slots).toHaveLength(14);
    expect(body.slots[0]).toMatchObject({
      date: "2026-02-10",
      location: { distance: expect.any(Number), iana_timezone: "America/Phoenix" },
    });
    expect(body.timezone).toBe("America/Phoenix");
  });

  it("[APT-2] answers fourteen days for each center that is named", async () => {
    const { body: info } = await appointer.get("/v3/order/psc/info?zip_code=85004&lab_id=1&radius=100");
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
    ["a center of another laboratory", "lab=harrowgate_labs&site_codes=SM0001", 404],
    ["no laboratory", "zip_code=85004", 422],
    ["a laboratory that cannot be booked", "lab=larkfield_clinical&zip_code=85004", 422],
    ["another radius", "lab=harrowgate_labs&zip_code=85004&radius=26", 422],
    ["a zip of four digits", "lab=harrowgate_labs&zip_code=8500", 422],
  ])("refuses %s", async (_, query, status) => {
    expect((await availability(query)).status).toBe(status);
  });

  it("[APT-6] is a minute behind for a team that has opted in and takes stale slots, and live otherwise", async () => {
    appointer.mock.settings.set({ pscAvailabilityCache: true });
    const query = "lab=harrowgate_labs&zip_code=85004";
    const [slot] = await appointer.slots("psc");
    await appointer.book("psc", appointer.order("psc"));
    const live = async () => freeAt((await availability(query)).body.slots, slot.start);
    const stale = async () =>
      freeAt((await availability(`${query}&allow_stale=true`)).body.slots, slot.start);
    const before = slot.num_appointments_available;
    expect([await live(), await stale()]).toEqual([before - 1, before]);
    await appointer.mock.clock.advance("1m");
    expect([await live(), await stale()]).toEqual([before - 1, before - 1]);
    appointer.mock.settings.set({ pscAvailabilityCache: false });
    await appointer.book("psc", appointer.order("psc"), 1);
    expect(freeAt((await availability(`${query}&allow_stale=true`)).body.slots, slot.start)).toBe(before - 1);
  });
});

describe("psc.book", () => {
  it("[APT-3] answers the confirmed appointment at the center, and the order moves on", async () => {
    const order = appointer.order("psc");
    const { status, body } = await appointer.book("psc", order, 0, { appointment_notes: "By wheelchair." });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: "patient_service_center",
      provider: "harrowgate_labs",
      status: "confirmed",
      external_id: expect.any(String),
      appointment_notes: "By wheelchair.",
    });
    expect(appointer.status(order)).toBe("appointment_scheduled");
    expect((await appointer.shown("psc", order)).body).toEqual(body);
  });

  it("[APT-4] refuses a slot whose last place is taken", async () => {
    const slots = await appointer.slots("psc");
    const last = slots.findIndex((slot) => slot.num_appointments_available === 1);
    const again = await appointer.key("psc", last);
    const first = await appointer.act("psc", appointer.order("psc"), "book", {
      booking_key: slots[last].booking_key,
    });
    expect(first.status).toBe(200);
    const { status, body } = await appointer.act("psc", appointer.order("psc"), "book", {
      booking_key: again,
    });
    expect([status, body.detail]).toEqual([400, expect.stringContaining("is full")]);
  });

  it("refuses keys for visits, orders at home, and orders that are too early or too late", async () => {
    const visit = await appointer.key("phlebotomy");
    expect((await appointer.act("psc", appointer.order("psc"), "book", { booking_key: visit })).status).toBe(
      400,
    );
    expect((await appointer.book("psc", appointer.order("phlebotomy"))).status).toBe(400);
    expect((await appointer.book("psc", appointer.order("psc", "ordered"))).body.detail).toContain(
      '"ordered"',
    );
    expect((await appointer.book("psc", appointer.order("psc", "completed"))).status).toBe(400);
    expect((await appointer.book("psc", NOBODY)).status).toBe(404);
  });

  it.each([
    ["sync_confirmation_timeout_millisecond", 999, 10_001],
    ["async_confirmation_timeout_millisecond", 59_999, 172_800_001],
  ])("refuses %s below and above its limits", async (field, low, high) => {
    const order = appointer.order("psc");
    expect((await appointer.book("psc", order, 0, { [field]: low })).status).toBe(422);
    expect((await appointer.book("psc", order, 0, { [field]: high })).status).toBe(422);
  });

  it("answers 500 where the laboratory is silent and the booking cannot wait, and books nothing", async () => {
    appointer.mock.appointments.setLabDecision("noResponse");
    const order = appointer.order("psc");
    expect((await appointer.book("psc", order)).status).toBe(500);
    expect((await appointer.shown("psc", order)).status).toBe(404);
    expect(appointer.status(order)).toBe("requisition_created");
  });
});

describe("[APT-7] psc.book with async_confirmation", () => {
  const later = { async_confirmation: true };

  it("is refused to a team that has not opted in", async () => {
    const { status, body } = await appointer.book("psc", appointer.order("psc"), 0, later);
    expect(status).toBe(403);
    expect(body.detail.error_type).toBe("FEATURE_NOT_ENABLED");
    expect(body.detail.error_message).toContain("pscAsyncConfirmation");
  });

  it("is pending first, then confirmed by the clock, and the order moves then", async () => {
    optIn();
    const order = appointer.order("psc");
    const { body } = await appointer.book("psc", order, 0, later);
    expect([body.status, body.external_id]).toEqual(["pending", null]);
    expect(appointer.status(order)).toBe("requisition_created");
    await appointer.mock.clock.advance("2m");
    expect((await appointer.shown("psc", order)).body).toMatchObject({
      id: body.id,
      status: "confirmed",
      external_id: expect.any(String),
      events: [{ status: "pending" }, { status: "scheduled" }],
    });
    expect(appointer.status(order)).toBe("appointment_scheduled");
  });

  it("is refused later, and the order can be booked again", async () => {
    optIn();
    const order = appointer.order("psc");
    const { body } = await appointer.book("psc", order, 0, later);
    expect(appointer.mock.appointments.reject(body).status).toBe("cancelled");
    expect(appointer.status(order)).toBe("requisition_created");
    expect((await appointer.book("psc", order, 1, later)).status).toBe(200);
  });

  it("is cancelled once its time is over", async () => {
    optIn();
    appointer.mock.appointments.setLabDecision("noResponse");
    const order = appointer.order("psc");
    await appointer.book("psc", order, 0, { ...later, async_confirmation_timeout_millisecond: 60_000 });
    await appointer.mock.clock.advance("1m");
    expect((await appointer.shown("psc", order)).body).toMatchObject({
      status: "cancelled",
      event_data: { reason: "not_confirmed_in_time" },
    });
  });

  it("holds a slot for an order without a requisition, until it has one", async () => {
    optIn();
    const order = appointer.order("psc", "ordered");
    expect((await appointer.book("psc", order, 0, later)).body.status).toBe("pending");
    await appointer.mock.clock.advance("2m");
    expect((await appointer.shown("psc", order)).body.status).toBe("reserved");
    appointer.mock.orders.advanceTo(order, "requisition_created");
    expect((await appointer.shown("psc", order)).body.status).toBe("confirmed");
    expect(appointer.status(order)).toBe("appointment_scheduled");
  });

  it("waits with the client's own waiting", async () => {
    optIn();
    const order = appointer.order("psc");
    const client = appointer.mock.client();
    await client.psc.book(order, { booking_key: await appointer.key("psc"), async_confirmation: true });
    expect((await client.psc.waitFor(order)).status).toBe("confirmed");
  });
});

describe("[APT-5] an idempotency key", () => {
  const headers = { "x-idempotency-key": "once" };
  const book = (order: string, body: object) => appointer.act("psc", order, "book", body, headers);

  it("gets the first answer again for a team that has opted in, even once it was rescheduled, for 14 days", async () => {
    appointer.mock.settings.set({ pscIdempotency: true });
    const [order, body] = [appointer.order("psc"), { booking_key: await appointer.key("psc") }];
    const first = await book(order, body);
    await appointer.act("psc", order, "reschedule", { booking_key: await appointer.key("psc", 8) });
    const second = await book(order, body);
    expect([second.status, second.body]).toEqual([200, first.body]);
    await appointer.mock.clock.advance("335h");
    expect((await book(order, body)).body).toEqual(first.body);
    await appointer.mock.clock.advance("2h");
    expect((await book(order, body)).status).toBe(400);
  });

  it("is refused with another body, for a team that has opted in", async () => {
    appointer.mock.settings.set({ pscIdempotency: true });
    const order = appointer.order("psc");
    await book(order, { booking_key: await appointer.key("psc") });
    expect((await book(order, { booking_key: await appointer.key("psc", 3) })).status).toBe(409);
  });

  it("is ignored for any other team: the second booking is one of its own", async () => {
    const [order, body] = [appointer.order("psc"), { booking_key: await appointer.key("psc") }];
    expect((await book(order, body)).status).toBe(200);
    const again = await book(order, body);
    expect([again.status, again.body.detail]).toEqual([400, expect.stringContaining("active appointment")]);
  });
});

describe("psc.reschedule and psc.cancel", () => {
  it("[APT-1] move it, with other notes", async () => {
    const order = appointer.order("psc");
    await appointer.book("psc", order, 0, { appointment_notes: "By wheelchair." });
    const slot = (await appointer.slots("psc"))[9];
    const { status, body } = await appointer.act("psc", order, "reschedule", {
      booking_key: slot.booking_key,
      appointment_notes: "With a guide dog.",
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ start_at: slot.start, appointment_notes: "With a guide dog." });
    const long = { booking_key: await appointer.key("psc", 4), appointment_notes: "n".repeat(1001) };
    expect((await appointer.act("psc", order, "reschedule", long)).status).toBe(422);
  });

  it("[APT-3] cancel it by a body in camel case, and no other", async () => {
    const order = appointer.order("psc");
    await appointer.book("psc", order);
    const cancellationReasonId = await appointer.reason("psc", "Other");
    const cancel = (body: unknown) => appointer.act("psc", order, "cancel", body);
    expect((await cancel({ cancellation_reason_id: cancellationReasonId })).status).toBe(422);
    expect((await cancel({ cancellationReasonId: NOBODY })).status).toBe(400);
    const { status, body } = await cancel({ cancellationReasonId, note: "Went on holiday." });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "cancelled", event_data: { notes: "Went on holiday." } });
    expect(appointer.status(order)).toBe("appointment_cancelled");
  });

  it("find nothing without an appointment", async () => {
    const order = appointer.order("psc");
    const cancellationReasonId = await appointer.reason("psc", "Other");
    expect((await appointer.act("psc", order, "cancel", { cancellationReasonId })).status).toBe(404);
    const booking_key = await appointer.key("psc");
    expect((await appointer.act("psc", order, "reschedule", { booking_key })).status).toBe(404);
  });

  it("have one reason to name", async () => {
    const { body } = await appointer.get("/v3/order/psc/appointment/cancellation-reasons");
    expect(body).toEqual([{ id: expect.any(String), name: "Other", is_refundable: true }]);
  });

  it("leave an appointment alone whose order is cancelled", async () => {
    const order = appointer.order("psc");
    await appointer.book("psc", order);
    await appointer.post(`/v3/order/${order}/cancel`, {});
    expect((await appointer.shown("psc", order)).body.status).toBe("confirmed");
  });
});

describe("psc.orderInfo", () => {
  it("answers the centers of the order's laboratory around its patient", async () => {
    const { status, body } = await appointer.get(
      `/v3/order/${appointer.order("psc")}/psc/info?radius=50&capabilities=stat`,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ lab_id: 1, slug: "harrowgate_labs" });
    expect(body.patient_service_centers.length).toBeGreaterThan(0);
    for (const { distance, capabilities } of body.patient_service_centers) {
      expect(Number(distance)).toBeLessThanOrEqual(50);
      expect(capabilities).toContain("stat");
    }
  });

  it("finds nobody's order not, and refuses another radius", async () => {
    expect((await appointer.get(`/v3/order/${NOBODY}/psc/info`)).status).toBe(404);
    expect((await appointer.get(`/v3/order/${appointer.order("psc")}/psc/info?radius=26`)).status).toBe(422);
  });
});
