import { createClient, unlisted } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });

const providers = await client.providers.list({ source_type: "device" });
export const names: string[] = providers.map(({ name }) => name);
await client.providers.list({ source_type: unlisted("smart_ring") });
// @ts-expect-error Type '"watch"': "app", "ble", "device", "lab", "provider"
await client.providers.list({ source_type: "watch" });
