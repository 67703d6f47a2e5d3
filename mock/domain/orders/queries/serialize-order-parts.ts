import type * as wire from "../../../../src/generated/types.ts";
import type { LabTest } from "../../../catalog/labs/lab-tests.ts";
import { shareJson } from "../../../kernel/shared-json.ts";
import { toIso } from "../../../kernel/time.ts";
import { serializeLabTest } from "../../lab-tests/serialize.ts";
import { formatStatus } from "../lifecycle/statuses.ts";
import type { CollectionMethod } from "../../../catalog/labs/lab.ts";
import type { OrderAddress, OrderEvent, OrderPatient, OrderRow, ShipmentRecord } from "../table.ts";

/** Formats an instant as responses have it. */
export const formatInstant = (ms: number): string => toIso(ms, 0);

/** Serializes a patient. Leaves out what only the lab receives. */
export function serializePatient(patient: OrderPatient): wire.OrderPatientDetails {
  const { household_income, household_size, conditions, ...fields } = patient;
  const proxy = fields.medical_proxy;
  void household_income;
  void household_size;
  void conditions;
  return {
    ...fields,
    medical_proxy: proxy === null ? null : { ...proxy, address: { ...proxy.address } },
  };
}

/** Serializes an address field by field, so that no unknown field of the request is returned. */
export function serializeAddress(address: OrderAddress): wire.OrderPatientAddress {
  return {
    receiver_name: address.receiver_name,
    first_line: address.first_line,
    second_line: address.second_line,
    city: address.city,
    state: address.state,
    zip: address.zip,
    country: address.country,
    phone_number: address.phone_number,
    access_notes: address.access_notes,
  };
}

/** Serializes an event of an order. */
export function serializeEvent(method: CollectionMethod, event: OrderEvent): wire.OrderEvent {
  return {
    id: event.id,
    created_at: formatInstant(event.created_at),
    status: formatStatus(method, event.status),
    status_detail: event.detail,
  };
}

function serializeShipment(shipment: ShipmentRecord): wire.Shipment {
  return {
    ...shipment,
    created_at: formatInstant(shipment.created_at),
    updated_at: formatInstant(shipment.updated_at),
  };
}

type Details = wire.Order["details"];

/** Serializes the details of each collection method. */
const details: { readonly [Name in CollectionMethod]: (row: OrderRow) => Details } = {
  testkit: (row) => {
    const { shipment } = row.details;
    return {
      type: "testkit",
      data: {
        shipment: shipment === null ? null : serializeShipment(shipment),
        ...serializeCommonDetails(row),
      },
    };
  },
  walk_in_test: (row) => ({ type: "walk_in_test", data: serializeVisitDetails(row) }),
  at_home_phlebotomy: (row) => ({ type: "at_home_phlebotomy", data: serializeVisitDetails(row) }),
  on_site_collection: (row) => ({ type: "on_site_collection", data: serializeCommonDetails(row) }),
};

function serializeCommonDetails({ details: { id, created_at, updated_at } }: OrderRow) {
  return { id, created_at: formatInstant(created_at), updated_at: formatInstant(updated_at) };
}

function serializeVisitDetails(row: OrderRow) {
  return { appointment_id: row.details.appointment_id, ...serializeCommonDetails(row) };
}

/** Serializes the details of an order, by its method. */
export function serializeDetails(row: OrderRow): Details {
  return details[row.method](row);
}

/** Lab tests are large. Each is serialized once, frozen and shared by all responses. */
const shared = new WeakMap<LabTest, wire.LabTest>();

/** Serializes the lab test of an order. */
export function serializeOrderedTest(test: LabTest): wire.LabTest {
  const known = shared.get(test) ?? shareJson(serializeLabTest(test) as wire.LabTest);
  shared.set(test, known);
  return known;
}
