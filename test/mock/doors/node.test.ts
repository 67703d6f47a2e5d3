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

describe("the node:http door", () => {
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

  it("ends requests that were never answered when it is closed", async () => {
    const mock = createMock();
    mock.faults.add({ network: "silence" });
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

  it("gives link addresses under its own, unless the mock was told another", async () => {
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

  it("refuses a credential that is sent twice", async () => {
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
