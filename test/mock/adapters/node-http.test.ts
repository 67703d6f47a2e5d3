import { request } from "node:http";
import { connect } from "node:net";
import { EventEmitter, once } from "node:events";
import { text } from "node:stream/consumers";
import { createMock } from "sanguine/mock";
import { createHandlers } from "sanguine/mock/msw";
import { listen } from "sanguine/mock/node";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { MockResult } from "../../../mock/http/exchange.ts";
import { ask } from "../../support/ask.ts";

describe("the node:http adapter", () => {
  it("listens at a free port, keeps connections alive, and stops completely when closed", async () => {
    const mock = createMock();
    const server = await listen(mock, { port: 0 });
    expect(server.url).toBe(`http://127.0.0.1:${server.port}`);
    const socket = connect(server.port, "127.0.0.1");
    const getRequest = `GET /v2/user HTTP/1.1\r\nhost: localhost\r\nx-service-api-key: ${mock.apiKey}\r\n\r\n`;
    for (let count = 0; count < 2; count += 1) {
      socket.write(getRequest);
      const [response] = (await once(socket, "data")) as [Buffer];
      expect(response.toString()).toMatch(/^HTTP\/1\.1 200 /);
    }
    const closed = once(socket, "close");
    await server.close();
    await closed;
    await expect(fetch(server.url)).rejects.toThrow("fetch failed");
    await server.close();
  });

  it("changes nothing of a mock when it cannot start, and takes no misspelled option", async () => {
    const mock = createMock();
    const server = await listen(createMock());
    const { controlToken } = mock;
    const taken = listen(mock, { port: server.port, orders: "auto", publicUrl: "https://mock.example.com" });
    await expect(taken).rejects.toMatchObject({ code: "EADDRINUSE" });
    await server.close();
    for (const [options, message] of [
      [{ prot: 3000 }, 'listen: options.prot: Extra inputs are not permitted. Did you mean "port"?'],
      [{ port: "mock.sock" }, "listen: options.port: "],
      [{ allowedHosts: "mock.example.com" }, "listen: options.allowedHosts: Input should be a valid list"],
      [{ host: 5 }, "listen: options.host: Input should be a valid string"],
    ] as const)
      await expect(listen(mock, options as object)).rejects.toThrow(message);
    const handlers = { onUnhandeld: "error" } as object;
    expect(() => createHandlers(mock, handlers)).toThrow(
      /options\.onUnhandeld: .* Did you mean "onUnhandled"/,
    );
    expect([mock.controlToken, mock.orders.policy()]).toEqual([controlToken, "manual"]);
  });

  it.each([
    [undefined, "mock must be a mock that createMock() returned; received undefined"],
    [{}, "mock must be a mock that createMock() returned; received object"],
    [
      Promise.resolve(),
      "mock must be a mock that createMock() returned; received a promise: is an await missing?",
    ],
  ])("serves a mock only, not %s", async (given, message) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a caller without types may pass.
    const mock = given as ReturnType<typeof createMock>;
    await expect(listen(mock)).rejects.toThrow(`listen: ${message}`);
    expect(() => createHandlers(mock)).toThrow(`createHandlers: ${message}`);
  });

  it("[CTL-16] accepts no connection while requests in flight finish", async () => {
    const turns = new EventEmitter();
    const handle = async (): Promise<MockResult> => {
      turns.emit("arrived");
      await once(turns, "finish");
      return { status: 200, headers: { "content-length": "4" }, body: "done" };
    };
    const server = await listen({ operations: [], url: "http://mock.example.test", handle });
    const arrived = once(turns, "arrived");
    // The second connection never sends a request.
    const [held, silent] = [connect(server.port, "127.0.0.1"), connect(server.port, "127.0.0.1")];
    await once(silent, "connect");
    const gone = once(silent.resume(), "close");
    held.write("GET /held HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await arrived;
    let isClosed = false;
    const warn = vi.spyOn(process, "emitWarning").mockReturnValue();
    onTestFinished(() => warn.mockRestore());
    // Longer than one timer of Node takes, which would fire at once, with a warning.
    const closed = server.close({ grace: "30d" }).then(() => (isClosed = true));
    await expect(fetch(server.url)).rejects.toThrow("fetch failed");
    const again = server.close({ grace: "10s" });
    expect(isClosed).toBe(false);
    turns.emit("finish");
    expect(await text(held)).toMatch(/^HTTP\/1.1 200 OK\r\n(.*\r\n)*connection: close\r\n(.*\r\n)*done$/i);
    await Promise.all([closed, again]);
    await gone;
    expect(warn).not.toHaveBeenCalled();
  });

  it("[CTL-16] waits for webhooks in flight, and not for requests that a fault lets hang", async () => {
    const mock = createMock();
    mock.faults.add({ network: "hang" });
    const turns = new EventEmitter();
    mock.webhooks.register({
      handler: async () => {
        turns.emit("arrived");
        await once(turns, "finish");
      },
    });
    const server = await listen(mock);
    const hanging = request(`${server.url}/v2/user`).end();
    const failed = once(hanging, "error");
    await expect.poll(() => mock.requests.count()).toBe(1);
    const arrived = once(turns, "arrived");
    mock.orders.create();
    void mock.idle();
    await arrived;
    let isClosed = false;
    const closed = server.close({ grace: "10s" }).then(() => (isClosed = true));
    await expect(fetch(server.url)).rejects.toThrow("fetch failed");
    expect(isClosed).toBe(false);
    turns.emit("finish");
    await closed;
    expect((await failed)[0]).toMatchObject({ code: "ECONNRESET" });
    expect(mock.webhooks.outbox().map(({ status }) => status)).toEqual(["delivered"]);
  });

  it("[CTL-16] ends what does not finish in time", async () => {
    const turns = new EventEmitter();
    const handle = (): Promise<MockResult> => {
      turns.emit("arrived");
      return new Promise(() => undefined);
    };
    const server = await listen({ operations: [], url: "http://mock.example.test", handle });
    const arrived = once(turns, "arrived");
    const failed = once(request(server.url).end(), "error");
    await arrived;
    await server.close({ grace: 1 });
    expect((await failed)[0]).toMatchObject({ code: "ECONNRESET" });
    await expect(server.close({ grace: "soon" })).rejects.toThrow("is not a duration");
  });

  it("rejects a credential that is sent twice", async () => {
    const mock = createMock();
    await using server = await listen(mock);
    const headers = { "x-service-api-key": [mock.apiKey, mock.apiKey] };
    expect((await ask(`${server.url}/v2/user`, { headers })).status).toBe(401);
  });

  it("advances the clock once with several servers, until the last one is closed", async () => {
    const core = createMock();
    let passed = 0;
    let ticks = 0;
    const tick = async (elapsed: number): Promise<void> => {
      passed += elapsed;
      ticks += 1;
    };
    const mock = { ...core, operations: core.operations, tick };
    const start = performance.now();
    const [first, second] = [await listen(mock), await listen(mock)];
    await first.close();
    await first.close();
    await expect.poll(() => ticks).toBeGreaterThan(2);
    await using third = await listen(mock);
    await expect.poll(() => ticks).toBeGreaterThan(5);
    await second.close();
    expect(passed).toBeLessThanOrEqual(performance.now() - start);
    await third.close();
  });
});

it("links of webhooks have the address of the newest open server, or the mock's own without one", async () => {
  const mock = createMock({ url: "https://api.example.com" });
  const order = mock.orders.create({ method: "testkit", status: "requisition_created" });
  const getOrigin = () => new URL(mock.orders.get(order).requisition_form_url ?? "").origin;
  const first = await listen(mock);
  const second = await listen(mock);
  expect(getOrigin()).toBe(second.url);
  await Promise.all([second.close(), second.close()]);
  expect(getOrigin()).toBe(first.url);
  await first.close();
  expect(getOrigin()).toBe("https://api.example.com");
});

describe("a server that other machines can reach", () => {
  it("requires a control token that does not derive from the seed", async () => {
    const mock = createMock({ seed: "known" });
    const derived = createMock({ seed: "known" }).controlToken;
    await using server = await listen(mock, { host: "0.0.0.0" });
    expect(mock.controlToken).toMatch(/^ct_[\w-]{40}$/);
    expect(mock.controlToken).not.toBe(derived);
    const open = async (token: string) =>
      fetch(`${server.url}/__mock/v1/info`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await open(derived)).status).toBe(401);
    expect((await open(mock.controlToken)).status).toBe(200);
    expect(Object.keys(mock)).not.toContain("controlToken");
    expect(JSON.stringify(mock)).not.toContain(mock.controlToken);
  });

  it.each(["127.0.0.1", "127.0.0.2", "localhost", "::1"])("does not include %s", async (host) => {
    const mock = createMock({ seed: "known" });
    const before = mock.controlToken;
    // Some machines lack some of these addresses. The token is chosen before listening.
    await listen(mock, { host }).then(
      (server) => server.close(),
      () => undefined,
    );
    expect(mock.controlToken).toBe(before);
  });
});

it("a core that wraps the mock learns that the caller has gone from its own signal, and before it reads the body", async () => {
  const mock = createMock();
  const results: unknown[] = [];
  const own = AbortSignal.abort();
  const caller = new AbortController();
  await using server = await listen({
    ...mock,
    handle: async (request) => {
      const isOwn = request.url.endsWith("own");
      if (!isOwn) {
        const gone = once(request.signal ?? own, "abort");
        caller.abort();
        await gone;
      }
      const result = await mock.handle(isOwn ? { ...request, signal: own } : request);
      results.push(result);
      return result;
    },
  });
  const send = (query: string, signal: AbortSignal) =>
    fetch(`${server.url}/v2/user${query}`, {
      method: "POST",
      body: '{"client_user_id":"u-1"}',
      headers: { "x-service-api-key": mock.apiKey, "content-type": "application/json" },
      signal,
    }).catch(() => undefined);
  await send("", caller.signal);
  await expect.poll(() => results).toEqual([{ abort: "gone" }]);
  await send("?own", new AbortController().signal);
  expect(results).toEqual([{ abort: "gone" }, { abort: "gone" }]);
  expect(mock.users.list()).toEqual([]);
});

describe("orders at a port", () => {
  it("progress with `auto`, including earlier ones, until the server is closed", async () => {
    const mock = createMock();
    const early = mock.orders.create({ method: "on_site_collection" });
    const server = await listen(mock, { orders: "auto" });
    const late = mock.orders.create({ method: "on_site_collection" });
    const other = mock.team().orders;
    expect(other.policy()).toBe("auto");
    mock.import(mock.export());
    mock.restore(mock.snapshot());
    // The next step of each order is scheduled once.
    expect([early, late].map((order) => mock.orders.explain(order).scheduled.length)).toEqual([1, 1]);
    await mock.clock.advance("1m");
    expect(mock.orders.get(early).status).toBe("completed");
    expect(mock.orders.get(late).status).toBe("completed");
    await server.close();
    expect([mock.orders.policy(), other.policy()]).toEqual(["manual", "manual"]);
  });

  it("run frozen clocks with `auto`, once each, until the server is closed", async () => {
    const mock = createMock();
    const running = mock.team();
    running.clock.setMode("running");
    const fast = mock.team();
    fast.clock.setMode({ running: 60 });
    const start = fast.clock.now();
    const order = mock.orders.create();
    const server = await listen(mock, { orders: "auto" });
    expect(mock.clock.mode).toBe("running");
    await mock.tick(2000);
    expect(mock.orders.get(order).events).toHaveLength(2);
    expect(fast.clock.now() - start).toBeGreaterThanOrEqual(120_000);
    const late = mock.team();
    await expect.poll(() => late.clock.mode).toBe("running");
    late.clock.setMode("frozen");
    const second = await listen(mock);
    expect(late.clock.mode).toBe("frozen");
    await server.close();
    expect(mock.clock.mode).toBe("running");
    await second.close();
    expect([mock, running].map(({ clock }) => clock.mode)).toEqual(["frozen", "running"]);
    expect(mock.orders.policy()).toBe("manual");
    await mock.clock.advance("1h");
    expect(mock.orders.get(order).events).toHaveLength(2);
  });
});

describe("the host that a request names", () => {
  it("must be the server's own on every route, so that a page cannot reach it by a name of its own [CTL-13]", async () => {
    const mock = createMock();
    await using server = await listen(mock, { allowedHosts: ["mock"] });
    const { link_token } = await mock.client().link.createToken({ user_id: mock.users.create().user_id });
    const order = mock.orders.create({ method: "walk_in_test", status: "requisition_created" });
    const key = { "x-service-api-key": mock.apiKey };
    const form = new URL((await mock.client().orders.get(order.id)).requisition_form_url ?? "").pathname;
    for (const [path, headers, status] of [
      ["/v2/user", key, 200],
      ["/v2/user?limit=1", {}, 401],
      ["/v2/link/providers", { "x-service-link-token": link_token }, 200],
      [form, {}, 200],
      [`/link/?token=${link_token}`, {}, 200],
      ["/", { accept: "text/html" }, 200],
      ["/__mock/", {}, 200],
      ["/__mock/reference", {}, 200],
      ["/__mock/openapi.json", {}, 200],
      ["/no/such/path", key, 404],
    ] as const) {
      for (const host of [
        "attacker.example",
        `attacker.example:${server.port}`,
        "mock.attacker.example",
        "localhost.attacker.example",
      ]) {
        const rejected = await ask(server.url + path, {
          headers: { ...headers, host, origin: "http://attacker.example" },
        });
        expect([path, host, rejected.status]).toEqual([path, host, 403]);
        expect(rejected.body).toContain("Host header");
        expect(rejected.headers).not.toHaveProperty("access-control-allow-origin");
      }
      for (const host of [`localhost:${server.port}`, "127.0.0.1", "[::1]:1", "mock.localhost", "mock:80"]) {
        const accepted = await ask(server.url + path, { headers: { ...headers, host } });
        expect([path, accepted.status]).toEqual([path, status]);
      }
    }
    for (const [path, status] of [
      ["/health", 200],
      ["/ready", 200],
      ["/metrics", 403],
      // The header counts, even with an absolute URL.
      ["http://localhost/__mock/", 403],
    ] as const) {
      const { status: code } = await ask(server.url, { path, headers: { host: "attacker.example" } });
      expect([path, code]).toEqual([path, status]);
    }
    expect(mock.requests.count({ operation: "users.list" })).toBe(10);
  });

  it("[CTL-14] may be that of the public URL, which links and the control API contain", async () => {
    const publicUrl = "https://mock.example.com";
    const mock = createMock();
    await using server = await listen(mock, { publicUrl: `${publicUrl}/` });
    expect([server.publicUrl, server.url]).toEqual([publicUrl, `http://127.0.0.1:${server.port}`]);
    // The token that derives from the seed is public.
    expect(mock.controlToken).not.toBe(createMock().controlToken);
    const headers = { host: "mock.example.com", authorization: `Bearer ${mock.controlToken}` };
    const { body } = await ask(`${server.url}/__mock/v1/info`, { headers, method: "POST" });
    expect(JSON.parse(body)).toMatchObject({ url: publicUrl, link_url: `${publicUrl}/link` });
    const client = mock.client({ baseUrl: server.url, fetch: (url, init) => fetch(url, init) });
    const { user_id } = mock.users.create();
    const { link_web_url } = await client.link.createToken({ user_id });
    expect(link_web_url).toContain(`${publicUrl}/link/?token=`);
    await expect(listen(mock, { publicUrl: `${publicUrl}/api` })).rejects.toThrow(
      "publicUrl must be one origin",
    );
  });
});
