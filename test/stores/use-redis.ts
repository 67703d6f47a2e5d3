import { afterAll, beforeAll } from "vitest";
import { startRedis, type Server } from "../../examples/backfill/demo/servers.ts";
import { createRedisPool } from "./redis-receiver.ts";

/** Starts a Redis server for the tests of a file. The pool and the folder are there when the tests run. */
export function useRedis(): { readonly folder: string; readonly pool: ReturnType<typeof createRedisPool> } {
  let server: Server;
  let pool: ReturnType<typeof createRedisPool>;
  beforeAll(async () => {
    server = await startRedis();
    pool = createRedisPool(server.folder);
    await pool.connect();
  }, 60_000);
  afterAll(async () => {
    await pool.close();
    await server[Symbol.asyncDispose]();
  }, 60_000);
  return {
    get folder() {
      return server.folder;
    },
    get pool() {
      return pool;
    },
  };
}
