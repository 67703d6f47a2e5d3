import type { User } from "sanguine";
import { createMock, type Mock } from "sanguine/mock";
import { listen, type MockServer } from "sanguine/mock/node";

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

/** The service, which records each request and enforces its rate limit. */
export interface Service extends AsyncDisposable {
  readonly mock: Mock;
  readonly url: string;
  readonly users: readonly User[];
  readonly arrivals: readonly Arrival[];
  /** Runs for each request before its response. It may hold the response back. */
  onArrival: (arrival: Arrival) => void | Promise<void>;
}

/** Starts the mock with users who wear a watch. */
export async function startService(userCount: number): Promise<Service> {
  const mock = createMock({ now: "2026-02-02T02:00:00Z", pageSize: 50, journalSize: 1 });
  const users = Array.from({ length: userCount }, () => mock.users.create());
  for (const user of users) {
    mock.connections.create({ user, provider: "acme_watch" });
  }
  const server: MockServer = await listen(mock);
  const arrivals: Arrival[] = [];
  const service: Service = {
    mock,
    url: server.url,
    users,
    arrivals,
    onArrival: () => undefined,
    [Symbol.asyncDispose]: () => server.close(),
  };
  const arrive = async (
    operation: Arrival["operation"],
    userAgent: string | null,
    series?: Arrival["series"],
  ): Promise<void> => {
    const at = performance.now();
    const pid = Number(/worker (\d+)/.exec(userAgent ?? "")?.[1]);
    const arrival: Arrival = { number: arrivals.length + 1, at, pid, operation, series };
    arrivals.push(arrival);
    await service.onArrival(arrival);
  };
  mock.override("users.list", async ({ header, next }) => {
    await arrive("users.list", header("user-agent"));
    return next();
  });
  mock.override("timeseries.grouped", async ({ header, params, next }) => {
    const series = { userId: params.user_id, resource: params.resource };
    await arrive("timeseries.grouped", header("user-agent"), series);
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
