import { once } from "node:events";
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { pipeline } from "node:stream";

/** Answers what is asked of a site under one path. */
export type Route = (request: IncomingMessage, response: ServerResponse) => void;

/** A web server of the test's own, on loopback. */
export interface Site extends AsyncDisposable {
  /** Scheme, host and port. */
  readonly origin: string;
  /** Emits "request" with the request and its response, as Node's server does. */
  readonly server: Server;
  /** What has been asked for so far, as `GET /path`, without queries. */
  readonly asked: readonly string[];
}

/** Serves routes by path; a route whose path ends in `/*` takes everything below it. */
export async function serve(routes: Readonly<Record<string, Route>>): Promise<Site> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site.test");
    asked.push(`${request.method} ${pathname}`);
    const below = Object.keys(routes).find(
      (path) => path.endsWith("/*") && pathname.startsWith(path.slice(0, -1)),
    );
    const route = routes[pathname] ?? routes[below ?? ""] ?? nothing;
    route(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : NaN;
  return {
    origin: `http://127.0.0.1:${port}`,
    server,
    asked,
    [Symbol.asyncDispose]: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const nothing: Route = (_, response) => {
  response.writeHead(404, { "content-type": "text/plain" }).end("Nothing stands here.");
};

/** A route that gives one content, fresh at every time. */
export function content(type: string, body: string, headers: Readonly<Record<string, string>> = {}): Route {
  return (_, response) => {
    response.writeHead(200, { "content-type": type, "cache-control": "no-store", ...headers }).end(body);
  };
}

/** A page that loads one script. The icon spares the server the browser's own question for one. */
export function html(script: string, headers?: Readonly<Record<string, string>>): Route {
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test</title><link rel="icon" href="data:,"><script src="${script}"></script></head><body></body></html>`;
  return content("text/html", body, headers);
}

/** Passes what lies below a path on to another server, as a site does that keeps its service on its own origin. */
export function proxy(prefix: string, to: string): Route {
  return (request, response) => {
    const { method, headers } = request;
    const onward = ask(`${to}${(request.url ?? "").slice(prefix.length)}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      response.flushHeaders();
      // Either side that breaks off takes the other one with it.
      pipeline(answer, response, () => response.destroy());
    });
    onward.once("error", () => response.destroy());
    response.once("close", () => onward.destroy());
    request.pipe(onward);
  };
}

/** Sends what lies below a path to another address, to be asked again as it is. */
export function redirect(prefix: string, to: string): Route {
  return (request, response) => {
    response.writeHead(307, { location: `${to}${(request.url ?? "").slice(prefix.length)}` }).end();
  };
}
