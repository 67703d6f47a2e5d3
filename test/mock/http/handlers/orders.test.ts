import { describe, expect, it } from "vitest";
import type { Order } from "../../../../src/generated/types.ts";
import { createMockCaller } from "./caller.ts";
import { patient, shipping } from "./orders-caller.ts";
import { accepts } from "./rejects.ts";

const NOW = "2026-01-15T09:00:00+00:00";
const place = { ...shipping, access_notes: "Ring twice." };

const DAY = 86_400_000;

const dayAfter = (days: number): string =>
  new Date(Date.parse("2026-01-15") + days * DAY).toISOString().slice(0, 10);

/** Creates an order of a method, and gets it from its own URL. */
async function read(method: "testkit" | "walk_in_test" | "at_home_phlebotomy" | "on_site_collection") {
  const caller = createMockCaller();
  const { mock, get } = caller;
  const user = mock.users.create({ client_user_id: "u-42" });
  const made = mock.orders.create({ user, method, patient, address: place });
  const { status, body } = await get(`/v3/order/${made.id}`);
  expect(status).toBe(200);
  const order: Order = body;
  return { ...caller, user, made, order };
}

/** Reads the number under which a test kit is sent to the patient. */
function readTrackingNumber({ details }: Order): string {
  const { shipment } = details.data as { shipment: { outbound_tracking_number: string } };
  return shipment.outbound_tracking_number;
}

accepts("", "orders.update", [["an activation", {}, { message: "Order updated successfully" }]]);
accepts("", "orders.drawCompleted", [["a draw", {}, { message: "Draw marked as completed" }]]);

describe("an order", () => {
  it("[ORD-7] returns what it was created with", async () => {
    const { mock, get } = createMockCaller();
    const user = mock.users.create();
    const fields = {
      priority: true,
      notes: "Leave at the gate.",
      clinical_notes: "Fasting since noon.",
      passthrough: "cart-7",
      icd_codes: ["E78.5"],
      activate_by: "2026-02-01",
      sample_id: "S-1",
    };
    const made = mock.orders.create({ user, method: "testkit", patient, address: place, ...fields });
    const { body } = await get(`/v3/order/${made.id.toUpperCase()}`);
    expect(body).toMatchObject({
      id: made.id,
      user_id: user.user_id,
      team_id: user.team_id,
      ...fields,
      billing_type: "client_bill",
      physician: null,
      health_insurance_id: null,
      has_abn: false,
    });
    expect(body).toEqual(made);
  });

  it("[ORD-7, ORD-22] has its lab test, the patient's address and its appointment", async () => {
    const { order, get, mock } = await read("at_home_phlebotomy");
    const { id } = mock.appointments.create(mock.orders.advance(order));
    expect(mock.orders.get(order).details.data).toMatchObject({ appointment_id: id });
    expect(order.patient_address).toEqual(place);
    const { body: test } = await get(`/v3/lab_tests/${order.lab_test.id}`);
    expect(order.lab_test).toEqual(test);
    expect(order.lab_test.method).toBe("at_home_phlebotomy");
    expect(order.lab_test.name.length * order.lab_test.description.length).toBeGreaterThan(0);
  });

  it("[ORD-21] of a test kit has a shipment, which gets tracking numbers when it is sent", async () => {
    const { order, mock, get } = await read("testkit");
    const { type, data } = (await get(`/v3/order/${order.id}`)).body.details;
    expect([type, data.created_at, data.updated_at]).toEqual(["testkit", NOW, NOW]);
    expect(data.shipment).toEqual({
      id: expect.any(String),
      outbound_tracking_number: null,
      outbound_tracking_url: null,
      inbound_tracking_number: null,
      inbound_tracking_url: null,
      outbound_courier: expect.any(String),
      inbound_courier: expect.any(String),
      notes: null,
      created_at: NOW,
      updated_at: NOW,
    });
    await mock.clock.advance("1h");
    mock.orders.advanceTo(order, "delivered_to_lab");
    const { details } = (await get(`/v3/order/${order.id}`)).body;
    const later = "2026-01-15T10:00:00+00:00";
    expect(details.data).toMatchObject({ created_at: NOW, updated_at: later });
    const { shipment } = details.data;
    expect(shipment).toMatchObject({ created_at: NOW, updated_at: later });
    expect(shipment.outbound_tracking_url).toContain(shipment.outbound_tracking_number);
    expect(shipment.inbound_tracking_url).toContain(shipment.inbound_tracking_number);
    expect(shipment.inbound_tracking_number).not.toBe(shipment.outbound_tracking_number);
    // A kit that had a problem goes on under the same number.
    const kit = mock.orders.create({ method: "testkit", status: "transit_customer" });
    const numbers = ["problem_in_transit_customer", "transit_customer"].map((step) =>
      readTrackingNumber(mock.orders.advanceTo(kit, step)),
    );
    expect(numbers).toEqual([readTrackingNumber(kit), readTrackingNumber(kit)]);
  });

  it.each([
    ["walk_in_test", { appointment_id: null }],
    ["at_home_phlebotomy", { appointment_id: null }],
    ["on_site_collection", {}],
  ] as const)("[ORD-7] of %s has the details %j", async (method, more) => {
    const { order } = await read(method);
    const data = { id: expect.any(String), created_at: NOW, updated_at: NOW, ...more };
    expect(order.details).toEqual({ type: method, data });
  });

  it("[ORD-7] has an interpretation and due dates as soon as they are known", async () => {
    const { order, mock, get } = await read("testkit");
    const before = { interpretation: null, has_missing_results: null };
    expect(order).toMatchObject({
      ...before,
      expected_result_by_date: null,
      worst_case_result_by_date: null,
    });
    mock.orders.advanceTo(order, "delivered_to_lab");
    const due = {
      expected_result_by_date: dayAfter(order.lab_test.common_tat_days ?? 0),
      worst_case_result_by_date: dayAfter(order.lab_test.worst_case_tat_days ?? 0),
    };
    expect((await get(`/v3/order/${order.id}`)).body).toMatchObject({ ...before, ...due });
    await mock.clock.advance("2d");
    mock.orders.advanceTo(order, "completed", { interpretation: "abnormal", missing: true });
    const { body } = await get(`/v3/order/${order.id}`);
    expect(body).toMatchObject({ interpretation: "abnormal", has_missing_results: true, ...due });
  });
});
