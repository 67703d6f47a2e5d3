import { createClient } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });

await client.orders.waitFor("o-1", { until: ({ interpretation }) => interpretation === "critical" });
// @ts-expect-error Type 'string' is not assignable to type 'boolean'
await client.orders.waitFor("o-1", { until: ({ id }) => id });
