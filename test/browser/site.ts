import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Handles the requests of one path. */
export type Route = (request: IncomingMessage, response: ServerResponse) => void;

/** A web server for one test, on loopback. */
export type Site = Awaited<ReturnType<typeof serve>>;

/** Serves routes by path. A path that ends in `/*` matches everything below it. */
export async function serve(routes: Readonly<Record<string, Route>>) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site.test");
    requests.push(`${request.method} ${pathname}`);
    const below = Object.keys(routes).find(
      (path) => path.endsWith("/*") && pathname.startsWith(path.slice(0, -1)),
    );
    const route = routes[pathname] ?? routes[below ?? ""] ?? nothing;
    route(request, response);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Requests so far, as `GET /path`, without queries. */
    requests,
    [Symbol.asyncDispose]: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const nothing: Route = (_, response) => {
  response.writeHead(404, { "content-type": "text/plain" }).end("Not found.");
};

/** Creates a route with fixed content that browsers do not cache. */
export function content(type: string, body: string, headers: Readonly<Record<string, string>> = {}): Route {
  return (_, response) => {
    response.writeHead(200, { "content-type": type, "cache-control": "no-store", ...headers }).end(body);
  };
}
