import { createClient } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });

await client.orders.simulate(
  "o-1",
  { final_status: "completed.testkit.completed" },
  { interpretation: "critical" },
);
// @ts-expect-error Type '"completed"' is not assignable
await client.orders.simulate("o-1", { final_status: "completed" });
// @ts-expect-error Type '"number"': "numeric", "range", "comment", "coded_value"
await client.orders.simulate("o-1", {}, { interpretation: "normal", result_types: ["number"] });
