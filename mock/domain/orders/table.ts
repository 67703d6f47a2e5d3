import { defineTable } from "../../store/table.ts";
import type { LowLevel, Method } from "./statuses.ts";

/** A status that an order came to, and when. */
export interface OrderEvent {
  /** Rises with every event of the world. */
  readonly id: number;
  /** Milliseconds of the virtual clock. */
  readonly created_at: number;
  readonly low: LowLevel;
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
  readonly medical_proxy: Plain | null;
  readonly race: string | null;
  readonly ethnicity: string | null;
  readonly sexual_orientation: string | null;
  readonly gender_identity: string | null;
  readonly household_income: number | null;
  readonly household_size: number | null;
}

/** An object of plain JSON that is answered as it was given. */
export type Plain = Readonly<Record<string, unknown>>;

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

/** What results are to be like. */
export interface ResultFlags {
  readonly interpretation?: string;
  readonly result_types?: readonly string[] | null;
  readonly has_missing_results?: boolean | null;
}

/** From what the results of an order are computed; the results themselves are not stored. */
export interface Outcome {
  readonly stage: "partial" | "final" | "corrected";
  /** When the laboratory reported, in milliseconds of the virtual clock. */
  readonly at: number;
  readonly flags: ResultFlags;
  /** How often the results were corrected. */
  readonly corrections: number;
  /** What a test set of single results, by marker id. */
  readonly overrides?: Plain;
}

/** How an order moves of its own accord. */
export type ProgressPolicy =
  "manual" | "immediate" | { readonly after: string | number } | { readonly everyReads: number };

/** How an order came to be. */
export type Origin = "initial" | "redraw" | "recreation";

/** A laboratory order. Everything in it is plain JSON. */
export interface OrderRow {
  readonly order_id: string;
  readonly user_id: string;
  readonly method: Method;
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
  readonly physician: Plain | null;
  readonly priority: boolean;
  readonly billing_type: string;
  readonly icd_codes: readonly string[] | null;
  readonly health_insurance_id: string | null;
  readonly consents: readonly Plain[];
  readonly aoe_answers: readonly Plain[];
  readonly clinical_notes: string | null;
  readonly notes: string | null;
  readonly passthrough: string | null;
  /** YYYY-mm-dd of a scheduled order. */
  readonly activate_by: string | null;
  readonly sample_id: string | null;
  readonly has_abn: boolean;
  readonly origin: Origin;
  /** The order that this one continues. */
  readonly parent_id: string | null;
  readonly transaction_id: string;
  readonly details: OrderDetailsRecord;
  /** Grow by one with every move. */
  readonly events: readonly OrderEvent[];
  /** The status of the last event. */
  readonly low: LowLevel;
  /** Milliseconds of the virtual clock. */
  readonly created_at: number;
  /** Milliseconds of the virtual clock. */
  readonly updated_at: number;
  readonly requisition: RequisitionRecord | null;
  readonly outcome: Outcome | null;
  /** The highest of the results; null while there are none. */
  readonly interpretation: string | null;
  readonly critical: boolean;
  /** Null where the team's own policy holds. */
  readonly policy: ProgressPolicy | null;
  /** How often it was read since its last move, where its policy counts that. */
  readonly reads: number;
}

/** Orders: all in the order of their creation, and those of a user or a transaction. */
export const ordersTable = defineTable<OrderRow>()({
  name: "orders",
  key: "order_id",
  ordered: {
    created: { by: (row) => row.created_at },
    user: { group: (row) => row.user_id, by: (row) => row.created_at },
  },
});

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
  ordered: { user: { group: (row) => row.user_id, by: (row) => row.created_at } },
});
