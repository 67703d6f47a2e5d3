import { beforeEach, describe, expect, it } from "vitest";
import { type Appointer, newAppointer, visited } from "./appointing.ts";
import { NOBODY } from "./caller.ts";

let appointer: Appointer;
beforeEach(() => {
  appointer = newAppointer();
});

const availability = (query = "", body: unknown = visited) =>
  appointer.post(`/v3/order/phlebotomy/appointment/availability${query}`, body);

describe("phlebotomy.availability", () => {
  it("[APT-2] answers fourteen days from start_date on", async () => {
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

  it("[APT-2] answers fourteen empty days where nobody comes, for nine digits of a zip too", async () => {
    const { body } = await availability("", { ...visited, state: "MT", zip_code: "59001-1234" });
    expect(body.slots).toHaveLength(14);
    expect(body.slots.every((day: { slots: unknown[] }) => day.slots.length === 0)).toBe(true);
  });

  it("refuses a day of the past with 400, and no date or no address with 422", async () => {
    expect((await availability("?start_date=2026-01-14")).status).toBe(400);
    expect((await availability("?start_date=soon")).status).toBe(422);
    expect((await availability("", { ...visited, zip_code: "850" })).status).toBe(422);
    expect((await availability("", { city: "Phoenix" })).status).toBe(422);
  });
});

describe("phlebotomy.book", () => {
  it("[APT-3] answers the appointment, and the order moves on", async () => {
    const order = appointer.order("phlebotomy");
    const [slot] = await appointer.slots("phlebotomy");
    const { status, body } = await appointer.book("phlebotomy", order, 0, {
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
    expect(appointer.status(order)).toBe("appointment_scheduled");
    expect(appointer.mock.orders.get(order).details.data).toMatchObject({ appointment_id: body.id });
    expect((await appointer.shown("phlebotomy", order)).body).toEqual(body);
    const tally = (await appointer.slots("phlebotomy")).find((one) => one.start === slot.start);
    expect(tally?.num_appointments_available ?? 0).toBe(slot.num_appointments_available - 1);
  });

  it("[ORD-5] forwards the access notes of the order at the booking and at each rescheduling", async () => {
    const order = appointer.order("phlebotomy", "requisition_created", "The side door.");
    expect((await appointer.book("phlebotomy", order)).body.address.access_notes).toBe("The side door.");
    const booking_key = await appointer.key("phlebotomy", 6);
    const moved = await appointer.act("phlebotomy", order, "reschedule", { booking_key });
    expect(moved.body.address.access_notes).toBe("The side door.");
  });

  it("[APT-1] takes notes of 1,000 characters and no longer ones", async () => {
    const order = appointer.order("phlebotomy");
    const long = await appointer.book("phlebotomy", order, 0, { appointment_notes: "n".repeat(1001) });
    expect(long.status).toBe(422);
    const { status, body } = await appointer.book("phlebotomy", order, 0, {
      appointment_notes: "n".repeat(1000),
    });
    expect([status, body.appointment_notes.length]).toEqual([200, 1000]);
  });

  it("[APT-4] refuses a key that was used, and one that nobody gave out", async () => {
    const booking_key = await appointer.key("phlebotomy");
    const [first, second] = [appointer.order("phlebotomy"), appointer.order("phlebotomy")];
    expect((await appointer.act("phlebotomy", first, "book", { booking_key })).status).toBe(200);
    const again = await appointer.act("phlebotomy", second, "book", { booking_key });
    expect([again.status, again.body.detail]).toEqual([400, expect.stringContaining("already used")]);
    const none = await appointer.act("phlebotomy", second, "book", { booking_key: "bk_7c1f0a2d9e" });
    expect([none.status, none.body.detail]).toEqual([400, expect.stringContaining("is unknown")]);
  });

  it("refuses a key that has expired", async () => {
    const booking_key = await appointer.key("phlebotomy", 4);
    await appointer.mock.clock.advance("15m");
    const { status, body } = await appointer.act("phlebotomy", appointer.order("phlebotomy"), "book", {
      booking_key,
    });
    expect([status, body.detail]).toEqual([400, expect.stringContaining("expired")]);
  });

  it("refuses an order that has an active appointment, naming what to do", async () => {
    const order = appointer.order("phlebotomy");
    await appointer.book("phlebotomy", order);
    const { status, body } = await appointer.book("phlebotomy", order, 4);
    expect([status, body.detail]).toEqual([400, expect.stringContaining("Reschedule or cancel")]);
  });

  it.each(["ordered", "draw_completed", "cancelled", "completed"])(
    "refuses an order that is %s, naming the state",
    async (low) => {
      const { status, body } = await appointer.book("phlebotomy", appointer.order("phlebotomy", low));
      expect([status, body.detail]).toEqual([400, expect.stringContaining(`"${low}"`)]);
    },
  );

  it("refuses patients under 18", async () => {
    appointer.mock.settings.set({ minors: true });
    const { id } = appointer.mock.orders.create({
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
    const { status, body } = await appointer.book("phlebotomy", id);
    expect([status, body.detail]).toEqual([400, expect.stringContaining("under 18")]);
  });

  it("refuses an order of a center, and finds neither nobody's order nor another team's", async () => {
    expect((await appointer.book("phlebotomy", appointer.order("psc"))).status).toBe(400);
    expect((await appointer.book("phlebotomy", NOBODY)).status).toBe(404);
    const other = appointer.as(appointer.mock.team());
    const path = `/v3/order/${appointer.order("phlebotomy")}/phlebotomy/appointment/book`;
    expect((await other.post(path, { booking_key: await appointer.key("phlebotomy") })).status).toBe(404);
    expect(
      (await appointer.post("/v3/order/none/phlebotomy/appointment/book", { booking_key: "x" })).status,
    ).toBe(422);
  });
});

const requestOf = (order: string, provider: string, rest = {}) =>
  appointer.act("phlebotomy", order, "request", { address: visited, provider, ...rest });

describe("phlebotomy.request", () => {
  it("[APT-1] answers a pending appointment without times, whose notes are kept", async () => {
    const order = appointer.order("phlebotomy");
    const { status, body } = await requestOf(order, "wayside_draws", { appointment_notes: "After work." });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: "pending",
      event_status: "pending",
      start_at: null,
      end_at: null,
      provider: "wayside_draws",
      appointment_notes: "After work.",
    });
    expect(appointer.status(order)).toBe("appointment_pending");
  });

  it("refuses a company that does not come there, and one that is none", async () => {
    const nowhere = { ...visited, state: "MT", zip_code: "59001" };
    const order = appointer.order("phlebotomy");
    expect((await requestOf(order, "wayside_draws", { address: nowhere })).status).toBe(400);
    expect((await requestOf(order, "harrowgate_labs")).status).toBe(422);
  });
});

describe("phlebotomy.reschedule", () => {
  it("[APT-1] moves the appointment, and its notes change with it", async () => {
    const order = appointer.order("phlebotomy");
    const { body: before } = await appointer.book("phlebotomy", order, 0, {
      appointment_notes: "Ring twice.",
    });
    const slot = (await appointer.slots("phlebotomy"))[7];
    const { status, body } = await appointer.act("phlebotomy", order, "reschedule", {
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
    expect(appointer.status(order)).toBe("appointment_scheduled");
  });

  it("answers 404 without an appointment, and 400 for one that is pending or cancelled", async () => {
    const order = appointer.order("phlebotomy");
    const move = async () =>
      appointer.act("phlebotomy", order, "reschedule", { booking_key: await appointer.key("phlebotomy", 5) });
    expect((await move()).status).toBe(404);
    await appointer.act("phlebotomy", order, "request", { address: visited, provider: "wayside_draws" });
    expect((await move()).body.detail).toContain('"pending"');
    appointer.mock.appointments.cancel(order);
    expect((await move()).body.detail).toContain('"cancelled"');
  });
});

describe("phlebotomy.cancel", () => {
  it("[APT-3] cancels with a reason, and the order with it", async () => {
    const order = appointer.order("phlebotomy");
    await appointer.book("phlebotomy", order);
    const cancellation_reason_id = await appointer.reason("phlebotomy", "The patient is ill");
    const { status, body } = await appointer.act("phlebotomy", order, "cancel", { cancellation_reason_id });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: "cancelled",
      can_reschedule: false,
      event_data: { cancellation_reason: "The patient is ill", is_refundable: false },
    });
    expect(appointer.status(order)).toBe("appointment_cancelled");
    const again = await appointer.act("phlebotomy", order, "cancel", { cancellation_reason_id });
    expect([again.status, again.body]).toEqual([200, body]);
  });

  it("refuses an unknown reason, Other without notes, and a body of the other kind", async () => {
    const order = appointer.order("phlebotomy");
    await appointer.book("phlebotomy", order);
    const cancel = (body: unknown) => appointer.act("phlebotomy", order, "cancel", body);
    expect((await cancel({ cancellation_reason_id: NOBODY })).status).toBe(400);
    const other = await appointer.reason("phlebotomy", "Other");
    expect((await cancel({ cancellation_reason_id: other })).status).toBe(400);
    expect((await cancel({ cancellationReasonId: other })).status).toBe(422);
    expect((await cancel({ cancellation_reason_id: other, notes: "On holiday." })).status).toBe(200);
  });

  it("answers 404 without an appointment", async () => {
    const cancellation_reason_id = await appointer.reason("phlebotomy", "The patient is ill");
    const order = appointer.order("phlebotomy");
    expect((await appointer.act("phlebotomy", order, "cancel", { cancellation_reason_id })).status).toBe(404);
  });
});

describe("the rest", () => {
  it("fourteen reasons can be named", async () => {
    const { body } = await appointer.get("/v3/order/phlebotomy/appointment/cancellation-reasons");
    expect(body).toHaveLength(14);
    expect(new Set(body.map((one: { id: string }) => one.id)).size).toBe(14);
    expect(body.at(-1).name).toBe("Other");
  });

  it("an order without an appointment has none to get", async () => {
    expect((await appointer.shown("phlebotomy", appointer.order("phlebotomy"))).status).toBe(404);
    expect((await appointer.shown("phlebotomy", NOBODY)).status).toBe(404);
  });

  it("[APT-3] a draw that is completed completes the appointment; an order that is cancelled cancels it", async () => {
    const [drawn, cancelled] = [appointer.order("phlebotomy"), appointer.order("phlebotomy")];
    await appointer.book("phlebotomy", drawn);
    await appointer.patch(`/v3/order/${drawn}/draw_completed`, {});
    expect((await appointer.shown("phlebotomy", drawn)).body.status).toBe("completed");
    expect(appointer.status(drawn)).toBe("draw_completed");
    await appointer.book("phlebotomy", cancelled, 3);
    await appointer.post(`/v3/order/${cancelled}/cancel`, {});
    expect((await appointer.shown("phlebotomy", cancelled)).body.status).toBe("cancelled");
  });

  it("no answer broke the document", async () => {
    await appointer.book("phlebotomy", appointer.order("phlebotomy"));
    expect(appointer.mock.requests.violations).toEqual([]);
  });
});
