/**
 * Serves the mock over HTTP, for any language.
 *
 * @module sanguine/mock/node
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import {
  BODY_LIMIT,
  BodyTooLarge,
  isAbort,
  type MockResponse,
  type MockRequest,
  type MockResult,
} from "../http/exchange.ts";
import type { OrderProgress } from "../domain/orders/lifecycle/progress-policy.ts";
import { parseOrigin } from "../http/cors.ts";
import { isLoopback, isOwnHost } from "../http/host.ts";
import type { LinkPageKeys } from "../link-page/step-result.ts";
import type { MockCore } from "../core/fetch.ts";
import { createControlToken, createPageKeys } from "./server-secrets.ts";

/** Where to listen. */
export interface ListenOptions {
  /** TCP port; 0 takes a free one. @default 0 */
  readonly port?: number;
  /** Address to listen at; others than loopback can be reached from outside. @default "127.0.0.1" */
  readonly host?: string;
  /**
   * Further names, without a port, by which the control API and the link page may be called; the service itself answers
   * to any. @default those of the machine itself, and `host`
   */
  readonly allowedHosts?: readonly string[];
  /**
   * `auto`: orders proceed by themselves, as in a sandbox: the requisition after 2 seconds of the mock's clock, then a step
   * every 5 seconds, with time to book appointments. `manual`: they move when they are told to.
   * @default "manual"
   */
  readonly orders?: OrderProgress;
  /**
   * One origin, such as `http://localhost:3000`, whose pages may call every operation, those that need the team's key
   * included. Without it, pages of other origins may call what a link token opens.
   */
  readonly cors?: string;
}

/** A core that a socket can serve: it is told of the time that goes by, and has a page for browsers, if it wants to. */
export interface ServableMock extends MockCore {
  tick?(elapsed: number): Promise<void>;
  /** Says how the orders move that were told nothing. */
  setOrderProgress?(progress: OrderProgress): void;
  /** Puts a random control token in the place of one that derives from the seed. */
  replaceControlToken?(token: string): void;
  /** Answers what people's browsers ask of the link page; null where a request is not for that. */
  linkPage?(request: MockRequest, keys: LinkPageKeys): Promise<MockResponse | null>;
}

// Taken when the module is loaded: a test that fakes timers later means its own time, not the mock's.
const { clearInterval, performance, setInterval } = globalThis;
const realNow = performance.now.bind(performance);

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
 * Serves a mock over HTTP. `GET /health` needs no key. When other machines can reach the server, it replaces a control token
 * that was derived from the seed with a random one; read it from `mock.controlToken`.
 *
 * @throws the error of the system where the port is taken or may not be used, and a TypeError for a wrong option
 * @example
 * ```ts
 * import { createMock } from "sanguine/mock";
 * import { listen } from "sanguine/mock/node";
 *
 * const mock = createMock();
 * const server = await listen(mock, { port: 0 });
 * // Any program, in any language, can call server.url now.
 * const response = await fetch(`${server.url}/v2/providers`, { headers: { "x-service-api-key": mock.apiKey } });
 * console.log(response.status);
 * await server.close();
 * ```
 */
export async function listen(mock: ServableMock, options: ListenOptions = {}): Promise<MockServer> {
  const host = options.host ?? "127.0.0.1";
  const corsOrigin = readOrigin(options.cors);
  if (!isLoopback(host)) mock.replaceControlToken?.(createControlToken());
  if (options.orders !== undefined) mock.setOrderProgress?.(options.orders);
  let base = "";
  const isForeign = (name: string | undefined): boolean => !isOwnHost(name, host, options.allowedHosts);
  const keys = createPageKeys();
  const answer = async (asked: MockRequest): Promise<MockResult> =>
    handleHealth(asked) ?? (await mock.linkPage?.(asked, keys)) ?? mock.handle(asked);
  const server = createServer((message, response) => {
    const called = { base, corsOrigin, foreignHost: isForeign(message.headers.host) };
    void serve(answer, called, message, response);
  });
  const port = await bindServer(server, options.port ?? 0, host);
  base = formatAddress(host, port);
  const rest = startClock(mock);
  const close = (): Promise<void> => {
    rest();
    if (options.orders === "auto" && !servers.has(mock)) mock.setOrderProgress?.("manual");
    return closeServer(server);
  };
  return { url: base, port, host, close, [Symbol.asyncDispose]: close };
}

/** @throws TypeError that says what an origin is */
function readOrigin(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const origin = parseOrigin(text);
  if (origin !== null) return origin;
  throw new TypeError(
    `cors takes one origin without a path, such as http://localhost:3000, and "${text}" is none.`,
  );
}

/** Says that the server is there; null for every other address. */
function handleHealth({ method, url }: MockRequest): MockResponse | null {
  if (url.split("?", 1)[0] !== "/health" || (method !== "GET" && method !== "HEAD")) return null;
  const body = '{"status":"ok"}';
  const headers = {
    "content-type": "application/json",
    "content-length": String(body.length),
    "cache-control": "no-store",
    "access-control-allow-origin": "*",
  };
  return { status: 200, headers, body: method === "HEAD" ? null : body };
}

/** How many servers each core has. Time goes by once for a core, however many serve it. */
const servers = new WeakMap<ServableMock, { open: number; readonly stop: () => void }>();

/** Tells a core of the time that goes by while it has a server; the function that it returns takes one server off. */
function startClock(mock: ServableMock): () => void {
  const pace = servers.get(mock) ?? { open: 0, stop: startTicking(mock) };
  servers.set(mock, pace);
  pace.open += 1;
  let counted = true;
  return () => {
    if (!counted) return;
    counted = false;
    pace.open -= 1;
    if (pace.open > 0) return;
    pace.stop();
    servers.delete(mock);
  };
}

function startTicking(mock: ServableMock): () => void {
  let last = realNow();
  const timer = setInterval(() => {
    const now = realNow();
    // Whole milliseconds are passed on, and what is left over counts the next time.
    const elapsed = Math.floor(now - last);
    last += elapsed;
    // What fails is work of the mock, which `idle()` reports; it is no reason for time to stop.
    mock.tick?.(elapsed).catch(() => undefined);
  }, TICK);
  timer.unref();
  return () => clearInterval(timer);
}

function bindServer(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // Closing twice is no error: the second time there is nothing left to close.
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** An address that clients can use: one that means "all of them" is reached by loopback. */
function formatAddress(host: string, port: number): string {
  const reachable = host === "0.0.0.0" || host === "::" || host === "" ? "127.0.0.1" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}

/** How a request addressed this server. */
type RequestContext = Pick<MockRequest, "base" | "foreignHost" | "corsOrigin">;

async function serve(
  answer: (asked: MockRequest) => Promise<MockResult>,
  called: RequestContext,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort();
  });
  response.sendDate = false;
  try {
    const result = await answer(readMessage(message, called, gone.signal));
    // A pipelined request's response has no socket before its turn comes, so the request is asked for it.
    if (isAbort(result) && result.abort === "reset") message.socket.resetAndDestroy();
    else sendResult(result, response);
  } catch {
    // What the core could not answer is a body that broke off, or a bug; either way no answer can be trusted.
    message.socket.destroy();
  }
}

function readMessage(message: IncomingMessage, called: RequestContext, signal: AbortSignal): MockRequest {
  return {
    method: message.method ?? "GET",
    url: message.url ?? "/",
    ...called,
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

function sendResult(result: MockResult, response: ServerResponse): void {
  if (!isAbort(result)) return sendResponse(result, response);
  // Silence leaves the connection open until the client or `close()` ends it.
  if (result.abort === "gone") response.destroy();
}

function sendResponse(answer: MockResponse, response: ServerResponse): void {
  response.writeHead(answer.status, answer.headers);
  if (answer.bodyFault === undefined || answer.body === null) {
    response.end(answer.body ?? undefined);
    return;
  }
  const half = answer.body.slice(0, answer.body.length / 2);
  const { bodyFault } = answer;
  response.write(half, () => {
    if (bodyFault === "truncate") response.destroy();
  });
}
