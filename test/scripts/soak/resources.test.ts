import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { watchResources } from "../../../scripts/soak/resources.ts";

/** Starts a server that responds to nothing but `/`. */
async function startServer() {
  const server = createServer((request, response) => void (request.url === "/" && response.end()));
  await once(server.listen(0, "127.0.0.1"), "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens at a port
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

test("counts a listener, a timer and a request that nobody ended", async () => {
  const watch = watchResources(200);
  const { url, close } = await startServer();
  const { signal } = new AbortController();
  signal.addEventListener("abort", () => undefined);
  watch.check(signal);
  // More than the test runner itself may start or end meanwhile.
  const timers = Array.from({ length: 20 }, () => setTimeout(() => undefined, 60_000));
  const open = fetch(`${url}/open`).catch(() => undefined);
  // The request has arrived when another one has its response.
  await (await fetch(url)).text();
  const leftovers = await watch.finish(close);
  expect(leftovers).toMatchObject({ listeners: 1, requests: 1, sockets: 0 });
  expect(leftovers.timers).toBeGreaterThan(10);
  timers.forEach((timer) => clearTimeout(timer));
  await open;
});
