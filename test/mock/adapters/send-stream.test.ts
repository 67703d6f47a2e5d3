import { createServer } from "node:http";
import { expect, it } from "vitest";
import { sendStream } from "../../../mock/adapters/send-stream.ts";
import { startServer } from "../../support/start-server.ts";

it("sends a heartbeat while nothing happens, and ends when the caller leaves [CTL-5]", async () => {
  const open = new Set<() => void>();
  let left: (reason: string) => void = () => undefined;
  const gone = new Promise<string>((resolve) => (left = resolve));
  const server = createServer((_, response) => {
    const stream = { heartbeat: ": heartbeat\n\n", open: () => (reason: string) => left(reason) };
    sendStream(response, stream, open, 1);
  });
  const response = await fetch(`http://${await startServer(server)}/`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toMatch(/^(: heartbeat\n\n)+$/);
  expect(open.size).toBe(1);
  await reader?.cancel();
  expect(await gone).toBe("gone");
  expect(open.size).toBe(0);
});
