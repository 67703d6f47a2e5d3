import { createClientPool } from "redis";
import { createWorldStore as createPostgresTeams } from "sanguine/mock/store/postgres";
import { createWorldStore as createRedisTeams } from "sanguine/mock/store/redis";
import { createPostgresStore } from "sanguine/webhooks/postgres";
import { createRedisStore } from "sanguine/webhooks/redis";

// Old releases of pg are CommonJS without named exports.
const { default: pg } = await import("pg");
// Neither opens a connection before the first message: `npm run test:stores` runs them with their servers.
const postgres = typeof createPostgresStore(new pg.Pool()).runOnce;
const redis = typeof createRedisStore(createClientPool()).runOnce;
// The same for the stores of teams, which take a client of Redis as well.
const [postgresTeams, redisTeams] = [
  createPostgresTeams(new pg.Pool()),
  createRedisTeams(createClientPool()),
];
if (typeof postgresTeams.claim !== "function" || typeof redisTeams.claim !== "function")
  throw new Error("no claim");
console.log(JSON.stringify({ postgres, redis }));
