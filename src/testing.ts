/**
 * Stubs of calls and lists, for tests that replace methods of a client. They work with every test library.
 *
 * @module sanguine/testing
 */
import type { GroupedTimeseries, TimeseriesGroup, TimeseriesSource } from "./generated/types.ts";
import type { Limit, List, Page } from "./lists/list.ts";
import { SeriesList, type PointOrigin } from "./resources/timeseries-list.ts";
import { RunningCall, type Call, type CallMeta, type CallResult } from "./transport/call.ts";

/** What `withResponse()` of a stub resolves to, beside the data. */
export interface StubbedResponse {
  /** The response. @default an empty 200 response */
  readonly response?: Response | undefined;
  /** Metadata that differs from one attempt without a request id, in 0 milliseconds. */
  readonly meta?: Partial<CallMeta> | undefined;
}

/**
 * Returns a call that succeeds with this value.
 * @param data - what awaiting the call gives; undefined for a call without data.
 * @param stubbed - what `withResponse()` gives beside it.
 * @example
 * ```ts
 * import { createClient } from "sanguine";
 * import { createMock } from "sanguine/mock";
 * import { resolvedCall } from "sanguine/testing";
 * import { expect, test, vi } from "vitest";
 * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 *
 * test("greets a user", async () => {
 *   const user = createMock().users.create({ client_user_id: "u-42" }); // a complete user
 *   vi.spyOn(client.users, "get").mockReturnValue(resolvedCall(user));
 *   expect((await client.users.get("any id")).client_user_id).toBe("u-42");
 * });
 * ```
 */
export function resolvedCall<T>(data: T, { response, meta }: StubbedResponse = {}): Call<T> {
  const result = {
    data,
    response: response ?? new Response(),
    meta: { requestId: null, attempts: 1, durationMs: 0, rateLimit: null, ...meta },
  };
  return new RunningCall(Promise.resolve(result));
}

/** What a list of points has beside other lists. */
export interface StubbedSeries<Groups> {
  /** Returns the groups of at most `limit` points. */
  groups(options: Limit): Promise<Groups>;
}

/** A point without its origin. */
export type StubbedPoint<Item> = Item extends unknown ? Omit<Item, keyof PointOrigin> : never;

/** Groups of points by provider slug. */
export type StubbedGroups<Item> = Record<string, TimeseriesGroup<StubbedPoint<Item>>[]>;

/** Where the pages of a stub come from, for the messages of a list. */
const route = { method: "GET", path: "/" };

/**
 * Returns a call that fails with this error. It can stand for a list too. It reports no unhandled rejection before you use it.
 * @example
 * ```ts
 * import { createClient } from "sanguine";
 * import { rejectedCall } from "sanguine/testing";
 * import { expect, test, vi } from "vitest";
 * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 *
 * test("reports an outage", async () => {
 *   vi.spyOn(client.users, "list").mockReturnValue(rejectedCall(new Error("no connection")));
 *   await expect(client.users.list().toArray({ limit: 10 })).rejects.toThrow("no connection");
 * });
 * ```
 */
export function rejectedCall(error: unknown): Call<never> & List<never, never> & StubbedSeries<never> {
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- it fails with what the test passes.
  const result: Promise<CallResult<never>> = Promise.reject(error);
  // A stub may never be used. Whoever awaits it still receives the error.
  result.catch(() => undefined);
  return Object.assign(createStub(new RunningCall<never>(result)), { withResponse: () => result }) as never;
}

/** Creates a list of one page. It can stand for any list, a list of points too. */
const createStub = <P>(page: Call<P>) =>
  new SeriesList(
    route,
    { parameter: "", read: (read: unknown) => read as never },
    // The stub sends nothing.
    {} as never,
    {},
    () => page as never,
  );

/** Groups points by their origin, as the service does. */
function groupPoints(points: readonly PointOrigin[]): GroupedTimeseries["groups"] {
  const groups: Record<string, { source: TimeseriesSource; data: object[] }[]> = {};
  for (const { provider, source, ...point } of points) {
    const list = (groups[provider] ??= []);
    const same = list.find((group) => JSON.stringify(group.source) === JSON.stringify(source));
    if (same) same.data.push(point);
    else list.push({ source, data: [point] });
  }
  return groups as GroupedTimeseries["groups"];
}

/**
 * Returns a list of one page with these items. Items with `provider` and `source` make a list of points.
 * @param items - the items of the page.
 * @example
 * ```ts
 * import { createClient } from "sanguine";
 * import { createMock } from "sanguine/mock";
 * import { pageOf } from "sanguine/testing";
 * import { expect, test, vi } from "vitest";
 * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 *
 * test("counts the users", async () => {
 *   const users = [createMock().users.create()];
 *   vi.spyOn(client.users, "list").mockReturnValue(pageOf(users));
 *   expect((await client.users.list()).total).toBe(1);
 *   for await (const user of client.users.list()) expect(user).toBe(users[0]);
 * });
 * ```
 */
export function pageOf<Item extends PointOrigin>(
  items: readonly Item[],
): List<Item, Page<Item> & { readonly groups: StubbedGroups<Item> }> & StubbedSeries<StubbedGroups<Item>>;
/**
 * Returns a list of one page with these items.
 * @param items - the items of the page.
 */
export function pageOf<T>(items: readonly T[]): List<T>;
/**
 * Returns a list of one page with these items and other fields of a page.
 * @param items - the items of the page.
 * @param fields - the other fields, such as `pricing`. `total` is the number of items unless you give it.
 */
export function pageOf<T, Fields extends object>(
  items: readonly T[],
  fields: Fields,
): List<T, Page<T> & Fields>;
export function pageOf<T>(items: readonly T[], fields?: object): List<T> {
  const page = { items: [...items], total: items.length, ...fields, next: null };
  // Only a list of points is asked for its groups. Not enumerable, so that other pages print without them.
  Object.defineProperty(page, "groups", { get: () => groupPoints(items as readonly never[]) });
  return createStub(resolvedCall(page)) as unknown as List<T>;
}
