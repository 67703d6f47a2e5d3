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

/** The same patient info, as the service returns it. */
export const storedInfo = {
  ...patientInfo,
  address: { ...patientInfo.address, second_line: null, access_notes: null, zip: "85004", country: "US" },
  medical_proxy: null,
  race: null,
  ethnicity: null,
  sexual_orientation: null,
  gender_identity: null,
};

/** The patient's address, as an insurance contains it. */
export const insuredAddress = {
  first_line: "12 Alder Lane",
  zip: "85004",
  city: "Phoenix",
  state: "AZ",
  country: "US",
};

const { address: _address, ...person } = patientInfo;

export const patient = person;

/** The patient's address in an order. */
export const address = { ...insuredAddress, receiver_name: "Ada Fernsby", second_line: "Apt 4" };

export const shipping = { ...address, phone_number: person.phone_number };

export const physician = { first_name: "Rowan", last_name: "Hale", npi: "1234567893" };

/** A guarantor with only the required fields. */
export const edith = {
  first_name: "Edith",
  last_name: "Fernsby",
  address: insuredAddress,
  phone_number: "+12025550143",
};

/** An insurance with only the required fields. */
export const cover = {
  payor_code: "ACME01",
  member_id: "M-1000421",
  relationship: "Self",
  insured: { ...person, address: insuredAddress },
} satisfies InsuranceCreate;
