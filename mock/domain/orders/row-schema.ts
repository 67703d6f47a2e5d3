import * as z from "zod";
import {
  billingTypeValues,
  consentTypeValues,
  ethnicityValues,
  failureTypeValues,
  genderIdentityValues,
  orderLowLevelStatusValues,
  orderOriginValues,
  orderStatusDetailValues,
  raceValues,
  relationshipValues,
  resultTypeValues,
  sexualOrientationValues,
} from "../../../src/generated/enums.ts";
import { getLabTestsById } from "../../catalog/labs/lab-tests.ts";
import { conditionNames } from "../../catalog/labs/conditions.ts";
import { buildOnce } from "../../kernel/build-once.ts";
import { getMarkersById } from "../../catalog/labs/markers.ts";
import {
  count,
  date,
  strictObject,
  nonEmptyText,
  boolean,
  instant,
  enumeration,
  text,
  uuid,
} from "../fields.ts";
import { labId } from "../lab-accounts/row-rules.ts";
import { accessNotes, guarantor, postalAddress } from "../patients/row-rules.ts";
import { isProgressPolicy, type ProgressPolicy } from "./lifecycle/progress-policy.ts";
import type {
  RequestedInterpretation,
  ResultInterpretation,
  ResultHistory,
  LabReport,
  ReportFlags,
  ResultOverride,
} from "./results/result-history.ts";
import { checkOrderConsistency } from "./row-consistency.ts";
import { type LowLevelStatus, collectionMethods } from "./lifecycle/statuses.ts";
import type {
  OrderAddress,
  OrderDetailsRecord,
  OrderEvent,
  OrderInTransaction,
  OrderPatient,
  OrderPhysician,
  OrderRow,
  PlainObject,
  RequisitionRecord,
  ShipmentRecord,
  ShippingDetails,
  StatedInsurance,
} from "./table.ts";

const interpretations: readonly ResultInterpretation[] = ["normal", "unknown", "abnormal", "critical"];

/** Checks a low-level order status, of any method. */
export const lowLevelStatus = (): z.ZodType<LowLevelStatus> => enumeration(orderLowLevelStatusValues);

const patient = () =>
  strictObject<OrderPatient>({
    first_name: text(),
    last_name: text(),
    dob: date(),
    gender: text(),
    phone_number: text().nullable(),
    email: text().nullable(),
    medical_proxy: guarantor().nullable(),
    race: enumeration(raceValues).nullable(),
    ethnicity: enumeration(ethnicityValues).nullable(),
    sexual_orientation: enumeration(sexualOrientationValues).nullable(),
    gender_identity: enumeration(genderIdentityValues).nullable(),
    household_income: z.number().nullable(),
    household_size: z.number().nullable(),
    conditions: z.array(enumeration(conditionNames)).optional(),
  });

const addressFields = () => ({
  receiver_name: text(),
  first_line: text(),
  second_line: text().nullable(),
  city: text(),
  state: text(),
  zip: text(),
  country: text(),
});

const statedInsurance = () =>
  strictObject<StatedInsurance>({
    payor_code: text().nullable(),
    insurance_id: text().nullable(),
    relationship: enumeration(relationshipValues).nullable(),
    responsible: strictObject<NonNullable<StatedInsurance["responsible"]>>({
      first_name: text(),
      last_name: text(),
      address: postalAddress(),
      phone_number: text(),
      phone_type: text(),
    }).nullable(),
    diagnosis_codes: z.array(text()),
    subjective: text().nullable(),
    assessment_plan: text().nullable(),
  });

const shipment = () =>
  strictObject<ShipmentRecord>({
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

const details = () =>
  strictObject<OrderDetailsRecord>({
    id: uuid(),
    created_at: instant(),
    updated_at: instant(),
    shipment: shipment().nullable(),
    appointment_id: uuid().nullable(),
  });

const resultHistory = () =>
  strictObject<ResultHistory>({
    reports: z.array(
      strictObject<LabReport>({
        stage: enumeration(["partial", "final", "corrected"]),
        at: instant(),
        flags: strictObject<ReportFlags>({
          interpretation: enumeration<RequestedInterpretation>([...interpretations, "derived"]),
          result_types: z.array(enumeration(resultTypeValues)).nullable(),
          has_missing_results: boolean(),
        }),
      }),
    ),
    overrides: z.record(
      text(),
      strictObject<ResultOverride>({
        result: text().optional(),
        result_type: enumeration(resultTypeValues).optional(),
        interpretation: enumeration(interpretations).optional(),
        notes: text().nullable().optional(),
        // Empty for a common failure.
        missing: enumeration([...failureTypeValues, ""]).optional(),
      }),
    ),
  });

const events = () =>
  z.array(
    strictObject<OrderEvent>({
      id: count(),
      created_at: instant(),
      status: lowLevelStatus(),
      detail: enumeration(orderStatusDetailValues).nullable(),
    }),
  );

const markerId = () =>
  z.int().refine((id) => getMarkersById().has(id), "must be the id of a marker in the catalog");

const labTestId = () =>
  z.string().refine((id) => getLabTestsById().has(id), "must be the id of a lab test in the catalog");

const progressPolicy = () => z.custom<ProgressPolicy>(isProgressPolicy, "must be a progress policy");

/** Schema of an order row, in the orders table and in stored events. */
export const orderSchema = buildOnce(() =>
  strictObject<OrderRow>({
    order_id: uuid(),
    user_id: uuid(),
    method: enumeration(collectionMethods),
    registrable: boolean(),
    imported: boolean(),
    lab_id: labId(),
    lab_account_id: uuid().nullable(),
    lab_test_ids: z.array(labTestId()),
    lab_test_id: labTestId().nullable(),
    marker_ids: z.array(markerId()),
    added_marker_ids: z.array(markerId()),
    patient: patient().nullable(),
    address: strictObject<OrderAddress>({
      ...addressFields(),
      phone_number: text().nullable(),
      access_notes: accessNotes(),
    }).nullable(),
    shipping: strictObject<ShippingDetails>({ ...addressFields(), phone_number: text() }).nullable(),
    physician: strictObject<OrderPhysician>({
      first_name: text(),
      last_name: text(),
      npi: text(),
    }).nullable(),
    priority: boolean(),
    billing_type: enumeration(billingTypeValues),
    icd_codes: z.array(text()).nullable(),
    health_insurance_id: uuid().nullable(),
    health_insurance: statedInsurance().nullable(),
    consents: z.array(
      strictObject<PlainObject & Record<"consentType" | "version" | "timeOfConsent", string>>({
        consentType: enumeration(consentTypeValues),
        version: text(),
        timeOfConsent: text(),
      }),
    ),
    aoe_answers: z.array(
      strictObject<PlainObject & { marker_id: number; question_id: number; answer: string }>({
        marker_id: markerId(),
        question_id: z.int(),
        answer: text(),
      }),
    ),
    clinical_notes: text().nullable(),
    notes: text().nullable(),
    passthrough: text().nullable(),
    activate_by: date().nullable(),
    sample_id: nonEmptyText().nullable(),
    has_abn: boolean(),
    origin: enumeration(orderOriginValues),
    parent_id: uuid().nullable(),
    transaction_id: uuid(),
    details: details(),
    events: events().min(1),
    status: lowLevelStatus(),
    created_at: instant(),
    updated_at: instant(),
    requisition: strictObject<RequisitionRecord>({ issued_at: instant(), token: nonEmptyText() }).nullable(),
    result_history: resultHistory().nullable(),
    interpretation: enumeration(interpretations).nullable(),
    critical: boolean(),
    policy: progressPolicy().nullable(),
    reads: count(),
  }).superRefine(checkOrderConsistency),
);

/** Schema of an order inside a stored transaction. */
export const orderInTransaction = (): z.ZodType<OrderInTransaction> =>
  strictObject<OrderInTransaction>({
    order_id: uuid(),
    method: enumeration(collectionMethods),
    origin: enumeration(orderOriginValues),
    parent_id: uuid().nullable(),
    events: events().min(1),
    status: lowLevelStatus(),
    created_at: instant(),
    updated_at: instant(),
  });
