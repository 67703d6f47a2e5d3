import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { parseLinkRedirect, type Client, type LinkRedirect } from "sanguine";
import { renderPage } from "./page.ts";
import { createRateLimit } from "./rate-limit.ts";
import { readSeries } from "./series.ts";
import { style } from "./style.ts";

/** Options of the application. */
export interface AppOptions {
  readonly client: Client;
  /** Returns the origin of the application. */
  readonly origin: () => string;
}

/** A user of the application. The service gets an id of its own, because an id that others know must not sign anyone in. */
interface Account {
  readonly client_user_id: string;
  /** User id of the service. Null until it has created the user. */
  readonly user_id: string | null;
}

/** Creates the application as a listener for `http.createServer`. It sends users to the link page and receives them back. */
export function createApp({ client, origin }: AppOptions): RequestListener {
  /** Accounts by session. A real application stores them in its database. */
  const accounts = new Map<string, Account>();
  const isAllowed = createRateLimit(30);

  async function showPage(
    response: ServerResponse,
    session: string | null,
    outcome: LinkRedirect | null,
  ): Promise<void> {
    const userId = accounts.get(session ?? "")?.user_id ?? null;
    // Anyone can type the redirect's address, so ask the service which providers are connected.
    const { providers } = userId === null ? { providers: [] } : await client.users.providers(userId);
    const connected = providers.filter(({ status }) => status === "connected").map(({ name }) => name);
    const series =
      userId === null || connected.length === 0 ? null : await readSeries(client, userId, Date.now());
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'",
    });
    response.end(renderPage({ connected, series, outcome }));
  }

  async function startLink(response: ServerResponse, known: string | null): Promise<void> {
    const session = known ?? startSession(response);
    const { client_user_id = "" } = accounts.get(session) ?? {};
    const { user_id } = await client.users.createOrGet({ client_user_id });
    accounts.set(session, { client_user_id, user_id });
    const { link_web_url } = await client.link.createToken({
      user_id,
      redirect_url: `${origin()}/linked`,
      on_error: "redirect",
      on_close: "redirect",
    });
    response.writeHead(303, { location: link_web_url, "cache-control": "no-store" }).end();
  }

  function startSession(response: ServerResponse): string {
    const session = randomUUID();
    accounts.set(session, { client_user_id: randomUUID(), user_id: null });
    // SameSite=Lax: forms of other sites do not send the cookie, the redirect back does.
    const secure = origin().startsWith("https:") ? "; Secure" : "";
    response.setHeader("set-cookie", `session=${session}; HttpOnly; SameSite=Lax; Path=/${secure}`);
    return session;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", origin());
    if (request.method === "GET" && pathname === "/style.css") {
      response.writeHead(200, { "content-type": "text/css; charset=utf-8" }).end(style);
      return;
    }
    // No page reads a body, so a visitor cannot send a large one.
    const [, cookie = ""] = /(?:^|;\s*)session=([\w-]+)/.exec(request.headers.cookie ?? "") ?? [];
    const session = accounts.has(cookie) ? cookie : null; // only those that the application started
    if (request.method === "GET" && pathname === "/") return showPage(response, session, null);
    if (request.method === "GET" && pathname === "/linked") {
      return showPage(response, session, parseLinkRedirect(request.url ?? ""));
    }
    if (request.method === "POST" && pathname === "/connect") {
      if (request.headers.origin !== origin())
        return sendText(response, 403, "This form is of another site.");
      if (!isAllowed(request.socket.remoteAddress ?? ""))
        return sendText(response, 429, "Please wait a minute.");
      return startLink(response, session);
    }
    sendText(response, 404, "There is no such page.");
  }

  return (request, response) => {
    handle(request, response).catch(() => {
      // The error can contain personal data. A real application writes it to its log and does not show it.
      if (!response.headersSent) response.writeHead(502, { "content-type": "text/plain" });
      response.end("The service did not respond. Please try again.");
    });
  };
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/plain" }).end(text);
}
