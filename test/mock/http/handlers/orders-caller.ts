import type { MockOptions } from "sanguine/mock";
import { getLabTests, type LabTest } from "../../../../mock/catalog/labs/lab-tests.ts";
import { createMockCaller } from "./caller.ts";
import { address, patient, physician, shipping } from "../../../support/people.ts";

export function getLabTest(slug: string): LabTest {
  const found = getLabTests().find((test) => test.slug === slug);
  if (found === undefined) throw new Error(`The catalog has no lab test ${slug}.`);
  return found;
}

export { address, patient, physician, shipping };

type Fields = Readonly<Record<string, unknown>>;

/** A mock with one user, and helpers that order for them. */
export type OrderCaller = ReturnType<typeof createOrderCaller>;

export function createOrderCaller(options?: MockOptions) {
  const caller = createMockCaller(options);
  const { user_id } = caller.mock.users.create({ client_user_id: "patient-one" });
  const who = { user_id, patient_details: patient, patient_address: address };
  const order_set = { lab_test_ids: [getLabTest("annual_wellness").id] };
  /** Builds the request for one walk-in test, with other fields merged in. */
  const body = (rest: Fields = {}): Fields => ({ ...who, order_set, ...rest });
  /** Builds the request of an import. */
  const imported = (rest: Fields = {}): Fields => ({
    ...who,
    billing_type: "client_bill",
    order_set,
    collection_method: "walk_in_test",
    sample_id: "HG-1",
    ...rest,
  });
  return {
    ...caller,
    user_id,
    body,
    imported,
    place: (rest?: Fields, headers?: Readonly<Record<string, string>>) =>
      caller.post("/v3/order", body(rest), headers),
    /** How many orders the team has. */
    count: async () => Number((await caller.get("/v3/orders")).body.total),
  };
}
