import { request } from "node:http";
import { connect } from "node:net";
import { once } from "node:events";
import { createMock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { describe, expect, it } from "vitest";

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
});
