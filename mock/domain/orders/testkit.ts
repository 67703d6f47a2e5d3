import type { OrderHealthInsurance } from "../../../src/generated/types.ts";
import { Findings } from "../people/findings.ts";
import { badRequest, notFound } from "../refusal.ts";
import { activeUser } from "../users/rules.ts";
import type { World } from "../world.ts";
import { makeOrder } from "./make.ts";
import { accountFor, accountNamed } from "./making/account.ts";
import { insuranceTerms, readStatedInsurance, resolveStated } from "./making/insurance.ts";
import { checkAge, type PatientInput, readPatient } from "./making/patient.ts";
import { type AddressInput, readAddress, readShipping, type ShippingInput } from "./making/places.ts";
import { select } from "./making/selection.ts";
import { type ConsentInput, type PhysicianInput, readConsents, readPhysician } from "./making/terms.ts";
import { amendOrder, illegalMove, moveOrder } from "./move.ts";
import { legalSteps } from "./order.ts";
import type { OrderRow } from "./table.ts";

/** A test kit to send before it is known who will use it, as requests send it. */
export interface TestkitInput {
  readonly user_id: string;
  readonly lab_test_id: string;
  readonly shipping_details: ShippingInput;
  readonly passthrough?: string | null;
  readonly lab_account_id?: string | null;
}

/** Sends a test kit, which waits to be registered. A refusal makes nothing. */
export function createTestkitOrder(world: World, input: TestkitInput): OrderRow {
  const { user_id } = activeUser(world, input.user_id.toLowerCase());
  const named = accountNamed(world, input);
  const findings = new Findings();
  const shipping = readShipping(findings, ["body", "shipping_details"], input.shipping_details);
  findings.end();
  const selection = select({ lab_test_id: input.lab_test_id });
  if (selection.method !== "testkit") {
    throw badRequest(`lab_test_id is of a lab test by ${selection.method}: kits are for those by testkit.`);
  }
  const need = {
    selection,
    billing: "client_bill" as const,
    state: shipping.state,
    stateField: "shipping_details.state",
    // Who orders it as a physician is said at the registration.
    hasPhysician: true,
    pending: false,
  };
  const account = accountFor(world, need, named);
  const order = makeOrder(world, {
    user_id,
    selection,
    account,
    patient: null,
    address: null,
    shipping,
    passthrough: input.passthrough ?? null,
    registrable: true,
  });
  return order.low === "ordered" ? moveOrder(world, order.order_id, "awaiting_registration") : order;
}

/** Which test kit is registered and for whom, as requests send it. */
export interface RegistrationInput {
  /** The user of the order, unless another one is given. */
  readonly user_id?: string | null;
  readonly sample_id: string;
  readonly patient_details: PatientInput;
  readonly patient_address: AddressInput;
  readonly physician?: PhysicianInput | null;
  readonly health_insurance?: OrderHealthInsurance | null;
  readonly consents?: readonly ConsentInput[];
}

/** Registers a test kit that has reached its patient. A refusal changes nothing. */
export function registerTestkit(world: World, input: RegistrationInput): OrderRow {
  const order = world.tables.orders.find("sampleId", input.sample_id.trim());
  if (order?.registrable !== true) throw notFound("Test kit");
  const { user_id } = activeUser(world, input.user_id?.toLowerCase() ?? order.user_id);
  if (order.patient !== null) throw badRequest("sample_id: this test kit is registered already.");
  const legal = legalSteps(world, order);
  if (!legal.includes("registered")) throw badRequest(illegalMove(order, "registered", legal));
  const findings = new Findings();
  const patient = readPatient(world, findings, ["body", "patient_details"], input.patient_details);
  const address = readAddress(findings, ["body", "patient_address"], input.patient_address);
  const physician = readPhysician(findings, input.physician);
  const given = readStatedInsurance(findings, input.health_insurance);
  findings.end();
  checkAge(world, patient, order.method);
  const lab_account_id = accountOfRegistration(world, order, address.state, physician !== null);
  const { icd_codes } = order;
  const stated = resolveStated(world, given, address);
  amendOrder(world, order.order_id, {
    user_id,
    patient,
    address,
    physician,
    lab_account_id,
    ...(stated === null
      ? {}
      : insuranceTerms(world, user_id, { billing: order.billing_type, stated, icd_codes })),
    consents: readConsents(world, input.consents),
  });
  if (user_id !== order.user_id) {
    world.tables.orderTransactions.update(order.transaction_id, { user_id });
  }
  return moveOrder(world, order.order_id, "registered");
}

/** The order's own account if it serves the patient, who may live in another state than the kit was sent to. */
function accountOfRegistration(
  world: World,
  order: OrderRow,
  state: string,
  hasPhysician: boolean,
): string | null {
  const selection = select({ order_set: { lab_test_ids: [...order.lab_test_ids] } });
  const need = { selection, billing: "client_bill" as const, state, hasPhysician, pending: false };
  const named = accountNamed(world, { lab_account_id: order.lab_account_id });
  return accountFor(world, need, named)?.lab_account_id ?? null;
}
