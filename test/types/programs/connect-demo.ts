import { createClient } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
const user_id = "11111111-1111-4111-8111-111111111111";

await client.link.connectDemo({ user_id, provider: "acme_watch" });
// @ts-expect-error Type '"demo_watch"': "acme_watch"
await client.link.connectDemo({ user_id, provider: "demo_watch" });
