import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import {
  BODY_LIMIT,
  BodyTooLarge,
  isAbort,
  type MockResponse,
  type MockRequest,
  type MockResult,
} from "../http/exchange.ts";
import { encodeResponse, findJoinedBody } from "../http/encode-response.ts";
import { WatchedRequest } from "../http/caller.ts";
import type { OrderProgress } from "../domain/orders/lifecycle/progress-policy.ts";
import { ORIGIN, parseOrigin } from "../http/cors.ts";
import { asyncDisposeSymbol } from "../kernel/dispose.ts";
import { createTextResponse, PRIVATE_HEADERS } from "../kernel/html/page-headers.ts";
import { FOREIGN_HOST, isLoopback, isOwnHost } from "../http/host.ts";
import type { MockEvents } from "../journal/events/hub.ts";
import type { LinkPageKeys } from "../pages/link/page-context.ts";
import { readHeldTeams } from "../core/held-teams.ts";
import { readTeamRecord } from "../core/team-record.ts";
import { checkMock, type MockCore } from "../core/fetch.ts";
import { sleep } from "../core/host/start-timer.ts";
import { checkArguments, listenParameters } from "../tools/arguments/check.ts";
import type { MockTeam } from "../tools/team.ts";
import { createLazyProperty } from "../kernel/lazy-property.ts";
import { loadOnce } from "../kernel/build-once.ts";
import { parseDuration } from "../kernel/time.ts";
import type { Visit } from "../pages/landing/may-see-keys.ts";
import { handleConsole } from "./console-page.ts";
import { MissingFileError, readServiceDocument } from "./package-file.ts";
import { sendStream } from "./send-stream.ts";
import { ServerStatus } from "./server-status.ts";
import { createControlToken, createPageKeys } from "./server-secrets.ts";

/**
 * Serves the mock over HTTP, for any language.
 *
 * @module sanguine/mock/node
 */

/** Options of `listen`. */
export interface ListenOptions {
  /** TCP port; 0 takes a free one. @default 0 */
  readonly port?: number;
  /** Address to listen at. Other machines can reach any address except loopback. @default "127.0.0.1" */
  readonly host?: string;
  /**
   * More host names, without a port, that the server responds to. Otherwise a web page that points its own host name at this machine
   * could call the service, because the default API key is known. @default names and addresses of loopback, `host`, and the
   * name in `publicUrl`
   */
  readonly allowedHosts?: readonly string[];
  /**
   * The origin at which others reach the server, such as `https://mock.example.com`, if a proxy or a container maps its address. Links and
   * pages contain it. @default the address that the server listens at
   */
  readonly publicUrl?: string;
  /**
   * `auto`: orders advance automatically, as in a sandbox: the requisition after 2 seconds of the mock's clock, then a step
   * every 5 seconds, with time to book appointments. Frozen clocks run while the mock is served. `manual`: orders advance only
   * when you move them. To advance the clock yourself, call `mock.orders.policy("auto")` instead.
   * @default "manual"
   */
  readonly orders?: OrderProgress;
  /**
   * One origin, such as `http://localhost:3000`, whose pages may call every operation, including those that need the API key.
   * Pages of other origins can call only operations that accept a link token.
   */
  readonly cors?: string;
}

/** A core that can be served at a port. A `Mock` is one. */
export interface ServableMock extends MockCore {
  /** Advances running clocks by this many milliseconds of real time. */
  tick?(elapsed: number): Promise<void>;
  /** Sets the address of the links in webhooks. */
  setUrl?(url: string): void;
  /** Sets how orders progress by default. */
  setOrderProgress?(progress: OrderProgress): void;
  /** Replaces a control token that was derived from the seed. */
  replaceControlToken?(token: string): void;
  /** Responds to requests for the link page. Returns null for other requests. */
  linkPage?(request: MockRequest, keys: LinkPageKeys): Promise<MockResponse | null>;
  /** Lists the teams, whose keys the landing page shows. */
  teams?(): readonly MockTeam[];
  /** Reports webhook deliveries, which `/metrics` counts. */
  readonly events?: MockEvents;
}

// Read at load time, so that fake timers of a test do not affect the mock.
const { clearInterval, performance, setImmediate, setInterval } = globalThis;
const realNow = performance.now.bind(performance);

/** How often a running clock is advanced, in milliseconds. */
const TICK = 100;

/** Options of `close`. */
export interface CloseOptions {
  /** Real time that requests and webhooks in flight have, such as `"10s"`, or milliseconds. @default 0 */
  readonly grace?: string | number;
}

/** A mock that is served at a port. */
export interface MockServer extends AsyncDisposable {
  /** Base URL for clients, without a trailing slash. */
  readonly url: string;
  /** The `publicUrl` option. Without it, the same as `url`. */
  readonly publicUrl: string;
  /** The port that the server listens at. */
  readonly port: number;
  /** The address that the server listens at. */
  readonly host: string;
  /**
   * Closes every connection and frees the port. Resolves when the server has stopped. With `grace`, it accepts no connection from now
   * on, but requests and webhooks that are in flight have this time to finish.
   */
  close(options?: CloseOptions): Promise<void>;
}

/**
 * Serves a mock over HTTP. `/health`, `/ready` and `/metrics` need no key. A browser that opens the URL gets a landing page. When other machines can reach the server, it replaces a control token
 * that was derived from the seed with a random one; read it from `mock.controlToken`.
 *
 * @throws the system's error when the port is taken or not permitted, and TypeError for an invalid option
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
  checkMock("listen", mock);
  checkArguments("listen", listenParameters, [options]);
  const host = options.host ?? "127.0.0.1";
  const corsOrigin = readOrigin("cors", options.cors);
  const publicUrl = readOrigin("publicUrl", options.publicUrl);
  const publicName = publicUrl === undefined ? [] : [new URL(publicUrl).hostname];
  const names = [...(options.allowedHosts ?? []), ...publicName];
  // A proxy can pass requests of other machines to an address of loopback.
  const isLocal = isLoopback(host) && publicName.every(isLoopback);
  let base = "";
  const keys = createPageKeys();
  const showPage = async (request: MockRequest, remoteAddress: string | undefined) =>
    (await showLandingPage(mock, request, { isLocal, publicUrl, remoteAddress })) ?? handleConsole(request);
  const handle = async (request: MockRequest, remoteAddress: string | undefined): Promise<MockResult> =>
    (PAGE_PATH.test(request.url) ? await showPage(request, remoteAddress) : null) ??
    (await mock.linkPage?.(request, keys)) ??
    mock.handle(request);
  const streams = new Set<() => void>();
  const status = new ServerStatus(mock);
  const inFlight = new Set<ServerResponse>();
  let notifyIdle = (): void => undefined;
  const forget = (response: ServerResponse): void => {
    inFlight.delete(response);
    if (inFlight.size === 0) notifyIdle();
  };
  const server = createServer((message, response) => {
    inFlight.add(response);
    response.once("close", () => forget(response));
    const isOwn = isOwnHost(message.headers.host, host, names);
    const respond: typeof handle = async (request, remoteAddress) => {
      const own = status.handle(request, isOwn);
      if (own !== null) return own;
      const visit = isOwn ? handle(request, remoteAddress).catch(reportMissingFile) : rejectHost(request);
      const result = await visit;
      status.record(result, request.elapsed?.() ?? 0);
      return result;
    };
    void serve(respond, { base, corsOrigin }, message, response, { streams, forget, status });
  });
  await once(server.listen(options.port ?? 0, host), "listening");
  const { port } = server.address() as AddressInfo;
  // A server that does not start changes nothing, and no request was read yet.
  if (!isLocal) mock.replaceControlToken?.(createControlToken());
  if (options.orders !== undefined) mock.setOrderProgress?.(options.orders);
  const url = formatAddress(host, port);
  base = publicUrl ?? url;
  const releaseAddress = serveAddress(mock, base);
  const stopClock = startClock(mock, options.orders === "auto");
  const finishWork = async (): Promise<void> => {
    const others = notifyIdle;
    if (inFlight.size > 0) await new Promise<void>((resolve) => (notifyIdle = () => (others(), resolve())));
    await (readHeldTeams(mock)?.finish() ??
      Promise.allSettled(mock.teams?.().map((team) => team.idle()) ?? []));
  };
  const close = async ({ grace = 0 }: CloseOptions = {}): Promise<void> => {
    const limit = parseDuration(grace);
    status.isDraining = true;
    stopClock();
    for (const end of streams) end();
    if (limit > 0) {
      // Also closes the connections without a request. The others close after their response.
      server.close();
      const timer = new AbortController();
      await Promise.race([finishWork(), sleep(limit, timer.signal)]);
      timer.abort();
    }
    status.stop();
    await closeServer(server);
    releaseAddress();
  };
  return { url, publicUrl: base, port, host, close, [asyncDisposeSymbol]: close };
}

/** Parses an option. Throws TypeError when it is not an origin. */
function readOrigin(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const origin = parseOrigin(text);
  if (origin !== null) return origin;
  throw new TypeError(`${name} must be ${ORIGIN}, not "${text}".`);
}

// Most servers never show the page, so load it on first use.
const loadLandingPage = loadOnce(() => import("../pages/landing/landing-page.ts"));

/** Responds to the requests of people in a browser, unless a core has no teams. Returns null for any other request. */
async function showLandingPage(mock: ServableMock, request: MockRequest, visit: Visit) {
  if (mock.teams === undefined) return null;
  const source = { teams: () => mock.teams?.() ?? [], readDocument: readServiceDocument };
  return (await loadLandingPage()).handleLandingPage(request, source, visit);
}

/** Paths that may be a page of the server or a file of one. Calls of the service and of the control API skip all pages. */
const PAGE_PATH = /^\/(?:\?|$|__mock(?!\/v\d))/;

/** Rejects a request whose Host header does not name this server. */
const rejectHost = (request: MockRequest): MockResponse =>
  encodeResponse(FOREIGN_HOST, "req_none", request.method);

/** Says in the response which file of the package is missing. Throws every other error again. */
function reportMissingFile(thrown: unknown): MockResponse {
  if (!(thrown instanceof MissingFileError)) throw thrown;
  return {
    ...createTextResponse("GET", "text/plain; charset=utf-8", thrown.message, PRIVATE_HEADERS),
    status: 500,
  };
}

/** The addresses of the open servers of a core, in objects, because two of them can be equal. */
const addresses = new WeakMap<ServableMock, Set<{ readonly base: string }>>();

/** Puts the address of a server into links. Returns a function that puts that of the newest other server in its place, or the core's own. */
function serveAddress(mock: ServableMock, base: string): () => void {
  const open = addresses.get(mock) ?? new Set();
  const own = { base };
  addresses.set(mock, open.add(own));
  mock.setUrl?.(base);
  return () => {
    if (open.delete(own)) mock.setUrl?.([...open].at(-1)?.base ?? mock.url);
  };
}

/** What the open servers of a core share. The clock of a core advances once, however many servers it has. */
interface Serving {
  open: number;
  /** Whether a server has set orders to "auto". */
  isAuto: boolean;
  /** Whether the clock of the core ran before. Its teams run by default then, and one that stands still does so on purpose. */
  readonly isRunning: boolean;
  /** The teams that were seen last. Weak, so that a removed team is not kept until the next tick. */
  teams: WeakRef<readonly MockTeam[]> | null;
  /** Their clocks, and whether they run only because of it. A test can freeze one again. */
  readonly clocks: WeakMap<MockTeam["clock"], boolean>;
  readonly stop: () => void;
}

const servers = new WeakMap<ServableMock, Serving>();

/** Advances the clock of a core while it has a server. Returns a function that removes one server. */
function startClock(mock: ServableMock, isAuto: boolean): () => void {
  const serving = servers.get(mock) ?? startTicking(mock);
  servers.set(mock, serving);
  serving.open += 1;
  serving.isAuto ||= isAuto;
  runClocks(mock, serving);
  let counted = true;
  return () => {
    if (!counted) return;
    counted = false;
    serving.open -= 1;
    if (serving.open > 0) return;
    serving.stop();
    servers.delete(mock);
    if (serving.isAuto) mock.setOrderProgress?.("manual");
    for (const { clock } of mock.teams?.() ?? [])
      if (serving.clocks.get(clock) === true) clock.setMode("frozen");
  };
}

/** Lets the clock of each team run once, if orders advance automatically: they follow it. */
function runClocks(mock: ServableMock, serving: Serving): void {
  const teams = mock.teams?.() ?? [];
  if (!serving.isAuto || serving.isRunning || teams === serving.teams?.deref()) return;
  serving.teams = new WeakRef(teams);
  const { clocks } = serving;
  for (const { clock } of teams) {
    if (clocks.has(clock)) continue;
    const isFrozen = clock.mode === "frozen";
    clocks.set(clock, isFrozen);
    if (isFrozen) clock.setMode("running");
  }
}

function startTicking(mock: ServableMock): Serving {
  let last = realNow();
  const timer = setInterval(() => {
    const now = realNow();
    // Pass whole milliseconds; the remainder counts next time.
    const elapsed = Math.floor(now - last);
    last += elapsed;
    // A team may have been created since the last tick.
    runClocks(mock, serving);
    // `idle()` reports failed work. The clock must not stop because of it.
    mock.tick?.(elapsed).catch(() => undefined);
  }, TICK);
  timer.unref();
  const first = mock.teams?.()[0];
  const serving: Serving = {
    open: 0,
    isAuto: false,
    // A loaded state may have frozen the clock of a mock that runs by default.
    isRunning:
      first !== undefined && [first.clock.mode, readTeamRecord(first)?.record.clock].includes("running"),
    teams: null,
    clocks: new WeakMap(),
    stop: () => clearInterval(timer),
  };
  return serving;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // Closing twice is allowed: the second call has nothing to close.
    server.close(() => resolve());
    // Ended streams still write their last message in this turn.
    setImmediate(() => server.closeAllConnections());
  });
}

/** Formats a URL that clients can use. Replaces an address that means all interfaces by loopback. */
function formatAddress(host: string, port: number): string {
  const reachable = host === "0.0.0.0" || host === "::" || host === "" ? "127.0.0.1" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}

/** How a request reached this server. */
type RequestContext = Pick<MockRequest, "base" | "corsOrigin">;

/** What a server knows of its connections. */
interface Connections {
  /** Ends each open stream. */
  readonly streams: Set<() => void>;
  /** Waits for a response no more, such as one that never ends. */
  readonly forget: (response: ServerResponse) => void;
  readonly status: ServerStatus;
}

/** Whether a fault keeps the response open until one side closes the connection. */
const neverEnds = (result: MockResult): boolean =>
  isAbort(result) ? result.abort === "hang" : result.bodyFault === "stall";

async function serve(
  handle: (request: MockRequest, remoteAddress: string | undefined) => Promise<MockResult>,
  context: RequestContext,
  message: IncomingMessage,
  response: ServerResponse,
  { streams, forget, status }: Connections,
): Promise<void> {
  const caller = watchCaller(response);
  response.sendDate = false;
  try {
    const request = withSignal(new PortRequest(message, context, caller.isGone), caller);
    const result = await handle(request, message.socket.remoteAddress);
    // Use the socket of the request, because the response of a pipelined request may not have one yet.
    if (isAbort(result) && result.abort === "reset") resetConnection(message.socket);
    else {
      if (neverEnds(result)) forget(response);
      if (status.isDraining) response.shouldKeepAlive = false;
      sendResult(result, response, streams);
    }
  } catch {
    // The body was incomplete, or the core has a bug. Close the connection without a response.
    message.socket.destroy();
  }
}

/**
 * Resets a connection. One that is ending, because the caller has closed it, is destroyed instead: Node cannot reset it during its
 * shutdown, and would then leave the socket and the request open forever.
 */
function resetConnection(socket: Socket): void {
  if (socket.writableEnded) socket.destroy();
  else socket.resetAndDestroy();
}

/** Whether the caller of a request has disconnected. */
interface Caller {
  readonly isGone: () => boolean;
  readonly getSignal: () => AbortSignal;
}

/** Watches for the end of a connection. Creates the signal when it is needed, because most requests need none. */
function watchCaller(response: ServerResponse): Caller {
  let gone = false;
  let controller: AbortController | null = null;
  response.once("close", () => {
    if (response.writableFinished) return;
    gone = true;
    controller?.abort();
  });
  const getSignal = (): AbortSignal => {
    if (controller === null) {
      controller = new AbortController();
      if (gone) controller.abort();
    }
    return controller.signal;
  };
  return { isGone: () => gone, getSignal };
}

const withSignal = createLazyProperty("signal", (caller: Caller) => caller.getSignal());

class PortRequest extends WatchedRequest implements MockRequest {
  readonly method: string;
  readonly url: string;
  readonly realTime = true;
  readonly base: string | undefined;
  readonly corsOrigin: string | undefined;
  readonly elapsed: () => number;
  readonly header: (name: string) => string | null;
  readonly body: () => Promise<Uint8Array>;

  constructor(message: IncomingMessage, { base, corsOrigin }: RequestContext, isGone: () => boolean) {
    super(isGone);
    const arrived = realNow();
    this.method = message.method ?? "GET";
    this.url = message.url ?? "/";
    this.base = base;
    this.corsOrigin = corsOrigin;
    // A copy of the request has these, too.
    this.elapsed = () => realNow() - arrived;
    this.header = (name) => {
      const value = message.headers[name];
      return Array.isArray(value) ? value.join(", ") : (value ?? null);
    };
    this.body = () => readBody(message);
  }
}

/** Reads a body by its events, which cost a third of an asynchronous iteration. */
function readBody(message: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    // No event follows after the connection has closed.
    if (message.destroyed) reject(new Error("The connection closed before the body was read."));
    message.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= BODY_LIMIT) chunks.push(chunk);
      // Read and discard the rest. Otherwise a client that is still sending would not read the response.
      else if (size > 4 * BODY_LIMIT) {
        message.destroy();
        reject(new BodyTooLarge());
      }
    });
    message.once("end", () => {
      if (size > BODY_LIMIT) reject(new BodyTooLarge());
      else resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
    });
    message.once("error", reject);
    // A connection that closes in the middle of a body has no end.
    message.once("close", () => {
      if (!message.readableEnded) reject(new Error("The connection closed before the body was complete."));
    });
  });
}

function sendResult(result: MockResult, response: ServerResponse, streams: Set<() => void>): void {
  if (!isAbort(result)) return sendResponse(result, response, streams);
  // `hang` leaves the connection open until the client or `close()` ends it.
  if (result.abort !== "hang") response.destroy();
}

function sendResponse(mockResponse: MockResponse, response: ServerResponse, streams: Set<() => void>): void {
  const { status, headers, bodyFault, stream } = mockResponse;
  if (stream !== undefined) {
    response.writeHead(status, headers);
    return sendStream(response, stream, streams);
  }
  const joined = bodyFault === undefined ? findJoinedBody(mockResponse) : undefined;
  if (joined !== undefined) {
    response.writeHead(status, headers);
    response.end(joined.bytes);
    return;
  }
  const { body } = mockResponse;
  if (bodyFault === undefined || body === null) {
    response.writeHead(status, headers);
    // Node writes Latin-1 faster, and a text whose bytes are as many as its characters is ASCII.
    if (typeof body === "string")
      response.end(body, Buffer.byteLength(body) === body.length ? "latin1" : "utf8");
    else response.end(body ?? undefined);
    return;
  }
  const half = body.slice(0, body.length / 2);
  if (bodyFault === "malformedChunk") return sendMalformedChunk(status, headers, half, response);
  response.writeHead(status, headers);
  response.write(half, () => {
    if (bodyFault === "truncate") response.destroy();
  });
}

/** Sends a first chunk, and a second one whose size is no number. */
function sendMalformedChunk(
  status: number,
  headers: MockResponse["headers"],
  chunk: string | Uint8Array,
  response: ServerResponse,
): void {
  const { "content-length": _, ...others } = headers;
  // Without a length, Node sends chunks. Write the second one past its encoder.
  response.writeHead(status, { ...others, "transfer-encoding": "chunked" });
  response.write(chunk, () => response.socket?.end("size\r\n"));
}
