import type { OrderImport } from "../../../../src/generated/types.ts";
import { IssueCollector } from "../../patients/field-rules.ts";
import { getActiveUser } from "../../users/rules.ts";
import type { World } from "../../world.ts";
import type { OrderRow } from "../table.ts";
import { readOrderFields } from "./fields.ts";
import { insertNewOrder } from "./insert-order.ts";
import { chooseAccount, findNamedAccount } from "./lab-account.ts";
import { parseSampleId } from "./sample-ids.ts";
import { resolveSelection } from "./selection.ts";
import { checkAge, getBillingType } from "./terms.ts";

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
