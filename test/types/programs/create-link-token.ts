import { createClient, unlisted } from "sanguine";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
const user_id = "11111111-1111-4111-8111-111111111111";

const { link_web_url } = await client.link.createToken({
  user_id,
  provider: "acme_watch",
  on_error: "redirect",
});
export const url: string = link_web_url;
await client.link.createToken({ user_id, filter_on_providers: ["acme_watch", unlisted("moon_watch")] });
// @ts-expect-error Type '"acme"' is not assignable
await client.link.createToken({ user_id, filter_on_providers: ["acme"] });
// @ts-expect-error Type '"ignore"': "redirect"
await client.link.createToken({ user_id, on_error: "ignore" });
