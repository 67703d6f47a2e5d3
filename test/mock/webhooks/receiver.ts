import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Mock } from "sanguine/mock";
import { createMockWith } from "../../../mock/core/create-mock.ts";
import { verifyWebhook, type WebhookEvent } from "sanguine/webhooks";
import { startServer } from "../../support/start-server.ts";

/** Creates a mock whose receivers time out when `expire` is called, instead of after 15 seconds. */
export function createImpatientMock() {
  const expiring = new Set<() => void>();
  const limits: number[] = [];
  const setTimer = (ms: number, call: () => void): (() => void) => {
    limits.push(ms);
    expiring.add(call);
    return () => void expiring.delete(call);
  };
  const mock = createMockWith({ seed: "webhooks" }, { delivery: { setTimer } });
  const expire = (): void => {
    for (const call of expiring) call();
  };
  return { mock, expire, limits };
}

/** Registers an endpoint that keeps the verified events. `respond` can reject them. */
export function listener(
  mock: Mock,
  { eventTypes, respond = () => undefined }: ListenerOptions = {},
): { id: string; events: WebhookEvent[]; secrets: readonly string[] } {
  const events: WebhookEvent[] = [];
  const { id, secrets } = mock.webhooks.register({
    eventTypes,
    handler: async (request) => {
      const event = await verifyWebhook(request, { secrets, now: mock.clock.now });
      events.push(event);
      return respond(event);
    },
  });
  return { id, events, secrets };
}

interface ListenerOptions {
  readonly eventTypes?: Parameters<Mock["webhooks"]["register"]>[0]["eventTypes"];
  readonly respond?: (event: WebhookEvent) => unknown;
}

export interface Received {
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

/** Starts a receiver at its own port, until the test ends. `respond` handles each request after its body is read. */
export async function serveReceiver(respond: (response: ServerResponse, received: Received) => void) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const one = { headers: request.headers, body: Buffer.concat(chunks) };
      received.push(one);
      respond(response, one);
    });
  });
  return { url: `http://${await startServer(server)}/hooks`, received };
}

/** Lists the status of every message and its number of attempts. */
export function fates(mock: Mock): (readonly [string, number])[] {
  return mock.webhooks.outbox().map(({ status, attempts }) => [status, attempts.length] as const);
}

/** Creates a promise that a test waits for, and the functions that settle it. */
export function createGate() {
  const settle: { open?: () => void; fail?: (reason: Error) => void } = {};
  const passed = new Promise<void>((resolve, reject) =>
    Object.assign(settle, { open: resolve, fail: reject }),
  );
  return { open: () => settle.open?.(), fail: (reason: Error) => settle.fail?.(reason), passed };
}
