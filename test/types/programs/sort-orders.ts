import { createClient } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });

await client.orders.list({ order_key: "created_at", order_direction: "asc" });
// @ts-expect-error Type '"ascending"': "asc", "desc"
await client.orders.list({ order_direction: "ascending" });
// @ts-expect-error Type '"created"': "created_at", "patient_name", "last_status"
await client.orders.list({ order_key: "created" });
