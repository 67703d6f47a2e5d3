import { createClientPool } from "redis";
import { createPostgresStore } from "sanguine/webhooks/postgres";
import { createRedisStore } from "sanguine/webhooks/redis";

// Old releases of pg are CommonJS without named exports.
const { default: pg } = await import("pg");
// Neither opens a connection before the first message: `npm run test:stores` runs them with their servers.
const postgres = typeof createPostgresStore(new pg.Pool()).runOnce;
const redis = typeof createRedisStore(createClientPool()).runOnce;
console.log(JSON.stringify({ postgres, redis }));
