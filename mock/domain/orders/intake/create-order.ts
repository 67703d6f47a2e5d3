import type {
  OrderCreate,
  OrderImport,
  TestkitOrderCreate,
  TestkitRegistration,
} from "../../../../src/generated/types.ts";
import { IssueCollector } from "../../patients/field-rules.ts";
import { getActiveUser } from "../../users/rules.ts";
import type { World } from "../../world.ts";
import { scheduleActivation } from "../lifecycle/activation.ts";
import type { OrderRow } from "../table.ts";
import { parseAoeAnswers } from "./aoe-answers.ts";
import { readOrderFields, readShipping } from "./fields.ts";
import { insertNewOrder } from "./insert-order.ts";
import { resolveInsuranceTerms, resolveStatedInsurance } from "./insurance.ts";
import { chooseAccount, findNamedAccount } from "./lab-account.ts";
import { resolveSelection } from "./selection.ts";
import {
  buildShippingDetails,
  checkAge,
  getBillingType,
  parseActivationDate,
  parseConsents,
  parseSampleId,
  addConditions,
} from "./terms.ts";
import { createBadRequestError, createNotFoundError } from "../../service-error.ts";
import { patchOrder, formatIllegalMove, moveOrder } from "../lifecycle/move-order.ts";
import { listLegalSteps } from "../lifecycle/get-machine.ts";

/**
 * Creates an order. Checks everything first, so that an error changes nothing. The schema has checked the input: only rules that it
 * cannot say are checked here.
 * @throws ServiceError 404 for a user or lab account that the team does not have, 422 for a field that breaks a rule,
 * 400 for a combination that cannot be ordered
 */
export function createOrder(world: World, input: OrderCreate): OrderRow {
  const { user_id } = getActiveUser(world, input.user_id);
  const namedAccount = findNamedAccount(world, input);
  const issues = new IssueCollector();
  const { stated, icd_codes, ...fields } = readOrderFields(world, issues, input);
  issues.throwIfAny();
  const { patient, address, physician } = fields;
  const selection = resolveSelection(input, namedAccount?.lab_id);
  const billing_type = getBillingType(input.billing_type);
  checkAge(world, patient, selection.method);
  const requirements = {
    selection,
    billing: billing_type,
    state: address.state,
    hasPhysician: physician !== null,
  };
  const account = chooseAccount(world, requirements, namedAccount);
  const insurance = resolveInsuranceTerms(world, user_id, {
    billing: billing_type,
    icd_codes,
    stated: resolveStatedInsurance(world, stated, address),
  });
  const aoe_answers = parseAoeAnswers(selection.markers, input.aoe_answers ?? []);
  const order = insertNewOrder(world, {
    user_id,
    selection,
    account,
    ...fields,
    ...insurance,
    shipping: selection.method === "testkit" ? buildShippingDetails(patient, address) : null,
    priority: input.priority ?? false,
    billing_type,
    aoe_answers,
    consents: parseConsents(world, input.consents),
    passthrough: input.passthrough ?? null,
    activate_by: parseActivationDate(world, input.activate_by),
  });
  scheduleActivation(world, order);
  return order;
}

/**
 * Imports an order whose sample already exists. The order gets no requisition, may use a pending lab account, and its
 * patient's state does not matter. Throws the errors of `createOrder`.
 */
export function importOrder(world: World, input: OrderImport): OrderRow {
  const { user_id } = getActiveUser(world, input.user_id);
  const namedAccount = findNamedAccount(world, input);
  const issues = new IssueCollector();
  const { patient, address, physician } = readOrderFields(world, issues, input, true);
  const sample_id = parseSampleId(world, issues, input.sample_id);
  issues.throwIfAny();
  const billing_type = getBillingType(input.billing_type);
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

/** Creates the order of a test kit that waits for its registration. An error changes nothing. */
export function createTestkitOrder(world: World, input: TestkitOrderCreate): OrderRow {
  const { user_id } = getActiveUser(world, input.user_id);
  const namedAccount = findNamedAccount(world, input);
  const issues = new IssueCollector();
  const shipping = readShipping(issues, input.shipping_details);
  issues.throwIfAny();
  const selection = resolveSelection({ lab_test_id: input.lab_test_id });
  if (selection.method !== "testkit")
    throw createBadRequestError(
      `lab_test_id is collected by ${selection.method}. Test kits require a lab test by testkit.`,
    );
  const requirements = {
    selection,
    billing: "client_bill" as const,
    state: shipping.state,
    stateField: "shipping_details.state",
    // The registration names the physician.
    hasPhysician: true,
  };
  chooseAccount(world, requirements, namedAccount);
  const order = insertNewOrder(world, {
    user_id,
    selection,
    // The registration chooses another one, because it knows the patient's state.
    account: namedAccount ?? null,
    patient: null,
    address: null,
    shipping,
    passthrough: input.passthrough ?? null,
    registrable: true,
  });
  return order.status === "ordered" ? moveOrder(world, order.order_id, "awaiting_registration") : order;
}

/** Registers a delivered test kit to a patient. An error changes nothing. */
export function registerTestkit(world: World, input: TestkitRegistration): OrderRow {
  const order = world.tables.orders.find("sampleId", input.sample_id.trim());
  if (order?.registrable !== true) throw createNotFoundError("Test kit");
  const { user_id } = getActiveUser(world, input.user_id ?? order.user_id);
  if (order.patient !== null) throw createBadRequestError("sample_id: this test kit is already registered.");
  const legal = listLegalSteps(world, order);
  if (!legal.includes("registered"))
    throw createBadRequestError(formatIllegalMove(order, "registered", legal));
  const issues = new IssueCollector();
  const read = readOrderFields(world, issues, input);
  issues.throwIfAny();
  const { patient, address, physician } = read;
  checkAge(world, patient, order.method);
  const lab_account_id = chooseRegistrationAccount(world, order, address.state, physician !== null);
  const { icd_codes } = order;
  const stated = resolveStatedInsurance(world, read.stated, address);
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
  if (user_id !== order.user_id) world.tables.orderTransactions.update(order.transaction_id, { user_id });
  return moveOrder(world, order.order_id, "registered");
}

/** Chooses the lab account of a registered kit, unless its order named one. The patient may live in another state than the shipping address. */
function chooseRegistrationAccount(
  world: World,
  order: OrderRow,
  state: string,
  hasPhysician: boolean,
): string | null {
  const selection = resolveSelection({ order_set: { lab_test_ids: [...order.lab_test_ids] } });
  const requirements = { selection, billing: "client_bill" as const, state, hasPhysician };
  const namedAccount = findNamedAccount(world, { lab_account_id: order.lab_account_id });
  return chooseAccount(world, requirements, namedAccount)?.lab_account_id ?? null;
}
