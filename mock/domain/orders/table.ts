import { defineTable } from "../../store/table.ts";
import type { Guarantor } from "../../../src/generated/types.ts";
import type { PostalAddress } from "../patients/address.ts";
import type { ProgressPolicy } from "./lifecycle/progress-policy.ts";
import type { ResultInterpretation, ResultHistory } from "./results/result-history.ts";
import type { CollectionMethod } from "../../catalog/labs/lab.ts";
import type { LowLevelStatus } from "./lifecycle/statuses.ts";

/** A status that an order came to, and when. */
export interface OrderEvent {
  /** Rises with every event of the world. */
  readonly id: number;
  /** Milliseconds of the virtual clock. */
  readonly created_at: number;
  readonly status: LowLevelStatus;
  /** Why, where the laboratory says so. */
  readonly detail: string | null;
}

/** The patient as the order names it. */
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
}

/** Who orders it as a physician; whatever else was said of them is kept beside. */
export interface OrderPhysician {
  readonly first_name: string;
  readonly last_name: string;
  readonly npi: string;
}

/** An object of plain JSON that is answered as it was given. */
export type PlainObject = Readonly<Record<string, unknown>>;

/** The insurance that a request stated with the order; what it left out is null. */
export interface StatedInsurance {
  readonly payor_code: string | null;
  /** The member number, or the id of an insurance of the user. */
  readonly insurance_id: string | null;
  /** What the responsible person is to the patient. */
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

/** Where the patient lives. */
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

/** Where a kit is sent. */
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

/** The way of a kit there and back. */
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

/** What depends on the method: the kit's shipment, or the appointment. */
export interface OrderDetailsRecord {
  readonly id: string;
  /** Milliseconds of the virtual clock. */
  readonly created_at: number;
  /** Milliseconds of the virtual clock. */
  readonly updated_at: number;
  readonly shipment: ShipmentRecord | null;
  readonly appointment_id: string | null;
}

/** The paper that the laboratory works by. */
export interface RequisitionRecord {
  /** Milliseconds of the virtual clock. */
  readonly issued_at: number;
  /** Opens it without a key. */
  readonly token: string;
}

/** How an order came to be. */
export type OrderOrigin = "initial" | "redraw" | "recreation";

/** A laboratory order. Everything in it is plain JSON. */
export interface OrderRow {
  readonly order_id: string;
  readonly user_id: string;
  readonly method: CollectionMethod;
  /** Whether a kit was ordered before its patient was known. It stays so after the registration. */
  readonly registrable: boolean;
  /** Whether the order was brought in with a sample that exists already. */
  readonly imported: boolean;
  readonly lab_id: number;
  readonly lab_account_id: string | null;
  /** The tests that were ordered. */
  readonly lab_test_ids: readonly string[];
  /** The test that the order shows; null for one of markers alone. */
  readonly lab_test_id: string | null;
  /** All that is measured, each marker once. */
  readonly marker_ids: readonly number[];
  readonly added_marker_ids: readonly number[];
  /** Null until a kit is registered. */
  readonly patient: OrderPatient | null;
  readonly address: OrderAddress | null;
  readonly shipping: ShippingDetails | null;
  readonly physician: OrderPhysician | null;
  readonly priority: boolean;
  readonly billing_type: string;
  readonly icd_codes: readonly string[] | null;
  /** Of an insurance that is stored, or as the request named it. */
  readonly health_insurance_id: string | null;
  readonly health_insurance: StatedInsurance | null;
  readonly consents: readonly PlainObject[];
  readonly aoe_answers: readonly PlainObject[];
  readonly clinical_notes: string | null;
  readonly notes: string | null;
  readonly passthrough: string | null;
  /** YYYY-mm-dd of a scheduled order. */
  readonly activate_by: string | null;
  readonly sample_id: string | null;
  readonly has_abn: boolean;
  readonly origin: OrderOrigin;
  /** The order that this one continues. */
  readonly parent_id: string | null;
  readonly transaction_id: string;
  readonly details: OrderDetailsRecord;
  /** Grow by one with every move. */
  readonly events: readonly OrderEvent[];
  /** The status of the last event. */
  readonly status: LowLevelStatus;
  /** Milliseconds of the virtual clock. */
  readonly created_at: number;
  /** Milliseconds of the virtual clock. */
  readonly updated_at: number;
  readonly requisition: RequisitionRecord | null;
  /** From what the results are worked out; null before the first report. */
  readonly result_history: ResultHistory | null;
  /** The highest of the results; null while there are none. */
  readonly interpretation: ResultInterpretation | null;
  readonly critical: boolean;
  /** Null where the team's own policy holds. */
  readonly policy: ProgressPolicy | null;
  /** How often it was read since its last move, where its policy counts that. */
  readonly reads: number;
}

/** Group of the orders that were made for a day to come, be it over or not. */
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

/** Orders: in the orders that lists have, by what lists are narrowed by, and those of a user. */
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

/** What a transaction shows of an order. */
export type OrderInTransaction = Pick<
  OrderRow,
  "order_id" | "method" | "origin" | "parent_id" | "events" | "status" | "created_at" | "updated_at"
>;

/** An order and those that continue it. */
export interface TransactionRow {
  readonly transaction_id: string;
  readonly user_id: string;
  /** In the order of their creation. */
  readonly order_ids: readonly string[];
  /** Milliseconds of the virtual clock. */
  readonly created_at: number;
}

/** Order transactions, and those of a user. */
export const transactionsTable = defineTable<TransactionRow>()({
  name: "orderTransactions",
  key: "transaction_id",
  ownedBy: { table: "orders", child: "transaction_id", parents: "order_ids", copies: ["user_id"] },
  ordered: { user: { group: (row) => row.user_id, by: (row) => row.created_at } },
});
