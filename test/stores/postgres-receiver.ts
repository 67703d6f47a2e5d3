import { Pool } from "pg";
import { createWebhookRouter } from "sanguine/webhooks";
import { createPostgresStore } from "sanguine/webhooks/postgres";
import { secret, type CreateReceiver } from "./receiver.ts";

export const createPostgresPool = (folder: string): Pool =>
  new Pool({ host: folder, user: "postgres", database: "postgres", max: 4 });

export const createReceiver: CreateReceiver = async (folder, target, reach) => {
  const pool = createPostgresPool(folder);
  return createWebhookRouter({
    secrets: secret,
    store: createPostgresStore(pool),
    on: {
      "labtest.order.*": async ({ id }, client) => {
        await reach(id, "started");
        await (target === "outside" ? pool : client).query("INSERT INTO effects VALUES ($1)", [id]);
        await reach(id, "written");
      },
      unknown: () => undefined,
    },
  });
};
