import { MutationObserver, QueryClient } from "@tanstack/query-core";
import { setupServer } from "msw/node";
import { createClient, type Order } from "sanguine";
import { createMock } from "sanguine/mock";
import { test as jestTest } from "sanguine/mock/jest";
import { createHandlers } from "sanguine/mock/msw";
import { setupMockServer } from "sanguine/mock/msw/node";
import { test as nodeTest } from "sanguine/mock/node-test";
import { createQueries, getStaleQueries } from "sanguine/tanstack-query";

// MSW and TanStack Query declare their classes once for ES modules and once for CommonJS. Each compiles with the ones of its format.
const mock = createMock();
const server = setupServer(...createHandlers(mock));
export const own: ReturnType<typeof setupServer> = setupMockServer(mock);
export const tests = [jestTest, nodeTest].map((test) => test.extend({ mockServer: server }));

const queries = createQueries(createClient({ baseUrl: mock.url, apiKey: mock.apiKey }));
const queryClient = new QueryClient();
export const order: Promise<Order> = queryClient.fetchQuery(queries.orders.get("o-1"));
export const cached: Order | undefined = queryClient.getQueryData(queries.orders.get("o-1").queryKey);
export const pages: Promise<number | undefined> = queryClient
  .fetchInfiniteQuery(queries.orders.list())
  .then(({ pages: [page] }) => page?.items.length);
export const updated: Promise<void> = new MutationObserver(queryClient, queries.users.update()).mutate([
  "u-1",
  {},
]);
export const stale: Promise<void> = queryClient.invalidateQueries(
  getStaleQueries({ type: "labtest.order.updated" }),
);
