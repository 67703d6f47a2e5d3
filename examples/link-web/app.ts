import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { parseLinkRedirect, type Client, type LinkRedirect } from "sanguine";
import { page } from "./page.ts";

/** What the application is made with. */
export interface AppOptions {
  readonly client: Client;
  /** Where people reach the application: scheme, host and port. */
  readonly origin: () => string;
}

/** The application as a listener for `http.createServer`: it sends people to the link page, and takes them back. */
export function createApp({ client, origin }: AppOptions): RequestListener {
  /** Users of the service by session: a real application keeps them with its own users. */
  const users = new Map<string, string>();

  async function show(
    response: ServerResponse,
    session: string,
    outcome: LinkRedirect | null,
  ): Promise<void> {
    const userId = users.get(session);
    // An address can be typed in by anyone, so who is connected is for the service to say.
    const { providers } = userId === undefined ? { providers: [] } : await client.users.providers(userId);
    const connected = providers.filter(({ status }) => status === "connected").map(({ name }) => name);
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
    response.end(page({ connected, outcome }));
  }

  async function connect(response: ServerResponse, session: string): Promise<void> {
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

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", origin());
    const session = sessionOf(request, response);
    if (request.method === "GET" && pathname === "/") return show(response, session, null);
    if (request.method === "GET" && pathname === "/linked") {
      return show(response, session, parseLinkRedirect(request.url ?? ""));
    }
    if (request.method === "POST" && pathname === "/connect") return connect(response, session);
    response.writeHead(404, { "content-type": "text/plain" }).end("There is no such page.");
  }

  return (request, response) => {
    answer(request, response).catch(() => {
      // What went wrong may name people, and is for the log of a real application.
      if (!response.headersSent) response.writeHead(502, { "content-type": "text/plain" });
      response.end("The service did not answer. Please try again.");
    });
  };
}

/** The session of a browser. Its cookie comes with no form of another site (SameSite), and with the way back. */
function sessionOf(request: IncomingMessage, response: ServerResponse): string {
  const known = /(?:^|;\s*)session=([\w-]+)/.exec(request.headers.cookie ?? "")?.[1];
  if (known !== undefined) return known;
  const session = randomUUID();
  response.setHeader("set-cookie", `session=${session}; HttpOnly; SameSite=Lax; Path=/`);
  return session;
}
