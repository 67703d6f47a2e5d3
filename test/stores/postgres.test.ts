import type { Pool } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createInbox, createPostgresStore } from "sanguine/webhooks/postgres";
import { testStore } from "./exactly-once.ts";
import { createPostgresPool } from "./postgres-receiver.ts";
import { startPostgres, type Server } from "../../examples/backfill/demo/servers.ts";

let server: Server;
let pool: Pool;

beforeAll(async () => {
  server = await startPostgres();
  pool = createPostgresPool(server.folder);
  pool.on("error", () => undefined);
  await pool.query(createInbox);
  await pool.query("CREATE TABLE effects (id text NOT NULL)");
}, 60_000);

afterAll(async () => {
  await pool.end();
  await server[Symbol.asyncDispose]();
}, 60_000);

beforeEach(async () => {
  await pool.query("TRUNCATE webhook_inbox, effects");
});

describe("[EVT-8] the store in PostgreSQL", () => {
  testStore(
    () => ({
      kind: "postgres",
      folder: server.folder,
      store: createPostgresStore(pool),
      add: (client, id) => client.query("INSERT INTO effects VALUES ($1)", [id]),
      listEffects: async () => {
        const { rows } = await pool.query<{ id: string }>("SELECT id FROM effects");
        return rows.map(({ id }) => id);
      },
    }),
    async ({ outcomes }) => {
      const { rows } = await pool.query("SELECT count(*)::int AS count FROM webhook_inbox");
      expect(rows).toEqual([{ count: 96 }]);
      // Three workers died after the mark, so nobody reported that they had handled a message.
      expect(outcomes.get("handled")).toBe(93);
    },
  );

  it("rejects when a handler hides a failed statement, because nothing was stored", async () => {
    const store = createPostgresStore(pool);
    const hidden = store.runOnce("msg_a", async (client) => {
      await client.query("INSERT INTO effects VALUES (NULL)").catch(() => undefined);
    });
    await expect(hidden).rejects.toThrow("webhook_inbox: a statement failed, so nothing was stored");
    expect(await store.runOnce("msg_a", async () => {})).toBe("handled");
  });

  it("survives a connection that is lost while a handler runs", async () => {
    const store = createPostgresStore(pool);
    const lost = store.runOnce("msg_a", async (client) => {
      const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
      const ended = new Promise((resolve) => client.once("end", resolve));
      await pool.query("SELECT pg_terminate_backend($1)", [rows[0]?.pid]);
      await ended;
    });
    await expect(lost).rejects.toThrow(/not queryable|terminated/);
    expect(await store.runOnce("msg_a", async () => {})).toBe("handled");
  });
});
