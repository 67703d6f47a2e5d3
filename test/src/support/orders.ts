import type {
  BiomarkerResult,
  LabTest,
  Order,
  OrderCreate,
  OrderImport,
  OrderTransaction,
  TestkitOrderCreate,
  TestkitRegistration,
} from "sanguine";
import type { OrderStatus } from "sanguine/types";
import { userId } from "./client.ts";

/** An id that looks like the service's. */
export const orderId = "0b9de1c6-0a1b-4f1e-8d0c-3f5f3a4e6c21";

/** An id that looks like the service's. */
export const labTestId = "7f0a6f4e-52c5-4b0e-8a64-0c3c2b1d9e55";

const patient_details = {
  first_name: "Ada",
  last_name: "Fernsby",
  dob: "1986-04-21",
  gender: "female",
  phone_number: "+12025550142",
  email: "ada@mail.example",
} satisfies OrderCreate["patient_details"];

const patient_address = {
  receiver_name: "Ada Fernsby",
  first_line: "12 Alder Lane",
  city: "Phoenix",
  state: "AZ",
  zip: "85004",
  country: "US",
} satisfies OrderCreate["patient_address"];

/** What is needed to create an order. */
export const orderCreate = {
  user_id: userId,
  order_set: { lab_test_ids: [labTestId] },
  patient_details,
  patient_address,
} satisfies OrderCreate;

/** What is needed to import an order. */
export const orderImport = {
  user_id: userId,
  billing_type: "client_bill",
  order_set: { lab_test_ids: [labTestId] },
  collection_method: "walk_in_test",
  sample_id: "HR-1",
  patient_details,
  patient_address,
} satisfies OrderImport;

/** What is needed to send a test kit that is registered later. */
export const testkitOrder = {
  user_id: userId,
  lab_test_id: labTestId,
  shipping_details: { ...patient_address, phone_number: "+12025550142" },
} satisfies TestkitOrderCreate;

/** What is needed to register a test kit. */
export const testkitRegistration = {
  sample_id: "4417029381",
  patient_details,
  patient_address,
} satisfies TestkitRegistration;

const created = "2026-01-15T10:00:00+01:00";

const labTest = {
  id: labTestId,
  slug: "heart_health",
  name: "Heart Health",
  description: "Looks after the heart.",
  sample_type: "dried_blood_spot",
  method: "testkit",
  price: 89.5,
  is_active: true,
  status: "active",
  lab: null,
  markers: null,
} satisfies LabTest;

/** The transaction of the order below. */
const transaction = {
  id: "7d0f52f4-5a9e-4f43-9a0b-9d7c2a6b1e35",
  status: "active",
  orders: [
    {
      id: orderId,
      created_at: created,
      updated_at: created,
      low_level_status: "ordered",
      low_level_status_created_at: created,
      origin: "initial",
    },
  ],
} satisfies OrderTransaction;

/** An order with a test kit as the service returns it, whose latest event has the status. */
export function orderIn(status: OrderStatus = "received.testkit.ordered"): Order {
  const event = { id: 4711, created_at: created, status, status_detail: null };
  return {
    id: orderId,
    team_id: "0b7d2c1e-7a55-4c7e-8a30-0d6c3ad1f4b2",
    user_id: userId,
    patient_details,
    priority: false,
    patient_address: {
      ...patient_address,
      second_line: null,
      phone_number: "+12025550142",
      access_notes: "Ring twice.",
    },
    details: {
      type: "testkit",
      data: {
        id: "3c1f6ad4-6a0d-4d6a-8f1c-9b1f4b6f2a10",
        shipment: {
          id: "9a2d6a34-8b59-4a0f-8a43-1f2c7e9d5b66",
          outbound_tracking_number: "OUT-1",
          outbound_tracking_url: "https://courier.example/OUT-1",
          inbound_tracking_number: "IN-1",
          inbound_tracking_url: "https://courier.example/IN-1",
          outbound_courier: "courier",
          inbound_courier: "courier",
          notes: null,
          created_at: created,
          updated_at: created,
        },
        created_at: created,
        updated_at: created,
      },
    },
    lab_test: labTest,
    sample_id: "",
    notes: "",
    created_at: created,
    updated_at: created,
    status: status.split(".")[0] ?? "",
    events: [event],
    last_event: event,
    origin: "initial",
    order_transaction: transaction,
    requisition_form_url: null,
    shipping_details: null,
    health_insurance_id: null,
    has_abn: false,
  };
}

/** A result as the service returns it. */
export const result = {
  name: "LDL Cholesterol",
  slug: "ldl-cholesterol",
  result: "112",
  result_type: "numeric",
  type: "numeric",
  value: 112,
  unit: "mg/dL",
  interpretation: "abnormal",
  source_markers: [{ marker_id: 1042, name: "Lipid Panel", slug: "lipid-panel", provider_id: "7600" }],
} satisfies BiomarkerResult;
