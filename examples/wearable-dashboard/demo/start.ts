import { serve } from "@hono/node-server";
import { once } from "node:events";
import { Pool } from "pg";
import { createClient } from "sanguine";
import { createMock, type Mock, type MockOptions } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { createApp } from "../src/app.ts";
import { createConnections } from "../src/connections.ts";
import { createTables } from "../src/database.ts";
import { createImporter, type Importer } from "../src/imports.ts";
import { startPostgres } from "./postgres.ts";

/** The running dashboard, with its database and the mock. */
export interface RunningDashboard extends AsyncDisposable {
  readonly url: string;
  readonly mock: Mock;
  readonly mockUrl: string;
  readonly pool: Pool;
  readonly importer: Importer;
}

/** Starts the dashboard at a free port, with PostgreSQL in a temporary folder and the mock in place of the service. */
export async function startDashboard(
  mockOptions: MockOptions,
  log: (line: string) => void,
  importEveryMs?: number,
): Promise<RunningDashboard> {
  const closers: (() => PromiseLike<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const closer of closers.toReversed()) await closer();
  };
  try {
    const postgres = await startPostgres();
    closers.push(() => postgres[Symbol.asyncDispose]());
    const pool = new Pool({ connectionString: postgres.url });
    pool.on("error", () => undefined); // PostgreSQL ends before this process.
    closers.push(() => pool.end());
    await createTables(pool);

    const mock = createMock({ appName: "Your week", preset: "demo", ...mockOptions });
    const service = await listen(mock);
    closers.push(() => service.close());
    const client = createClient({ baseUrl: service.url, apiKey: mock.apiKey });
    const connections = createConnections(client);
    closers.push(async () => connections[Symbol.dispose]());
    const importer = createImporter(pool, client, log, importEveryMs);
    closers.push(() => importer[Symbol.asyncDispose]());

    const secret = "whsec_c2FuZ3VpbmUtZGFzaGJvYXJkLWRlbW8tMDEy";
    let url = "";
    const now = mock.clock.now;
    const timeZone = "America/Phoenix";
    const app = createApp({
      pool,
      client,
      connections,
      importer,
      secrets: secret,
      timeZone,
      log,
      now,
      origin: () => url,
    });
    const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
    closers.push(() => new Promise((resolve) => server.close(resolve)));
    await once(server, "listening");
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
    const series = ["steps", "heartrate", "hypnogram"] as const;
    const eventTypes = series.flatMap(
      (name) => [`historical.data.${name}.created`, `daily.data.${name}.*`] as const,
    );
    mock.webhooks.register({
      url: `${url}/webhooks`,
      secret,
      eventTypes: ["provider.connection.*", ...eventTypes],
    });
    return { url, mock, mockUrl: service.url, pool, importer, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    throw error;
  }
}
