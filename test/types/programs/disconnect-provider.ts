import { createClient } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
const user_id = "11111111-1111-4111-8111-111111111111";

await client.users.disconnect(user_id, "acme_watch");
// @ts-expect-error Argument of type '"acme_wach"': "acme_watch"
await client.users.disconnect(user_id, "acme_wach");
