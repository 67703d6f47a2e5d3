import { inspect } from "node:util";
import { createClient, createLinkClient, isConfigurationError, type Middleware } from "sanguine";
import { describe, expect, test } from "vitest";
import { createRawClient } from "sanguine/raw";
import { apiKey, getFailure, stubbed, user, userId, wire } from "./support/client.ts";
import { empty, json } from "./support/server.ts";

describe("[REQ-2] client.with", () => {
  test("changes the given options and keeps the others", async () => {
    const seen: string[] = [];
    const tag =
      (name: string): Middleware =>
      (request, next) => {
        seen.push(name);
        return next(request);
      };
    const { client, arrived } = await wire([empty(503)], {
      retries: 0,
      headers: { "x-team": "a", "x-env": "test" },
      middleware: [tag("old")],
    });
    const changed = client.with({ retries: 1, headers: { "X-Env": null, "x-job": "j" }, apiKey: "other" });
    await getFailure(changed.users.get(userId));
    expect(arrived).toHaveLength(2);
    expect(arrived[0]?.headers).toMatchObject({ "x-team": "a", "x-job": "j", "x-service-api-key": "other" });
    expect(arrived[0]?.headers).not.toHaveProperty("x-env");
    await getFailure(client.with({ middleware: [tag("new")], retries: undefined }).users.get(userId));
    expect(arrived).toHaveLength(3);
    expect(seen).toEqual(["old", "new"]);
  });

  test("[REQ-2] keeps what the client was created with, whatever the caller does to it later", async () => {
    const arrived: string[] = [];
    const seen: string[] = [];
    const middleware: Middleware[] = [];
    const options = {
      baseUrl: "https://us.example.com",
      apiKey: "key-us",
      middleware,
      fetch: (url: string, init: RequestInit) => {
        arrived.push(`${url} ${new Headers(init.headers).get("x-service-api-key")}`);
        return Promise.resolve(Response.json({}));
      },
    };
    const client = createClient(options);
    Object.assign(options, { baseUrl: "https://eu.example.com", apiKey: "key-eu", fetch: undefined });
    middleware.push((request, next) => {
      seen.push("pushed");
      return next(request);
    });
    await client.providers.list();
    await client.with({ timeout: 1000 }).providers.list();
    expect(arrived).toEqual([
      "https://us.example.com/v2/providers/ key-us",
      "https://us.example.com/v2/providers/ key-us",
    ]);
    expect(seen).toEqual([]);
    // Options of a class, whose getters are not its own properties.
    class Config {
      readonly fetch = options.fetch;
      get baseUrl() {
        return "https://us.example.com";
      }
      get apiKey() {
        return "key-us";
      }
    }
    expect(createClient(new Config()).with({ timeout: 1000 })).toHaveProperty("users");
  });

  test("shares the limit of concurrent requests, unless it sets one", async () => {
    let running = 0;
    let most = 0;
    const { client } = stubbed(
      async () => {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setImmediate(resolve));
        running--;
        return Response.json(user);
      },
      { concurrency: 2 },
    );
    const other = client.with({ timeout: 5_000 });
    const call = (one: typeof client) => () => one.users.get(userId);
    await Promise.all([client, client, other, other, other].map((one) => call(one)()));
    expect(most).toBe(2);
    const own = client.with({ concurrency: 3 });
    await Promise.all([own, own, own, own].map((one) => call(one)()));
    expect(most).toBe(3);
  });

  test("[AUT-5] refuses what createClient refuses, and shows no option", () => {
    const client = createClient({ baseUrl: "https://api.example.com", apiKey });
    const refuse = (options: object) => () => client.with(options);
    expect(refuse({ timeout: -1 })).toThrow("client.with.timeout: must be ");
    expect(refuse({ baseUrl: "http://elsewhere.example" })).toThrow(/allowInsecureHttp/);
    expect(refuse({ apiKey: "planted\n" })).toThrow(expect.not.stringContaining("planted"));
    try {
      refuse({ apiKey: "" })();
    } catch (error) {
      expect(isConfigurationError(error)).toBe(true);
    }
    const other = client.with({ headers: { "x-a": "planted" } });
    expect(inspect(other, { depth: 9, showHidden: true })).not.toMatch(/planted|sk_test/);
  });
});

describe("[STB-2] [REQ-2] the end of a using block", () => {
  const connect = () => {
    const { client } = stubbed(() => Response.json(user));
    return { client, other: client.with({ timeout: 5_000 }) };
  };

  test("ends its own client, and no client that `with` made of it", async () => {
    const { client, other } = connect();
    client[Symbol.dispose]();
    expect((await getFailure(client.users.get(userId))).message).toMatch(/its using block has ended/);
    expect((await other.users.get(userId)).user_id).toBe(userId);
    expect((await client.with({ retries: 0 }).users.get(userId)).user_id).toBe(userId);
  });

  test("ends the raw client that was made of it before", async () => {
    const { client } = connect();
    const raw = createRawClient(client);
    const get = () => raw.GET("/v2/user/{user_id}", { params: { path: { user_id: userId } } });
    expect((await get()).response.status).toBe(200);
    client[Symbol.dispose]();
    expect((await getFailure(get())).message).toMatch(/its using block has ended/);
  });
});

test("[REQ-2] a link client has `with` and `request`, which send its link token", async () => {
  const { arrived, url } = await wire([json([])]);
  const client = createLinkClient({
    baseUrl: url,
    linkToken: "lt-1",
    headers: { "x-a": "1" },
    concurrency: 1,
  });
  const other = client.with({ linkToken: "lt-2", headers: { "x-b": "2" } });
  await other.link.providers();
  await other.request({ method: "GET", path: "/v2/link/state" });
  await client.request({ method: "GET", path: "/v2/link/state" });
  const sent = arrived.map(({ url: path, headers }) => [
    path,
    headers["x-service-link-token"],
    headers["x-a"],
    headers["x-b"],
  ]);
  expect(sent).toEqual([
    ["/v2/link/providers", "lt-2", "1", "2"],
    ["/v2/link/state", "lt-2", "1", "2"],
    ["/v2/link/state", "lt-1", "1", undefined],
  ]);
  expect(() => client.with({ timeout: -1 })).toThrow("client.with.timeout: must be ");
});

describe("[REQ-3] headers", () => {
  const pairs: [string, string][] = [["X-Env", "test"]];

  test.each([
    ["a Headers object", new Headers(pairs)],
    ["pairs", pairs],
    ["a Map", new Map(pairs)],
    ["an object", { "X-Env": "test" }],
    ["an object with undefined, which changes nothing", { "X-Env": "test", "x-env": undefined }],
  ])("may be %s, in the options of a client and of a call", async (_name, headers) => {
    const { client, arrived } = await wire([json(user)], { headers });
    await client.users.get(userId);
    await client.with({ headers: [["x-env", "other"]] }).users.get(userId);
    await client.users.get(userId, { headers: new Headers({ "x-env": "call" }) });
    await client.with({ headers: { "x-env": null } }).users.get(userId, { headers });
    expect(arrived.map((one) => one.headers["x-env"])).toEqual(["test", "other", "call", "test"]);
  });

  test("[AUT-5] of a Headers object are checked too, and not shown", async () => {
    const { client, arrived } = await wire([json(user)]);
    const failure = await getFailure(client.users.get(userId, { headers: [["x-a", "planted\n"]] }));
    expect(failure.message).toMatch(/^headers\.x-a: /);
    expect(failure.message).not.toContain("planted");
    expect(arrived).toHaveLength(0);
  });
});

describe("[REQ-4] the query of a call", () => {
  test("is added to what the method sends, which wins", async () => {
    const { client, arrived } = await wire([json([])]);
    const query = { fresh: true, tags: ["a", "b"], name: "extra", none: null };
    await client.labTests.listLegacy({ name: "own" }, { query });
    await client.providers.list({}, { query: { fresh: 1 } });
    expect(arrived.map(({ url }) => url)).toEqual([
      "/v3/lab_tests?fresh=true&tags=a&tags=b&name=own",
      "/v2/providers/?fresh=1",
    ]);
  });

  test("is sent with every page of a list", async () => {
    const page = { users: [user, user], total: 4, limit: 2 };
    const { client, arrived } = await wire([json({ ...page, offset: 0 }), json({ ...page, offset: 2 })]);
    const list = client.users.list({ limit: 2 }, { query: { fresh: true, offset: 0 } });
    expect(await list.toArray({ limit: 9 })).toHaveLength(4);
    expect(arrived.map(({ url }) => url.split("?")[1])).toEqual([
      "fresh=true&offset=0&limit=2",
      "fresh=true&offset=2&limit=2",
    ]);
  });
});
