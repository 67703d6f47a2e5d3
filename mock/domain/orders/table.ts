import { defineTable } from "../../store/table.ts";
import type { ConditionName } from "../../catalog/labs/conditions.ts";
import type { Guarantor } from "../../../src/generated/types.ts";
import type { PostalAddress } from "../patients/address.ts";
import type { ProgressPolicy } from "./lifecycle/progress-policy.ts";
import type { ResultInterpretation, ResultHistory } from "./results/result-history.ts";
import type { CollectionMethod } from "../../catalog/labs/lab.ts";
import type { LowLevelStatus } from "./lifecycle/statuses.ts";

/** One status change of an order. */
export interface OrderEvent {
  /** Unique in the team; later events have higher ids. */
  readonly id: number;
  /** Milliseconds of the virtual clock. */
  readonly created_at: number;
  readonly status: LowLevelStatus;
  /** The `status_detail`; null when the lab gives no reason. */
  readonly detail: string | null;
}

/** The patient, as the order names them. */
export interface OrderPatient {
  readonly first_name: string;
  readonly last_name: string;
  /** YYYY-mm-dd. */
  readonly dob: string;
  readonly gender: string;
  readonly phone_number: string | null;
  readonly email: string | null;
  readonly medical_proxy: Readonly<Guarantor> | null;
  readonly race: string | null;
  readonly ethnicity: string | null;
  readonly sexual_orientation: string | null;
  readonly gender_identity: string | null;
  readonly household_income: number | null;
  readonly household_size: number | null;
  /** Conditions that a test has given the patient. They move the results; no response contains them. */
  readonly conditions?: readonly ConditionName[];
}

/** The ordering physician. */
export interface OrderPhysician {
  readonly first_name: string;
  readonly last_name: string;
  readonly npi: string;
}

/** A plain JSON object. Responses return it as it was sent. */
export type PlainObject = Readonly<Record<string, unknown>>;

/** The insurance that a request states with an order. Fields that the request leaves out are null. */
export interface StatedInsurance {
  readonly payor_code: string | null;
  /** The member number, or the id of an insurance of the user. */
  readonly insurance_id: string | null;
  /** How the responsible person is related to the patient. */
  readonly relationship: string | null;
  readonly responsible: {
    readonly first_name: string;
    readonly last_name: string;
    readonly address: PostalAddress;
    readonly phone_number: string;
    readonly phone_type: string;
  } | null;
  readonly diagnosis_codes: readonly string[];
  readonly subjective: string | null;
  readonly assessment_plan: string | null;
}

/** The patient's address. */
export interface OrderAddress {
  readonly receiver_name: string;
  readonly first_line: string;
  readonly second_line: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
  readonly phone_number: string | null;
  readonly access_notes: string | null;
}

/** The address that a test kit is sent to. */
export interface ShippingDetails {
  readonly receiver_name: string;
  readonly first_line: string;
  readonly second_line: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
  readonly phone_number: string;
}

/** The shipment of a test kit, to the patient and back to the lab. */
export interface ShipmentRecord {
  readonly id: string;
  readonly outbound_tracking_number: string | null;
  readonly outbound_tracking_url: string | null;
  readonly inbound_tracking_number: string | null;
  readonly inbound_tracking_url: string | null;
  readonly outbound_courier: string | null;
  readonly inbound_courier: string | null;
  readonly notes: string | null;
  /** Milliseconds of the virtual clock. */
  readonly created_at: number;
  /** Milliseconds of the virtual clock. */
  readonly updated_at: number;
}

/** Details that depend on the collection method: the shipment of a test kit, or the appointment. */
export interface OrderDetailsRecord {
  readonly id: string;
  /** Milliseconds of the virtual clock. */
  readonly created_at: number;
  /** Milliseconds of the virtual clock. */
  readonly updated_at: number;
  readonly shipment: ShipmentRecord | null;
  readonly appointment_id: string | null;
}

/** The requisition: the document that the lab works by. */
export interface RequisitionRecord {
  /** Milliseconds of the virtual clock. */
  readonly issued_at: number;
  /** Opens the PDF without an API key. */
  readonly token: string;
}

/** How the order came about. */
export type OrderOrigin = "initial" | "redraw" | "recreation";

/** A lab order. All of it is plain JSON. */
export interface OrderRow {
  readonly order_id: string;
  readonly user_id: string;
  readonly method: CollectionMethod;
  /** Whether a test kit was ordered before its patient was known. Stays true after the registration. */
  readonly registrable: boolean;
  /** Whether the order was imported with an existing sample. */
  readonly imported: boolean;
  readonly lab_id: number;
  readonly lab_account_id: string | null;
  /** Ids of the ordered lab tests. */
  readonly lab_test_ids: readonly string[];
  /** Id of the lab test in the order's response. Null when the order combines several tests or adds markers. */
  readonly lab_test_id: string | null;
  /** Ids of all measured markers, without duplicates. */
  readonly marker_ids: readonly number[];
  readonly added_marker_ids: readonly number[];
  /** Null until the test kit is registered. */
  readonly patient: OrderPatient | null;
  readonly address: OrderAddress | null;
  readonly shipping: ShippingDetails | null;
  readonly physician: OrderPhysician | null;
  readonly priority: boolean;
  readonly billing_type: string;
  readonly icd_codes: readonly string[] | null;
  /** Id of a stored insurance, or the id that the request named. */
  readonly health_insurance_id: string | null;
  readonly health_insurance: StatedInsurance | null;
  readonly consents: readonly PlainObject[];
  readonly aoe_answers: readonly PlainObject[];
  readonly clinical_notes: string | null;
  readonly notes: string | null;
  readonly passthrough: string | null;
  /** YYYY-mm-dd. Null unless the order is scheduled. */
  readonly activate_by: string | null;
  readonly sample_id: string | null;
  readonly has_abn: boolean;
  readonly origin: OrderOrigin;
  /** Id of the order that this one redraws or recreates. */
  readonly parent_id: string | null;
  readonly transaction_id: string;
  readonly details: OrderDetailsRecord;
  /** Every status change adds one event. */
  readonly events: readonly OrderEvent[];
  /** The status of the last event. */
  readonly status: LowLevelStatus;
  /** Milliseconds of the virtual clock. */
  readonly created_at: number;
  /** Milliseconds of the virtual clock. */
  readonly updated_at: number;
  readonly requisition: RequisitionRecord | null;
  /** The input of the results. Null before the first report. */
  readonly result_history: ResultHistory | null;
  /** The most severe interpretation of all results. Null while there are no results. */
  readonly interpretation: ResultInterpretation | null;
  readonly critical: boolean;
  /** Null when the order uses the team's policy. */
  readonly policy: ProgressPolicy | null;
  /** Number of reads since the last status change. Counted only by the policy `everyReads`. */
  readonly reads: number;
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

/** Gets the name on the shipping address, or else on the patient's address. */
function getRecipientName({ shipping, address }: OrderRow): string | null {
  return shipping?.receiver_name ?? address?.receiver_name ?? null;
}

/** Orders, with indexes for the sort keys and filters of lists. */
export const ordersTable = defineTable<OrderRow>()({
  name: "orders",
  key: "order_id",
  ownedBy: "user",
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
  },
  texts: { patient: ({ patient }) => formatFullName(patient), recipient: getRecipientName },
});

/** The fields of an order that a transaction keeps. */
export type OrderInTransaction = Pick<
  OrderRow,
  "order_id" | "method" | "origin" | "parent_id" | "events" | "status" | "created_at" | "updated_at"
>;

/** An order, its redraw and its recreations. */
export interface TransactionRow {
  readonly transaction_id: string;
  readonly user_id: string;
  /** Oldest first. */
  readonly order_ids: readonly string[];
  /** Milliseconds of the virtual clock. */
  readonly created_at: number;
}

/** Order transactions. */
export const transactionsTable = defineTable<TransactionRow>()({
  name: "orderTransactions",
  key: "transaction_id",
  ownedBy: { table: "orders", child: "transaction_id", parents: "order_ids", copies: ["user_id"] },
  ordered: { user: { group: (row) => row.user_id, by: (row) => row.created_at } },
});
