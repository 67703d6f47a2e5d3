import { isNotFoundError, type Client } from "sanguine";
import type { TimeseriesResource } from "sanguine/types";
import type { Store } from "./store.ts";

/** What {@link copySeries} needs. */
export interface CopyTools {
  readonly client: Client;
  readonly store: Store;
  readonly signal?: AbortSignal;
}

/** How a copy ended. `superseded`: another worker took over the series, because this one was silent for too long. */
export type CopyOutcome = "done" | "gone" | "superseded";

/** Copies a series from the service into the store, page by page, from its checkpoint on. */
export async function copySeries({ client, store, signal }: CopyTools, id: string): Promise<CopyOutcome> {
  const checkpoint = await store.read(id);
  if (checkpoint === null) return "gone";
  if (checkpoint.state !== "open") return checkpoint.state;
  const { userId, resource, startDate, endDate } = checkpoint;
  let { cursor } = checkpoint;
  const range = { start_date: startDate, end_date: endDate };
  const list = client.timeseries.grouped(userId, resource as TimeseriesResource, range, {
    from: cursor,
    signal,
  });
  try {
    for await (const { items, next } of list.pages()) {
      if (!(await store.savePage(id, { cursor, next, points: items }))) return "superseded";
      cursor = next;
    }
    return "done";
  } catch (error) {
    if (!isNotFoundError(error)) throw error;
    // The user was deleted. Decide here what that means for the points that you have stored.
    await store.markGone(id);
    return "gone";
  }
}
