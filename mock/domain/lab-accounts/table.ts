import * as z from "zod";
import {
  billingTypeValues,
  delegatedFlowValues,
  labAccountStatusValues,
  usStateValues,
} from "../../../src/generated/enums.ts";
import type { AllowedBilling } from "../../catalog/labs/accounts.ts";
import { defineTable } from "../../store/table.ts";
import { countUuid, enumeration, instant, labId, list, type Row, text, uuid } from "../fields.ts";

const allowedBilling = (): z.ZodType<AllowedBilling> =>
  z.partialRecord(z.enum(billingTypeValues), list(enumeration(usStateValues)));

const buildLabAccount = () =>
  z.strictObject({
    lab_account_id: uuid(),
    lab_id: labId(),
    status: enumeration(labAccountStatusValues),
    delegated_flow: enumeration(delegatedFlowValues),
    provider_account_id: text(),
    account_name: text().nullable(),
    /** Printed on each requisition below the order's comments. */
    default_clinical_notes: text().nullable(),
    business_units: list(text()).nullable(),
    allowed_billing: allowedBilling(),
    /** Ids of markers that it cannot order. It cannot order lab tests with these markers either. */
    without_markers: list(z.int()),
    /** Ids of further lab tests that it cannot order. */
    without_lab_tests: list(text()),
    /** Milliseconds of the virtual clock. */
    created_at: instant(),
  });

export type LabAccountRecord = Row<typeof buildLabAccount>;

/** Lab accounts by id, all of them and by lab, oldest first. */
export const labAccountsTable = defineTable<LabAccountRecord>()({
  name: "labAccounts",
  key: "lab_account_id",
  ownedBy: "team",
  schema: buildLabAccount,
  counted: (row, seed) => [countUuid(seed, "lab_account", row.lab_account_id)],
  ordered: {
    all: { by: (row) => row.created_at },
    lab: { group: (row) => String(row.lab_id), by: (row) => row.created_at },
  },
});
