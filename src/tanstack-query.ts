/**
 * Options of TanStack Query for the operations of a client, for every framework that it has an adapter for. It needs
 * `@tanstack/query-core`, of which it imports types only.
 *
 * @module sanguine/tanstack-query
 */
import type {
  DataTag,
  InfiniteData,
  MutationFunctionContext,
  QueryFilters,
  QueryKey,
} from "@tanstack/query-core";
import type { SanguineError } from "./errors/index.ts";
import * as resources from "./generated/descriptors.ts";
import { pagedOperations } from "./generated/paged.ts";
import type { operations, TimeseriesGroupedQuery, TimeseriesResource } from "./generated/types.ts";
import type { WebhookEventType } from "./generated/webhooks.ts";
import type { ListOptions } from "./lists/list.ts";
import type { TimeseriesPage } from "./resources/timeseries-list.ts";
import type { Timeseries } from "./resources/timeseries.ts";
import { copyInput, copyOptions } from "./transport/encode.ts";
import { parseOperation } from "./transport/resource.ts";

/** What TanStack Query passes to a query, as far as it is used here. */
export interface QueryContext {
  /** Aborts when nothing uses the query any more. */
  readonly signal: AbortSignal;
}

/** Options that all queries have. */
interface CommonOptions {
  /** The client itself retries what can be retried. The type of the function tells adapters the type of `error`. */
  readonly retry: false | ((failures: number, error: SanguineError) => boolean);
}

/** Options of a query, for `useQuery`, `prefetchQuery` and the like. */
export interface ReadOptions<Data> extends CommonOptions {
  /** `["sanguine", resource, method, parameters]`. It holds no credential. */
  readonly queryKey: DataTag<QueryKey, Data, SanguineError>;
  readonly queryFn: (context: QueryContext) => Promise<Data>;
}

/** A page as a cache keeps it: its data alone. */
export type CachedPage<Page> = Omit<Page, typeof Symbol.asyncIterator | "withResponse">;

/** Options of a query of pages, for `useInfiniteQuery`, `prefetchInfiniteQuery` and the like. */
export interface ListReadOptions<Page> extends CommonOptions {
  /** `["sanguine", resource, method, parameters]`. It holds no credential. */
  readonly queryKey: DataTag<QueryKey, InfiniteData<CachedPage<Page>, string | null>, SanguineError>;
  readonly queryFn: (
    context: QueryContext & { readonly pageParam: string | null },
  ) => Promise<CachedPage<Page>>;
  readonly initialPageParam: string | null;
  readonly getNextPageParam: (page: CachedPage<Page>) => string | null;
}

/** Options of a mutation, for `useMutation` and the like. Its variables are the arguments of the client's method, in a list. */
export interface WriteOptions<Variables extends readonly unknown[], Data> extends CommonOptions {
  /** `["sanguine", resource, method]`. */
  readonly mutationKey: readonly string[];
  readonly mutationFn: (variables: Variables) => Promise<Data>;
  /** Invalidates the queries of `getStaleQueries`. If you pass an `onSuccess` of your own, call this one in it. */
  readonly onSuccess: (
    data: Data,
    variables: Variables,
    onMutateResult: unknown,
    context: MutationFunctionContext,
  ) => Promise<void>;
  /** Returns a filter of the queries that the write makes stale. */
  readonly getStaleQueries: (variables: Variables) => StaleQueries;
}

/** A filter for `invalidateQueries` and other methods of a `QueryClient`. */
export type StaleQueries = Required<Pick<QueryFilters, "predicate">>;

type Resources = typeof resources;

/** A method of a client, or one of yours that takes its place. */
type AnyMethod = (...given: never[]) => PromiseLike<unknown>;

/** Whether an operation reads, from its text. A POST reads if it can be repeated and names no record. */
type IsRead<Text> = Text extends `GET ${string}`
  ? true
  : Text extends `${string}{${string}`
    ? false
    : Text extends `POST ${string} safe`
      ? true
      : false;

type Options<Id, Text, Method> = [Id, Method] extends ["timeseries.grouped", Timeseries["grouped"]]
  ? <Resource extends TimeseriesResource>(
      user_id: string,
      resource: Resource,
      query: TimeseriesGroupedQuery,
      options?: ListOptions,
    ) => ListReadOptions<TimeseriesPage<Resource>>
  : Method extends (...given: infer Given) => PromiseLike<infer Data>
    ? Id extends (typeof pagedOperations)[number]
      ? (...given: Given) => ListReadOptions<Data>
      : IsRead<Text> extends true
        ? (...given: Given) => ReadOptions<Data>
        : () => WriteOptions<Given, Data>
    : never;

/** What {@link createQueries} returns: a function for each method of the client that is an operation. */
export type Queries<Client> = {
  readonly [Name in keyof Client & keyof Resources]: {
    readonly [Method in keyof Client[Name] & keyof Resources[Name]]: Options<
      `${Name}.${Method & string}`,
      Resources[Name][Method],
      Client[Name][Method]
    >;
  };
};

type OperationId = keyof operations;
type Values = Readonly<Record<string, unknown>>;

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = resources;
const paged: ReadonlySet<string> = /* @__PURE__ */ new Set(pagedOperations);

const findOperation = (resource: string, method: string) =>
  parseOperation(`${resource}.${method}` as OperationId, texts[resource]?.[method] ?? "");

type Operation = ReturnType<typeof findOperation>;

/** Copies the arguments of a query, which runs later and again, when the application may have changed what it passed. */
const copyArguments = (count: number, passed: readonly unknown[]): readonly unknown[] =>
  passed.map((each, index) => (index === count ? copyOptions(Object(each)) : copyInput(each)));

/** Sorts the arguments of a method into parameters of the path, query and body, and options. A write is not copied: it can hold a file. */
function readArguments({ parameters, inputs }: Operation, passed: readonly unknown[], copy = copyArguments) {
  const count = parameters.length + inputs.length;
  const given = copy(count, passed);
  return {
    path: Object.fromEntries(parameters.map((name, index) => [name, given[index]])),
    inputs: Object.fromEntries(inputs.map((name, index) => [name, given[parameters.length + index]])) as {
      readonly query?: Values;
      readonly body?: Values;
    },
    options: given[count] as ListOptions | undefined,
    /** Arguments of the method, with more options. */
    add: (more: object): unknown[] => [
      ...Array.from({ length: count }, (_, index) => given[index]),
      { ...Object(given[count]), ...more },
    ],
  };
}

/**
 * Creates the filter of queries that are about the same records: those below an address, and those that share one of the ids
 * in `shared`. A query that names another id is never one of them.
 */
const filterQueries = (address: string, ids: Values, shared: Values = {}): StaleQueries => ({
  predicate: ({ queryKey }) => {
    const [root, resource, method, parameters] = queryKey as [unknown, string, string, Values];
    // The application may have other keys that begin so.
    if (root !== "sanguine" || !texts[resource]?.[method] || !parameters) return false;
    // An id in capitals is the same id.
    const equal = ([name, id]: [string, unknown]): boolean =>
      String(parameters[name]).toLowerCase() === String(id).toLowerCase();
    // The service reads null and an empty text as no filter.
    return (
      Object.entries(ids).every((entry) => (parameters[entry[0]] ?? "") === "" || equal(entry)) &&
      (findOperation(resource, method).path.startsWith(address) || Object.entries(shared).some(equal))
    );
  },
});

/** Keeps the ids of records. */
const pickIds = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => name.endsWith("_id") && typeof value === "string"),
  );

function createRead(operation: Operation, key: readonly string[], call: CallMethod, isPaged: boolean) {
  return (...given: unknown[]) => {
    const { path, inputs, options, add } = readArguments(operation, given);
    const from = options?.from ?? null;
    const follow = (signal: AbortSignal) =>
      options?.signal ? AbortSignal.any([signal, options.signal]) : signal;
    const parameters = {
      ...options?.query,
      ...path,
      ...inputs.query,
      ...(inputs.body && { body: inputs.body }),
      ...(from !== null && { from }),
    };
    const common = { queryKey: [...key, parameters], retry: false };
    if (!isPaged)
      return { ...common, queryFn: ({ signal }: QueryContext) => call(add({ signal: follow(signal) })) };
    return {
      ...common,
      queryFn: ({ signal, pageParam }: QueryContext & { pageParam: unknown }) =>
        call(add({ signal: follow(signal), from: pageParam })),
      initialPageParam: from,
      getNextPageParam: ({ next }: { readonly next: string | null }) => next,
    };
  };
}

function createWrite(operation: Operation, key: readonly string[], call: CallMethod) {
  // What links a user changes the user.
  const isLink = operation.path.startsWith("/v2/link");
  const address = isLink ? "/v2/user" : operation.path.split("/", 3).join("/");
  const getStaleQueries = (variables: readonly unknown[]): StaleQueries => {
    const { path, inputs } = readArguments(operation, variables, (_, passed) => passed);
    // What the address names is changed, and the body can give it another id. Else the body names what a new record belongs to, but a
    // registration gives a record that exists, and that another user may have, to the user of the body.
    const changed = { ...pickIds({ ...inputs.query }), ...path };
    const owner = !/\}|\/register$/.test(operation.path) && pickIds({ ...inputs.body });
    return filterQueries(address, { ...owner, ...changed }, isLink ? { ...owner, ...changed } : changed);
  };
  return () => ({
    mutationKey: key,
    retry: false,
    mutationFn: call,
    onSuccess: (
      _data: unknown,
      variables: unknown[],
      _result: unknown,
      { client }: MutationFunctionContext,
    ) => client.invalidateQueries(getStaleQueries(variables)),
    getStaleQueries,
  });
}

type CallMethod = (given: readonly unknown[]) => Promise<unknown>;

/**
 * Creates the options of TanStack Query for each operation of a client: of a query for a read, of an infinite query for a list,
 * of a mutation for any other. Queries and mutations do not retry, because the client does.
 * @param client - of `createClient` or `createLinkClient`, or an object with functions in place of some methods, such as functions
 * that call your own backend. Keys are the same for all.
 * @example
 * ```ts
 * import { QueryClient } from "@tanstack/query-core";
 * import { createClient } from "sanguine";
 * import { createQueries } from "sanguine/tanstack-query";
 * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 * const queries = createQueries(client);
 * const queryClient = new QueryClient();
 * const order = await queryClient.fetchQuery(queries.orders.get("11111111-1111-4111-8111-111111111111"));
 * const { pages } = await queryClient.fetchInfiniteQuery(queries.orders.list({ user_id: order.user_id }));
 * console.log(order.last_event.status, pages[0]?.items.length);
 * ```
 */
export function createQueries<const Client extends object>(client: Client): Queries<Client> {
  const queries: Record<string, Record<string, unknown>> = {};
  for (const [name, methods] of Object.entries(texts)) {
    const resource = (client as Readonly<Record<string, Readonly<Record<string, AnyMethod>>>>)[name];
    // The operator `in` quotes a text in the place of a resource, which may be a key.
    if (!resource || typeof resource !== "object") continue;
    const created: Record<string, unknown> = (queries[name] = {});
    for (const method of Object.keys(methods)) {
      const call: CallMethod = async (given) => Reflect.apply(resource[method] as AnyMethod, resource, given);
      if (!(method in resource)) continue;
      const operation = findOperation(name, method);
      const key = ["sanguine", name, method];
      const isPaged = paged.has(operation.id);
      const isRead =
        isPaged ||
        operation.method === "GET" ||
        (operation.method === "POST" && operation.retry === "safe" && !operation.path.includes("{"));
      created[method] = isRead
        ? createRead(operation, key, call, isPaged)
        : createWrite(operation, key, call);
    }
  }
  return queries as unknown as Queries<Client>;
}

/** The addresses of what events are about, by the first word of their types. */
const eventAddresses = {
  labtest: "/v3/order",
  lab_report: "/lab_report",
  provider: "/v2/user",
  historical: "/v2/timeseries",
  daily: "/v2/timeseries",
} satisfies Record<FirstWord<WebhookEventType>, string>;

type FirstWord<Type> = Type extends `${infer Word}.${string}` ? Word : never;

/** What {@link getStaleQueries} reads of a webhook event. A server can send this part alone to a browser. */
export interface StaleSource {
  readonly type: string;
  readonly user_id?: string | null;
  readonly client_user_id?: string | null;
  /** It reads the ids of records. */
  readonly data?: unknown;
}

/**
 * Returns a filter of the queries that a webhook event makes stale. An event of an unknown type makes all queries stale, but for those
 * that name another record.
 * @param event - a verified event.
 * @example
 * ```ts
 * import { QueryClient } from "@tanstack/query-core";
 * import { getStaleQueries } from "sanguine/tanstack-query";
 * import { createWebhookRouter } from "sanguine/webhooks";
 * const queryClient = new QueryClient();
 * export const receive = createWebhookRouter({
 *   secrets: process.env.SANGUINE_WEBHOOK_SECRET ?? "",
 *   on: {
 *     other: (event) => queryClient.invalidateQueries(getStaleQueries(event)),
 *     unknown: (event) => queryClient.invalidateQueries(getStaleQueries(event)),
 *   },
 * });
 * ```
 */
export function getStaleQueries({ type, user_id, client_user_id, data }: StaleSource): StaleQueries {
  const { id, last_event, ...others } = Object(data) as Values;
  const named = type.startsWith("labtest.order.")
    ? { order_id: id }
    : type.startsWith("lab_report.") && { job_id: id };
  const [, address = "/"] =
    Object.entries(eventAddresses).find(([word]) => type.startsWith(`${word}.`)) ?? [];
  // A test kit that is registered may have been another user's.
  const isMoved = String((Object(last_event) as Values).status).endsWith("registered");
  return filterQueries(
    address,
    pickIds({ ...named, ...(!isMoved && { user_id, client_user_id, ...others }) }),
  );
}
