import { createMock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";

/** A request that reached the service. */
export interface Arrival {
  /** Number of the request, from 1. */
  readonly number: number;
  /** Milliseconds, by a clock that never jumps. */
  readonly at: number;
  /** Id of the worker's process. */
  readonly pid: number;
  readonly operation: "users.list" | "timeseries.grouped";
  /** The user and the series; undefined for the list of users. */
  readonly series?: { readonly userId: string; readonly resource: string };
}

export type Service = Awaited<ReturnType<typeof startService>>;

/** Starts the service with users who wear a watch. It records each request. */
export async function startService(userCount: number) {
  const mock = createMock({ now: "2026-02-02T02:00:00Z", pageSize: 50, journalSize: 1 });
  const users = Array.from({ length: userCount }, () => mock.users.create());
  for (const user of users) mock.connections.create({ user, provider: "acme_watch" });
  const server = await listen(mock);
  const arrivals: Arrival[] = [];
  const service = {
    mock,
    url: server.url,
    users,
    arrivals,
    /** Runs for each request before its response. It may hold the response back. */
    onArrival: (_arrival: Arrival): void | Promise<void> => undefined,
    [Symbol.asyncDispose]: () => server.close(),
  };
  const arrive = async (arrival: Pick<Arrival, "operation" | "series">, userAgent: string | null) => {
    const pid = Number(/worker (\d+)/.exec(userAgent ?? "")?.[1]);
    const arrived = { number: arrivals.length + 1, at: performance.now(), pid, ...arrival };
    arrivals.push(arrived);
    await service.onArrival(arrived);
  };
  mock.override("users.list", async ({ header, next }) => {
    await arrive({ operation: "users.list" }, header("user-agent"));
    return next();
  });
  mock.override("timeseries.grouped", async ({ header, params, next }) => {
    const series = { userId: params.user_id, resource: params.resource };
    await arrive({ operation: "timeseries.grouped", series }, header("user-agent"));
    return next();
  });
  return service;
}

/** Returns the largest number of requests that arrived within any window. */
export function countMost(arrivals: readonly Arrival[], windowMs: number): number {
  let most = 0;
  let first = 0;
  for (const [index, { at }] of arrivals.entries()) {
    while (at - (arrivals[first]?.at ?? at) >= windowMs) first += 1;
    most = Math.max(most, index - first + 1);
  }
  return most;
}
