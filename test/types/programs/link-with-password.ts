import { createLinkClient, matchLink } from "sanguine";

const client = createLinkClient({ baseUrl: "https://api.example.com", linkToken: "<LINK_TOKEN>" });

const result = await client.link.password("glucose_two", {
  username: "sam",
  password: "secret",
  region: "us",
});
export const text: string = matchLink(result, {
  success: () => "Connected.",
  error: ({ error_type }) => error_type,
  unknown: ({ state }) => state,
});
// @ts-expect-error Argument of type '"acme_watch"': "glucose_two"
await client.link.password("acme_watch", { username: "sam", password: "secret" });
// @ts-expect-error Type '"usa"' is not assignable
await client.link.password("glucose_two", { username: "sam", password: "secret", region: "usa" });
// @ts-expect-error Argument of type '"marlstone"': "marlstone_sensor"
await client.link.email("marlstone", { email: "sam@mail.example" });
