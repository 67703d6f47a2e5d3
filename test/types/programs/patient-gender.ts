import { createClient, unlisted } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
const user_id = "11111111-1111-4111-8111-111111111111";

const patient = {
  first_name: "Ada",
  last_name: "Fernsby",
  email: "ada@mail.example",
  phone_number: "+12025550142",
};
const address = { first_line: "12 Alder Lane", city: "Phoenix", state: "AZ", zip_code: "85004" };
await client.users.updateInfo(user_id, { ...patient, address, dob: "1986-04-21", gender: "female" });
await client.users.updateInfo(user_id, {
  ...patient,
  address,
  dob: "1986-04-21",
  gender: unlisted("nonbinary"),
});
// @ts-expect-error Type '"woman"': "female", "male", "other", "unknown"
await client.users.updateInfo(user_id, { ...patient, address, dob: "1986-04-21", gender: "woman" });
