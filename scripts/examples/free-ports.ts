import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** Finds different ports of the loopback address that nothing uses now. */
export async function findFreePorts(count: number): Promise<number[]> {
  // All are open before the first one closes, so that no port is found twice.
  const servers = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
  return ports;
}
