import { serve } from "@hono/node-server";
import { createClient } from "sanguine";
import { createApp } from "./app.ts";

function getVariable(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === "") throw new Error(`The environment variable ${name} is not set.`);
  return value;
}

const app = createApp({
  client: createClient({ baseUrl: getVariable("SANGUINE_URL"), apiKey: getVariable("SANGUINE_API_KEY") }),
  webhookSecrets: getVariable("SANGUINE_WEBHOOK_SECRET"),
  log: (line) => console.log(line),
});
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 3000 }, ({ port }) =>
  console.log(`Open http://127.0.0.1:${port}`),
);
