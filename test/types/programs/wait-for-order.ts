import { createClient, unlisted } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });

const order = await client.orders.waitFor("o-1", {
  until: ["partial_results", "completed"],
  timeout: 60_000,
});
export const interpretation: string | null | undefined = order.interpretation;
await client.orders.waitFor("o-1", { until: "sample_with_lab" });
await client.orders.waitFor("o-1", { until: "completed.testkit.completed" });
await client.orders.waitFor("o-1", { until: unlisted("sample_archived") });
// @ts-expect-error Type '"complete"' is not assignable
await client.orders.waitFor("o-1", { until: "complete" });
// @ts-expect-error Type '"completed.drone.completed"' is not assignable
await client.orders.waitFor("o-1", { until: ["completed.drone.completed"] });
