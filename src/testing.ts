/**
 * Stubs of calls and lists, for tests that replace methods of a client. They work with every test library.
 *
 * @module sanguine/testing
 */
import type { List, Page } from "./lists/list.ts";
import { PagedList } from "./lists/paged-list.ts";
import type { PageParts } from "./lists/paging.ts";
import { RunningCall, type Call, type CallMeta, type CallResult } from "./transport/call.ts";

/** What `withResponse()` of a stub resolves to, beside the data. */
export interface StubbedResponse {
  /** The response. @default an empty 200 response */
  readonly response?: Response;
  /** Metadata that differs from one attempt without a request id, in 0 milliseconds. */
  readonly meta?: Partial<CallMeta>;
}

/**
 * Returns a call that succeeds with this value.
 *
 * @param data - what awaiting the call gives; undefined for a call without data.
 * @param stubbed - what `withResponse()` gives beside it.
 * @example
 * ```ts
 * import { createClient } from "sanguine";
 * import { createMock } from "sanguine/mock";
 * import { resolvedCall } from "sanguine/testing";
 * import { expect, test, vi } from "vitest";
 *
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

/** Where the pages of a stub come from, for the messages of a {@link PagedList}. */
const route = { method: "GET", path: "/" };

/**
 * Returns a call that fails with this error. It can stand for a list too. It reports no unhandled rejection before you use it.
 *
 * @example
 * ```ts
 * import { createClient } from "sanguine";
 * import { rejectedCall } from "sanguine/testing";
 * import { expect, test, vi } from "vitest";
 *
 * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 *
 * test("reports an outage", async () => {
 *   vi.spyOn(client.users, "list").mockReturnValue(rejectedCall(new Error("no connection")));
 *   await expect(client.users.list().toArray({ limit: 10 })).rejects.toThrow("no connection");
 * });
 * ```
 */
export function rejectedCall(error: unknown): Call<never> & List<never, never> {
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- it fails with what the test passes.
  const result: Promise<CallResult<never>> = Promise.reject(error);
  // A stub may never be used. Whoever awaits it still receives the error.
  result.catch(() => undefined);
  const call = new RunningCall<never>(result);
  const style = { parameter: "", read: (page: never): never => page };
  const list = new PagedList<never, never, object, never>(route, style, {}, {}, () => call);
  return Object.assign(list, { withResponse: () => result });
}

/**
 * Returns a list of one page with these items.
 *
 * @param items - the items of the page.
 * @example
 * ```ts
 * import { createClient } from "sanguine";
 * import { createMock } from "sanguine/mock";
 * import { pageOf } from "sanguine/testing";
 * import { expect, test, vi } from "vitest";
 *
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
export function pageOf<T>(items: readonly T[]): List<T>;
/**
 * Returns a list of one page with these items and other fields of a page.
 *
 * @param items - the items of the page.
 * @param fields - the other fields, such as `pricing`. `total` is the number of items unless you give it.
 */
export function pageOf<T, Fields extends object>(
  items: readonly T[],
  fields: Fields,
): List<T, Page<T> & Fields>;
export function pageOf<T>(items: readonly T[], fields?: object): List<T> {
  const read = () => ({ items: [...items], total: items.length, ...fields, next: null });
  const style = { parameter: "", read };
  return new PagedList<T, PageParts<T>, object, null>(route, style, {}, {}, () => resolvedCall(null));
}
