import { createClient, type OrdersListQuery, type RequestEnums } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });

const query: OrdersListQuery = { order_direction: "desc", status: ["lost"] };
await client.orders.list(query);
const chosen: RequestEnums["OrderDirection"] = "asc";
await client.orders.list({ order_direction: chosen });
const text = { order_direction: "asc" };
// @ts-expect-error "asc", "desc"
await client.orders.list(text);
