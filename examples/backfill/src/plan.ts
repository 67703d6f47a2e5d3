import type { Queue } from "bullmq";
import type { Client } from "sanguine";
import type { TimeseriesResource } from "sanguine/types";
import { createSeriesJob, type JobData } from "./queue.ts";
import type { Store } from "./store.ts";

/** What each night copies of every user. */
export const resources: readonly TimeseriesResource[] = ["steps", "heartrate", "hypnogram"];

/** What {@link planNight} needs. */
export interface PlanTools {
  readonly client: Client;
  readonly store: Store;
  readonly queue: Queue<JobData>;
  readonly signal?: AbortSignal;
}

/**
 * Plans the copy of `days` days that end with `endDate`, for all users. Running it twice adds nothing, so a planner that died simply
 * runs again. It also queues what earlier nights left unfinished, and what a Redis that lost its data has forgotten.
 */
export async function planNight(
  { client, store, queue, signal }: PlanTools,
  endDate: string,
  days: number,
): Promise<void> {
  const startDate = addDays(endDate, 1 - days);
  for await (const { items } of client.users.list({ limit: 500 }, { signal }).pages()) {
    await store.open(
      items.flatMap(({ user_id }) =>
        resources.map((resource) => ({ userId: user_id, resource, startDate, endDate })),
      ),
    );
  }
  let after: string | undefined = "0";
  while (after !== undefined) {
    const ids: string[] = await store.listOpen(after, 1_000);
    await queue.addBulk(ids.map(createSeriesJob));
    after = ids.at(-1);
  }
}

/** Returns the date that lies a number of days after a date. */
export function addDays(date: string, days: number): string {
  const time = new Date(`${date}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
}
