import { getErrorCode } from "../core/host/files.ts";
import type { WorldStore } from "sanguine/mock";

/** How long a connection and a statement may take, in milliseconds. Requests get 503 after that. */
const PATIENCE = 4000;

/** Connects to the database of a URL. Throws Error when its package is missing or it cannot be reached. */
export async function openStore(url: string): Promise<WorldStore> {
  const name = url.startsWith("postgres") ? "pg" : "redis";
  try {
    return await (name === "pg" ? openPostgres(url) : openRedis(url));
  } catch (cause) {
    const isMissing = getErrorCode(cause) === "ERR_MODULE_NOT_FOUND";
    const why = isMissing
      ? `it needs the package ${name}. Run: npm install ${name}`
      : cause instanceof Error
        ? cause.message
        : "unknown reason";
    throw new Error(`The store cannot be opened: ${why}`, { cause });
  }
}

async function openPostgres(url: string): Promise<WorldStore> {
  const { default: pg } = await import("pg");
  const { createTables, createWorldStore } = await import("sanguine/mock/store/postgres");
  const limits = { connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE };
  const pool = new pg.Pool({ connectionString: url, ...limits });
  pool.on("error", () => undefined);
  await pool.query(createTables);
  return createWorldStore(pool);
}

async function openRedis(url: string): Promise<WorldStore> {
  const { createClient } = await import("redis");
  const { createWorldStore } = await import("sanguine/mock/store/redis");
  // Once it was reached, wait until it is back.
  let reconnectStrategy: false | 200 = false;
  const socket = { connectTimeout: PATIENCE, reconnectStrategy: () => reconnectStrategy };
  const client = createClient({ url, disableOfflineQueue: true, socket });
  client.on("error", () => undefined);
  await client.connect();
  reconnectStrategy = 200;
  return createWorldStore(client);
}
