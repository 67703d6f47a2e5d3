import type { Pool } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createInbox, createPostgresStore } from "sanguine/webhooks/postgres";
import { createPostgresPool } from "./postgres-receiver.ts";
import { startPostgres, type Server } from "../../examples/backfill/demo/servers.ts";
import { getMessageId, runWorkload } from "./workload.ts";
import type { CrashPoint } from "./worker.ts";

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

/** Lists the messages whose effects were not written exactly once, with the number of effects. */
async function listWrong(messages: number): Promise<[string, number][]> {
  const { rows } = await pool.query<{ id: string; count: number }>(
    "SELECT id, count(*)::int AS count FROM effects GROUP BY id",
  );
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  const ids = Array.from({ length: messages }, (_, message) => getMessageId(message));
  return ids.map((id): [string, number] => [id, counts.get(id) ?? 0]).filter(([, count]) => count !== 1);
}

const points: readonly CrashPoint[] = ["started", "written", "marked"];

describe("[EVT-8] the store in PostgreSQL", () => {
  it(
    "handles each of 96 messages once in 8 processes, of which 9 are killed",
    { timeout: 120_000 },
    async () => {
      const { crashes, outcomes } = await runWorkload({
        kind: "postgres",
        folder: server.folder,
        target: "transaction",
        workers: 8,
        messages: 96,
        crashAt: (message) => points[message % 32] ?? null,
      });
      expect(crashes).toBe(9);
      expect(await listWrong(96)).toEqual([]);
      const { rows } = await pool.query("SELECT count(*)::int AS count FROM webhook_inbox");
      expect(rows).toEqual([{ count: 96 }]);
      // Three workers died after the mark, so nobody reported that they had handled a message.
      expect(outcomes.get("handled")).toBe(93);
    },
  );

  it("cannot undo what a handler writes outside the transaction", { timeout: 120_000 }, async () => {
    await runWorkload({
      kind: "postgres",
      folder: server.folder,
      target: "outside",
      workers: 2,
      messages: 4,
      crashAt: (message) => (message === 3 ? "written" : null),
    });
    expect(await listWrong(4)).toEqual([["msg_3", 2]]);
  });

  it("reports a concurrent delivery at once, and a later one as a duplicate", async () => {
    const store = createPostgresStore(pool);
    const outcome = await store.runOnce("msg_a", async () => {
      expect(await store.runOnce("msg_a", failIfRun)).toBe("running");
      expect(await store.runOnce("msg_b", async () => {})).toBe("handled");
    });
    expect(outcome).toBe("handled");
    expect(await store.runOnce("msg_a", failIfRun)).toBe("duplicate");
  });

  it("undoes the writes of a handler that fails, and passes its error on", async () => {
    const store = createPostgresStore(pool);
    const failure = new Error("the lab is closed");
    const failed = store.runOnce("msg_a", async (client) => {
      await client.query("INSERT INTO effects VALUES ('msg_a')");
      throw failure;
    });
    await expect(failed).rejects.toBe(failure);
    expect((await pool.query("SELECT FROM effects")).rowCount).toBe(0);
    expect(await store.runOnce("msg_a", async () => {})).toBe("handled");
  });

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

function failIfRun(): never {
  throw new Error("a handler ran");
}
