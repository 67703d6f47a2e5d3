import type { OrderHealthInsurance } from "../../../../src/generated/types.ts";
import { IssueCollector } from "../../patients/issue-collector.ts";
import { createBadRequestError, createNotFoundError } from "../../service-error.ts";
import { getActiveUser } from "../../users/rules.ts";
import type { World } from "../../world.ts";
import { insertNewOrder } from "./insert-order.ts";
import { chooseAccount, findNamedAccount } from "./lab-account.ts";
import { resolveInsuranceTerms, parseStatedInsurance, resolveStatedInsurance } from "./insurance.ts";
import { checkAge, type PatientInput, parsePatient } from "./patient.ts";
import { addConditions } from "./patient-conditions.ts";
import { type AddressInput, parseAddress, parseShipping, type ShippingInput } from "./addresses.ts";
import { resolveSelection } from "./selection.ts";
import { type ConsentInput, type PhysicianInput, parseConsents, parsePhysician } from "./terms.ts";
import { patchOrder, formatIllegalMove, moveOrder } from "../lifecycle/move-order.ts";
import { listLegalSteps } from "../lifecycle/get-machine.ts";
import type { OrderRow } from "../table.ts";

/** A test kit that is sent before its patient is known, in a request. */
export interface TestkitInput {
  readonly user_id: string;
  readonly lab_test_id: string;
  readonly shipping_details: ShippingInput;
  readonly passthrough?: string | null;
  readonly lab_account_id?: string | null;
}

/** Creates the order of a test kit that waits for its registration. An error changes nothing. */
export function createTestkitOrder(world: World, input: TestkitInput): OrderRow {
  const { user_id } = getActiveUser(world, input.user_id.toLowerCase());
  const namedAccount = findNamedAccount(world, input);
  const issues = new IssueCollector();
  const shipping = parseShipping(issues, ["body", "shipping_details"], input.shipping_details);
  issues.throwIfAny();
  const selection = resolveSelection({ lab_test_id: input.lab_test_id });
  if (selection.method !== "testkit") {
    throw createBadRequestError(
      `lab_test_id is collected by ${selection.method}. Test kits require a lab test by testkit.`,
    );
  }
  const requirements = {
    selection,
    billing: "client_bill" as const,
    state: shipping.state,
    stateField: "shipping_details.state",
    // The registration names the physician.
    hasPhysician: true,
    pending: false,
  };
  const account = chooseAccount(world, requirements, namedAccount);
  const order = insertNewOrder(world, {
    user_id,
    selection,
    account,
    patient: null,
    address: null,
    shipping,
    passthrough: input.passthrough ?? null,
    registrable: true,
  });
  return order.status === "ordered" ? moveOrder(world, order.order_id, "awaiting_registration") : order;
}

/** The registration of a test kit in a request. */
export interface RegistrationInput {
  /** @default the user of the order */
  readonly user_id?: string | null;
  readonly sample_id: string;
  readonly patient_details: PatientInput;
  readonly patient_address: AddressInput;
  readonly physician?: PhysicianInput | null;
  readonly health_insurance?: OrderHealthInsurance | null;
  readonly consents?: readonly ConsentInput[];
}

/** Registers a delivered test kit to a patient. An error changes nothing. */
export function registerTestkit(world: World, input: RegistrationInput): OrderRow {
  const order = world.tables.orders.find("sampleId", input.sample_id.trim());
  if (order?.registrable !== true) throw createNotFoundError("Test kit");
  const { user_id } = getActiveUser(world, input.user_id?.toLowerCase() ?? order.user_id);
  if (order.patient !== null) throw createBadRequestError("sample_id: this test kit is already registered.");
  const legal = listLegalSteps(world, order);
  if (!legal.includes("registered"))
    throw createBadRequestError(formatIllegalMove(order, "registered", legal));
  const issues = new IssueCollector();
  const patient = parsePatient(world, issues, ["body", "patient_details"], input.patient_details);
  const address = parseAddress(issues, ["body", "patient_address"], input.patient_address);
  const physician = parsePhysician(issues, input.physician);
  const statedInsurance = parseStatedInsurance(issues, input.health_insurance);
  issues.throwIfAny();
  checkAge(world, patient, order.method);
  const lab_account_id = chooseRegistrationAccount(world, order, address.state, physician !== null);
  const { icd_codes } = order;
  const stated = resolveStatedInsurance(world, statedInsurance, address);
  patchOrder(world, order.order_id, {
    user_id,
    patient: addConditions(world, user_id, patient),
    address,
    physician,
    lab_account_id,
    ...(stated === null
      ? {}
      : resolveInsuranceTerms(world, user_id, { billing: order.billing_type, stated, icd_codes })),
    consents: parseConsents(world, input.consents),
  });
  if (user_id !== order.user_id) {
    world.tables.orderTransactions.update(order.transaction_id, { user_id });
  }
  return moveOrder(world, order.order_id, "registered");
}

/** Chooses the lab account of a registered kit. The patient may live in another state than the shipping address. */
function chooseRegistrationAccount(
  world: World,
  order: OrderRow,
  state: string,
  hasPhysician: boolean,
): string | null {
  const selection = resolveSelection({ order_set: { lab_test_ids: [...order.lab_test_ids] } });
  const requirements = { selection, billing: "client_bill" as const, state, hasPhysician, pending: false };
  const namedAccount = findNamedAccount(world, { lab_account_id: order.lab_account_id });
  return chooseAccount(world, requirements, namedAccount)?.lab_account_id ?? null;
}
