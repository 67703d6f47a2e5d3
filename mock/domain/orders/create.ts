import type { OrderHealthInsurance } from "../../../src/generated/types.ts";
import { Findings } from "../people/findings.ts";
import { activeUser } from "../users/rules.ts";
import type { World } from "../world.ts";
import { makeOrder } from "./make.ts";
import { accountFor, accountNamed, type AccountNaming } from "./making/account.ts";
import { type AnswerInput, readAnswers } from "./making/answers.ts";
import { insuranceTerms, readStatedInsurance, resolveStated } from "./making/insurance.ts";
import { checkAge, type PatientInput, readPatient } from "./making/patient.ts";
import { type AddressInput, readAddress, shippingTo } from "./making/places.ts";
import { type Choice, select } from "./making/selection.ts";
import {
  type ConsentInput,
  type PhysicianInput,
  readActivation,
  readBilling,
  readConsents,
  readNotes,
  readPhysician,
} from "./making/terms.ts";
import { planActivation } from "./schedule.ts";
import type { ProgressPolicy } from "./policy.ts";
import type { OrderRow } from "./table.ts";

/** An order, as requests send it. */
export interface OrderInput extends Omit<Choice, "order_set">, Pick<AccountNaming, "lab_account_id"> {
  readonly user_id: string;
  readonly order_set?: Choice["order_set"];
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
  readonly aoe_answers?: readonly AnswerInput[] | null;
  readonly passthrough?: string | null;
  readonly clinical_notes?: string | null;
}

/** What a test may set besides. */
export interface OrderExtras {
  readonly notes?: string | null;
  readonly policy?: ProgressPolicy | null;
}

/**
 * Makes an order. A refusal makes nothing: 404 for a user or an account that the team does not have, 422 for fields that
 * break a rule by themselves, 400 for what cannot be ordered so.
 */
export function createOrder(world: World, input: OrderInput, extras: OrderExtras = {}): OrderRow {
  const { user_id } = activeUser(world, input.user_id.toLowerCase());
  const named = accountNamed(world, input);
  const findings = new Findings();
  const patient = readPatient(world, findings, ["body", "patient_details"], input.patient_details);
  const address = readAddress(findings, ["body", "patient_address"], input.patient_address);
  const physician = readPhysician(findings, input.physician);
  const stated = readStatedInsurance(findings, input.health_insurance);
  const billing_type = readBilling(findings, input.billing_type);
  const clinical_notes = readNotes(findings, input.clinical_notes);
  findings.end();
  const selection = select(input, named?.lab_id);
  checkAge(world, patient, selection.method);
  const need = {
    selection,
    billing: billing_type,
    state: address.state,
    hasPhysician: physician !== null,
    pending: false,
  };
  const account = accountFor(world, need, named);
  const insurance = insuranceTerms(world, user_id, {
    billing: billing_type,
    icd_codes: input.icd_codes,
    stated: resolveStated(world, stated, address),
  });
  const aoe_answers = readAnswers(selection.markers, input.aoe_answers ?? []);
  const activate_by = readActivation(world, input.activate_by);
  const order = makeOrder(world, {
    user_id,
    selection,
    account,
    patient,
    address,
    shipping: selection.method === "testkit" ? shippingTo(patient, address) : null,
    physician,
    priority: input.priority ?? false,
    billing_type,
    ...insurance,
    consents: readConsents(world, input.consents),
    aoe_answers: aoe_answers.map((answer) => ({ ...answer })),
    clinical_notes,
    notes: extras.notes ?? null,
    passthrough: input.passthrough ?? null,
    activate_by,
    policy: extras.policy ?? null,
  });
  planActivation(world, order);
  return order;
}
