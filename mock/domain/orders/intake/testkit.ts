import type { TestkitOrderCreate, TestkitRegistration } from "../../../../src/generated/types.ts";
import { IssueCollector } from "../../patients/field-rules.ts";
import { createBadRequestError, createNotFoundError } from "../../service-error.ts";
import { getActiveUser } from "../../users/rules.ts";
import type { World } from "../../world.ts";
import { insertNewOrder } from "./insert-order.ts";
import { chooseAccount, findNamedAccount } from "./lab-account.ts";
import { resolveInsuranceTerms, resolveStatedInsurance } from "./insurance.ts";
import { addConditions, checkAge, parseConsents } from "./terms.ts";
import { readOrderFields, readShipping } from "./fields.ts";
import { resolveSelection } from "./selection.ts";
import { patchOrder, formatIllegalMove, moveOrder } from "../lifecycle/move-order.ts";
import { listLegalSteps } from "../lifecycle/get-machine.ts";
import type { OrderRow } from "../table.ts";

/** Creates the order of a test kit that waits for its registration. An error changes nothing. */
export function createTestkitOrder(world: World, input: TestkitOrderCreate): OrderRow {
  const { user_id } = getActiveUser(world, input.user_id.toLowerCase());
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

/** Registers a delivered test kit to a patient. An error changes nothing. */
export function registerTestkit(world: World, input: TestkitRegistration): OrderRow {
  const order = world.tables.orders.find("sampleId", input.sample_id.trim());
  if (order?.registrable !== true) throw createNotFoundError("Test kit");
  const { user_id } = getActiveUser(world, input.user_id?.toLowerCase() ?? order.user_id);
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

/** Chooses the lab account of a registered kit. The patient may live in another state than the shipping address. */
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
