import * as z from "zod";
import { delegatedFlowValues, labAccountStatusValues, usStateValues } from "../../../src/generated/enums.ts";
import { getAccountTemplatesByKey } from "../../catalog/labs/accounts.ts";
import { billTypes } from "../../catalog/labs/billing.ts";
import { getLabsById } from "../../catalog/labs/labs.ts";
import { strictObject, instant, enumeration, text, uuid } from "../fields.ts";
import { countUuid, defineRules } from "../schema-rules.ts";
import type { LabAccountRecord } from "./table.ts";

/** The id of a known lab. */
export const labId = () => z.int().refine((id) => getLabsById().has(id), "must be the id of a known lab");

/** Rules that an import checks for lab accounts. */
export const labAccountRules = defineRules<LabAccountRecord>(
  () =>
    strictObject<LabAccountRecord>({
      lab_account_id: uuid(),
      lab_id: labId(),
      status: enumeration(labAccountStatusValues),
      delegated_flow: enumeration(delegatedFlowValues),
      provider_account_id: text(),
      account_name: text().nullable(),
      default_clinical_notes: text().nullable(),
      business_units: z.array(text()).nullable(),
      allowed_billing: z.partialRecord(enumeration(billTypes), z.array(enumeration(usStateValues))),
      template: text()
        .refine((key) => getAccountTemplatesByKey().has(key), "must be the key of a known template")
        .nullable(),
      without_markers: z.array(z.int()),
      without_lab_tests: z.array(text()),
      created_at: instant(),
    }),
  { counted: (row, seed) => [countUuid(seed, "lab_account", row.lab_account_id)] },
);
