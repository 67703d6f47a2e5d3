import { randomUUID } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono, type Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";
import { secureHeaders } from "hono/secure-headers";
import { parseLinkRedirect, type Client, type LinkRedirect } from "sanguine";
import { renderPage, style } from "./page.ts";
import { readSeries } from "./series.ts";

/** A user of the application. The service gets an id of its own, because an id that others know must not sign anyone in. */
interface Account {
  readonly client_user_id: string;
  /** User id of the service. Null until it has created the user. */
  user_id: string | null;
}

/** Creates the application, which sends users to the link page and receives them back at its origin. */
export function createApp(client: Client, origin: () => string): Hono {
  /** Accounts by session. A real application stores them in its database. */
  const accounts = new Map<string, Account>();
  const isAllowed = createRateLimit(30);
  const app = new Hono();
  app.get("/style.css", (c) => c.body(style, 200, { "content-type": "text/css; charset=utf-8" }));
  const contentSecurityPolicy = {
    defaultSrc: ["'none'"],
    styleSrc: ["'self'"],
    imgSrc: ["data:"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  };
  // No page reads a body, so a visitor cannot send a large one.
  // Without a referrer, some browsers do not say that a form is of this site.
  app.use(secureHeaders({ contentSecurityPolicy, referrerPolicy: "same-origin" }), csrf());

  app.get("/", (c) => showPage(c, null));
  app.get("/linked", (c) => showPage(c, parseLinkRedirect(c.req.url)));

  app.post("/connect", async (c) => {
    if (!isAllowed(getConnInfo(c).remote.address ?? "")) return c.text("Please wait a minute.", 429);
    const account = findAccount(c) ?? startSession(c);
    const { user_id } = await client.users.createOrGet({ client_user_id: account.client_user_id });
    account.user_id = user_id;
    const { link_web_url } = await client.link.createToken({
      user_id,
      redirect_url: `${origin()}/linked`,
      on_error: "redirect",
      on_close: "redirect",
    });
    return c.redirect(link_web_url, 303);
  });

  app.onError((error, c) =>
    error instanceof HTTPException
      ? error.getResponse() // a form of another site
      : // The error can contain personal data. A real application writes it to its log and does not show it.
        c.text("The service did not respond. Please try again.", 502),
  );

  async function showPage(c: Context, outcome: LinkRedirect | null) {
    const userId = findAccount(c)?.user_id ?? null;
    // Anyone can type the redirect's address, so ask the service which providers are connected.
    const { providers } = userId === null ? { providers: [] } : await client.users.providers(userId);
    const connected = providers.filter(({ status }) => status === "connected").map(({ name }) => name);
    const series =
      userId === null || connected.length === 0 ? null : await readSeries(client, userId, Date.now());
    c.header("cache-control", "no-store");
    return c.html(renderPage({ connected, series, outcome }));
  }

  /** Finds the account of a browser; undefined without a session that the application started. */
  function findAccount(c: Context): Account | undefined {
    return accounts.get(getCookie(c, "session") ?? "");
  }

  function startSession(c: Context): Account {
    const session = randomUUID();
    const account = { client_user_id: randomUUID(), user_id: null };
    accounts.set(session, account);
    // SameSite=Lax: forms of other sites do not send the cookie, the redirect back does.
    const secure = origin().startsWith("https:");
    setCookie(c, "session", session, { httpOnly: true, sameSite: "Lax", path: "/", secure });
    return account;
  }

  return app;
}

/**
 * Counts the requests of each address, and tells whether one more is allowed in this minute. Each server counts for itself. Behind
 * a proxy, pass the address that your proxy reports.
 */
export function createRateLimit(perMinute: number, now: () => number = Date.now) {
  const counts = new Map<string, number>();
  let minute = 0;
  return (address: string): boolean => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) counts.clear();
    minute = current;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= perMinute;
  };
}
