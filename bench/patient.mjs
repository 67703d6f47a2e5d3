/** The person of every order that a bench creates. */
export const patient_details = {
  first_name: "Ada",
  last_name: "Fernsby",
  dob: "1986-04-21",
  gender: "female",
  phone_number: "+12025550142",
  email: "ada@mail.example",
};
export const patient_address = {
  receiver_name: "Ada Fernsby",
  first_line: "12 Alder Lane",
  city: "Phoenix",
  state: "AZ",
  zip: "85004",
  country: "US",
};
