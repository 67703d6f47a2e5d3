import { beforeEach, describe, expect, it } from "vitest";
import { serializeAppointment } from "../../../../mock/domain/appointments/serialize.ts";
import { renderEvent } from "../../../../mock/domain/webhooks/present.ts";
import { address, patient } from "../orders/intake/order-draft.ts";
import { openTools } from "../../tools/open-tools.ts";
import {
  type BookingWorld,
  bookingWorld,
  expectRejection,
  printState,
  Walk,
  type WalkStart,
} from "./booking-world.ts";

const [HOME, CENTER] = ["phlebotomy", "patient_service_center"] as const;

let booking: BookingWorld;
beforeEach(async () => {
  booking = await bookingWorld();
  booking.world.settings.set({ pscAsyncConfirmation: true });
});

const visit = (start?: WalkStart) => new Walk(booking, HOME, start);
const walkIn = (start?: WalkStart) => new Walk(booking, CENTER, start);
const withNotes = (access_notes: string) => ({ address: { ...address, access_notes } });
const OTHER_USER = { user_id: "5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e12" };

describe("a booking", () => {
  it("[APT-3] emits the appointment as it is then, and the order with its new status", () => {
    const walk = visit();
    const row = walk.book();
    const [created] = booking.world.tables.outbox.all("type", "labtest.appointment.created");
    expect(created!.user_id).toBe(walk.order.user_id);
    expect(renderEvent(booking.world, created!).data).toEqual(
      serializeAppointment(booking.world, row, booking.world.now()),
    );
    const event = booking.world.tables.outbox.all("type", "labtest.order.updated").at(-1)!;
    expect(renderEvent(booking.world, event).data).toMatchObject({
      id: walk.order_id,
      last_event: { status: "collecting_sample.at_home_phlebotomy.appointment_scheduled" },
    });
  });

  it("[APT-7] is pending when the lab does not respond, however soon it would", async () => {
    expect((await walkIn().run("lab noResponse 0s, later")).row.state).toBe("pending");
  });

  it.each([HOME, CENTER])(
    "[APT-7] [APT-10] that is pending keeps its slot when a test confirms it: %s",
    async (kind) => {
      const walk = await new Walk(booking, kind).run("later");
      const { appointments } = openTools(booking.world);
      const { start_at } = walk.appointment;
      const other = { start_at: "2026-02-02T15:00:00Z" };
      expect(expectRejection(booking, () => appointments.confirm(walk.order_id, other))).toContain(
        "keeps the time of its slot",
      );
      expect(appointments.confirm(walk.order_id).start_at).toBe(start_at);
      for (const decide of ["confirm", "reject"] as const)
        expectRejection(booking, () => appointments[decide](walk.order_id));
    },
  );

  it("[APT-1] that was requested has the time that the company agrees on", async () => {
    const walk = await visit().run("request");
    expect(walk.appointment).toMatchObject({
      start_at: null,
      end_at: null,
      address: { first_line: "9 Elm Road" },
    });
    openTools(booking.world).appointments.confirm(walk.order_id, { start_at: "2026-01-20T17:00:00Z" });
    expect(walk.appointment).toMatchObject({
      start_at: "2026-01-20T17:00:00.000Z",
      end_at: "2026-01-20T18:00:00.000Z",
    });
  });
});

describe("a booking is rejected and changes nothing", () => {
  it.each<[kind: typeof HOME | typeof CENTER, before: string, key: string, says: string, start?: WalkStart]>([
    [HOME, "", "unknown", "is unknown"],
    [HOME, "book, cancel", "used", "already used"],
    [HOME, "draw 5, 15m", "drawn", "expired"],
    [HOME, "book", "4", "already has an active appointment"],
    [HOME, "", "other", "at a service center"],
    [HOME, "", "85003", "another zip"],
    [HOME, "", "10001", "another zip"],
    [HOME, "", "0", "does not serve", { address: { ...address, state: "MT", zip: "59001" } }],
    [HOME, "", "0", "under 18", { patient: { ...patient, dob: "2008-01-16" } }],
    [
      HOME,
      "",
      "0",
      'This order is "ordered" and cannot have an appointment now. It can when it is requisition_created, requisition_bypassed, appointment_cancelled, appointment_pending, appointment_scheduled.',
      { path: [] },
    ],
    [HOME, "book, complete", "4", 'This order is "draw_completed"'],
    [HOME, "order cancelled", "0", 'This order is "cancelled"'],
    [HOME, "", "0", "testkit", { method: "testkit" }],
    [HOME, "", "0", "walk_in_test", { method: "walk_in_test" }],
    [CENTER, "", "0", "at_home_phlebotomy", { method: "at_home_phlebotomy" }],
    [CENTER, "", "other", "at the patient's home"],
    [CENTER, "", "0", "of another lab", { lab_id: 2 }],
    [CENTER, "", "0", 'This order is "ordered"', { path: [] }],
    [CENTER, "lab reject 2m", "0", "rejected this booking"],
  ])("[APT-4] %s: after %j with the key %s: %s", async (kind, before, key, says, start) => {
    const walk = await new Walk(booking, kind, start).run(before);
    // A key is drawn before, because a list of slots counts.
    await walk.run(`draw ${key}`);
    const detail = expectRejection(booking, () => walk.book("drawn"));
    expect(detail).toContain(says);
  });

  it("[APT-7] when the lab does not respond in time, or asynchronous confirmation is not enabled", async () => {
    const walk = await walkIn().run("lab noResponse 2m, draw");
    expect(expectRejection(booking, () => walk.book("drawn"), 500)).toContain("Nothing was booked");
    booking.world.settings.set({ pscAsyncConfirmation: false });
    expect(
      expectRejection(booking, () => walk.book("drawn", { async_confirmation: true }), 403),
    ).toMatchObject({
      error_type: "FEATURE_NOT_ENABLED",
      error_message: expect.stringContaining("pscAsyncConfirmation"),
    });
  });
});

it("a company visits a patient once at a time by slots, by requests and by a test", async () => {
  const [own, next] = [await visit().run("book"), await visit().run("draw 5")];
  expect(own.row.provider).toBe("wayside_draws");
  const { appointments } = openTools(booking.world);
  const provider = "wayside_draws" as const;
  for (const act of [
    () => next.book("drawn"),
    () => next.request(provider),
    () => appointments.create(next.order_id, { provider }),
  ])
    expect(expectRejection(booking, act)).toBe(
      `This patient already has an active appointment with "${provider}".`,
    );
  expect(appointments.create(next.order_id).provider).toBe("hearthside_phlebotomy");
});

describe("rescheduling", () => {
  it.each([HOME, CENTER])("[APT-1] [APT-4] takes the new slot and releases the old one: %s", (kind) => {
    const walk = new Walk(booking, kind);
    const slots = walk.slots();
    const { appointment_id } = walk.book("1");
    expect(walk.move("6")).toMatchObject({ appointment_id });
    const { start_at, end_at } = walk.appointment;
    const taken = slots.find(({ start }) => start === start_at)!;
    expect([taken.end, start_at === slots[1]!.start]).toEqual([end_at, false]);
    const free = (start: string) =>
      walk.slots().find((slot) => slot.start === start)?.num_appointments_available ?? 0;
    expect(free(slots[1]!.start)).toBe(slots[1]!.num_appointments_available);
    expect(free(taken.start)).toBe(taken.num_appointments_available - 1);
  });

  it.each([HOME, CENTER])(
    "[APT-1] keeps the notes that the request leaves out, replaces others, and clears them for null: %s",
    (kind) => {
      const walk = new Walk(booking, kind);
      walk.book("0", { appointment_notes: "Ring twice." });
      const notes = [undefined, "Ring three times.", null].map(
        (appointment_notes, index) => walk.move(String(5 + index), { appointment_notes }).notes,
      );
      expect(notes).toEqual(["Ring twice.", "Ring three times.", null]);
    },
  );

  it("[ORD-5] uses the present access notes of the order at its address", () => {
    const walk = visit(withNotes("The side gate."));
    expect(walk.book().address.access_notes).toBe("The side gate.");
    booking.world.tables.orders.update(walk.order_id, withNotes("The front gate."));
    expect(walk.move("3").address.access_notes).toBe("The front gate.");
  });
});

describe("a requested visit", () => {
  it("[ORD-5] keeps its own address when it moves, with the access notes of the order where it has none", async () => {
    const walk = visit(withNotes("The side gate."));
    walk.request("wayside_draws", { unit: "Flat 3" });
    openTools(booking.world).appointments.confirm(walk.order_id, { start_at: "2026-01-20T17:00:00Z" });
    const own = { first_line: "9 Elm Road", second_line: "Flat 3", access_notes: "The side gate." };
    expect(walk.row.address).toMatchObject(own);
    booking.world.tables.orders.update(walk.order_id, withNotes("The front gate."));
    expect(walk.move("3").address).toMatchObject(own);
  });

  it.each([
    ["85004", { second_line: "Rear", unit: "Flat 3" }, "Rear"],
    ["85004-1234", {}, null],
  ])("is possible at %s with %j", (zip_code, address, second_line) => {
    expect(visit().request("wayside_draws", { zip_code, ...address }).address).toMatchObject({
      zip_code,
      second_line,
    });
  });

  it.each([
    ["99999", "AK", "wayside_draws"],
    ["33101", "FL", "wayside_draws"],
    ["85004", "AZ", "another_company"],
  ] as const)("is rejected at %s in %s by %s", (zip_code, state, company) => {
    const walk = visit();
    const request = () => walk.request(company as "wayside_draws", { zip_code, state });
    expect(expectRejection(booking, request)).toContain(
      "does not serve the zip code of this address on request",
    );
  });
});

describe("a cancellation", () => {
  it.each([HOME, CENTER])(
    "[APT-3] releases the slot, and changes nothing when it is repeated: %s",
    async (kind) => {
      const walk = new Walk(booking, kind);
      const [slot] = walk.slots();
      await walk.run("book, cancel");
      const before = printState(booking.world);
      expect(walk.cancel().state).toBe("cancelled");
      expect(printState(booking.world)).toBe(before);
      expect(walk.slots()[0]).toMatchObject({
        start: slot!.start,
        num_appointments_available: slot!.num_appointments_available,
      });
    },
  );

  it.each([
    [HOME, "The patient is ill", 86_400_000, true],
    [HOME, "The patient is ill", 86_399_999, false],
    [HOME, "The patient did not open the door", 86_400_000, false],
    [CENTER, "Other", 1, true],
  ] as const)(
    "[APT-3] of %s for %j, %i ms before the start, is refunded: %s",
    async (kind, reason, before, is_refundable) => {
      const walk = await new Walk(booking, kind).run("book far");
      await booking.world.scheduler.advanceTo(walk.row.start! - before);
      expect(walk.cancel(reason).events.at(-1)!.data).toMatchObject({
        is_refundable,
        cancellation_reason: reason,
        notes: "A reason.",
      });
    },
  );

  it("needs a known reason, notes for Other, and an appointment that has not started", async () => {
    const walk = await visit().run("book");
    expect(expectRejection(booking, () => walk.cancel(OTHER_USER.user_id))).toContain("unknown");
    for (const notes of [null, "  "])
      expect(expectRejection(booking, () => walk.cancel("Other", notes))).toContain("notes is required");
    await walk.run("start");
    expect(expectRejection(booking, () => walk.cancel())).toContain("has started");
  });
});
