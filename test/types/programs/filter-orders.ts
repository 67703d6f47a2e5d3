import { createClient } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });

await client.orders.list({
  order_type: ["testkit"],
  interpretation: "critical",
  order_activation_types: ["scheduled"],
});
// @ts-expect-error Type '"test_kit"': "testkit", "walk_in_test", "at_home_phlebotomy", "on_site_collection"
await client.orders.list({ order_type: ["test_kit"] });
// @ts-expect-error Type '"bad"': "normal", "abnormal", "critical", "unknown"
await client.orders.list({ interpretation: "bad" });
// @ts-expect-error Type '"later"': "current", "scheduled"
await client.orders.list({ order_activation_types: ["later"] });
// @ts-expect-error 'is_urgent' does not exist in type 'OrdersListQuery'
await client.orders.list({ is_urgent: true });
