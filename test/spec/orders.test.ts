import { LabResultsSchema, OrderSchema } from "sanguine/schemas";
import { describe, expect, test } from "vitest";
import {
  collectionMethodValues,
  orderLowLevelStatusValues,
  orderStatusValues,
  orderTopLevelStatusValues,
} from "../../src/generated/enums.ts";
import { operationPlaces } from "../../src/generated/places.ts";
import { operations } from "../../src/generated/operations.ts";
import { strict, strictOperations } from "../../src/generated/schemas/strict.ts";
import { orderId, orderIn, result } from "../src/support/orders.ts";
import { without } from "./accepts.ts";

/** Checks that the order of the tests is valid with these changes. */
const fits = (change: object): boolean => strict.Order().safeParse({ ...orderIn(), ...change }).success;

test("[ORD-1, ORD-4] creation is at two paths, and takes an idempotency key", () => {
  const { paths, headers, retry } = operations["orders.create"];
  expect(paths).toEqual(["/v3/order", "/v3/order/create"]);
  expect(headers.map(({ name }) => name)).toEqual(["X-Idempotency-Key", "X-Idempotency-Error"]);
  expect(retry).toBe("keyed");
});

describe("an order", () => {
  const table =
    `id team_id user_id patient_details priority patient_address details lab_test sample_id notes created_at
    updated_at status events last_event origin order_transaction requisition_form_url`.split(/\s+/);

  test("of the tests is valid for the mock, and for the client", () => {
    expect(strict.Order().parse(orderIn())).toEqual(orderIn());
    expect(OrderSchema.parse(orderIn())).toEqual(orderIn());
  });

  test.each(table)("[ORD-7] always has %s", (key) => {
    expect(strict.Order().safeParse(without(orderIn(), key)).success).toBe(false);
  });

  test("[ORD-7] has a date of birth as a day, and texts for sample and notes", () => {
    const { patient_details } = orderIn();
    expect(fits({ patient_details: { ...patient_details, dob: "1986-04-21T00:00:00Z" } })).toBe(false);
    expect(fits({ sample_id: null })).toBe(false);
    expect(fits({ notes: null })).toBe(false);
    // A test kit can be shipped before its patient is known.
    expect(fits({ patient_details: null, patient_address: null })).toBe(true);
  });

  test.each(Object.keys(orderIn().patient_address ?? {}))("[ORD-22] has %s in its patient_address", (key) => {
    const { patient_address } = orderIn();
    const less = { ...orderIn(), patient_address: without(patient_address ?? {}, key) };
    expect(strict.Order().safeParse(less).success).toBe(false);
  });

  test("[ORD-7] has the details of its method, and no others", () => {
    const data = { id: orderId, created_at: orderIn().created_at, updated_at: orderIn().updated_at };
    for (const type of collectionMethodValues) {
      const own = type === "testkit" ? { ...data, shipment: null } : data;
      expect([type, fits({ details: { type, data: own } })]).toEqual([type, true]);
    }
    expect(fits({ details: { type: "testkit", data } })).toBe(false);
    expect(fits({ details: { type: "on_site_collection", data: { ...data, appointment_id: null } } })).toBe(
      false,
    );
    expect(fits({ details: { type: "drone", data } })).toBe(false);
    expect(OrderSchema.safeParse({ ...orderIn(), details: { type: "drone", data } }).success).toBe(true);
  });

  test.each(Object.keys(buildShipment()))("[ORD-21] has %s in its shipment", (key) => {
    expect(strict.Shipment().safeParse(buildShipment()).success).toBe(true);
    expect(strict.Shipment().safeParse(without(buildShipment(), key)).success).toBe(false);
  });
});

function buildShipment(): object {
  const { details } = orderIn();
  const { shipment } = details.data as { shipment: object };
  return shipment;
}

describe("the list", () => {
  test("[ORD-11] has the parameters of the specification", () => {
    expect(operations["orders.list"].query.map(({ name }) => name)).toEqual(
      expect.arrayContaining(
        `search_input start_date end_date updated_start_date updated_end_date status order_key order_direction order_type
       is_critical interpretation order_activation_types user_id patient_name shipping_recipient_name order_ids
       order_transaction_id page size`.split(/\s+/),
      ),
    );
  });

  test("[ORD-15] has 50 orders on a page by default", () => {
    expect(strictOperations["orders.list"].query()?.parse({})).toEqual({ page: 1, size: 50 });
  });
});

test("[ORD-8] the statuses are distinct, consist of the known parts, and use all of them", () => {
  expect(new Set(orderStatusValues).size).toBe(orderStatusValues.length);
  const parts = orderStatusValues.map((value) => value.split("."));
  const column = (index: number) => new Set(parts.map((part) => part[index]));
  expect(column(0)).toEqual(new Set(orderTopLevelStatusValues));
  expect(column(1)).toEqual(new Set(collectionMethodValues));
  expect(column(2)).toEqual(new Set(orderLowLevelStatusValues));
  expect(parts.every((part) => part.length === 3)).toBe(true);
});

test("[ORD-18] a result has its type under both names, and requires the one of the specification", () => {
  const metadata = {
    age: "39",
    dob: "1986-04-21",
    patient: "Ada Fernsby",
    date_reported: "2026-01-15",
    specimen_number: "S-1",
    status: "final",
  };
  const holds = (one: object) => strict.LabResults().safeParse({ metadata, results: [one] }).success;
  expect(LabResultsSchema.safeParse({ metadata, results: [result] }).success).toBe(true);
  expect([holds(result), holds(without(result, "type")), holds(without(result, "value"))]).toEqual([
    true,
    true,
    true,
  ]);
  for (const key of ["result", "result_type", "interpretation", "source_markers"])
    expect([key, holds(without(result, key))]).toEqual([key, false]);
});

test("[GEN-4] the enumerations of an order are open", () => {
  expect(operationPlaces["orders.get"].openEnums).toEqual(
    expect.arrayContaining([
      "billing_type",
      "details.type",
      "events.*.status",
      "events.*.status_detail",
      "interpretation",
      "lab_test.method",
      "last_event.status",
      "order_transaction.orders.*.low_level_status",
      "order_transaction.status",
      "origin",
      "status",
    ]),
  );
});
