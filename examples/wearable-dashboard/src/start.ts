import { serve } from "@hono/node-server";
import { once } from "node:events";
import { Pool } from "pg";
import { createClient } from "sanguine";
import { createApp } from "./app.ts";
import { createConnections } from "./connections.ts";
import { createTables } from "./database.ts";
import { createImporter } from "./imports.ts";
import type { Settings } from "./settings.ts";

/** Creates the tables, and starts the importer and the server. */
export async function startServer(settings: Settings) {
  const { serviceUrl, apiKey, log, importEveryMs } = settings;
  const pool = new Pool({ connectionString: process.env.DATABASE_URL }); // or else PGHOST and the like
  pool.on("error", (error) => log(`database: ${error.name}`));
  await createTables(pool);
  const client = createClient({ baseUrl: serviceUrl, apiKey });
  const connections = createConnections(client);
  const importer = createImporter(pool, client, log, importEveryMs);
  let url = "";
  const origin = (): string => settings.origin ?? url;
  const app = createApp(settings, { pool, client, connections, importer, origin });
  const server = serve({ fetch: app.fetch, port: settings.port, hostname: settings.hostname });
  await once(server, "listening");
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  return {
    url,
    pool,
    importer,
    [Symbol.asyncDispose]: async (): Promise<void> => {
      await new Promise((resolve) => server.close(resolve));
      connections[Symbol.dispose]();
      await importer[Symbol.asyncDispose]();
      await pool.end();
    },
  };
}
