import { CancelledError, QueryClient } from "@tanstack/query-core";
import type { Client } from "sanguine";
import { createQueries, getStaleQueries } from "sanguine/tanstack-query";

/** A connection as the page shows it. */
export interface Connection {
  readonly name: string;
  readonly status: string;
}

/**
 * Reads the connections of users from the service when a page needs them. Keeps what it has read for a minute at most, because a
 * webhook reaches one process and others may run.
 */
export function createConnections(client: Client) {
  const queries = createQueries(client);
  const times = { staleTime: 60_000, gcTime: 60_000 };
  const queryClient = new QueryClient({ defaultOptions: { queries: times } });
  const read = async (userId: string): Promise<readonly Connection[]> => {
    try {
      // A page waits for it.
      const { providers } = await queryClient.fetchQuery(
        queries.users.providers(userId, { deadline: 5_000 }),
      );
      return providers;
    } catch (error) {
      if (error instanceof CancelledError && error.silent !== true) return read(userId);
      throw error;
    }
  };
  return {
    read,
    /** Reads again what a verified webhook says has changed, when a page needs it. */
    invalidate: async (event: Parameters<typeof getStaleQueries>[0]): Promise<void> => {
      const stale = getStaleQueries(event);
      // A response that is on its way may be older than the change, so it is read again.
      await queryClient.cancelQueries(stale, { revert: false });
      await queryClient.invalidateQueries(stale);
    },
    [Symbol.dispose]: () => queryClient.clear(),
  };
}
