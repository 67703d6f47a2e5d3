import { createClient, unlisted } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
const user_id = "11111111-1111-4111-8111-111111111111";

const { providers } = await client.users.providers(user_id);
for (const { slug } of providers) await client.users.disconnect(user_id, unlisted(slug));
// @ts-expect-error Argument of type 'string'
for (const { slug } of providers) await client.users.disconnect(user_id, slug);
