import { createClient, type Client } from "sanguine";

let client: Client | undefined;

/** Returns the client of this server. `next build` loads this file without your secrets, so the first request creates it. */
export function getClient(): Client {
  client ??= createClient({
    baseUrl: process.env.SANGUINE_URL ?? "",
    apiKey: process.env.SANGUINE_API_KEY ?? "",
  });
  return client;
}
