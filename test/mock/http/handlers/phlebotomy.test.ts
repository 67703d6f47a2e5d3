import { beforeEach, describe, expect, it } from "vitest";
import { type AppointmentCaller, createAppointmentCaller, homeAddress } from "./appointment-caller.ts";
import { NOBODY } from "./caller.ts";

let caller: AppointmentCaller;
beforeEach(() => {
  caller = createAppointmentCaller();
});

const availability = (query = "", body: unknown = homeAddress) =>
  caller.post(`/v3/order/phlebotomy/appointment/availability${query}`, body);

describe("phlebotomy.availability", () => {
  it("[APT-2] returns fourteen days from start_date on", async () => {
    const { status, body } = await availability("?start_date=2026-02-10");
    expect(status).toBe(200);
    expect(body.timezone).toBe("America/Phoenix");
    expect(body.slots).toHaveLength(14);
    expect([body.slots[0].date, body.slots[13].date]).toEqual(["2026-02-10", "2026-02-23"]);
    const slot = body.slots[0].slots[0];
    expect(Object.keys(slot).toSorted()).toEqual([
      "booking_key",
      "end",
      "expires_at",
      "is_priority",
      "num_appointments_available",
      "price",
      "start",
    ]);
    expect(slot.start).toMatch(/Z$/);
  });

  it("[APT-2] returns fourteen empty days where no company comes, also for a nine-digit zip", async () => {
    const { body } = await availability("", { ...homeAddress, state: "MT", zip_code: "59001-1234" });
    expect(body.slots).toHaveLength(14);
    expect(body.slots.every((day: { slots: unknown[] }) => day.slots.length === 0)).toBe(true);
  });

  it("rejects a past day with 400, and a missing date or address with 422", async () => {
    expect((await availability("?start_date=2026-01-14")).status).toBe(400);
    expect((await availability("?start_date=soon")).status).toBe(422);
    expect((await availability("", { ...homeAddress, zip_code: "850" })).status).toBe(422);
    expect((await availability("", { city: "Phoenix" })).status).toBe(422);
    const elsewhere = await availability("", { ...homeAddress, state: "ZZ" });
    expect([elsewhere.status, elsewhere.body.detail]).toEqual([
      422,
      [expect.objectContaining({ loc: ["body", "state"] })],
    ]);
  });
});

describe("phlebotomy.book", () => {
  it("[APT-3] returns the appointment and moves the order", async () => {
    const order = caller.order("phlebotomy");
    const [slot] = await caller.slots("phlebotomy");
    const { status, body } = await caller.book("phlebotomy", order, 0, {
      appointment_notes: "Ring twice.",
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      order_id: order,
      start_at: slot.start,
      end_at: slot.end,
      type: "phlebotomy",
      status: "confirmed",
      appointment_notes: "Ring twice.",
    });
    expect(caller.status(order)).toBe("appointment_scheduled");
    expect(caller.mock.orders.get(order).details.data).toMatchObject({ appointment_id: body.id });
    expect((await caller.getAppointment("phlebotomy", order)).body).toEqual(body);
    const slotAfter = (await caller.slots("phlebotomy")).find((one) => one.start === slot.start);
    expect(slotAfter?.num_appointments_available ?? 0).toBe(slot.num_appointments_available - 1);
  });

  it("[ORD-5] forwards the order's access notes when booking and when rescheduling", async () => {
    const order = caller.order("phlebotomy", "requisition_created", "The side gate.");
    expect((await caller.book("phlebotomy", order)).body.address.access_notes).toBe("The side gate.");
    const booking_key = await caller.key("phlebotomy", 6);
    const moved = await caller.act("phlebotomy", order, "reschedule", { booking_key });
    expect(moved.body.address.access_notes).toBe("The side gate.");
  });

  it("[APT-1] accepts notes of up to 1,000 characters", async () => {
    const order = caller.order("phlebotomy");
    const long = await caller.book("phlebotomy", order, 0, { appointment_notes: "n".repeat(1001) });
    expect(long.status).toBe(422);
    const { status, body } = await caller.book("phlebotomy", order, 0, {
      appointment_notes: "n".repeat(1000),
    });
    expect([status, body.appointment_notes.length]).toEqual([200, 1000]);
  });

  it("[APT-4] rejects a used key and an unknown key", async () => {
    const booking_key = await caller.key("phlebotomy");
    const [first, second] = [caller.order("phlebotomy"), caller.order("phlebotomy")];
    expect((await caller.act("phlebotomy", first, "book", { booking_key })).status).toBe(200);
    const again = await caller.act("phlebotomy", second, "book", { booking_key });
    expect([again.status, again.body.detail]).toEqual([400, expect.stringContaining("already used")]);
    const none = await caller.act("phlebotomy", second, "book", { booking_key: "bk_7c1f0a2d9e" });
    expect([none.status, none.body.detail]).toEqual([400, expect.stringContaining("is unknown")]);
  });

  it("rejects an expired key", async () => {
    const booking_key = await caller.key("phlebotomy", 4);
    await caller.mock.clock.advance("15m");
    const { status, body } = await caller.act("phlebotomy", caller.order("phlebotomy"), "book", {
      booking_key,
    });
    expect([status, body.detail]).toEqual([400, expect.stringContaining("expired")]);
  });

  it("rejects an order with an active appointment, and says what to do", async () => {
    const order = caller.order("phlebotomy");
    await caller.book("phlebotomy", order);
    const { status, body } = await caller.book("phlebotomy", order, 4);
    expect([status, body.detail]).toEqual([400, expect.stringContaining("Reschedule or cancel")]);
  });

  it.each(["ordered", "draw_completed", "cancelled", "completed"])(
    "rejects an order that is %s, and names its status",
    async (low) => {
      const { status, body } = await caller.book("phlebotomy", caller.order("phlebotomy", low));
      expect([status, body.detail]).toEqual([400, expect.stringContaining(`"${low}"`)]);
    },
  );

  it("rejects patients under 18", async () => {
    caller.mock.settings.set({ minors: true });
    const { id } = caller.mock.orders.create({
      method: "at_home_phlebotomy",
      status: "requisition_created",
      patient: {
        dob: "2008-01-16",
        medical_proxy: {
          first_name: "Edith",
          last_name: "Fernsby",
          phone_number: "+12025550143",
          address: { first_line: "1 Elm Road", city: "Phoenix", state: "AZ", zip: "85004", country: "US" },
        },
      },
    });
    const { status, body } = await caller.book("phlebotomy", id);
    expect([status, body.detail]).toEqual([400, expect.stringContaining("under 18")]);
    const request = { address: homeAddress, provider: "wayside_draws" };
    const requested = await caller.act("phlebotomy", id, "request", request);
    expect([requested.status, requested.body.detail]).toEqual([400, expect.stringContaining("under 18")]);
    expect((await caller.getAppointment("phlebotomy", id)).status).toBe(404);
  });

  it("rejects an order for a center, and responds 404 to an unknown order and to another team's order", async () => {
    expect((await caller.book("phlebotomy", caller.order("psc"))).status).toBe(400);
    expect((await caller.book("phlebotomy", NOBODY)).status).toBe(404);
    const other = caller.as(caller.mock.team());
    const path = `/v3/order/${caller.order("phlebotomy")}/phlebotomy/appointment/book`;
    expect((await other.post(path, { booking_key: await caller.key("phlebotomy") })).status).toBe(404);
    expect(
      (await caller.post("/v3/order/none/phlebotomy/appointment/book", { booking_key: "x" })).status,
    ).toBe(422);
  });
});

const requestVisit = (order: string, provider: string, rest = {}) =>
  caller.act("phlebotomy", order, "request", { address: homeAddress, provider, ...rest });

describe("phlebotomy.request", () => {
  it("[APT-1] returns a pending appointment without times, and keeps its notes", async () => {
    const order = caller.order("phlebotomy");
    const { status, body } = await requestVisit(order, "wayside_draws", { appointment_notes: "After work." });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: "pending",
      event_status: "pending",
      start_at: null,
      end_at: null,
      provider: "wayside_draws",
      appointment_notes: "After work.",
    });
    expect(caller.status(order)).toBe("appointment_pending");
  });

  it("rejects a company that does not come there, and an unknown company", async () => {
    const unservedAddress = { ...homeAddress, state: "MT", zip_code: "59001" };
    const order = caller.order("phlebotomy");
    expect((await requestVisit(order, "wayside_draws", { address: unservedAddress })).status).toBe(400);
    expect((await requestVisit(order, "harrowgate_labs")).status).toBe(422);
    const elsewhere = await requestVisit(order, "wayside_draws", {
      address: { ...homeAddress, state: "ZZ" },
    });
    expect([elsewhere.status, elsewhere.body.detail]).toEqual([
      422,
      [expect.objectContaining({ loc: ["body", "address", "state"] })],
    ]);
  });
});

describe("phlebotomy.reschedule", () => {
  it("[APT-1] changes the times and notes of the appointment", async () => {
    const order = caller.order("phlebotomy");
    const { body: before } = await caller.book("phlebotomy", order, 0, {
      appointment_notes: "Ring twice.",
    });
    const slot = (await caller.slots("phlebotomy"))[7];
    const { status, body } = await caller.act("phlebotomy", order, "reschedule", {
      booking_key: slot.booking_key,
      appointment_notes: "Ring three times.",
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: before.id,
      start_at: slot.start,
      appointment_notes: "Ring three times.",
      event_status: "scheduled",
    });
    expect(body.events).toHaveLength(2);
    expect(caller.status(order)).toBe("appointment_scheduled");
  });

  it("responds 404 without an appointment, and 400 when it is pending or cancelled", async () => {
    const order = caller.order("phlebotomy");
    const move = async () =>
      caller.act("phlebotomy", order, "reschedule", { booking_key: await caller.key("phlebotomy", 5) });
    expect((await move()).status).toBe(404);
    await caller.act("phlebotomy", order, "request", { address: homeAddress, provider: "wayside_draws" });
    expect((await move()).body.detail).toContain('"pending"');
    caller.mock.appointments.cancel(order);
    expect((await move()).body.detail).toContain('"cancelled"');
  });
});

describe("phlebotomy.cancel", () => {
  it("[APT-3] cancels with a reason, and cancels the order too", async () => {
    const order = caller.order("phlebotomy");
    await caller.book("phlebotomy", order);
    const cancellation_reason_id = await caller.reason("phlebotomy", "The patient is ill");
    const { status, body } = await caller.act("phlebotomy", order, "cancel", { cancellation_reason_id });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: "cancelled",
      can_reschedule: false,
      event_data: { cancellation_reason: "The patient is ill", is_refundable: false },
    });
    expect(caller.status(order)).toBe("appointment_cancelled");
    const again = await caller.act("phlebotomy", order, "cancel", { cancellation_reason_id });
    expect([again.status, again.body]).toEqual([200, body]);
  });

  it("rejects an unknown reason, Other without notes, and a body of the psc operation", async () => {
    const order = caller.order("phlebotomy");
    await caller.book("phlebotomy", order);
    const cancel = (body: unknown) => caller.act("phlebotomy", order, "cancel", body);
    expect((await cancel({ cancellation_reason_id: NOBODY })).status).toBe(400);
    const other = await caller.reason("phlebotomy", "Other");
    expect((await cancel({ cancellation_reason_id: other })).status).toBe(400);
    expect((await cancel({ cancellationReasonId: other })).status).toBe(422);
    expect((await cancel({ cancellation_reason_id: other, notes: "On holiday." })).status).toBe(200);
  });

  it("responds 404 without an appointment", async () => {
    const cancellation_reason_id = await caller.reason("phlebotomy", "The patient is ill");
    const order = caller.order("phlebotomy");
    expect((await caller.act("phlebotomy", order, "cancel", { cancellation_reason_id })).status).toBe(404);
  });
});

describe("further phlebotomy operations", () => {
  it("lists fourteen cancellation reasons", async () => {
    const { body } = await caller.get("/v3/order/phlebotomy/appointment/cancellation-reasons");
    expect(body).toHaveLength(14);
    expect(new Set(body.map((one: { id: string }) => one.id)).size).toBe(14);
    expect(body.at(-1).name).toBe("Other");
  });

  it("responds 404 for an order without an appointment", async () => {
    expect((await caller.getAppointment("phlebotomy", caller.order("phlebotomy"))).status).toBe(404);
    expect((await caller.getAppointment("phlebotomy", NOBODY)).status).toBe(404);
  });

  it("[APT-3] a completed draw completes the appointment; a cancelled order cancels it", async () => {
    const [completed, cancelled] = [caller.order("phlebotomy"), caller.order("phlebotomy")];
    await caller.book("phlebotomy", completed);
    await caller.patch(`/v3/order/${completed}/draw_completed`, {});
    expect((await caller.getAppointment("phlebotomy", completed)).body.status).toBe("completed");
    expect(caller.status(completed)).toBe("draw_completed");
    await caller.book("phlebotomy", cancelled, 3);
    await caller.post(`/v3/order/${cancelled}/cancel`, {});
    expect((await caller.getAppointment("phlebotomy", cancelled)).body.status).toBe("cancelled");
  });

  it("produces no invalid response", async () => {
    await caller.book("phlebotomy", caller.order("phlebotomy"));
    expect(caller.mock.requests.violations).toEqual([]);
  });
});
