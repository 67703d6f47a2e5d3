import { serve, type ServerType } from "@hono/node-server";
import type { Server } from "node:http";
import { createMock } from "sanguine/mock";
import { afterEach, describe, expect, it } from "vitest";
import { honoReceiver } from "../../examples/webhook-receiver/hono.ts";
import { nodeReceiver } from "../../examples/webhook-receiver/node-http.ts";
import { createReceive, type Receive } from "../../examples/webhook-receiver/receive.ts";
import { sendToFailing, expectSurvival, secret, watchProcess } from "../support/webhook-requests.ts";

interface Listening {
  readonly url: string;
  close(): Promise<void>;
}

function getPort(server: Pick<Server, "address">): number {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function onNode(receive: Receive): Promise<Listening> {
  const server = nodeReceiver(receive);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${getPort(server)}/webhooks`, close: () => stop(server) };
}

async function onHono(receive: Receive): Promise<Listening> {
  const { fetch } = honoReceiver(receive);
  const options = { fetch, port: 0, hostname: "127.0.0.1", overrideGlobalObjects: false };
  let server: ServerType | null = null;
  const { port } = await new Promise<{ port: number }>((resolve) => (server = serve(options, resolve)));
  return { url: `http://127.0.0.1:${port}/webhooks`, close: () => stop(server) };
}

function stop(server: ServerType | null): Promise<void> {
  return new Promise((resolve) => {
    server?.close(() => resolve());
    if (server !== null && "closeAllConnections" in server) server.closeAllConnections();
  });
}

function failPlanted(): never {
  throw new Error("planted");
}

const listening: Listening[] = [];
afterEach(async () => {
  for (const each of listening.splice(0)) await each.close();
});

describe.each([
  ["node:http", onNode],
  ["hono", onHono],
])("[EVT-1] the example of a receiver on %s", (_, listen) => {
  it("handles each message once, and rejects messages that are not from the service", async () => {
    const mock = createMock({ seed: "example" });
    const lines: string[] = [];
    const log = (line: string): void => void lines.push(line);
    const receiver = await listen(createReceive({ secrets: secret, log, now: mock.clock.now }));
    listening.push(receiver);
    mock.webhooks.register({ url: receiver.url, secret, eventTypes: ["labtest.*"] });

    const order = mock.orders.create({ method: "walk_in_test" });
    mock.orders.advance(order);
    await mock.idle();
    mock.webhooks.duplicate(mock.webhooks.outbox()[0] ?? "");
    mock.unknownValues.enable({ fields: false, enums: false });
    mock.orders.create();
    await mock.idle();
    expect(lines).toEqual([
      `order ${order.id} was made`,
      `order ${order.id} is received.walk_in_test.requisition_created`,
      expect.stringMatching(/^order .* was made$/),
      "future_labtest.order.created is a kind that this program does not know",
    ]);
    expect(mock.webhooks.outbox().map(({ status, attempts }) => [status, attempts.at(-1)?.status])).toEqual(
      Array.from({ length: 4 }, () => ["delivered", 204]),
    );

    const forged = await fetch(receiver.url, { method: "POST", body: "{}" });
    expect([forged.status, lines.at(-1)]).toEqual([400, "rejected: missing_header"]);
  });

  it("[EVT-4] responds 400 to requests that are not from the service, handles a replay once, and keeps running", async () => {
    const lines: string[] = [];
    const log = (line: string): void => void lines.push(line);
    const watched = watchProcess();
    try {
      const receiver = await listen(createReceive({ secrets: secret, log }));
      listening.push(receiver);
      await expectSurvival(receiver.url);
      expect(lines.filter((line) => !line.startsWith("rejected: "))).toEqual([
        "labtest.new is a kind that this program does not know",
      ]);
      expect(watched.fatal).toEqual([]);
    } finally {
      watched.stop();
    }
  });

  it("[EVT-4] responds 500 when a handler throws, without the error's text", async () => {
    const receiver = await listen(createReceive({ secrets: secret, log: failPlanted }));
    listening.push(receiver);
    const { status, text } = await sendToFailing(receiver.url);
    expect(status).toBe(500);
    expect(text).not.toMatch(/planted|\bat .*:\d+/);
  });

  it("receives a message again after it failed to handle it", async () => {
    const mock = createMock({ seed: "example fails" });
    let broken = true;
    const lines: string[] = [];
    const log = (line: string): void => {
      if (broken) throw new Error("the disk is full");
      lines.push(line);
    };
    const receiver = await listen(createReceive({ secrets: secret, log, now: mock.clock.now }));
    listening.push(receiver);
    mock.webhooks.register({ url: receiver.url, secret, eventTypes: ["labtest.order.created"] });
    mock.orders.create();
    await mock.idle();
    expect(mock.webhooks.outbox()[0]).toMatchObject({ status: "failed", attempts: [{ status: 500 }] });
    broken = false;
    await mock.clock.advance("5s");
    expect([mock.webhooks.outbox()[0]?.status, lines.length]).toEqual(["delivered", 1]);
  });
});
