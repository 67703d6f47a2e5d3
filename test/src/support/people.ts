import type { InsuranceCreate, PatientInfoUpdate } from "sanguine";

/** What is needed of a patient. */
export const patientInfo = {
  first_name: "Ada",
  last_name: "Fernsby",
  email: "ada@mail.example",
  phone_number: "+12025550142",
  gender: "female",
  dob: "1986-04-21",
  address: { first_line: "12 Alder Lane", city: "Phoenix", state: "AZ", zip_code: "85004" },
} satisfies PatientInfoUpdate;

/** What is needed of an insurance. */
export const insurance = {
  payor_code: "ACME01",
  member_id: "M-1000421",
  relationship: "Spouse",
  insured: {
    first_name: "Grace",
    last_name: "Fernsby",
    gender: "female",
    dob: "1984-02-29",
    email: "grace@mail.example",
    phone_number: "+12025550143",
    address: { first_line: "12 Alder Lane", zip: "85004", city: "Phoenix", state: "AZ", country: "US" },
  },
} satisfies InsuranceCreate;
