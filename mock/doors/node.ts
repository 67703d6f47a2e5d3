/**
 * The mock at a port, for any language.
 *
 * @module sanguine/mock/node
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import {
  BODY_LIMIT,
  BodyTooLarge,
  isAbort,
  type MockAnswer,
  type MockRequest,
  type MockResult,
} from "../http/exchange.ts";
import type { Answering } from "./fetch.ts";

/** Where to listen. */
export interface ListenOptions {
  /** TCP port; 0 takes a free one. @default 0 */
  readonly port?: number;
  /** Address to listen at; others than loopback can be reached from outside. @default "127.0.0.1" */
  readonly host?: string;
}

/** A core that a socket can serve; it is told of the time that goes by, if it wants to know. */
export interface Served extends Answering {
  tick?(elapsed: number): Promise<void>;
}

/** How often a running clock is moved on, in milliseconds. */
const TICK = 100;

/** A mock that answers on a socket of its own. */
export interface MockServer extends AsyncDisposable {
  /** Address for clients, without a trailing slash. */
  readonly url: string;
  readonly port: number;
  readonly host: string;
  /** Ends every connection and frees the port. Resolves when nothing of it is left running. */
  close(): Promise<void>;
}

/**
 * Serves a mock over HTTP.
 *
 * @throws the error of the system where the port is taken or may not be used
 * @example
 * ```ts
 * import { createMock } from "sanguine/mock";
 * import { listen } from "sanguine/mock/node";
 *
 * const mock = createMock();
 * const server = await listen(mock, { port: 0 });
 * // Any program, in any language, can call server.url now.
 * const answer = await fetch(`${server.url}/v2/providers`, { headers: { "x-service-api-key": mock.apiKey } });
 * console.log(answer.status);
 * await server.close();
 * ```
 */
export async function listen(mock: Served, options: ListenOptions = {}): Promise<MockServer> {
  const host = options.host ?? "127.0.0.1";
  let base = "";
  const server = createServer((message, response) => {
    void serve(mock, base, message, response);
  });
  const port = await bind(server, options.port ?? 0, host);
  base = addressOf(host, port);
  const rest = passTime(mock);
  const close = (): Promise<void> => {
    rest();
    return stop(server);
  };
  return { url: base, port, host, close, [Symbol.asyncDispose]: close };
}

/** Tells a core of the time that goes by; the function that it returns ends that. */
function passTime(mock: Served): () => void {
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    // Whole milliseconds are passed on, and what is left over counts the next time.
    const elapsed = Math.floor(now - last);
    last += elapsed;
    // What fails is work of the mock, which `idle()` reports; it is no reason for time to stop.
    mock.tick?.(elapsed).catch(() => undefined);
  }, TICK);
  timer.unref();
  return () => clearInterval(timer);
}

function bind(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // Closing twice is no error: the second time there is nothing left to close.
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** An address that clients can use: one that means "all of them" is reached by loopback. */
function addressOf(host: string, port: number): string {
  const reachable = host === "0.0.0.0" || host === "::" || host === "" ? "127.0.0.1" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}

async function serve(
  mock: Answering,
  base: string,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort();
  });
  response.sendDate = false;
  try {
    send(await mock.handle(read(message, base, gone.signal)), response);
  } catch {
    // What the core could not answer is a body that broke off, or a bug; either way no answer can be trusted.
    message.socket.destroy();
  }
}

function read(message: IncomingMessage, base: string, signal: AbortSignal): MockRequest {
  return {
    method: message.method ?? "GET",
    url: message.url ?? "/",
    base,
    signal,
    header: (name) => {
      const value = message.headers[name];
      return Array.isArray(value) ? value.join(", ") : (value ?? null);
    },
    body: () => readBody(message),
  };
}

async function readBody(message: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= BODY_LIMIT) chunks.push(chunk);
    // The rest is read and dropped: a client that is still sending would not see the answer otherwise.
    else if (size > 4 * BODY_LIMIT) break;
  }
  if (size > BODY_LIMIT) throw new BodyTooLarge();
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

function send(result: MockResult, response: ServerResponse): void {
  if (!isAbort(result)) return sendAnswer(result, response);
  switch (result.abort) {
    case "reset":
      response.socket?.resetAndDestroy();
      return;
    case "gone":
      response.destroy();
      return;
    case "silence":
      // The connection stays open until the client or `close()` ends it.
      return;
  }
}

function sendAnswer(answer: MockAnswer, response: ServerResponse): void {
  response.writeHead(answer.status, answer.headers);
  if (answer.wire === undefined || answer.body === null) {
    response.end(answer.body ?? undefined);
    return;
  }
  const half = answer.body.slice(0, answer.body.length / 2);
  const { wire } = answer;
  response.write(half, () => {
    if (wire === "truncate") response.destroy();
  });
}
