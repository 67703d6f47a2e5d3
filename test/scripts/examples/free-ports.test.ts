import { once } from "node:events";
import { createServer } from "node:net";
import { expect, it } from "vitest";
import { findFreePorts } from "../../../scripts/examples/free-ports.ts";

it("finds different ports that a server can use", async () => {
  const ports = await findFreePorts(3);
  expect(new Set(ports).size).toBe(3);
  const server = createServer().listen(ports[0], "127.0.0.1");
  await once(server, "listening");
  expect(server.address()).toMatchObject({ port: ports[0] });
  server.close();
});
