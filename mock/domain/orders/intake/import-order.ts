import { IssueCollector } from "../../patients/issue-collector.ts";
import { getActiveUser } from "../../users/rules.ts";
import type { World } from "../../world.ts";
import { insertNewOrder } from "./insert-order.ts";
import { chooseAccount, findNamedAccount, type NamedAccount } from "./lab-account.ts";
import { checkAge, type PatientInput, parsePatient } from "./patient.ts";
import { type AddressInput, parseAddress } from "./addresses.ts";
import { type SelectionInput, resolveSelection } from "./selection.ts";
import { type PhysicianInput, parseBillingType, parsePhysician } from "./terms.ts";
import { parseSampleId } from "./sample-ids.ts";
import type { OrderRow } from "../table.ts";

/** An order that was placed with a lab elsewhere, in a request. */
export interface ImportInput extends Pick<NamedAccount, "lab_account_id"> {
  readonly user_id: string;
  readonly billing_type: string;
  readonly order_set: NonNullable<SelectionInput["order_set"]>;
  readonly collection_method: string;
  /** Unique in the team. */
  readonly sample_id: string;
  readonly patient_details: PatientInput;
  /** Accepted as it is. */
  readonly patient_address: AddressInput;
  readonly physician?: PhysicianInput | null;
}

/**
 * Imports an order whose sample already exists. The order gets no requisition, may use a pending lab account, and its
 * patient's state does not matter. Throws the errors of `createOrder`.
 */
export function importOrder(world: World, input: ImportInput): OrderRow {
  const { user_id } = getActiveUser(world, input.user_id.toLowerCase());
  const namedAccount = findNamedAccount(world, input);
  const issues = new IssueCollector();
  const patient = parsePatient(world, issues, ["body", "patient_details"], input.patient_details);
  const address = parseAddress(issues, ["body", "patient_address"], input.patient_address, true);
  const physician = parsePhysician(issues, input.physician);
  const billing_type = parseBillingType(issues, input.billing_type);
  const sample_id = parseSampleId(world, issues, input.sample_id);
  issues.throwIfAny();
  const selection = resolveSelection(input, namedAccount?.lab_id);
  checkAge(world, patient, selection.method);
  const requirements = {
    selection,
    billing: billing_type,
    state: null,
    hasPhysician: physician !== null,
    pending: true,
  };
  const account = chooseAccount(world, requirements, namedAccount);
  return insertNewOrder(
    world,
    { user_id, selection, account, patient, address, physician, billing_type, sample_id, imported: true },
    "requisition_bypassed",
  );
}
