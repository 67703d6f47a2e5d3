import { createClient } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });

const address = { first_line: "12 Alder Lane", city: "Phoenix", state: "AZ", zip_code: "85004" };
await client.phlebotomy.request("o-1", { address, provider: "wayside_draws" });
// @ts-expect-error Type '"wayside"': "wayside_draws", "hearthside_phlebotomy"
await client.phlebotomy.request("o-1", { address, provider: "wayside" });
