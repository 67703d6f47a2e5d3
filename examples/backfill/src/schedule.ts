/** Creates the tables and schedules the nightly plan. Run it once for each deployment: `npm run schedule`. */
import { Pool } from "pg";
import { connect, createQueue } from "./queue.ts";
import { readSettings } from "./settings.ts";
import { createStore } from "./store.ts";

const settings = readSettings();
const pool = new Pool({ connectionString: settings.databaseUrl });
const redis = connect(settings.redisUrl);
const queue = createQueue(redis);

await createStore(pool).createTables();
await queue.upsertJobScheduler(
  "nightly",
  { pattern: "0 0 2 * * *", tz: "UTC" },
  { name: "plan", data: { kind: "plan" } },
);
console.log("Every night at 02:00 UTC, a worker plans the copy of the last days.");

await queue.close();
await pool.end();
redis.disconnect();
