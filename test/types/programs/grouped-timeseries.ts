import { createClient } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
const user_id = "11111111-1111-4111-8111-111111111111";

const range = { start_date: "2026-01-01" };
for await (const point of client.timeseries.grouped(user_id, "heartrate", range)) void point.value;
// @ts-expect-error Argument of type '"heart_rate"'
await client.timeseries.grouped(user_id, "heart_rate", range);
