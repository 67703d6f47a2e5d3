import {
  createClient,
  createLinkClient,
  isConfigurationError,
  isSanguineError,
  type ClientOptions,
  type LogFields,
  type Middleware,
} from "sanguine";
import { createRawClient } from "sanguine/raw";
import { responseValidator } from "sanguine/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  callRawWithCanaries,
  callWithCanaries,
  canaryFailures,
  canaryOperations,
  canaryWaits,
  type CanaryCall,
  type CanaryFailure,
  type CanaryOperation,
} from "../support/canary-calls.ts";
import { canaryKey, findCanary, print, printError } from "../support/canary-search.ts";
import { repeat } from "../support/fast-check.ts";
import { operations } from "../../src/generated/operations.ts";

/** Creates a client whose calls fail, and a function that makes one call with planted values. It returns everything that the call shows. */
function createObserver(failure: CanaryFailure, options: Partial<ClientOptions> = {}) {
  let controller = new AbortController();
  let time = 0;
  let called: CanaryOperation | undefined;
  let lines: unknown[] = [];
  let requests: string[] = [];
  const log = (message: string, fields: LogFields): void => void lines.push(message, fields);
  const watch: Middleware = (request, next, context) => {
    const { idempotencyKey: _, ...others } = context;
    lines.push(others);
    requests.push(request.url, JSON.stringify(Array.from(request.headers)));
    return next(request);
  };
  const client = createClient({
    baseUrl: "https://api.example.com",
    apiKey: canaryKey,
    retries: 1,
    sleep: async (ms) => void (time += ms),
    now: () => time,
    logger: { debug: log, info: log, warn: log, error: log },
    logLevel: "debug",
    middleware: [watch],
    attemptMiddleware: [watch],
    validate: responseValidator({ mode: "throw" }),
    fetch: async (url, init) => failure.respond({ operation: called!, url, init, controller }),
    ...options,
  });
  return async (operation: CanaryOperation, start: CanaryCall = callWithCanaries) => {
    controller = new AbortController();
    called = operation;
    lines = [];
    requests = [];
    let error: unknown;
    try {
      await start(client, operation, failure.options?.(controller) ?? {});
    } catch (thrown) {
      error = thrown;
    }
    // What is logged, and what a middleware sees of the request besides its own values.
    return { error, logged: print(lines), credentials: requests.join("\n") };
  };
}

// A frame is a place in a source, which takes most of the time to print.
const { stackTraceLimit } = Error;
beforeAll(() => void (Error.stackTraceLimit = 2));
afterAll(() => void (Error.stackTraceLimit = stackTraceLimit));

test("all operations are called", () => {
  expect(new Set(canaryOperations.map(({ id }) => id))).toEqual(new Set(Object.keys(operations)));
});

/** Operations with all kinds of requests and responses. The raw client shares the rest with the client. */
const rawOperations = [
  "users.updateInfo",
  "users.resolve",
  "link.password",
  "psc.book",
  "labReports.create",
  "orders.resultPdf",
];
const waits = canaryOperations.flatMap((operation) => {
  const startWait = canaryWaits[operation.id];
  return startWait === undefined ? [] : [[operation, startWait] as const];
});
const calls: readonly (readonly [operation: CanaryOperation, start: CanaryCall])[] = [
  ...canaryOperations.map((operation) => [operation, callWithCanaries] as const),
  ...canaryOperations
    .filter(({ id }) => rawOperations.includes(id))
    .map((operation) => [operation, callRawWithCanaries] as const),
  ...waits,
];

// A usual run calls each operation with a fourth of the failures, the nightly run with all.
const part = repeat(1) > 1 ? 1 : 4;

test.each(Object.entries(canaryFailures).map(([name, failure], number) => [name, failure, number] as const))(
  "[AUT-5, ERR-5, ERR-6, ERR-10] after %s, no operation, raw call or wait shows a credential, a value or a part of a body",
  async (_name, failure, number) => {
    expect(waits).toHaveLength(Object.keys(canaryWaits).length);
    let failed = 0;
    const observed: { readonly id: string }[] = [];
    const observeCall = createObserver(failure);
    const observeWait = createObserver(failure, { validate: undefined });
    for (const [operation, start] of calls.filter((_, index) => (index + number) % part === 0)) {
      const isWait = start === canaryWaits[operation.id];
      const observe = isWait ? observeWait : observeCall;
      const { error, logged, credentials } = await observe(operation, start);
      if (error !== undefined) failed += 1;
      const seen = {
        id: operation.id,
        isOurs: error === undefined ? failure.isTolerated === true && !isWait : isSanguineError(error),
        shown: [printError(error), logged].flatMap((text) => findCanary(text) ?? []),
        // No check of its arguments ended the call before.
        isSent: isWait || credentials !== "",
        credential: /xcanary(key|token)/.exec(credentials),
      };
      observed.push(seen);
    }
    expect(observed).toEqual(
      observed.map(({ id }) => ({ id, isOurs: true, shown: [], isSent: true, credential: null })),
    );
    expect(failed).toBeGreaterThan(observed.length / 3);
  },
);

const planted = "Zoë Xcanary-1";
const circular: Record<string, unknown> = {};
circular[planted] = circular;

const notSent = { name: "ConfigurationError", isSent: false };
const notRead = { name: "DecodeError", isSent: true };

test.each<[what: string, path: string, init: object, expected: typeof notSent]>([
  [
    "a header with a line break",
    "/v2/providers",
    { headers: { "x-planted": `xcanary\n${planted}` } },
    notSent,
  ],
  ["an address that is no URL", "/v2/providers", { baseUrl: "http://[xcanary]" }, notSent],
  ["a body that contains itself", "/v2/user", { body: circular }, notSent],
  ["a query that is an object", "/v2/user", { params: { query: { limit: { [planted]: 1 } } } }, notSent],
  ["a path with a lone percent sign", "/v2/user/xcanary%", {}, notRead],
  ["a PDF that is read as JSON", "/v3/order/xcanary/result/pdf", {}, notRead],
])("[AUT-5, ERR-6] the raw client shows nothing of %s", async (_what, path, init, expected) => {
  let isSent = false;
  const client = createClient({
    baseUrl: "https://api.example.com",
    apiKey: canaryKey,
    fetch: async () => {
      isSent = true;
      return new Response("Xcanary%PDF-", { headers: { "content-type": "application/pdf" } });
    },
  });
  const method = "body" in init ? "post" : "get";
  const raw = createRawClient(client);
  const error: unknown = await Reflect.apply(raw.request, raw, [method, path, init]).catch(
    (thrown: unknown) => thrown,
  );
  expect({ name: isSanguineError(error) && error.name, isSent }).toEqual(expected);
  expect(findCanary(printError(error))).toBe(null);
});

test.each(["the client's", "the call's own"])(
  "[AUT-5, ERR-6] the raw client shows nothing of a response that %s middleware makes",
  async (whose) => {
    const raw = createRawClient(createClient({ baseUrl: "https://api.example.com", apiKey: canaryKey }));
    const middleware = { onRequest: () => new Response("Xcanary, Zoë") };
    if (whose === "the client's") raw.use(middleware);
    const own = whose === "the client's" ? {} : { middleware: [middleware] };
    const error: unknown = await raw.GET("/v2/providers/", own).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: "DecodeError", attempts: 0 });
    expect(findCanary(printError(error))).toBe(null);
  },
);

test.each(["completed", "cancelled", "failed", planted, "xcanary"])(
  "[ERR-5, ERR-6] a wait that reads the status %s shows no value of the record",
  async (status) => {
    const record = { id: planted, status, patient: planted, last_event: { status: `received.x.${status}` } };
    const observe = createObserver({ respond: () => Response.json(record) }, { validate: undefined });
    for (const [operation, startWait] of waits) {
      const { id } = operation;
      const until =
        id === "orders.get" ? "collecting_sample" : id === "labReports.get" ? "started" : "reserved";
      const { error, logged } = await observe(operation, (...args) =>
        startWait(...args, { until, timeout: "2m" }),
      );
      expect(error).toMatchObject({ name: expect.stringMatching(/^Wait(Ended|Timeout)Error$/) as string });
      // A status that is a word is part of the message.
      const shown = printError(error).replaceAll(/(received\.x\.)?xcanary\b/g, "");
      expect([id, findCanary(shown)]).toEqual([id, null]);
      expect([id, findCanary(logged)]).toEqual([id, null]);
      expect(JSON.stringify(Reflect.get(Object(error), "last"))).toContain(planted);
    }
  },
);

test("[AUT-5] a function for the credential that fails shows nothing of it, and its error can be read", async () => {
  const failure = Object.assign(new Error(`vault: ${canaryKey} has expired`), { key: canaryKey });
  const functions = [
    () => {
      throw failure;
    },
    () => Promise.reject(failure),
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- a caller's function may
    () => Promise.reject(`vault: ${canaryKey}`),
    () => `${canaryKey}\n`,
    () => ({ [canaryKey]: canaryKey }) as never,
  ];
  const lines: unknown[] = [];
  const log = (message: string, fields: LogFields): void => void lines.push(message, fields);
  const options = {
    baseUrl: "https://api.example.com",
    logger: { debug: log, info: log, warn: log, error: log },
    logLevel: "debug",
    fetch: async () => Response.json([]),
  } as const;
  const reasons: unknown[] = [];
  for (const read of functions) {
    const client = createClient({ ...options, apiKey: read });
    const link = createLinkClient({ ...options, linkToken: read });
    const calls = [
      () => client.providers.list(),
      () => createRawClient(client).GET("/v2/providers/"),
      () => client.orders.waitFor("11111111-1111-4111-8111-111111111111"),
      () => link.link.providers(),
    ];
    for (const call of calls) {
      const error: unknown = await call().then(
        () => null,
        (thrown: unknown) => thrown,
      );
      expect(isConfigurationError(error)).toBe(true);
      expect(findCanary(printError(error))).toBe(null);
      if (isConfigurationError(error)) reasons.push(error.reason);
    }
  }
  expect(findCanary(print(lines))).toBe(null);
  expect(lines.length).toBeGreaterThan(20);
  expect(reasons.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => failure));
});

test("[AUT-5, ERR-10] after a success that a validator reports, no operation logs a value", async () => {
  const respond: CanaryFailure["respond"] = async (request) => {
    const text = await canaryFailures["an invalid shape"]?.respond(request);
    return new Response(await text?.text(), {
      headers: { ...Object.fromEntries(text?.headers ?? []), sunset: "xcanary" },
    });
  };
  const observe = createObserver({ respond }, { validate: responseValidator({ mode: "warn" }) });
  let warned = 0;
  for (const operation of canaryOperations) {
    const { logged } = await observe(operation);
    if (logged.includes("differs from the document")) warned += 1;
    expect([operation.id, findCanary(logged)]).toEqual([operation.id, null]);
  }
  expect(warned).toBeGreaterThan(20);
});
