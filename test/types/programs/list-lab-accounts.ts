import { createClient } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });

await client.labAccounts.list({ status: "pending" });
await client.labAccounts.list({ status: "PENDING" });
// @ts-expect-error Type '"waiting"': "active", "pending", "suspended", "PENDING"
await client.labAccounts.list({ status: "waiting" });
