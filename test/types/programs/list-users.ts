import { createClient } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });

export const ids: string[] = [];
for await (const user of client.users.list({ limit: 50 })) ids.push(user.user_id);
// @ts-expect-error Type 'string' is not assignable to type 'number'
await client.users.list({ limit: "50" });
