import type { InsuranceCreate, PatientInfoUpdate } from "sanguine";
import { createMockCaller, type Caller } from "./caller.ts";

/** Patient info that satisfies every rule. */
export const ada = {
  first_name: "Ada",
  last_name: "Fernsby",
  email: "ada@mail.example",
  phone_number: "+12025550142",
  gender: "female",
  dob: "1986-04-21",
  address: { first_line: "12 Alder Lane", city: "Phoenix", state: "AZ", zip_code: "85004" },
} satisfies PatientInfoUpdate;

/** An address as insurance contains it. */
export const home = {
  first_line: "12 Alder Lane",
  zip: "85004",
  city: "Phoenix",
  state: "AZ",
  country: "US",
};

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
export function createPatientCaller(): Caller & {
  readonly user_id: string;
  readonly info: string;
  readonly insurance: string;
} {
  const caller = createMockCaller();
  const { user_id } = caller.mock.users.create({ client_user_id: "patient-one" });
  return { ...caller, user_id, info: `/v2/user/${user_id}/info`, insurance: `/v2/user/${user_id}/insurance` };
}
