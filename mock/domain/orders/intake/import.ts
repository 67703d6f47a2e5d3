import { IssueCollector } from "../../patients/issue-collector.ts";
import { getActiveUser } from "../../users/rules.ts";
import type { World } from "../../world.ts";
import { makeOrder } from "./make.ts";
import { accountFor, accountNamed, type AccountNaming } from "./account.ts";
import { checkAge, type PatientInput, readPatient } from "./patient.ts";
import { type AddressInput, readAddress } from "./addresses.ts";
import { type Choice, select } from "./selection.ts";
import { type PhysicianInput, readBilling, readPhysician } from "./terms.ts";
import { readSampleId } from "./sample-ids.ts";
import type { OrderRow } from "../table.ts";

/** An order that was placed with a laboratory elsewhere, as requests send it. */
export interface ImportInput extends Pick<AccountNaming, "lab_account_id"> {
  readonly user_id: string;
  readonly billing_type: string;
  readonly order_set: NonNullable<Choice["order_set"]>;
  readonly collection_method: string;
  /** No two orders of the team have the same. */
  readonly sample_id: string;
  readonly patient_details: PatientInput;
  /** Taken as it is. */
  readonly patient_address: AddressInput;
  readonly physician?: PhysicianInput | null;
}

/**
 * Takes over an order. Its sample is there already, so it has no requisition, goes through an account that may still be
 * pending, and where the patient lives decides nothing. A refusal makes nothing, as with `createOrder`.
 */
export function importOrder(world: World, input: ImportInput): OrderRow {
  const { user_id } = getActiveUser(world, input.user_id.toLowerCase());
  const named = accountNamed(world, input);
  const findings = new IssueCollector();
  const patient = readPatient(world, findings, ["body", "patient_details"], input.patient_details);
  const address = readAddress(findings, ["body", "patient_address"], input.patient_address, true);
  const physician = readPhysician(findings, input.physician);
  const billing_type = readBilling(findings, input.billing_type);
  const sample_id = readSampleId(world, findings, input.sample_id);
  findings.throwIfAny();
  const selection = select(input, named?.lab_id);
  checkAge(world, patient, selection.method);
  const need = {
    selection,
    billing: billing_type,
    state: null,
    hasPhysician: physician !== null,
    pending: true,
  };
  const account = accountFor(world, need, named);
  return makeOrder(
    world,
    { user_id, selection, account, patient, address, physician, billing_type, sample_id, imported: true },
    "requisition_bypassed",
  );
}
