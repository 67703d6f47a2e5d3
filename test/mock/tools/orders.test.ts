import { createMock, type Mock, type OrderSeed } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import { catchServiceError } from "../domain/test-world.ts";

const createTestMock = (): Mock => createMock({ seed: "facade", now: "2026-01-15T09:00:00Z" });

const NOBODY = "5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e11";

describe("mock.orders.create", () => {
  it("creates a complete order without arguments, the same for the same seed", () => {
    const order = createTestMock().orders.create();
    expect(order).toEqual(createTestMock().orders.create());
    expect(order).toMatchObject({
      status: "received",
      lab_test: { method: "testkit" },
      patient_details: { dob: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
      patient_address: { country: "US" },
      details: { type: "testkit" },
      origin: "initial",
    });
  });

  it("sets the given fields by the rules of requests", () => {
    const mock = createTestMock();
    const { lab_test } = mock.orders.create({ method: "on_site_collection" });
    const order = mock.orders.create({
      lab_test_ids: [lab_test.id],
      status: "draw_completed",
      detail: "sample_hemolyzed",
      patient: { first_name: "Basil" },
      address: { access_notes: "Side gate" },
      sample_id: "S-77",
      notes: "fasted",
      clinical_notes: "Night shift",
      passthrough: "ref-1",
      priority: true,
    });
    expect(order).toMatchObject({
      lab_test,
      sample_id: "S-77",
      notes: "fasted",
      clinical_notes: "Night shift",
      passthrough: "ref-1",
      priority: true,
      patient_details: { first_name: "Basil" },
      patient_address: { access_notes: "Side gate" },
      last_event: {
        status: "sample_with_lab.on_site_collection.draw_completed",
        status_detail: "sample_hemolyzed",
      },
    });
    expect(catchServiceError(() => mock.orders.create({ patient: { first_name: " é" } })).status).toBe(422);
    expect(catchServiceError(() => mock.orders.create({ user: NOBODY })).status).toBe(404);
    expect(catchServiceError(() => mock.orders.create({ lab_test_ids: [NOBODY] })).status).toBe(400);
    expect(catchServiceError(() => mock.orders.create({ status: "draw_completed" })).status).toBe(400);
  });

  it.each<[what: string, seed: OrderSeed, says: RegExp]>([
    ["an invalid day", { activate_by: "next week" }, /activate_by must be a date/],
    ["a day gone by", { activate_by: "2026-01-14" }, /activate_by must be a future day/],
    ["notes that are too long", { clinical_notes: "x".repeat(1001) }, /at most 1000 characters/],
    ["no sample id", { sample_id: " " }, /sample_id must not be empty/],
    ["the sample id of another order", { sample_id: "taken" }, /must not belong to another order/],
    ["a kit to register at a center", { registrable: true, method: "walk_in_test" }, /is only for test kits/],
    ["a status off every way", { imported: true, status: "ordered" }, /from requisition_bypassed to ordered/],
    ["a status of another method", { method: "walk_in_test", status: "transit_lab" }, /Transition|never/],
    ["a lab account of nobody", { lab_account_id: NOBODY }, /Lab account not found/],
    ["a patient without a name", { patient: { last_name: "" } }, /must not be empty/],
    ["an unknown lab test", { lab_test_ids: [NOBODY] }, /is not a known lab test/],
  ])("creates neither an order nor a user with %s", (_, seed, says) => {
    const mock = createTestMock();
    mock.orders.create({ sample_id: "taken" });
    mock.labAccounts.list();
    const before = mock.export();
    expect(JSON.stringify(catchServiceError(() => mock.orders.create(seed)).detail)).toMatch(says);
    expect(mock.export()).toEqual(before);
  });

  it("imports the order, or leaves out the patient, when the status requires it", () => {
    const mock = createTestMock();
    const imported = mock.orders.create({ method: "walk_in_test", status: "requisition_bypassed" });
    expect(imported.events).toHaveLength(1);
    expect(imported.requisition_form_url).toBeNull();
    const kit = mock.orders.create({ status: "awaiting_registration" });
    expect(kit.patient_details).toBeNull();
    expect(kit.shipping_details).not.toBeNull();
    expect(mock.orders.advanceTo(kit, "registered").patient_details).not.toBeNull();
  });
});

describe("mock.orders", () => {
  it("rejects an unknown status", () => {
    const mock = createTestMock();
    const order = mock.orders.create();
    expect(() => mock.orders.advanceTo(order, "arrived")).toThrow(/ordered, requisition_created/);
    expect(
      catchServiceError(() => mock.orders.advanceTo(order, "completed.walk_in_test.completed")).status,
    ).toBe(400);
    expect(mock.orders.get(order)).toEqual(order);
  });

  it("sets the given fields only", async () => {
    const mock = createTestMock();
    const order = mock.orders.create({ method: "walk_in_test", status: "completed", notes: "kept" });
    await mock.clock.advance("1m");
    const set = mock.orders.set(order, { priority: true, clinical_notes: "New", passthrough: undefined });
    expect(set).toEqual({
      ...order,
      priority: true,
      clinical_notes: "New",
      updated_at: "2026-01-15T09:01:00+00:00",
      order_transaction: {
        ...order.order_transaction,
        orders: [{ ...order.order_transaction?.orders[0], updated_at: "2026-01-15T09:01:00+00:00" }],
      },
    });
  });

  it("rejects values that a request could not set", () => {
    const mock = createTestMock();
    const [one, other] = [mock.orders.create(), mock.orders.create({ sample_id: "taken" })];
    const before = mock.export();
    expect(catchServiceError(() => mock.orders.set(one, { sample_id: "taken" })).status).toBe(422);
    expect(catchServiceError(() => mock.orders.set(one, { clinical_notes: "x".repeat(1001) })).status).toBe(
      422,
    );
    expect(mock.export()).toEqual(before);
    expect(mock.orders.set(other, { sample_id: "taken" }).sample_id).toBe("taken");
  });

  it("explains the status of an order", () => {
    const mock = createTestMock();
    const order = mock.orders.fail(mock.orders.create(), "sample_error", "sample_contaminated");
    expect(mock.orders.explain(order)).toEqual({
      status: "failed.testkit.sample_error",
      why: expect.stringContaining("from delivered_to_lab to sample_error"),
      next: [],
      cancellable: false,
      scheduled: [],
      contradictions: [],
    });
    expect(mock.orders.explain(order).why).toContain("sample_contaminated");
  });

  it("rejects a status detail that the OpenAPI document does not list, and changes nothing", () => {
    const mock = createTestMock();
    const order = mock.orders.create();
    expect(() => mock.orders.fail(order, "sample_error", "sample_contaminate")).toThrow(
      /^mock\.orders\.fail: detail: .*sample_contaminated/,
    );
    expect(() => mock.orders.advance(order, { detail: "late" })).toThrow(
      /^mock\.orders\.advance: move\.detail: /,
    );
    expect(mock.orders.get(order.id)).toEqual(order);
  });
});
