import { MutationObserver, type Query, QueryClient, QueryObserver } from "@tanstack/query-core";
import {
  type Client,
  createLinkClient,
  isNotFoundError,
  type LabResults,
  type Order,
  type SanguineError,
  type User,
} from "sanguine";
import type { TimeseriesPage } from "sanguine/types";
import { createMock } from "sanguine/mock";
import { type CachedPage, createQueries, getStaleQueries, type StaleQueries } from "sanguine/tanstack-query";
import { expect, expectTypeOf, test } from "vitest";
import { operations, type OperationId } from "../../src/generated/operations.ts";
import { bundleProgram, sumGzip } from "../../scripts/bundle-program.ts";
import { enable } from "../contract/tour.ts";
import { callClient, prepareCall } from "../support/calls.ts";
import { root } from "../support/check-types.ts";
import { stubbed } from "./support/client.ts";

const mock = createMock();
/** Keys of the application itself. */
const otherKeys = [
  ["of the application"],
  ["sanguine"],
  ["sanguine", "orders", "get"],
  ["sanguine", "charts", "get", {}],
];
const createCache = () => new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });

/** The operations that read, though they are sent by POST. */
const postReads: readonly OperationId[] = ["markers.orderSet", "psc.availability", "phlebotomy.availability"];
const lists: readonly OperationId[] = [
  "users.list",
  "timeseries.grouped",
  "markers.list",
  "markers.orderSet",
  "labTests.list",
  "labTests.markers",
  "orders.list",
];
const reads = Object.values(operations).filter(
  ({ id, method }) => method === "GET" || postReads.includes(id),
);

/** Serializes data without what the mock draws for each request. */
const serialize = (data: unknown) => JSON.stringify(data).replaceAll(/bk_\w+|state=[^"&]+/g, "");

/** The options for the arguments of a call. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has the same methods with the same arguments.
const createOptions = (client: Client, ...rest: [Parameters<typeof callClient>[1], object?]) =>
  callClient(createQueries(client) as unknown as Client, ...rest) as unknown as Record<string, unknown> & {
    readonly queryKey: readonly unknown[];
    readonly queryFn: () => Promise<unknown>;
    readonly initialPageParam: never;
    readonly getNextPageParam: () => null;
  };

test.each(reads.map(({ id }) => [id]))("[TQ-1] %s can be fetched, and its key is stable", async (id) => {
  const team = enable(mock.team());
  const call = await prepareCall(team, id);
  const client = team.client();
  const options = createOptions(client, call);
  const cache = createCache();
  const isList = lists.includes(id);
  const data: unknown = isList
    ? (await cache.fetchInfiniteQuery(options)).pages[0]
    : await cache.fetchQuery(options);
  const expected = await callClient(client, call);
  expect(serialize(data)).toEqual(serialize(expected));
  const again = createOptions(team.client(), call, { timeout: 1_000 });
  expect(again.queryKey).toEqual(options.queryKey);
  expect(cache.getQueryData(again.queryKey)).toBeDefined();
  expect(options.queryKey.slice(0, 3)).toEqual(["sanguine", ...id.split(".")]);
  expect("initialPageParam" in options).toBe(isList);
  expect(JSON.stringify(options.queryKey)).not.toMatch(/sk_|token/);
});

test.each(
  Object.values(operations)
    .filter((operation) => !reads.includes(operation))
    .map(({ id }) => [id]),
)("[TQ-2] %s is a mutation", async (id) => {
  const team = enable(mock.team());
  const { [id.split(".")[0] as "orders"]: resource } = createQueries(team.client());
  const options = resource[id.split(".")[1] as "cancel"]();
  expect(options.mutationKey).toEqual(["sanguine", ...id.split(".")]);
  // The call passes its arguments on as the variables.
  const variables: never[] = [];
  const record = (...given: never[]) => variables.push(...given);
  const prepared = await prepareCall(team, id);
  const photograph = { file: new Uint8Array([0xff, 0xd8, 0xff]) };
  const call =
    id === "labReports.create"
      ? { ...prepared, body: { ...Object(prepared.body), ...photograph } as object }
      : prepared;
  await callClient({ [id.split(".")[0] ?? ""]: { [id.split(".")[1] ?? ""]: record } } as never, call);
  const observer = new MutationObserver(createCache(), options);
  await observer.mutate(variables as never);
  expect(observer.getCurrentResult().status).toBe("success");
});

test("[TQ-1, GEN-15] a query reads what its key says, also when the application uses the arguments again", async () => {
  const team = mock.team();
  const [own, other] = [1, 2].map(() => team.users.create().user_id);
  const { id } = team.orders.create({ user: own! });
  const query = { user_id: own! };
  const options = createQueries(team.client()).orders.list(query);
  query.user_id = other!;
  const { pages } = await createCache().fetchInfiniteQuery(options);
  expect(pages.flatMap(({ items }) => items.map((order) => order.id))).toEqual([id]);
  expect(options.queryKey).toEqual(["sanguine", "orders", "list", { user_id: own }]);
});

test("[TQ-1] keys name the resource, the method and the parameters, and pages follow each other", async () => {
  const team = mock.team();
  const ids = [1, 2, 3].map(() => team.users.create().user_id);
  const queries = createQueries(team.client());
  const [user = ""] = ids;
  expect(queries.users.get(user).queryKey).toEqual(["sanguine", "users", "get", { user_id: user }]);
  expect(queries.orders.list().queryKey).toEqual(queries.orders.list({}, { retries: 0 }).queryKey);
  expect(queries.users.list({ limit: 2 }, { from: "1" }).queryKey).toEqual([
    "sanguine",
    "users",
    "list",
    { limit: 2, from: "1" },
  ]);
  expect(queries.timeseries.grouped(user, "steps", { start_date: "2026-01-01" }).queryKey[3]).toEqual({
    user_id: user,
    resource: "steps",
    start_date: "2026-01-01",
  });
  const further = { query: { sort: "asc", limit: 9 } };
  expect(queries.users.list({ limit: 2 }, further).queryKey[3]).toEqual({ sort: "asc", limit: 2 });
  const { pages, pageParams } = await createCache().fetchInfiniteQuery({
    ...queries.users.list({ limit: 2 }),
    pages: 5,
  });
  expect(pages.map(({ items }) => items.map(({ user_id }) => user_id).toSorted())).toEqual(
    [ids.slice(0, 2), ids.slice(2)].map((page) => page.toSorted()),
  );
  expect(pageParams).toEqual([null, "2"]);
});

test("[TQ-1] the request aborts with its query, and the client alone retries", async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const { client } = stubbed(
    (_url, { signal }) =>
      new Promise((_resolve, reject) => {
        signals.push(signal);
        signal?.addEventListener("abort", () => {
          reject(new Error("aborted"));
        });
      }),
  );
  const options = createQueries(client).providers.list();
  const cache = createCache();
  const fetched = cache.fetchQuery(options).catch(() => "cancelled");
  await expect.poll(() => signals.length).toBe(1);
  await cache.cancelQueries({ queryKey: options.queryKey });
  expect(await fetched).toBe("cancelled");
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);

  const unknown = "00000000-0000-4000-8000-000000000000";
  const { orders } = createQueries(mock.team().client());
  const error: unknown = await new QueryClient()
    .fetchQuery({ ...orders.get(unknown) })
    .catch((given: unknown) => given);
  expect(isNotFoundError(error, "orders.get")).toBe(true);
  expect(orders.get(unknown).retry).toBe(false);
});

test("[TQ-1] data, pages, variables and errors have the types of the client", () => {
  const cache = createCache();
  const queries = createQueries(mock.client());
  const observer = new QueryObserver(cache, { ...queries.orders.result("o-1"), enabled: false });
  expectTypeOf(observer.getCurrentResult().data).toEqualTypeOf<LabResults | undefined>();
  expectTypeOf(observer.getCurrentResult().error).toEqualTypeOf<SanguineError | null>();
  expectTypeOf(cache.getQueryData(queries.users.get("u-1").queryKey)).toEqualTypeOf<User | undefined>();
  const page = cache.getQueryData(queries.timeseries.grouped("u-1", "steps", { start_date: "" }).queryKey);
  expectTypeOf(page?.pages[0]).toEqualTypeOf<CachedPage<TimeseriesPage<"steps">> | undefined>();
  expectTypeOf(queries.orders.cancel().mutationFn)
    .parameter(0)
    .toMatchTypeOf<readonly [string, ...unknown[]]>();
  // @ts-expect-error -- a mutation of an order takes its id.
  void (() => queries.orders.cancel().mutationFn([]));
  expect(
    Object.keys(createQueries(createLinkClient({ baseUrl: "https://api.example.com", linkToken: "t" }))),
  ).toEqual(["link"]);
});

test("[TQ-1] a query ends with the signal of its arguments, and with that of the cache", async () => {
  const own = new AbortController();
  const given: (AbortSignal | undefined)[] = [];
  const queries = createQueries({
    orders: {
      get: (_id: string, options?: { signal?: AbortSignal }) => Promise.resolve(given.push(options?.signal)),
    },
  });
  await createCache().fetchQuery(queries.orders.get("o-1", { signal: own.signal }));
  await createCache().fetchQuery(queries.orders.get("o-1"));
  expect(given.map((signal) => signal?.aborted)).toEqual([false, false]);
  own.abort();
  expect(given.map((signal) => signal?.aborted)).toEqual([true, false]);
});

test("[TQ-1] functions of the application take the place of methods, under the same keys", async () => {
  const order = { id: "o-1" } as Order;
  const queries = createQueries({
    orders: {
      get: (id: string, options?: { signal: AbortSignal }) => Promise.resolve({ ...order, id, options }),
    },
  });
  const options = queries.orders.get("o-2");
  expect(options.queryKey).toEqual(createQueries(mock.client()).orders.get("o-2").queryKey);
  const { id, options: given } = await createCache().fetchQuery(options);
  expect(id).toBe("o-2");
  expect(given?.signal).toBeInstanceOf(AbortSignal);
  expect(Object.keys(queries.orders)).toEqual(["get"]);
  // What is no object has no methods.
  expect(createQueries({ link: "https://app.example.com/?link_token=secret", orders: 5 })).toEqual({});
});

/** A cache of queries about two users and two orders of the first. Its function names those that a filter finds. */
function createWorld() {
  const { users, insurance, timeseries, orders, orderTransactions, psc, providers, labReports } =
    createQueries(mock.client());
  const queries = {
    user1: users.get("u-1"),
    user2: users.get("u-2"),
    users: users.list(),
    connections1: users.providers("u-1"),
    insurance1: insurance.latest("u-1"),
    steps1: timeseries.grouped("u-1", "steps", { start_date: "2026-01-01" }),
    orders: orders.list(),
    orders1: orders.list({ user_id: "u-1" }),
    orders2: orders.list({ user_id: "u-2" }),
    order1: orders.get("o-1"),
    order2: orders.get("o-2"),
    transaction: orderTransactions.get("t-1"),
    appointment1: psc.appointment("o-1"),
    job1: labReports.get("j-1"),
    providers: providers.list(),
  };
  const cache = createCache();
  for (const key of otherKeys) cache.setQueryData(key, {});
  for (const { queryKey } of Object.values(queries)) cache.setQueryData(queryKey, {} as never);
  const findNames = () =>
    Object.entries(queries)
      .filter(([, { queryKey }]) => cache.getQueryState(queryKey)?.isInvalidated)
      .map(([name]) => name);
  return { cache, findNames };
}

const findStale = async (filter: StaleQueries) => {
  const { cache, findNames } = createWorld();
  await cache.invalidateQueries(filter);
  for (const key of otherKeys) expect(cache.getQueryState(key)?.isInvalidated).toBe(false);
  return findNames();
};

const all = createQueries(mock.client());
/** A file. Its bytes say nothing about queries. */
const unread = new Proxy([], {
  get: () => {
    throw new Error("The file was read.");
  },
});

test.each<[string, StaleQueries, string[]]>([
  [
    "orders.cancel",
    all.orders.cancel().getStaleQueries(["o-1"]),
    ["orders", "orders1", "orders2", "order1", "transaction", "appointment1"],
  ],
  [
    "psc.book",
    all.psc.book().getStaleQueries(["o-2", { booking_key: "k" }]),
    ["orders", "orders1", "orders2", "order2", "transaction"],
  ],
  [
    "orders.import",
    all.orders.import().getStaleQueries([{ user_id: "u-2", sample_id: "s-1" } as never]),
    ["orders", "orders2", "order1", "order2", "transaction", "appointment1"],
  ],
  // The kit can have been another user's.
  [
    "orders.registerTestkit",
    all.orders.registerTestkit().getStaleQueries([{ user_id: "u-2", sample_id: "s-1" } as never]),
    ["orders", "orders1", "orders2", "order1", "order2", "transaction", "appointment1"],
  ],
  ["users.update", all.users.update().getStaleQueries(["u-2", {}]), ["user2", "users", "orders2"]],
  [
    "users.refresh",
    all.users.refresh().getStaleQueries(["u-1"]),
    ["user1", "users", "connections1", "insurance1", "steps1", "orders1"],
  ],
  [
    "users.undoDelete",
    all.users.undoDelete().getStaleQueries([{ user_id: "u-1" }]),
    ["user1", "users", "connections1", "insurance1", "steps1", "orders1"],
  ],
  [
    "link.connectDemo",
    all.link.connectDemo().getStaleQueries([{ user_id: "u-1", provider: "acme_watch" }]),
    ["user1", "users", "connections1", "insurance1", "steps1", "orders1"],
  ],
  [
    "labReports.create",
    all.labReports.create().getStaleQueries([{ user_id: "u-1", file: unread }]),
    ["job1"],
  ],
])("[TQ-2] %s makes the right queries stale", async (_, filter, expected) => {
  expect(await findStale(filter)).toEqual(expected);
});

test("[TQ-2] an update of an id makes the queries of the earlier id stale, and ids in capitals are the same ids", () => {
  const user_id = "aaaaaaaa-0000-4000-8000-00000000000a";
  const capitals = user_id.toUpperCase();
  const finds = ({ predicate }: StaleQueries, { queryKey }: { readonly queryKey: readonly unknown[] }) =>
    predicate({ queryKey } as unknown as Query);
  const renamed = all.users.update().getStaleQueries([user_id, { client_user_id: "new" }]);
  expect([all.users.resolve("old"), all.users.resolve("new")].map((one) => finds(renamed, one))).toEqual([
    true,
    true,
  ]);
  const registered = all.users.create().getStaleQueries([{ client_user_id: "new" }]);
  expect(finds(registered, all.users.resolve("old"))).toBe(false);
  const event = getStaleQueries({ type: "labtest.order.updated", user_id, data: { id: user_id } });
  expect(
    [all.orders.get(capitals), all.orders.list({ user_id: capitals })].map((one) => finds(event, one)),
  ).toEqual([true, true]);
  // The service reads null and an empty text as no filter.
  for (const none of [undefined, null, ""])
    expect(finds(event, all.orders.list({ user_id: none as never }))).toBe(true);
  const disconnected = all.users.disconnect().getStaleQueries([user_id, "acme_watch"]);
  for (const provider of ["", null, "acme_watch"]) {
    const query = { start_date: "2026-01-01", provider: provider as never };
    expect(finds(disconnected, all.timeseries.grouped(user_id, "steps", query))).toBe(true);
  }
  const refreshed = all.users.refresh().getStaleQueries([capitals]);
  expect(finds(refreshed, all.orders.list({ user_id }))).toBe(true);
});

test("[TQ-2] a mutation invalidates when it succeeds", async () => {
  const team = mock.team();
  const order = team.orders.create();
  const queries = createQueries(team.client());
  const cache = createCache();
  await cache.fetchQuery(queries.orders.get(order.id));
  const observer = new MutationObserver(cache, queries.orders.cancel());
  await observer.mutate([order.id]);
  expect(cache.getQueryState(queries.orders.get(order.id).queryKey)?.isInvalidated).toBe(true);
  expect((await cache.fetchQuery(queries.orders.get(order.id))).last_event.status).toMatch(/cancelled$/);
});

test.each([
  [
    { type: "labtest.order.updated", user_id: "u-1", client_user_id: "c-1", data: { id: "o-1" } },
    ["orders", "orders1", "order1", "transaction", "appointment1"],
  ],
  [
    {
      type: "labtest.order.updated",
      user_id: "u-2",
      data: { id: "o-1", user_id: "u-2", last_event: { status: "received.testkit.registered" } },
    },
    ["orders", "orders1", "orders2", "order1", "transaction", "appointment1"],
  ],
  [
    { type: "labtest.appointment.updated", user_id: "u-1", data: { id: "a-1", order_id: "o-2" } },
    ["orders", "orders1", "order2", "transaction"],
  ],
  [{ type: "provider.connection.created", user_id: "u-2", data: null }, ["user2", "users"]],
  [{ type: "daily.data.steps.created", user_id: "u-1", data: {} }, ["steps1"]],
  [{ type: "historical.data.steps.created", user_id: "u-2", data: {} }, []],
  [{ type: "lab_report.parsing_job.updated", user_id: "u-1", data: { id: "j-1" } }, ["job1"]],
  [
    { type: "of.2031", user_id: "u-2", data: {} },
    [
      "user2",
      "users",
      "orders",
      "orders2",
      "order1",
      "order2",
      "transaction",
      "appointment1",
      "job1",
      "providers",
    ],
  ],
])("[TQ-2] a webhook makes the right queries stale: %j", async (event, expected) => {
  expect(await findStale(getStaleQueries(event))).toEqual(expected);
});

test("[TQ-1] the entry has at most 6 kB, and nothing of TanStack Query", async () => {
  const { all } = await bundleProgram(root, 'export * from "./src/tanstack-query.ts";', false);
  expect(sumGzip(all)).toBeLessThan(6_144);
  expect(all.inputs.filter((path) => path.includes("node_modules"))).toEqual([]);
});
