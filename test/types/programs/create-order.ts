import { createClient, type OrderCreate } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
const user_id = "11111111-1111-4111-8111-111111111111";

const order_set = { lab_test_ids: ["11111111-1111-4111-8111-111111111111"] };
const patient_address = {
  first_line: "12 Alder Lane",
  city: "Phoenix",
  state: "AZ",
  zip: "85004",
  country: "US",
};
const who = {
  first_name: "Ada",
  last_name: "Fernsby",
  dob: "1986-04-21",
  phone_number: "+1",
  email: "a@b.example",
};
const patient_details: OrderCreate["patient_details"] = { ...who, gender: "female" };
const { order } = await client.orders.create({ user_id, order_set, patient_details, patient_address });
export const status: string = order.last_event.status;
// @ts-expect-error Type '"woman"': "female", "male", "other", "unknown"
const wrong: OrderCreate["patient_details"] = { ...who, gender: "woman" };
// @ts-expect-error Type '"mail"': "testkit", "walk_in_test", "at_home_phlebotomy", "on_site_collection"
const method: OrderCreate["collection_method"] = "mail";
export { wrong, method };
