import { inspect } from "node:util";
import { createRawClient } from "sanguine/raw";
import { responseValidator } from "sanguine/schemas";
import {
  createClient,
  createLinkClient,
  isSanguineError,
  isConfigurationError,
  type Client,
  type ClientOptions,
  unlisted,
} from "sanguine";
import { describe, expect, test, vi } from "vitest";
import { apiKey, getFailure, stubbed, user, userId, wire } from "../support/client.ts";
import { json } from "../support/server.ts";

const good: ClientOptions = { baseUrl: "https://api.example.com", apiKey };

/** Returns the error that createClient throws, as text, or "taken". */
function tryOptions(options: object): string {
  try {
    createClient({ ...good, ...options });
  } catch (error) {
    return isConfigurationError(error) ? String(error) : `not a ConfigurationError: ${String(error)}`;
  }
  return "taken";
}

describe("options that cannot be used", () => {
  test.each([
    [{ baseUrl: "" }, /baseUrl: must be like/],
    [{ baseUrl: null }, /: baseUrl is null: is the variable set\?$/],
    [{ baseUrl: undefined }, /: baseUrl is undefined: is the variable set\?$/],
    [{ baseUrl: "ftp://api.example.com" }, /baseUrl/],
    [{ baseUrl: "https://someone:secret@api.example.com" }, /baseUrl/],
    [{ apiKey: null }, /: apiKey is null: is the variable set\?$/],
    [{ apiKey: 5 }, /apiKey: must be a string, or a function that gives one; received a number$/],
    [{ apiKey: Promise.resolve("secret") }, /: apiKey is a Promise: is an await missing\?$/],
    [{ baseURL: "https://secret.example" }, /createClient: unknown option baseURL: did you mean baseUrl\?$/],
    [{ maxRetries: 5 }, /unknown option maxRetries: did you mean retries\?$/],
    [{ fetcher: { secret: 1 } }, /unknown option fetcher: did you mean fetch\?$/],
    [{ xyz: "secret" }, /unknown option xyz: known are apiKey, .*timeout, /],
    [{ "a secret": 1 }, /unknown option \?: /],
    [{ timeout: null }, /timeout: must be .*; received null$/],
    [{ headers: "secret" }, /headers: must be an object; received a string$/],
    [{ apiKey: "" }, /apiKey: must be a line of ASCII text without space around it; received empty text$/],
    [
      { apiKey: "secret\n" },
      /apiKey: must be a line of ASCII text without space around it; received a string$/,
    ],
    [{ maxResponseBytes: 0 }, /createClient.maxResponseBytes: must be a number of at least 1/],
    [{ baseUrl: "http://secret.example.com" }, /baseUrl: http:.*use https:\/\/, or set allowInsecureHttp/],
    [{ baseUrl: "http://localhost.example.com" }, /allowInsecureHttp/],
    [{ baseUrl: "http://127.0.0.1.example.com" }, /allowInsecureHttp/],
    [{ baseUrl: "http://0.0.0.0:4010" }, /allowInsecureHttp/],
    [{ baseUrl: "http://latest.example" }, /allowInsecureHttp/],
    [{ timeout: 0 }, /createClient.timeout: must be at least 1 ms, or text such as "30s"/],
    [{ timeout: "secret" }, /timeout/],
    [{ deadline: "1.5h" }, /deadline/],
    [{ retries: -1 }, /retries: must be a number of at least 0, or an object; received a number$/],
    [{ retries: null }, /retries: options: must be an object; received null$/],
    [{ retries: { attempt: 3 } }, /createClient.retries: unknown option attempt: did you mean attempts\?$/],
    [
      { retries: { attempts: 0 } },
      /createClient.retries.attempts: must be a number of at least 1; received a num/,
    ],
    [
      { retries: { delay: "secret" } },
      /retries.delay: must be a number of at least 0, or a function; received a st/,
    ],
    [{ retries: { onRetry: {} } }, /retries.onRetry: must be a function; received an object$/],
    [{ fetch: "secret" }, /fetch: must be a function/],
    [{ validate: {} }, /validate/],
    [{ now: 5 }, /now: must be a function, a Date or ISO 8601 text/],
    [{ now: new Date(Number.NaN) }, /now/],
    [{ middleware: () => undefined }, /middleware: must be an array of functions/],
    [{ attemptMiddleware: [5] }, /createClient.attemptMiddleware: must be an array of functions/],
    [{ logLevel: "loud" }, /logLevel: must be one of debug, info, warn, error, silent/],
    [{ logger: 3 }, /logger: must be an object with debug, info, warn and error; received a number$/],
    [{ logger: { log: "secret" } }, /logger: must be an object with .*; received an object$/],
    [{ headers: { "x-a": "secret\r\nx-b: c" } }, /headers.x-a: must be a line of ASCII text/],
    [{ headers: { "x secret\n": "1" } }, /headers: must be a name; received a string$/],
    [{ headers: { "x secret": "1" } }, /headers: must be a name; received a string$/],
  ])("[AUT-5, GEN-6] %j is refused by name, and never shown", (options, message) => {
    const said = tryOptions(options);
    expect(said).toMatch(message);
    expect(said).toMatch(/^ConfigurationError: /);
    expect(said).not.toContain("secret");
  });

  test.each([
    [() => createClient("secret" as never), "createClient: options: must be an object; received a string"],
    [
      () => createLinkClient({ ...good, linkToken: "secret" }),
      "createLinkClient: unknown option apiKey: known are linkToken, ",
    ],
    ...[createClient(good), createLinkClient({ baseUrl: good.baseUrl, linkToken: "t" })].flatMap((client) =>
      ["authorization: secret", 4711, Symbol("secret")].map((headers): [() => unknown, string] => [
        () => client.with({ headers } as never),
        `client.with.headers: must be an object; received a ${typeof headers}`,
      ]),
    ),
    [
      () => responseValidator({ modes: "throw" } as never),
      "responseValidator: unknown option modes: did you mean mode?",
    ],
    [
      () => responseValidator({ mode: "secret" } as never),
      'responseValidator.mode: must be "warn" or "throw"; received a string',
    ],
  ])("[AUT-5] options that are missing, or of another name, are named: %s", (start, said) => {
    expect(start).toThrow(said);
    expect(start).toThrow(expect.objectContaining({ name: "ConfigurationError" }));
  });

  test.each([
    [{ idempotency_key: "secret" }, "call: unknown option idempotency_key: did you mean idempotencyKey?"],
    [{ idempotencyKey: Promise.resolve("secret") }, "idempotencyKey is a Promise: is an await missing?"],
    [{ signal: new AbortController() }, "call.signal: must be an AbortSignal; received an object"],
    [{ headers: { "x-a": Promise.resolve("secret") } }, "headers.x-a is a Promise: is an await missing?"],
    ["secret", "call: options: must be an object; received a string"],
    [null, "call: options: must be an object; received null"],
    [{ timeout: -1 }, "timeout: must be"],
    [{ fetchOptions: "no-store" }, "call.fetchOptions: must be an object; received a string"],
    [{ idempotencyKey: "a\nb" }, "idempotencyKey: "],
    [{ idempotencyKey: "" }, "idempotencyKey: "],
  ])("[AUT-5] an option of a call that is no such option is named: %j", async (options, said) => {
    const { client, arrived } = await wire([json(user)]);
    for (const call of [
      () => client.users.get(userId, options as never),
      () => client.users.createOrGet({ client_user_id: "own" }, options as never),
      () => client.users.list({}, options as never),
    ]) {
      const failure = await getFailure(call());
      expect([failure.name, failure.message]).toEqual(["ConfigurationError", expect.stringContaining(said)]);
    }
    expect(arrived).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    ["user_id", Promise.resolve("secret"), "is a Promise: is an await missing?"],
    [
      "user_id",
      stubbed(() => Response.json({})).client.users.get(userId),
      "is a Promise: is an await missing?",
    ],
    // oxlint-disable-next-line unicorn/no-thenable -- what some libraries pass as a promise.
    ["user_id", { then: () => "secret" }, "is a Promise: is an await missing?"],
    ["user_id", new Map([["secret", 1]]), "must be plain data and finite numbers; received an object"],
    ["user_id", new Set(["secret"]), "must be plain data and finite numbers; received an object"],
    ["user_id", new URLSearchParams("a=secret"), "must be plain data and finite numbers; received an object"],
    ["user_id", new Blob(["secret"]), "must be plain data and finite numbers; received an object"],
    ["user_id", Symbol("secret"), "must be plain data and finite numbers; received a symbol"],
    ["user_id", 4711n, "must be plain data and finite numbers; received a bigint"],
    ["user_id", NaN, "must be plain data and finite numbers; received NaN"],
    ["user_id", -Infinity, "must be plain data and finite numbers; received a number"],
    ["user_id", new Date(NaN), "must be plain data and finite numbers; received an object"],
  ])("[AUT-5, GEN-16] a body is refused where JSON has another value: %s %o", async (name, value, said) => {
    const { client, arrived } = await wire([json(user)]);
    for (const [body, where] of [
      [{ [name]: value }, "body user_id"],
      [{ a: [{ [name]: value }] }, "body user_id"],
      [value, "body"],
    ] as const) {
      const { message } = await getFailure(client.link.createToken(body as never));
      expect(message.replace(": must", " must")).toBe(`${where} ${said}`);
    }
    expect(arrived).toEqual([]);
  });

  const refused: Readonly<Record<string, (client: Client) => Promise<unknown>>> = {
    "user_id is a Promise: is an await missing?": (client) =>
      client.orders.list({ user_id: Promise.resolve("secret") } as never),
    "search_input: must be text, a number or a boolean; received a symbol": (client) =>
      client.orders.list({ search_input: Symbol("secret") } as never),
    "status: must be text, a number or a boolean; received a function": (client) =>
      client.orders.list({ status: () => ["secret"] } as never),
    "?: must be text, a number or a boolean; received an object": (client) =>
      client.request({ method: "GET", path: "/v2/user/", query: { "secret@example.com": {} } } as never),
    "?: is empty and would match everything; leave it out for no filter": (client) =>
      client.request({ method: "GET", path: "/v2/user/", query: { "secret@example.com": [] } }),
    "labReports.create: file: must be a Blob, File, Uint8Array or { data, filename }; received undefined": (
      client,
    ) => client.labReports.create(undefined as never),
    "labReports.create: file is a Promise: is an await missing?": (client) =>
      client.labReports.create({ user_id: "u", file: { data: Promise.resolve("secret") } } as never),
    "labReports.create: file must be one file, or a list of 1 to 8; received 0": (client) =>
      client.labReports.create({ user_id: "u", file: [] }),
    "call: options: must be an object; received null": (client) =>
      client.labReports.create({} as never, null as never),
    "client.request: unknown option pathParams: did you mean pathParameters?": (client) =>
      client.request({ method: "GET", path: "/v2/a/{id}", pathParams: { id: "secret" } } as never),
    "toArray: unknown option limits: did you mean limit?": (client) =>
      client.users.list().toArray({ limits: 3 } as never),
  };
  test.each(Object.entries(refused))(
    "[AUT-5] what would be sent as something else, or fail in the client, is refused: %s",
    async (message, send) => {
      const { client, arrived } = await wire([json(user)]);
      expect(await getFailure(send(client))).toMatchObject({ name: "ConfigurationError", message });
      expect(arrived).toEqual([]);
    },
  );

  test("[AUT-5] no method fails by an error of the language where arguments are missing or null", async () => {
    const { client } = stubbed(() => Response.json({}));
    const failed: string[] = [];
    for (const [area, methods] of Object.entries(client))
      for (const [name, method] of Object.entries(
        methods as Record<string, (...given: unknown[]) => unknown>,
      ))
        for (const given of [[], [null, null, null], ["x", null, null], ["x", "y", null]])
          await (async () => method(...given))().catch((error: unknown) => {
            if (!isSanguineError(error)) failed.push(`${area}.${name}: ${String(error)}`);
          });
    expect(failed).toEqual([]);
  });

  test("[GEN-16] a body may hold what writes itself, and what JSON leaves out", async () => {
    const { client, arrived } = await wire([json(user)]);
    class Draft {
      readonly client_user_id = "u-42";
      readonly more = { toJSON: () => "text" };
      readonly none = undefined;
      readonly act = () => this.none;
      readonly list = [null, 0, new Date(0), new Number(5)];
    }
    const draft: unknown = new Draft();
    await client.users.create(draft as never);
    expect(arrived[0]?.body).toBe(
      '{"client_user_id":"u-42","more":"text","list":[null,0,"1970-01-01T00:00:00.000Z",5]}',
    );
  });
});

describe("the credential", () => {
  test("[AUT-5] is nowhere on the client", () => {
    const client = createClient({ ...good, headers: { "x-tag": "t" }, logger: console });
    const printed = [
      `${Object(client)}`,
      JSON.stringify(client),
      inspect(client, { depth: 9, showHidden: true }),
    ];
    for (const area of Object.values(client)) printed.push(inspect(area, { depth: 9, showHidden: true }));
    expect(printed.join("\n")).not.toContain(apiKey);
  });

  test("[AUT-1] may be a function, sync or async, asked at every attempt", async () => {
    const keys: string[] = [];
    let rotation = 0;
    for (const read of [() => `key-${++rotation}`, () => Promise.resolve(`key-${++rotation}`)]) {
      const { client } = stubbed(
        (_url, init) => {
          keys.push(new Headers(init.headers).get("x-service-api-key") ?? "none");
          return keys.length % 2 === 1 ? new Response(null, { status: 503 }) : Response.json(user);
        },
        { apiKey: read },
      );
      await client.users.get(userId);
    }
    expect(keys).toEqual(["key-1", "key-2", "key-3", "key-4"]);
  });

  const worker = { process: undefined, WorkerNavigator: true, importScripts: () => undefined };
  test.each<[string, object, RegExp]>([
    ["a DOM within Node, as tests have it", { document: {} }, /^taken$/],
    ["a browser", { document: {}, process: undefined }, /dangerouslyAllowBrowser/],
    ["Deno with a DOM", { document: {}, process: undefined, Deno: {} }, /^taken$/],
    ["a runtime without process", { process: undefined }, /^taken$/],
    ["the edge", { process: undefined, WorkerNavigator: true }, /^taken$/],
    ["a worker of a browser", worker, /dangerouslyAllowBrowser/],
    ["a worker of Deno", { ...worker, Deno: {} }, /^taken$/],
  ])(
    "[AUT-1] of the team in %s is taken, or refused unless that is asked for by name",
    (_, globals, said) => {
      for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
      const outcomes = [tryOptions({}), tryOptions({ dangerouslyAllowBrowser: true })];
      vi.unstubAllGlobals();
      expect(outcomes).toEqual([expect.stringMatching(said), "taken"]);
    },
  );
});

describe("an address without encryption", () => {
  const sandbox = "sk_us_x";
  test.each([
    ["http://localhost:4010", "pk_us_x", true],
    ["http://api.localhost", "pk_us_x", true],
    ["http://127.8.9.10/v", "pk_us_x", true],
    ["http://[::1]:4010", "pk_us_x", true],
    ["http://mock-1.sanguine.test/api", "pk_us_x", true],
    ["http://mock:4010", sandbox, true],
    ["http://mock.internal", sandbox, true],
    ["http://mock.tests.local", sandbox, true],
    ["http://mock:4010", "pk_us_x", false],
    ["http://mock.example.com", sandbox, false],
    ["http://10.0.0.7", sandbox, false],
    ["http://[fe80::1]", sandbox, false],
    ["http://internal.example", sandbox, false],
  ])(
    "[AUT-5] is taken where it is this machine, and in the caller's network with a sandbox key alone: %s",
    (baseUrl, apiKey, isTaken) => {
      const create = () => createClient({ baseUrl, apiKey });
      if (isTaken) expect(create).not.toThrow();
      else expect(create).toThrow(/allowInsecureHttp/);
    },
  );

  test("[AUT-5] is taken elsewhere only where that is asked for, by a link client as well", () => {
    const baseUrl = "http://service.example";
    expect(tryOptions({ baseUrl })).toMatch(/allowInsecureHttp/);
    expect(tryOptions({ baseUrl, allowInsecureHttp: true })).toBe("taken");
    expect(() => createLinkClient({ baseUrl, linkToken: "t" })).toThrow(/allowInsecureHttp/);
    expect(() => createLinkClient({ baseUrl, linkToken: "t", allowInsecureHttp: true })).not.toThrow();
    expect(() => createLinkClient({ baseUrl: "https://api.example.com", linkToken: "" })).toThrow(
      /^linkToken: /,
    );
  });
});

/** A client whose requests end in a body, with the addresses that it sends to. */
function recordUrls(options: Partial<ClientOptions> = {}, body: unknown = []) {
  const urls: string[] = [];
  const { client } = stubbed((url) => (urls.push(url), Response.json(body)), options);
  return { client, urls };
}

describe("what is sent", () => {
  test("[GEN-6] baseUrl is configuration: a prefix is kept, slashes at its end are not", async () => {
    for (const [baseUrl, sent] of [
      ["https://a.example", "https://a.example/v2/providers/"],
      ["https://b.example/", "https://b.example/v2/providers/"],
      ["http://localhost:8080/api/v9//", "http://localhost:8080/api/v9/v2/providers/"],
    ] as const) {
      const { client, urls } = recordUrls({ baseUrl });
      await client.providers.list();
      expect(urls).toEqual([sent]);
    }
  });

  test("[GEN-5, GEN-8] a query parameter that is null or undefined is left out, an array repeats its name", async () => {
    const { client, urls } = recordUrls();
    for (const query of [{ source_type: null }, { source_type: undefined }, {}, undefined])
      await client.providers.list(query);
    expect(urls.map((url) => url.split("/v2/providers/")[1])).toEqual(["", "", "", ""]);
    await client.psc.areaInfo({
      zip_code: "85004",
      lab: null,
      labs: [unlisted("a b"), unlisted("c&d")],
      radius: 50,
    });
    expect(urls.slice(4).map((url) => url.split("/v3/order/area/info")[1])).toEqual([
      "?zip_code=85004&labs=a%20b&labs=c%26d&radius=50",
    ]);
  });

  test("[GEN-17] a filter by ids that is empty, and a list that holds nothing, are refused, because without them everything matches", async () => {
    const { client, arrived } = await wire([json({ orders: [] })]);
    const raw = createRawClient(client);
    const path = "/v3/orders";
    const calls: (readonly [name: string, start: (list: never) => PromiseLike<unknown>])[] = [
      ["lab_id", (lab_id) => client.markers.list({ lab_id })],
      ["status", (status) => client.orders.list({ status })],
      ["order_ids", (order_ids) => client.orders.resendEvents({ order_ids, start_at: "2026-01-01" })],
      ["site_codes", (site_codes) => client.psc.availability({ lab: "acme", site_codes } as never)],
      ["status", (status) => client.request({ method: "GET", path, query: { status } })],
      ["labs", (labs) => client.providers.list({}, { query: { labs } })],
      ["status", (status) => raw.GET(path, { params: { query: { status } } })],
    ];
    for (const [name, start] of calls)
      for (const list of [[], Object.freeze([]), [null], [undefined, ""]]) {
        const failure = await getFailure(start(list as never));
        expect([failure.name, failure.message]).toEqual([
          "ConfigurationError",
          `${name}: is empty and would match everything; leave it out for no filter`,
        ]);
      }
    for (const [name, start] of [
      ["user_id", (user_id) => client.orders.list({ user_id })],
      ["order_ids", (order_ids) => client.orders.list({ order_ids })],
      ["order_transaction_id", (order_transaction_id) => client.orders.list({ order_transaction_id })],
      ["user_id", (user_id) => client.request({ method: "GET", path, query: { user_id } })],
      ["user_id", (user_id) => client.orders.list({}, { query: { user_id } })],
      ["user_id", (user_id) => raw.GET(path, { params: { query: { user_id } } })],
    ] satisfies typeof calls)
      for (const text of ["", "null", "undefined"])
        expect(await getFailure(start(text as never)), name).toMatchObject({
          name: "ConfigurationError",
          message: `${name}: is empty and would match everything; leave it out for no filter`,
        });
    expect(arrived).toEqual([]);
  });

  test("[GEN-5, GEN-17] an empty search and an id that is left out are no filter", async () => {
    const { client, urls } = recordUrls({}, { orders: [], total: 0, page: 1, size: 50 });
    for (const query of [
      { user_id: null },
      { user_id: undefined },
      { search_input: "" },
      { patient_name: "null" },
    ])
      await client.orders.list(query);
    expect(urls.map((url) => url.split("/v3/orders")[1])).toEqual([
      "",
      "",
      "?search_input=",
      "?patient_name=null",
    ]);
  });

  test("[GEN-5] a query holds any text: spaces, plus signs, other scripts, and half of a character that was cut", async () => {
    const { client, urls } = recordUrls();
    const texts = ["a b+c", "a&b=c#d", "Ω 漢", "\u{1F600}", "2026-01-01T00:00:00+01:00"];
    for (const name of texts) await client.labTests.listLegacy({ name });
    expect(urls.map((url) => decodeURIComponent(url.split("?name=")[1] ?? ""))).toEqual(texts);
    await client.labTests.listLegacy({ name: "\u{1F600}".slice(0, 1) });
    expect(urls.at(-1)).toMatch(/\?name=%EF%BF%BD$/);
  });

  test("[GEN-5, GEN-16] a query refuses what would arrive as something that nobody meant", async () => {
    const { client } = stubbed(() => Response.json([]));
    for (const name of [new Date(0), {}, NaN, Infinity, [new Date(0)]]) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a caller without types may pass.
      const failure = await getFailure(client.labTests.listLegacy({ name } as object));
      expect(isConfigurationError(failure)).toBe(true);
      expect(failure.message).toMatch(
        /^name: must be text, a number or a boolean; received (an object|NaN|a number)$/,
      );
    }
    const circular: Record<string, unknown> = {};
    circular.more = circular;
    for (const [query, message] of [
      [circular, "more: must be text, a number or a boolean; received an object"],
      ["u-42", "query: must be a plain object; received a string"],
      [["u-42"], "query: must be a plain object; received a list"],
      [Promise.resolve({ user_id: "u-42" }), "query is a Promise: is an await missing?"],
      [new URLSearchParams({ user_id: "u-42" }), "query: must be a plain object; received an object"],
      [new Date(0), "query: must be a plain object; received an object"],
      [new FormData(), "query: must be a plain object; received an object"],
    ] as const) {
      expect((await getFailure(client.orders.list(query as object))).message).toBe(message);
      expect((await getFailure(client.labTests.listLegacy(query as object))).message).toBe(message);
    }
  });

  test("no header of the caller's takes the credential's place", async () => {
    const { client, arrived } = await wire([json(user)]);
    await client.users.get(userId, { headers: { "X-Service-Api-Key": "mine" } });
    expect(arrived[0]?.headers["x-service-api-key"]).toBe(apiKey);
  });

  test("fetch is called as a function, not as a method, which a browser's refuses", async () => {
    const callers: unknown[] = [];
    const { client } = stubbed(() => Response.json(user), {
      fetch(this: unknown) {
        callers.push(this);
        return Promise.resolve(Response.json(user));
      },
    });
    await client.users.get(userId);
    expect(callers).toEqual([undefined]);
  });

  test("by the clock of the moment, which a test may fake after it made the client", async () => {
    const client = createClient({ ...good, fetch: () => Promise.resolve(Response.json(user)) });
    vi.spyOn(Date, "now").mockReturnValueOnce(1_000).mockReturnValue(1_250);
    const { meta } = await client.users.get(userId).withResponse();
    vi.restoreAllMocks();
    expect(meta.durationMs).toBe(250);
  });

  test("by the global fetch of the moment, so that an interceptor installed later is not bypassed", async () => {
    const client = createClient(good);
    const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(user)));
    vi.stubGlobal("fetch", fetched);
    expect(await client.users.get(userId)).toEqual(user);
    expect(fetched).toHaveBeenCalledWith(`https://api.example.com/v2/user/${userId}`, expect.anything());
    vi.unstubAllGlobals();
  });
});
