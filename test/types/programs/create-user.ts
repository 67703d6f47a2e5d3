import { createClient } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });

const user = await client.users.create({ client_user_id: "u-1" });
export const id: string = user.user_id;
// @ts-expect-error Property 'client_user_id' is missing
await client.users.create({});
