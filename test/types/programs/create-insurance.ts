import { createClient, type InsuranceCreate, unlisted } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
const user_id = "11111111-1111-4111-8111-111111111111";

const { company, ...stored } = await client.insurance.latest(user_id);
const insured = { ...stored.insured, gender: unlisted(stored.insured.gender) };
await client.insurance.create(user_id, { ...stored, payor_code: "ACME01", relationship: "Self", insured });
// @ts-expect-error Type '"Cousin"': "Self", "Spouse", "Other"
await client.insurance.create(user_id, { payor_code: "A", member_id: "M", relationship: "Cousin", insured });
// @ts-expect-error Type 'Person' is not assignable to type 'PersonInput'
const wrong: InsuranceCreate["insured"] = stored.insured;
export { wrong };
export const name: string = company.name;
