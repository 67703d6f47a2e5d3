import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { once } from "node:events";
import { createMock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { describe, expect, it, vi } from "vitest";

/** The address of a link page, and of the server that gave it. */
async function link(options: { linkUrl?: string }) {
  const mock = createMock(options);
  await using server = await listen(mock);
  const { user_id } = mock.users.create();
  const client = mock.client({ baseUrl: server.url, fetch: (url, init) => fetch(url, init) });
  return [(await client.link.createToken({ user_id })).link_web_url, server.url] as const;
}

describe("the node:http adapter", () => {
  it("takes a free port, keeps connections alive, and leaves nothing running when closed", async () => {
    const mock = createMock();
    const server = await listen(mock, { port: 0 });
    expect(server.url).toBe(`http://127.0.0.1:${server.port}`);
    const socket = connect(server.port, "127.0.0.1");
    const ask = `GET /v2/user HTTP/1.1\r\nhost: any.example.test\r\nx-service-api-key: ${mock.apiKey}\r\n\r\n`;
    for (let count = 0; count < 2; count += 1) {
      socket.write(ask);
      const [answer] = (await once(socket, "data")) as [Buffer];
      expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
    }
    const closed = once(socket, "close");
    await server.close();
    await closed;
    await expect(fetch(server.url)).rejects.toThrow("fetch failed");
    await server.close();
  });

  it("ends requests that never got a response when it is closed", async () => {
    const mock = createMock();
    mock.faults.add({ network: "hang" });
    const server = await listen(mock);
    const asked = request(`${server.url}/v2/user`).end();
    const failed = once(asked, "error");
    await expect.poll(() => mock.requests.count()).toBe(1);
    await server.close();
    expect((await failed)[0]).toMatchObject({ code: "ECONNRESET" });
  });

  it("resets the connection with a real reset", async () => {
    const mock = createMock();
    mock.faults.add({ network: "reset" });
    await using server = await listen(mock);
    const refused = await fetch(`${server.url}/v2/user`).catch((error: unknown) => error);
    expect((refused as TypeError).cause).toMatchObject({ code: "ECONNRESET" });
  });

  it("says why it cannot listen", async () => {
    await using server = await listen(createMock());
    await expect(listen(createMock(), { port: server.port })).rejects.toMatchObject({ code: "EADDRINUSE" });
  });

  it("gives link addresses under its own, unless the mock has another link URL", async () => {
    const [own, url] = await link({});
    expect(own.startsWith(`${url}/link`)).toBe(true);
    const [told] = await link({ linkUrl: "https://link.example.test" });
    expect(told).toMatch(/^https:\/\/link\.example\.test\//);
  });

  it("resets a connection for a request that was pipelined behind another", async () => {
    const mock = createMock();
    mock.faults.add({ operation: "providers.list", network: "reset" });
    await using server = await listen(mock);
    const socket = connect(server.port, "127.0.0.1");
    const head = `host: any.example.test\r\nx-service-api-key: ${mock.apiKey}\r\n`;
    const failed = once(socket, "error");
    socket.write(
      `POST /v2/user HTTP/1.1\r\n${head}content-type: application/json\r\ncontent-length: 2\r\n\r\n{}` +
        `GET /v2/providers HTTP/1.1\r\n${head}\r\n`,
    );
    expect((await failed)[0]).toMatchObject({ code: "ECONNRESET" });
  });

  it("reads on after a body that nobody asked for", async () => {
    const mock = createMock();
    await using server = await listen(mock);
    const socket = connect(server.port, "127.0.0.1");
    const body = "x".repeat(200_000);
    let heard = "";
    socket.on("data", (chunk: Buffer) => (heard += chunk.toString()));
    socket.write(`POST /v2/user HTTP/1.1\r\nhost: a\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
    socket.write(`GET /v2/user HTTP/1.1\r\nhost: a\r\nx-service-api-key: ${mock.apiKey}\r\n\r\n`);
    await expect.poll(() => heard.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 401", "HTTP/1.1 200"]);
    socket.destroy();
  });

  it("rejects a credential that is sent twice", async () => {
    const mock = createMock();
    await using server = await listen(mock);
    const sent = request(`${server.url}/v2/user`, {
      headers: { "x-service-api-key": [mock.apiKey, mock.apiKey] },
    });
    const [answer] = (await once(sent.end(), "response")) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(401);
  });

  it("passes time once, however many servers a mock has, until the last is closed", async () => {
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
    await expect.poll(() => ticks, { timeout: 10_000 }).toBeGreaterThan(2);
    await using third = await listen(mock);
    await expect.poll(() => ticks, { timeout: 10_000 }).toBeGreaterThan(5);
    await second.close();
    expect(passed).toBeLessThanOrEqual(performance.now() - start);
    await third.close();
  });
  it("has its own time pass where a test fakes timers", async () => {
    const mock = createMock({ clock: "running" });
    vi.useFakeTimers();
    try {
      await using server = await listen(mock);
      const start = mock.clock.now();
      const headers = { "x-service-api-key": mock.apiKey };
      expect((await fetch(`${server.url}/v2/user`, { headers })).status).toBe(200);
      expect((await mock.fetch(`${mock.url}/v2/user`, { headers })).status).toBe(200);
      await mock.clock.advance("1h");
      while (mock.clock.now() === start + 3_600_000) await fetch(`${server.url}/v2/user`, { headers });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("a server that other machines reach", () => {
  it("is opened by a control token that no seed gives", async () => {
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

  it("keeps a token that it was given", async () => {
    const mock = createMock({ controlToken: "of-my-own" });
    const server = await listen(mock, { host: "0.0.0.0" });
    expect(mock.controlToken).toBe("of-my-own");
    await server.close();
  });

  it.each(["127.0.0.1", "127.0.0.2", "localhost", "::1"])("is not one at %s", async (host) => {
    const mock = createMock({ seed: "known" });
    const before = mock.controlToken;
    // Not every machine has each of these addresses; which token holds is decided before.
    await listen(mock, { host }).then(
      (server) => server.close(),
      () => undefined,
    );
    expect(mock.controlToken).toBe(before);
  });
});

describe("GET /health", () => {
  it("needs no key, and is in no journal", async () => {
    const mock = createMock();
    await using server = await listen(mock);
    const answer = await fetch(`${server.url}/health`);
    expect([answer.status, await answer.json()]).toEqual([200, { status: "ok" }]);
    expect((await fetch(`${server.url}/health`, { method: "HEAD" })).status).toBe(200);
    expect((await fetch(`${server.url}/health`, { method: "POST" })).status).toBe(404);
    expect(mock.requests.count({})).toBe(1);
  });
});

describe("orders at a port", () => {
  it("stay as they are unless the server sets it", async () => {
    const mock = createMock();
    const order = mock.orders.create();
    const server = await listen(mock);
    await mock.clock.advance("7d");
    expect(mock.orders.get(order).events).toHaveLength(1);
    expect(mock.orders.policy()).toBe("manual");
    await server.close();
  });

  it("proceed by themselves with `auto`, the earlier ones included, until it is closed", async () => {
    const mock = createMock();
    const early = mock.orders.create({ method: "on_site_collection" });
    const server = await listen(mock, { orders: "auto" });
    const lazy = mock.orders.create({ method: "on_site_collection" });
    const other = mock.team().orders;
    expect(other.policy()).toBe("auto");
    await mock.clock.advance("1m");
    expect(mock.orders.get(early).status).toBe("completed");
    expect(mock.orders.get(lazy).status).toBe("completed");
    await server.close();
    expect([mock.orders.policy(), other.policy()]).toEqual(["manual", "manual"]);
  });

  it("proceed at `auto` or `manual` alone", async () => {
    // @ts-expect-error -- Whoever writes no types may pass anything.
    await expect(listen(createMock(), { orders: "fast" })).rejects.toThrow('"auto" or "manual"');
  });
});
