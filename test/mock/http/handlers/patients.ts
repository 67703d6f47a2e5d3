import type { InsuranceCreate } from "sanguine";
import { insuredAddress as home, patientInfo as ada } from "../../../support/people.ts";
import { createMockCaller } from "./caller.ts";

export { ada, home };

/** A guarantor with only the required fields. */
export const edith = {
  first_name: "Edith",
  last_name: "Fernsby",
  address: home,
  phone_number: "+12025550143",
};

/** An insurance with only the required fields. */
export const cover = {
  payor_code: "ACME01",
  member_id: "M-1000421",
  relationship: "Self",
  insured: {
    first_name: "Ada",
    last_name: "Fernsby",
    gender: "female",
    dob: "1986-04-21",
    email: "ada@mail.example",
    phone_number: "+12025550142",
    address: home,
  },
} satisfies InsuranceCreate;

/** A mock with one user, and the paths of that user's patient info and insurance. */
export function createPatientCaller() {
  const caller = createMockCaller();
  const { user_id } = caller.mock.users.create({ client_user_id: "patient-one" });
  return { ...caller, user_id, info: `/v2/user/${user_id}/info`, insurance: `/v2/user/${user_id}/insurance` };
}
