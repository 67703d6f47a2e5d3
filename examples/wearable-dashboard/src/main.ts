/** The server: `npm run serve`. Its settings come from environment variables. */
import { serve } from "@hono/node-server";
import { Pool } from "pg";
import { createClient } from "sanguine";
import { createApp } from "./app.ts";
import { createConnections } from "./connections.ts";
import { createTables } from "./database.ts";
import { createImporter } from "./imports.ts";

/** Reads a variable. Throws an error that names it, and never its value. */
function read(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === "") throw new Error(`Set the environment variable ${name}.`);
  return value;
}

const log = (line: string): void => console.log(`${new Date().toISOString()} ${line}`);
const client = createClient({ baseUrl: read("SANGUINE_URL"), apiKey: read("SANGUINE_API_KEY") });
const origin = read("APP_ORIGIN");
const timeZone = process.env.TIME_ZONE ?? "UTC";
// Two secrets, separated by a comma, while you rotate them.
const secrets = read("SANGUINE_WEBHOOK_SECRET").split(",");
const pool = new Pool({ connectionString: read("DATABASE_URL") });
pool.on("error", (error) => log(`database: ${error.name}`));

await createTables(pool);
const connections = createConnections(client);
const importer = createImporter(pool, client, log);
const app = createApp({ pool, client, connections, importer, secrets, timeZone, log, origin: () => origin });
const server = serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000) }, ({ port }) =>
  log(`listens at port ${port}`),
);

async function stop(): Promise<void> {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  connections[Symbol.dispose]();
  await importer[Symbol.asyncDispose]();
  await pool.end();
}
process.once("SIGTERM", () => void stop());
process.once("SIGINT", () => void stop());
