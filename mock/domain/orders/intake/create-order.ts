import type { OrderCreate, OrderImport } from "../../../../src/generated/types.ts";
import { IssueCollector } from "../../patients/field-rules.ts";
import { getActiveUser } from "../../users/rules.ts";
import type { World } from "../../world.ts";
import { scheduleActivation } from "../lifecycle/activation.ts";
import type { OrderRow } from "../table.ts";
import { parseAoeAnswers } from "./aoe-answers.ts";
import { readOrderFields } from "./fields.ts";
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
} from "./terms.ts";

/**
 * Creates an order. Checks everything first, so that an error changes nothing. The schema has checked the input: only rules that it
 * cannot say are checked here.
 * @throws ServiceError 404 for a user or lab account that the team does not have, 422 for a field that breaks a rule,
 * 400 for a combination that cannot be ordered
 */
export function createOrder(world: World, input: OrderCreate): OrderRow {
  const { user_id } = getActiveUser(world, input.user_id.toLowerCase());
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
  const { user_id } = getActiveUser(world, input.user_id.toLowerCase());
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
