import { shipping, storedInfo } from "../../../../support/people.ts";
import { getLabTests } from "../../../../../mock/catalog/labs/lab-tests.ts";
import type { OrderDraft } from "../../../../../mock/domain/orders/intake/insert-order.ts";
import type { CollectionMethod } from "../../../../../mock/catalog/labs/lab.ts";
import {
  type OrderAddress,
  orderDefaults,
  type OrderPatient,
} from "../../../../../mock/domain/orders/table.ts";

const { address: _home, ...person } = storedInfo;

/** A patient that satisfies every rule. */
export const patient: OrderPatient = { ...person, household_income: null, household_size: null };

/** The address of that patient. */
export const address: OrderAddress = { ...shipping, second_line: null, access_notes: null };

/** Builds a draft of an order of a method. Given fields replace the defaults. */
export function buildOrderDraft(method: CollectionMethod, parts: Partial<OrderDraft> = {}): OrderDraft {
  const test = getLabTests().find((one) => one.method === method);
  if (test === undefined) throw new Error(`No lab test is taken by ${method}.`);
  return {
    ...orderDefaults,
    user_id: "5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e11",
    method,
    lab_id: test.lab_id,
    lab_account_id: null,
    lab_test_ids: [test.id],
    lab_test_id: test.id,
    marker_ids: test.markers.map(({ id }) => id),
    patient,
    address,
    ...parts,
  };
}
