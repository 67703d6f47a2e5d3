import { beforeEach, describe, expect, it } from "vitest";
import { type AppointmentCaller, createAppointmentCaller, homeAddress } from "./appointment-caller.ts";

let caller: AppointmentCaller;
beforeEach(() => {
  caller = createAppointmentCaller();
});

const availability = (query: string) => caller.post(`/v3/order/psc/appointment/availability?${query}`);

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

  it.each([
    ["neither centers nor a zip", "", 400, "Either site_codes or zip_code is required."],
    [
      "a day of the past",
      "&zip_code=85004&start_date=2026-01-14",
      400,
      "start_date must not be in the past.",
    ],
    ["more than three centers", "&site_codes=a&site_codes=b&site_codes=c&site_codes=d", 400, "site_codes"],
    ["a center that nobody knows", "&site_codes=NR9999", 404, "Site not found"],
    ["a center of another lab", "&site_codes=SM0001", 404, "Site not found"],
  ])("rejects %s", async (_, query, status, says) => {
    const response = await availability(`lab=harrowgate_labs${query}`);
    expect([response.status, response.body.detail]).toEqual([status, expect.stringContaining(says)]);
  });
});

describe.each([
  ["phlebotomy", "The patient is ill", "cancellation_reason_id", "wayside_draws"],
  ["psc", "Other", "cancellationReasonId", "harrowgate_labs"],
] as const)("an appointment of %s", (kind, reason, field, provider) => {
  it("[APT-1, APT-3, ORD-7] is booked, rescheduled and cancelled, each with its order", async () => {
    const order = caller.order(kind);
    const [slot] = await caller.slots(kind);
    const { status, body } = await caller.book(kind, order, 0, { appointment_notes: "Ring twice." });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      order_id: order,
      start_at: slot.start,
      end_at: slot.end,
      provider,
      type: kind === "psc" ? "patient_service_center" : kind,
      status: "confirmed",
      appointment_notes: "Ring twice.",
    });
    expect(caller.status(order)).toBe("appointment_scheduled");
    expect(caller.mock.orders.get(order).details.data).toMatchObject({ appointment_id: body.id });
    expect((await caller.getAppointment(kind, order)).body).toEqual(body);
    const slotAfter = (await caller.slots(kind)).find((one) => one.start === slot.start);
    expect(slotAfter?.num_appointments_available ?? 0).toBe(slot.num_appointments_available - 1);

    const later = (await caller.slots(kind))[7];
    const options = { booking_key: later.booking_key, appointment_notes: "Ring three times." };
    const moved = await caller.act(kind, order, "reschedule", options);
    expect(moved).toMatchObject({
      status: 200,
      body: { id: body.id, start_at: later.start, appointment_notes: "Ring three times." },
    });

    const [id, note] = [await caller.reason(kind, reason), kind === "psc" ? { note: "Ill." } : {}];
    const cancelled = await caller.act(kind, order, "cancel", { [field]: id, ...note });
    expect(cancelled).toMatchObject({
      status: 200,
      body: { status: "cancelled", can_reschedule: false, event_data: { cancellation_reason: reason } },
    });
    expect(caller.status(order)).toBe("appointment_cancelled");
    expect(await caller.act(kind, order, "cancel", { [field]: id, ...note })).toMatchObject({
      status: 200,
      body: cancelled.body,
    });
  });
});

it("[APT-1] a requested visit is pending without times, and keeps its notes", async () => {
  const order = caller.order("phlebotomy");
  const request = { address: homeAddress, provider: "wayside_draws", appointment_notes: "After work." };
  expect(await caller.act("phlebotomy", order, "request", request)).toMatchObject({
    status: 200,
    body: { status: "pending", start_at: null, provider: "wayside_draws", appointment_notes: "After work." },
  });
  expect(caller.status(order)).toBe("appointment_pending");
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

  it("is ignored for any other team: the second request is another booking", async () => {
    const [order, body] = [caller.order("psc"), { booking_key: await caller.key("psc") }];
    expect((await book(order, body)).status).toBe(200);
    expect((await book(order, body)).status).toBe(400);
  });

  it("is rejected with another body, for a team that has opted in", async () => {
    caller.mock.settings.set({ pscIdempotency: true });
    const order = caller.order("psc");
    await book(order, { booking_key: await caller.key("psc") });
    expect(await book(order, { booking_key: await caller.key("psc", 3) })).toMatchObject({
      status: 409,
      body: { detail: { error_type: "IDEMPOTENCY_KEY_REUSED" } },
    });
  });
});
