import type { OrderHealthInsurance } from "../../../../src/generated/types.ts";
import { IssueCollector } from "../../patients/issue-collector.ts";
import { getActiveUser } from "../../users/rules.ts";
import type { World } from "../../world.ts";
import { insertNewOrder } from "./insert-order.ts";
import { chooseAccount, findNamedAccount, type NamedAccount } from "./lab-account.ts";
import { type AoeAnswerInput, parseAoeAnswers } from "./aoe-answers.ts";
import {
  parseDiagnosisCodes,
  resolveInsuranceTerms,
  parseStatedInsurance,
  resolveStatedInsurance,
} from "./insurance.ts";
import { checkAge, type PatientInput, parsePatient } from "./patient.ts";
import { type AddressInput, parseAddress, buildShippingDetails } from "./addresses.ts";
import { type SelectionInput, resolveSelection } from "./selection.ts";
import {
  type ConsentInput,
  type PhysicianInput,
  parseActivationDate,
  parseBillingType,
  parseConsents,
  parseClinicalNotes,
  parsePhysician,
} from "./terms.ts";
import { scheduleActivation } from "../lifecycle/activation.ts";
import type { ProgressPolicy } from "../lifecycle/progress-policy.ts";
import type { OrderRow } from "../table.ts";

/** An order in a request. */
export interface OrderInput extends Omit<SelectionInput, "order_set">, Pick<NamedAccount, "lab_account_id"> {
  readonly user_id: string;
  readonly order_set?: SelectionInput["order_set"];
  readonly patient_details: PatientInput;
  readonly patient_address: AddressInput;
  readonly physician?: PhysicianInput | null;
  readonly health_insurance?: OrderHealthInsurance | null;
  readonly priority?: boolean;
  readonly billing_type?: string;
  readonly icd_codes?: readonly string[] | null;
  readonly consents?: readonly ConsentInput[];
  /** YYYY-mm-dd. */
  readonly activate_by?: string | null;
  readonly aoe_answers?: readonly AoeAnswerInput[] | null;
  readonly passthrough?: string | null;
  readonly clinical_notes?: string | null;
}

/** Fields that only tests can set. */
export interface OrderExtras {
  readonly notes?: string | null;
  readonly policy?: ProgressPolicy | null;
}

/**
 * Creates an order. Checks everything first, so that an error changes nothing.
 * @throws ServiceError 404 for a user or lab account that the team does not have, 422 for a field that breaks a rule,
 * 400 for a combination that cannot be ordered
 */
export function createOrder(world: World, input: OrderInput, extras: OrderExtras = {}): OrderRow {
  const { user_id } = getActiveUser(world, input.user_id.toLowerCase());
  const namedAccount = findNamedAccount(world, input);
  const issues = new IssueCollector();
  const patient = parsePatient(world, issues, ["body", "patient_details"], input.patient_details);
  const address = parseAddress(issues, ["body", "patient_address"], input.patient_address);
  const physician = parsePhysician(issues, input.physician);
  const stated = parseStatedInsurance(issues, input.health_insurance);
  const icd_codes = parseDiagnosisCodes(issues, ["body", "icd_codes"], input.icd_codes);
  const billing_type = parseBillingType(issues, input.billing_type);
  const clinical_notes = parseClinicalNotes(issues, input.clinical_notes);
  issues.throwIfAny();
  const selection = resolveSelection(input, namedAccount?.lab_id);
  checkAge(world, patient, selection.method);
  const requirements = {
    selection,
    billing: billing_type,
    state: address.state,
    hasPhysician: physician !== null,
    pending: false,
  };
  const account = chooseAccount(world, requirements, namedAccount);
  const insurance = resolveInsuranceTerms(world, user_id, {
    billing: billing_type,
    icd_codes,
    stated: resolveStatedInsurance(world, stated, address),
  });
  const aoe_answers = parseAoeAnswers(selection.markers, input.aoe_answers ?? []);
  const activate_by = parseActivationDate(world, input.activate_by);
  const order = insertNewOrder(world, {
    user_id,
    selection,
    account,
    patient,
    address,
    shipping: selection.method === "testkit" ? buildShippingDetails(patient, address) : null,
    physician,
    priority: input.priority ?? false,
    billing_type,
    ...insurance,
    consents: parseConsents(world, input.consents),
    aoe_answers: aoe_answers.map((aoeAnswer) => ({ ...aoeAnswer })),
    clinical_notes,
    notes: extras.notes ?? null,
    passthrough: input.passthrough ?? null,
    activate_by,
    policy: extras.policy ?? null,
  });
  scheduleActivation(world, order);
  return order;
}
