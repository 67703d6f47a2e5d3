import type { Pool, PoolClient } from "pg";
import { createWebhookRouter } from "sanguine/webhooks";
import { createPostgresStore } from "sanguine/webhooks/postgres";
import { queueImport, type SeriesName } from "./imports.ts";
import type { Settings } from "./settings.ts";

/** The dashboard shows a week, so older history is not read. One more day, because a range in UTC cuts local days. */
const historyMs = 8 * 24 * 60 * 60 * 1_000;

/**
 * Creates the receiver of webhooks. A webhook says what changed, and can come late, twice or after a newer one. So the receiver only
 * notes what to read, in the transaction that marks the message as handled. The importer reads it from the service.
 */
export function createReceiver(pool: Pool, { secrets, now }: Settings) {
  type History = { data: { user_id: string; start_date: string; end_date: string } };
  const queueHistory = (resource: SeriesName) => async (event: History, client: PoolClient) => {
    const { user_id, start_date, end_date } = event.data;
    const start = Math.max(Date.parse(start_date), Date.parse(end_date) - historyMs);
    await queueImport(client, user_id, resource, new Date(start), new Date(end_date));
  };
  type Day = { user_id: string | null; data: { data: readonly { start: string; end: string }[] } };
  const queueDay = (resource: SeriesName) => async (event: Day, client: PoolClient) => {
    const [first, last] = [event.data.data[0], event.data.data.at(-1)];
    if (event.user_id === null || first === undefined || last === undefined) return;
    await queueImport(client, event.user_id, resource, first.start, last.end);
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
