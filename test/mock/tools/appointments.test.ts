import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";

const createTestMock = () => createMock({ seed: "appointments facade", now: "2026-01-15T09:00:00Z" });

/** Returns the detail of the error that a call throws. */
function catchErrorDetail(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return Object(error).detail;
  }
  throw new Error("The call threw no ServiceError.");
}

const unknownId = "5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e11";

describe("mock.appointments", () => {
  it("rejects a decision that no appointment waits for, and names the legal ones", () => {
    const mock = createTestMock();
    const walkIn = mock.orders.create({ method: "walk_in_test", status: "requisition_created" });
    expect(() => mock.appointments.confirm(walkIn)).toThrow(
      "Appointment not found: this order has none. Book one, or create one with mock.appointments.create(order).",
    );
    const made = mock.appointments.create(walkIn);
    for (const decision of ["confirm", "reject"] as const)
      expect(() => mock.appointments[decision](made)).toThrow(
        'Only a "pending" or "reserved" appointment can be confirmed or rejected. It can become completed, scheduled, cancelled.',
      );
    expect(mock.appointments.get(made)).toEqual(made);
    expect(() => mock.appointments.setLabDecision("refuse" as "reject")).toThrow(
      "'confirm', 'reject' or 'noResponse'",
    );
  });

  it.each(["at_home_phlebotomy", "walk_in_test"] as const)(
    "creates an appointment for an order of %s without a slot search, a day ahead and during its hours",
    (method) => {
      const mock = createTestMock();
      const order = mock.orders.create({ method, status: "requisition_created" });
      const made = mock.appointments.create(order, { appointment_notes: "Ring twice." });
      expect(made).toMatchObject({
        order_id: order.id,
        status: "confirmed",
        appointment_notes: "Ring twice.",
      });
      expect(made.start_at! >= "2026-01-16T09:00:00").toBe(true);
      expect(made.start_at! < "2026-01-20").toBe(true);
      expect(mock.orders.get(order).last_event.status).toContain("appointment_scheduled");
      expect(mock.appointments.list(order)).toEqual([made]);
    },
  );

  it("uses the time, the company and the center that a test specifies", () => {
    const mock = createTestMock();
    const order = mock.orders.create({ method: "at_home_phlebotomy", status: "requisition_created" });
    const seed = {
      start_at: "2026-02-03T15:00:00-05:00",
      provider: "wayside_draws",
      location: { lat: 40, lng: -75 },
    };
    expect(mock.appointments.create(order.id, seed)).toMatchObject({
      start_at: "2026-02-03T20:00:00.000Z",
      end_at: "2026-02-03T21:00:00.000Z",
      provider: "wayside_draws",
      location: { lat: 40, lng: -75 },
    });
    const next = mock.orders.create({ method: "at_home_phlebotomy", status: "requisition_created" });
    for (const start_at of ["soon", 1e300, 0.5, NaN]) {
      expect(() => mock.appointments.create(next, { start_at })).toThrow("start_at");
      expect(mock.appointments.list(next)).toEqual([]);
    }
  });

  it.each([
    ["at_home_phlebotomy", "wayside_draws"],
    ["walk_in_test", "harrowgate_labs"],
  ] as const)(
    "rejects a company that does not see patients of %s, and names those that do",
    (method, legal) => {
      const mock = createTestMock();
      const order = mock.orders.create({ method, status: "requisition_created" });
      const other = method === "walk_in_test" ? "wayside_draws" : "harrowgate_labs";
      for (const provider of ["nobody", other]) {
        expect(catchErrorDetail(() => mock.appointments.create(order, { provider }))).toMatch(
          new RegExp(`^provider must be one of .*${legal}`),
        );
      }
      expect(mock.appointments.list(order)).toEqual([]);
    },
  );

  it("rejects every unknown lab decision, and changes nothing", async () => {
    const mock = createTestMock();
    const wrong: unknown[] = ["confrim", "", undefined, null, {}, { after: "1m" }, { outcome: "decline" }];
    for (const decision of wrong) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a caller without types can pass this.
      expect(() => mock.appointments.setLabDecision(decision as "confirm")).toThrow(
        /^mock\.appointments\.setLabDecision: decision(?:\.outcome)?: /,
      );
    }
    const durations: unknown[] = [-1, 0.5, NaN, "soon"];
    for (const after of durations as number[]) {
      expect(() => mock.appointments.setLabDecision({ outcome: "reject", after })).toThrow(/duration/);
    }
    expect(mock.export()).toEqual(createTestMock().export());
  });

  it.each(["constructor", "__proto__"])("uses the center of the country for the state of %s", (state) => {
    const mock = createTestMock();
    const address = { state };
    const order = mock.orders.create({
      method: "at_home_phlebotomy",
      status: "requisition_created",
      address,
    });
    expect(mock.appointments.create(order).location).toEqual({ lat: 39.83, lng: -98.58 });
  });

  it("accepts an appointment's id or record, and an order's id or record", () => {
    const mock = createTestMock();
    const order = mock.orders.create({ method: "at_home_phlebotomy", status: "requisition_created" });
    const made = mock.appointments.create(order);
    for (const ref of [made, made.id, order, order.id]) expect(mock.appointments.get(ref)).toEqual(made);
    expect(() => mock.appointments.get(unknownId)).toThrow("404");
  });

  it("begins, completes and cancels; a cancelled order can get a second appointment", () => {
    const mock = createTestMock();
    const order = mock.orders.create({ method: "at_home_phlebotomy", status: "requisition_created" });
    mock.appointments.create(order);
    expect(mock.appointments.cancel(order)).toMatchObject({
      status: "cancelled",
      event_data: { reason: "cancelled_by_provider" },
    });
    mock.appointments.create(order);
    expect(mock.appointments.start(order).status).toBe("in_progress");
    expect(mock.appointments.complete(order).status).toBe("completed");
    expect(mock.appointments.list(order).map(({ status }) => status)).toEqual(["cancelled", "completed"]);
    expect(mock.orders.get(order).last_event.status).toContain("draw_completed");
  });

  it("rejects what a request could not do, and then changes nothing", () => {
    const mock = createTestMock();
    const order = mock.orders.create({ method: "at_home_phlebotomy" });
    const kit = mock.orders.create({ method: "testkit" });
    const before = JSON.stringify(mock.export());
    expect(() => mock.appointments.create(order)).toThrow("400");
    expect(() => mock.appointments.create(kit)).toThrow("400");
    expect(() => mock.appointments.complete(order)).toThrow("404");
    expect(JSON.stringify(mock.export())).toBe(before);
  });

  it("keeps the lab decision in exports and snapshots, until a reset", () => {
    const mock = createTestMock();
    const saved = mock.snapshot();
    mock.appointments.setLabDecision({ outcome: "reject", after: "3m" });
    const exported = mock.export();
    expect(exported.cells["labDecision"]).toEqual({ outcome: "reject", after: 180_000 });
    mock.restore(saved);
    expect(mock.export().cells["labDecision"]).toEqual({ outcome: "confirm", after: 120_000 });
    mock.import(exported);
    expect(mock.export().cells["labDecision"]).toEqual({ outcome: "reject", after: 180_000 });
    const broken = { ...exported, cells: { ...exported.cells, labDecision: { outcome: "perhaps" } } };
    expect(() => mock.import(broken)).toThrow("labDecision");
  });

  it("keys that were created before an export book after the import into another mock", async () => {
    const mock = createTestMock();
    const client = mock.client();
    const order = mock.orders.create({ method: "at_home_phlebotomy", status: "requisition_created" });
    const { city, state, zip, first_line } = order.patient_address!;
    const { slots } = await client.phlebotomy.availability({ first_line, city, state, zip_code: zip });
    const key = slots.flatMap((day) => day.slots)[0]!.booking_key!;
    const other = createMock({ seed: "another", now: "2026-01-15T09:00:00Z" });
    other.import(mock.export());
    expect((await other.client().phlebotomy.book(order.id, { booking_key: key })).status).toBe("confirmed");
  });
});
