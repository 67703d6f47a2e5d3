import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";

const createTestMock = () => createMock({ seed: "appointments facade", now: "2026-01-15T09:00:00Z" });

describe("mock.appointments", () => {
  it("lists the moves that an appointment allows now [CTL-10]", () => {
    const mock = createTestMock();
    const made = mock.appointments.create(
      mock.orders.create({ method: "at_home_phlebotomy", status: "requisition_created" }),
    );
    expect(mock.appointments.moves(made)).toEqual(["start", "complete", "cancel"]);
    mock.appointments.start(made);
    expect(mock.appointments.moves(made)).toEqual(["complete", "cancel"]);
    mock.appointments.complete(made);
    expect(mock.appointments.moves(made)).toEqual([]);
  });

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
