/** Runs everything on this machine: `npm start`. The servers and the mock end with it. */
import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "pg";
import { createMock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { connect, createQueue } from "../src/queue.ts";
import { createStore } from "../src/store.ts";
import { startPostgres, startRedis } from "./servers.ts";
import { startWorkers } from "./workers.ts";

const mock = createMock({ now: "2026-02-01T02:00:00Z" });
for (let index = 0; index < 10; index += 1) {
  const user = mock.users.create();
  mock.connections.create({ user, provider: "acme_watch" });
}

await using redisServer = await startRedis();
await using postgres = await startPostgres();
await using service = await listen(mock);
const pool = new Pool({ connectionString: postgres.url });
pool.on("error", () => undefined); // PostgreSQL ends before this process.
const redis = connect(redisServer.url);
const queue = createQueue(redis);

const store = createStore(pool);
await store.createTables();
await queue.add("plan", { kind: "plan", day: "2026-01-31" });
{
  await using _workers = startWorkers(
    3,
    {
      SANGUINE_URL: service.url,
      SANGUINE_API_KEY: mock.apiKey,
      REDIS_URL: redisServer.url,
      DATABASE_URL: postgres.url,
    },
    console.log,
  );
  while (!(await store.isDone())) await sleep(200);
}
const { rows } = await pool.query(
  "SELECT resource, count(DISTINCT user_id)::int AS users, count(*)::int AS points FROM points GROUP BY resource",
);
console.table(rows);

await queue.close();
redis.disconnect();
await pool.end();
