import { createClient, unlisted } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });

const page = await client.orders.list({ status: ["completed", "partial_results"] });
export const first: string | undefined = page.items[0]?.id;
await client.orders.list({ status: ["completed", unlisted("sample_archived")] });
// @ts-expect-error Type '"complete"': "completed"
await client.orders.list({ status: ["complete"] });
// @ts-expect-error Type 'string' is not assignable to type
await client.orders.list({ status: "completed" });
