import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { parseLinkRedirect, type Client, type LinkRedirect } from "sanguine";
import { renderPage } from "./page.ts";
import { readSeries } from "./series.ts";
import { style } from "./style.ts";

/** Options of the application. */
export interface AppOptions {
  readonly client: Client;
  /** Returns the origin of the application. */
  readonly origin: () => string;
}

/** Creates the application as a listener for `http.createServer`. It sends users to the link page and receives them back. */
export function createApp({ client, origin }: AppOptions): RequestListener {
  /** User ids of the service by session. A real application stores them with its own users. */
  const users = new Map<string, string>();

  async function showPage(
    response: ServerResponse,
    session: string,
    outcome: LinkRedirect | null,
  ): Promise<void> {
    const userId = users.get(session);
    // Anyone can type the redirect's address, so ask the service which providers are connected.
    const { providers } = userId === undefined ? { providers: [] } : await client.users.providers(userId);
    const connected = providers.filter(({ status }) => status === "connected").map(({ name }) => name);
    const series =
      userId === undefined || connected.length === 0 ? null : await readSeries(client, userId, Date.now());
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'",
    });
    response.end(renderPage({ connected, series, outcome }));
  }

  async function startLink(response: ServerResponse, session: string): Promise<void> {
    const user = await client.users.createOrGet({ client_user_id: session });
    users.set(session, user.user_id);
    const { link_web_url } = await client.link.createToken({
      user_id: user.user_id,
      redirect_url: `${origin()}/linked`,
      on_error: "redirect",
      on_close: "redirect",
    });
    response.writeHead(303, { location: link_web_url, "cache-control": "no-store" }).end();
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", origin());
    if (request.method === "GET" && pathname === "/style.css") {
      response.writeHead(200, { "content-type": "text/css; charset=utf-8" }).end(style);
      return;
    }
    const session = getSession(request, response);
    if (request.method === "GET" && pathname === "/") return showPage(response, session, null);
    if (request.method === "GET" && pathname === "/linked") {
      return showPage(response, session, parseLinkRedirect(request.url ?? ""));
    }
    if (request.method === "POST" && pathname === "/connect") return startLink(response, session);
    response.writeHead(404, { "content-type": "text/plain" }).end("There is no such page.");
  }

  return (request, response) => {
    handle(request, response).catch(() => {
      // The error can contain personal data. A real application writes it to its log and does not show it.
      if (!response.headersSent) response.writeHead(502, { "content-type": "text/plain" });
      response.end("The service did not respond. Please try again.");
    });
  };
}

/** Returns the browser's session. The cookie is SameSite=Lax: forms of other sites do not send it, the redirect back does. */
function getSession(request: IncomingMessage, response: ServerResponse): string {
  const known = /(?:^|;\s*)session=([\w-]+)/.exec(request.headers.cookie ?? "")?.[1];
  if (known !== undefined) return known;
  const session = randomUUID();
  response.setHeader("set-cookie", `session=${session}; HttpOnly; SameSite=Lax; Path=/`);
  return session;
}
