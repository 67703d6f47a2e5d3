import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { sendStream } from "../../../mock/adapters/send-stream.ts";

it("sends a heartbeat while nothing happens, and ends when the caller leaves [CTL-5]", async () => {
  const open = new Set<() => void>();
  let left: (reason: string) => void = () => undefined;
  const gone = new Promise<string>((resolve) => (left = resolve));
  const server = createServer((_, response) => {
    const stream = { heartbeat: ": heartbeat\n\n", open: () => (reason: string) => left(reason) };
    sendStream(response, stream, open, 1);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toMatch(/^(: heartbeat\n\n)+$/);
  expect(open.size).toBe(1);
  await reader?.cancel();
  expect(await gone).toBe("gone");
  expect(open.size).toBe(0);
  server.close();
});
