import { createClient, type OrderCreate, unlisted } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });

export const right: OrderCreate["billing_type"] = "client_bill";
export const newer: OrderCreate["billing_type"] = unlisted("barter");
// @ts-expect-error Type '"insurance"': "client_bill", "commercial_insurance", "patient_bill"
export const wrong: OrderCreate["billing_type"] = "insurance";
void client;
