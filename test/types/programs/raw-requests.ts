import { createClient, unlisted } from "sanguine";
import { createRawClient } from "sanguine/raw";

const raw = createRawClient(createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" }));

const { data } = await raw.GET("/v3/orders", { params: { query: { order_direction: "asc" } } });
export const count: number = data?.orders.length ?? 0;
await raw.GET("/v2/providers/", { params: { query: { source_type: unlisted("smart_ring") } } });
// @ts-expect-error Type '"ascending"': "asc", "desc"
await raw.GET("/v3/orders", { params: { query: { order_direction: "ascending" } } });
