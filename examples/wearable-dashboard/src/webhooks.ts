import type { Pool, PoolClient } from "pg";
import { createWebhookRouter, type WebhookRouter } from "sanguine/webhooks";
import { createPostgresStore } from "sanguine/webhooks/postgres";
import { queueImport, type SeriesName } from "./imports.ts";

/** Options of {@link createReceiver}. */
export interface ReceiverOptions {
  readonly pool: Pool;
  /** The endpoint's secrets. Pass two while you rotate them. */
  readonly secrets: string | readonly string[];
  /** Returns the current time in milliseconds. @default Date.now */
  readonly now?: () => number;
}

/** The dashboard shows a week, so older history is not read. One more day, because a range in UTC cuts local days. */
const historyMs = 8 * 24 * 60 * 60 * 1_000;

/**
 * Creates the receiver of webhooks. A webhook says what changed, and can come late, twice or after a newer one. So the receiver only
 * notes what to read, in the transaction that marks the message as handled. The importer reads it from the service.
 */
export function createReceiver({ pool, secrets, now }: ReceiverOptions): WebhookRouter {
  const queueHistory =
    (resource: SeriesName) =>
    async (
      { data }: { data: { user_id: string; start_date: string; end_date: string } },
      client: PoolClient,
    ) => {
      const end = Date.parse(data.end_date);
      const start = Math.max(Date.parse(data.start_date), end - historyMs);
      const range = { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
      await queueImport(client, data.user_id, resource, range);
    };
  const queueDay =
    (resource: SeriesName) =>
    async (
      {
        user_id,
        data,
      }: { user_id: string | null; data: { data: readonly { start: string; end: string }[] } },
      client: PoolClient,
    ) => {
      const [first, last] = [data.data[0], data.data.at(-1)];
      if (user_id === null || first === undefined || last === undefined) return;
      await queueImport(client, user_id, resource, { start: first.start, end: last.end });
    };

  return createWebhookRouter({
    secrets,
    now,
    store: createPostgresStore(pool),
    on: {
      // The application reads the connections again when a page needs them: see app.ts.
      "provider.connection.*": () => undefined,
      "historical.data.steps.created": queueHistory("steps"),
      "historical.data.heartrate.created": queueHistory("heartrate"),
      "historical.data.hypnogram.created": queueHistory("hypnogram"),
      "daily.data.steps.*": queueDay("steps"),
      "daily.data.heartrate.*": queueDay("heartrate"),
      "daily.data.hypnogram.*": queueDay("hypnogram"),
      // The service adds event types without notice.
      unknown: () => undefined,
    },
  });
}
