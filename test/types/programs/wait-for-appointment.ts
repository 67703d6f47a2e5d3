import { createClient } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });

await client.phlebotomy.waitFor("o-1", { until: "in_progress" });
// @ts-expect-error Type '"scheduled"': "confirmed", "pending", "reserved", "in_progress", "completed", "cancelled"
await client.psc.waitFor("o-1", { until: "scheduled" });
