import { serve } from "@hono/node-server";
import { createClient } from "sanguine";
import { createApp } from "./app.ts";

const { SANGUINE_URL = "", SANGUINE_API_KEY = "", PORT = "3000" } = process.env;
const client = createClient({ baseUrl: SANGUINE_URL, apiKey: SANGUINE_API_KEY });
const origin = `http://127.0.0.1:${PORT}`;
const { fetch } = createApp(client, origin);
serve({ fetch, hostname: "127.0.0.1", port: Number(PORT) }, () => console.log(`Open ${origin}`));
