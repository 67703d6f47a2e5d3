import { createClient, type PatientInfoUpdate } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
const user_id = "11111111-1111-4111-8111-111111111111";

const info: PatientInfoUpdate = {
  first_name: "Ada",
  last_name: "Fernsby",
  email: "ada@mail.example",
  phone_number: "+12025550142",
  gender: "female",
  dob: "1986-04-21",
  address: { first_line: "12 Alder Lane", city: "Phoenix", state: "AZ", zip_code: "85004" },
  ethnicity: "non_hispanic",
  // @ts-expect-error Type '"human"': "asian"
  race: "human",
  gender_identity: null,
};
await client.users.updateInfo(user_id, info);
