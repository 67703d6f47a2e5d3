import * as z from "zod";
import {
  billingTypeValues,
  consentTypeValues,
  ethnicityValues,
  genderIdentityValues,
  orderLowLevelStatusValues,
  orderOriginValues,
  orderStatusDetailValues,
  raceValues,
  relationshipValues,
  sexualOrientationValues,
} from "../../../src/generated/enums.ts";
import { type ConditionName, conditionNames } from "../../catalog/labs/conditions.ts";
import { getLabTestsById } from "../../catalog/labs/lab-tests.ts";
import { getMarkersById } from "../../catalog/labs/markers.ts";
import { defineTable } from "../../store/table.ts";
import {
  boolean,
  count,
  countUuid,
  date,
  enumeration,
  instant,
  labId,
  list,
  nonEmptyText,
  part,
  type Row,
  text,
  uuid,
} from "../fields.ts";
import { accessNotes, addressLines, postalAddress, guarantor } from "../patients/address.ts";
import { isProgressPolicy, type ProgressPolicy } from "./lifecycle/progress-policy.ts";
import {
  collectionMethods,
  getTopLevelStatus,
  hasStatus,
  type LowLevelStatus,
} from "./lifecycle/statuses.ts";
import { interpretation, resultHistory } from "./results/result-history.ts";

export const lowLevelStatus = () => enumeration<LowLevelStatus>(orderLowLevelStatusValues);

const markerId = () =>
  z.int().refine((id) => getMarkersById().has(id), "must be the id of a marker in the catalog");

const labTestId = () =>
  z.string().refine((id) => getLabTestsById().has(id), "must be the id of a lab test in the catalog");

const addressFields = () => ({ receiver_name: text(), ...addressLines() });

/** The patient, as the order names them. */
const patient = () =>
  part({
    first_name: text(),
    last_name: text(),
    /** YYYY-mm-dd. */
    dob: date(),
    gender: text(),
    phone_number: text().nullable(),
    email: text().nullable(),
    medical_proxy: guarantor().nullable(),
    race: enumeration<string>(raceValues).nullable(),
    ethnicity: enumeration<string>(ethnicityValues).nullable(),
    sexual_orientation: enumeration<string>(sexualOrientationValues).nullable(),
    gender_identity: enumeration<string>(genderIdentityValues).nullable(),
    household_income: z.number().nullable(),
    household_size: z.number().nullable(),
    /** Conditions that a test has given the patient. They move the results; no response contains them. */
    conditions: list(enumeration<ConditionName>(conditionNames)).optional(),
  });

/** The insurance that a request states with an order. Fields that the request leaves out are null. */
const statedInsurance = () =>
  part({
    payor_code: text().nullable(),
    /** The member number, or the id of an insurance of the user. */
    insurance_id: text().nullable(),
    /** How the responsible person is related to the patient. */
    relationship: enumeration<string>(relationshipValues).nullable(),
    responsible: part({
      first_name: text(),
      last_name: text(),
      address: postalAddress(),
      phone_number: text(),
      phone_type: text(),
    }).nullable(),
    diagnosis_codes: list(text()),
    subjective: text().nullable(),
    assessment_plan: text().nullable(),
  });

/** The shipment of a test kit, to the patient and back to the lab. */
const shipment = () =>
  part({
    id: uuid(),
    outbound_tracking_number: text().nullable(),
    outbound_tracking_url: text().nullable(),
    inbound_tracking_number: text().nullable(),
    inbound_tracking_url: text().nullable(),
    outbound_courier: text().nullable(),
    inbound_courier: text().nullable(),
    notes: text().nullable(),
    created_at: instant(),
    updated_at: instant(),
  });

/** One status change of an order. */
const event = () =>
  part({
    /** Unique in the team; later events have higher ids. */
    id: count(),
    created_at: instant(),
    status: lowLevelStatus(),
    /** The `status_detail`; null when the lab gives no reason. */
    detail: enumeration<string>(orderStatusDetailValues).nullable(),
  });

const buildOrder = () =>
  z.strictObject({
    order_id: uuid(),
    user_id: uuid(),
    method: enumeration(collectionMethods),
    /** Whether a test kit was ordered before its patient was known. Stays true after the registration. */
    registrable: boolean(),
    /** Whether the order was imported with an existing sample. */
    imported: boolean(),
    lab_id: labId(),
    lab_account_id: uuid().nullable(),
    lab_test_ids: list(labTestId()),
    /** Id of the lab test in the order's response. Null when the order combines several tests or adds markers. */
    lab_test_id: labTestId().nullable(),
    /** Ids of all measured markers, without duplicates. */
    marker_ids: list(markerId()),
    added_marker_ids: list(markerId()),
    /** Null until the test kit is registered. */
    patient: patient().nullable(),
    address: part({
      ...addressFields(),
      phone_number: text().nullable(),
      access_notes: accessNotes(),
    }).nullable(),
    /** The address that a test kit is sent to. */
    shipping: part({ ...addressFields(), phone_number: text() }).nullable(),
    physician: part({ first_name: text(), last_name: text(), npi: text() }).nullable(),
    priority: boolean(),
    billing_type: enumeration<string>(billingTypeValues),
    icd_codes: list(text()).nullable(),
    /** Id of a stored insurance, or the id that the request named. */
    health_insurance_id: uuid().nullable(),
    health_insurance: statedInsurance().nullable(),
    consents: list(
      part({
        consentType: enumeration<string>(consentTypeValues),
        version: text(),
        timeOfConsent: text(),
      }),
    ),
    aoe_answers: list(part({ marker_id: markerId(), question_id: z.int(), answer: text() })),
    clinical_notes: text().nullable(),
    notes: text().nullable(),
    passthrough: text().nullable(),
    /** YYYY-mm-dd. Null unless the order is scheduled. */
    activate_by: date().nullable(),
    sample_id: nonEmptyText().nullable(),
    has_abn: boolean(),
    /** How the order came about. */
    origin: enumeration(orderOriginValues),
    parent_id: uuid().nullable(),
    transaction_id: uuid(),
    /** Details that depend on the collection method: the shipment of a test kit, or the appointment. */
    details: part({
      id: uuid(),
      created_at: instant(),
      updated_at: instant(),
      shipment: shipment().nullable(),
      appointment_id: uuid().nullable(),
    }),
    /** Every status change adds one event. */
    events: z.array(event()).min(1).readonly(),
    /** The status of the last event. */
    status: lowLevelStatus(),
    created_at: instant(),
    updated_at: instant(),
    /** The requisition: the document that the lab works by. */
    requisition: part({
      issued_at: instant(),
      /** Opens the PDF without an API key. */
      token: nonEmptyText(),
    }).nullable(),
    /** The input of the results. Null before the first report. */
    result_history: resultHistory().nullable(),
    /** The most severe interpretation of all results. Null while there are no results. */
    interpretation: interpretation().nullable(),
    critical: boolean(),
    /** Null when the order uses the team's policy. */
    policy: z.custom<ProgressPolicy>(isProgressPolicy, "must be a progress policy").nullable(),
    /** Number of reads since the last status change. Counted only by the policy `everyReads`. */
    reads: count(),
  });

/** A lab order. All of it is plain JSON. Instants are milliseconds of the virtual clock. */
export type OrderRow = Row<typeof buildOrder>;

export type GeneratedField =
  | "order_id"
  | "transaction_id"
  | "details"
  | "events"
  | "status"
  | "created_at"
  | "updated_at"
  | "requisition"
  | "result_history"
  | "interpretation"
  | "critical"
  | "reads";

/** The values of a new order, unless its request or its test gives others. */
export const orderDefaults = {
  registrable: false,
  imported: false,
  added_marker_ids: [],
  shipping: null,
  physician: null,
  priority: false,
  billing_type: "client_bill",
  icd_codes: null,
  health_insurance_id: null,
  health_insurance: null,
  consents: [],
  aoe_answers: [],
  clinical_notes: null,
  notes: null,
  passthrough: null,
  activate_by: null,
  sample_id: null,
  has_abn: false,
  origin: "initial",
  parent_id: null,
  policy: null,
} satisfies Partial<Omit<OrderRow, GeneratedField>>;

export type OrderPatient = NonNullable<OrderRow["patient"]>;
export type OrderAddress = NonNullable<OrderRow["address"]>;
export type ShippingDetails = NonNullable<OrderRow["shipping"]>;
export type OrderPhysician = NonNullable<OrderRow["physician"]>;
export type StatedInsurance = NonNullable<OrderRow["health_insurance"]>;
export type ShipmentRecord = NonNullable<OrderRow["details"]["shipment"]>;
export type OrderEvent = OrderRow["events"][number];

/** Builds the schema of an order inside a transaction, in a stored event. */
export const buildOrderInTransaction = () =>
  buildOrder().pick({
    order_id: true,
    method: true,
    origin: true,
    parent_id: true,
    events: true,
    status: true,
    created_at: true,
    updated_at: true,
  });

/** The fields of an order that a transaction keeps. */
export type OrderInTransaction = Row<typeof buildOrderInTransaction>;

/** Checks the rules that connect several fields of an imported order. */
function checkConsistency(order: OrderRow, context: z.RefinementCtx<OrderRow>): void {
  const assert = (holds: boolean, path: (string | number)[], message: string): void => {
    if (!holds) context.addIssue({ code: "custom", path, message });
  };
  const { method, events, status, lab_test_ids, lab_test_id, details, patient, registrable } = order;
  const isTestkit = method === "testkit";
  for (const [index, event] of events.entries()) {
    assert(
      hasStatus(method, event.status),
      ["events", index, "status"],
      "must be a status of the order's method",
    );
    const before = events[index - 1]?.id ?? -1;
    assert(event.id > before, ["events", index, "id"], "must be higher than the id before it");
  }
  assert(status === events.at(-1)?.status, ["status"], "must be the status of the last event");
  const isListed = lab_test_id === null || lab_test_ids.includes(lab_test_id);
  assert(isListed, ["lab_test_id"], "must be in lab_test_ids");
  const hasShipment = details.shipment !== null;
  assert(isTestkit === hasShipment, ["details", "shipment"], "must be set for test kits, and only for them");
  assert(isTestkit || !registrable, ["registrable"], "must be false unless the order is a test kit");
  const hasPatient = patient !== null;
  assert(hasPatient || registrable, ["patient"], "must be set, unless the test kit is not registered yet");
  assert(hasPatient === (order.address !== null), ["address"], "must be set if and only if the patient is");
  const hasResults =
    (hasStatus(method, status) && getTopLevelStatus(method, status) === "completed") ||
    status === "partial_results";
  const isReported = (order.result_history?.reports.length ?? 0) > 0;
  assert(!hasResults || isReported, ["result_history"], "must have a report, because the order has results");
}

/** Index group of orders that have an `activate_by` date, past or future. */
export const SCHEDULED = "scheduled";

/** Formats a name as "First Last". Returns null when there is no person. */
export function formatFullName(
  person: { readonly first_name: string; readonly last_name: string } | null,
): string | null {
  return person === null ? null : `${person.first_name} ${person.last_name}`;
}

/** Gets the key that lists sort patients by. Case does not matter; orders without a patient come first. */
function getPatientSortName({ patient }: OrderRow): string | null {
  return formatFullName(patient)?.toLowerCase() ?? null;
}

/**
 * Orders, with indexes for the sort keys and filters of lists. Two ids are no references: `parent_id`, because the parent order may
 * be erased together with its user, and `health_insurance_id`, because a request may name an insurance that is not stored.
 */
export const ordersTable = defineTable<OrderRow>()({
  name: "orders",
  key: "order_id",
  ownedBy: "user",
  schema: () => buildOrder().superRefine(checkConsistency),
  references: [
    { path: "user_id", table: "users" },
    { path: "lab_account_id", table: "labAccounts" },
    { path: "transaction_id", table: "orderTransactions" },
    { path: "details.appointment_id", table: "appointments" },
  ],
  counted: (row, seed) => [
    countUuid(seed, "order", row.order_id),
    countUuid(seed, "order_details", row.details.id),
    countUuid(seed, "shipment", row.details.shipment?.id ?? ""),
    ["integer:order_event", row.events.at(-1)!.id],
  ],
  unique: { sampleId: (row) => row.sample_id },
  ordered: {
    created: { by: (row) => row.created_at },
    updated: { by: (row) => row.updated_at },
    patientName: { by: getPatientSortName },
    lastStatus: { by: (row) => row.status },
    activateBy: {
      group: (row) => (row.activate_by === null ? null : SCHEDULED),
      by: (row) => row.activate_by,
    },
    user: { group: (row) => row.user_id, by: (row) => row.created_at },
  },
  sets: {
    status: (row) => row.status,
    method: (row) => row.method,
    interpretation: (row) => row.interpretation,
    critical: (row) => String(row.critical),
    birth: ({ patient }) => patient?.dob ?? null,
    patient: getPatientSortName,
    recipient: ({ shipping, address }) =>
      (shipping?.receiver_name ?? address?.receiver_name)?.toLowerCase() ?? null,
  },
});

const buildTransaction = () =>
  z.strictObject({
    transaction_id: uuid(),
    user_id: uuid(),
    /** Oldest first. */
    order_ids: z.array(uuid()).min(1).readonly(),
    created_at: instant(),
  });

/** An order, its redraw and its recreations. */
export type TransactionRow = Row<typeof buildTransaction>;

export const transactionsTable = defineTable<TransactionRow>()({
  name: "orderTransactions",
  key: "transaction_id",
  ownedBy: { table: "orders", child: "transaction_id", parents: "order_ids", copies: ["user_id"] },
  schema: buildTransaction,
  references: [
    { path: "user_id", table: "users" },
    { path: "order_ids.*", table: "orders" },
  ],
  counted: (row, seed) => [countUuid(seed, "order_transaction", row.transaction_id)],
});

/**
 * Data of an order event in the outbox. It refers to the rows of that time, which are never changed in place. The event
 * is rendered when it is read, so it needs no copy of the order.
 */
export interface OrderEventData {
  readonly kind: "order";
  readonly record: OrderRow;
  /** Orders of the transaction at that time, oldest first. Null stands for the order itself. */
  readonly transaction: readonly (OrderInTransaction | null)[];
}

export function isOrderEventData(data: object): data is OrderEventData {
  return "kind" in data && data.kind === "order" && "record" in data;
}
