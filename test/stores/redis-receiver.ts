import { join } from "node:path";
import { createClientPool } from "redis";
import { createWebhookRouter } from "sanguine/webhooks";
import { createRedisStore } from "sanguine/webhooks/redis";
import { secret, type CreateReceiver } from "./receiver.ts";

/** Claims of a crashed worker expire after this many milliseconds in the tests. */
const CLAIM = 300;

// The default of the pool's waiting time fails on a busy machine.
const poolOptions = { acquireTimeout: 30_000 };

export const createRedisPool = (folder: string): ReturnType<typeof createClientPool> =>
  createClientPool({ socket: { path: join(folder, "redis.sock"), tls: false } }, poolOptions);

export const createReceiver: CreateReceiver = async (folder, target, reach) => {
  const pool = createRedisPool(folder);
  await pool.connect();
  return createWebhookRouter({
    secrets: secret,
    store: createRedisStore(pool, { claim: CLAIM }),
    on: {
      "labtest.order.*": async ({ id }, transaction) => {
        await reach(id, "started");
        if (target === "outside") await pool.rPush("effects", id);
        else transaction.rPush("effects", id);
        await reach(id, "written");
      },
      unknown: () => undefined,
    },
  });
};
