import * as z from "zod";
import {
  collectionMethodValues,
  failureTypeValues,
  interpretationValues,
  orderStatusDetailValues,
  resultTypeValues,
} from "../../../src/generated/enums.ts";
import type { OrdersListQuery } from "../../../src/generated/types.ts";
import { orderDocumentNames } from "../../domain/orders/documents/order-documents.ts";
import { strict, strictOperations } from "../../../src/generated/schemas/strict.ts";
import { orderTraits } from "../traits.ts";
import { buildOnce } from "../../kernel/build-once.ts";
import { toSeedSchema } from "./parameters.ts";
import { conditions, createTraitsSchema, duration, time, userRef, createIdSchema } from "./seeds.ts";

const text = z.string();
const texts = z.array(text);
const nullish = text.nullish();

/** A reference to an order or an appointment. */
export const orderRef = buildOnce(() =>
  z.union([text, createIdSchema("id"), z.looseObject({ order: createIdSchema("id") })]),
);

/** A detail that the OpenAPI document does not list would make the order unreadable. */
export const statusDetail = buildOnce(() => z.enum(orderStatusDetailValues).nullable());
const interpretation = buildOnce(() => z.enum(interpretationValues));

const resultType = buildOnce(() => z.enum(resultTypeValues));

const moves = buildOnce(() => ({
  detail: statusDetail().optional(),
  interpretation: z.enum([...interpretation().options, "derived"]).optional(),
  result_types: z.array(resultType()).optional(),
  missing: z.boolean().optional(),
}));
export const orderMove = buildOnce(() => z.strictObject(moves()));

/** The shape of a progress policy. `parsePolicy` checks durations and counts. */
export const policy = buildOnce(() =>
  z.union([
    z.enum(["manual", "auto", "immediate"]),
    z.strictObject({ after: duration() }),
    z.strictObject({ everyReads: z.number() }),
  ]),
);

const address = buildOnce(() =>
  toSeedSchema(strict.ShippingAddressInput(), { phone_number: nullish, access_notes: nullish }),
);

export const orderSeed = buildOnce(() =>
  z.strictObject({
    ...moves(),
    user: userRef().optional(),
    method: z.enum(collectionMethodValues).optional(),
    lab_test_ids: texts.optional(),
    order_set: strict.OrderSet().optional(),
    lab_account_id: text.optional(),
    registrable: z.boolean().optional(),
    imported: z.boolean().optional(),
    status: text.optional(),
    policy: policy().optional(),
    patient: toSeedSchema(
      strict.OrderPatientDetailsInput(),
      { conditions: conditions() },
      "listed",
    ).optional(),
    address: address().optional(),
    sample_id: text.optional(),
    priority: z.boolean().optional(),
    notes: nullish,
    clinical_notes: nullish,
    passthrough: nullish,
    icd_codes: texts.nullish(),
    activate_by: nullish,
    traits: createTraitsSchema(orderTraits).optional(),
  }),
);

const printedResult = buildOnce(() => z.union([z.number(), text]));
const result = buildOnce(() =>
  z.strictObject({
    marker: text.optional(),
    slug: text.optional(),
    loinc: text.optional(),
    value: printedResult().optional(),
    result: printedResult().optional(),
    result_type: resultType().optional(),
    interpretation: interpretation().optional(),
    notes: nullish,
    missing: z.union([z.enum(failureTypeValues), z.boolean()]).optional(),
  }),
);

export const orderChanges = buildOnce(() =>
  z.strictObject({
    results: z.array(result()).optional(),
    notes: nullish,
    clinical_notes: nullish,
    passthrough: nullish,
    priority: z.boolean().optional(),
    sample_id: text.optional(),
    has_abn: z.boolean().optional(),
    policy: policy().nullish(),
  }),
);

export const orderFilter = buildOnce(() =>
  toSeedSchema(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The schema of an operation is untyped.
    strictOperations["orders.list"].query() as z.ZodType<OrdersListQuery>,
    { page: z.int().min(1), size: z.int().min(1).max(1000) },
    "listed",
  ),
);

export const orderDocument = buildOnce(() => z.enum(orderDocumentNames));

const start_at = buildOnce(() => time().optional());
export const confirmOptions = buildOnce(() => z.strictObject({ start_at: start_at() }));
export const appointmentSeed = buildOnce(() =>
  z.strictObject({
    start_at: start_at(),
    provider: text.optional(),
    appointment_notes: text.max(1_000).nullish(),
    location: strict.LngLat().optional(),
  }),
);

const outcome = buildOnce(() => z.enum(["confirm", "reject", "noResponse"]));
export const labDecisionOptions = buildOnce(() =>
  z.union([outcome(), z.strictObject({ outcome: outcome(), after: duration().optional() })]),
);
