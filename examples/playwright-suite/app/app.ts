import { randomUUID } from "node:crypto";
import { Hono, type Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { csrf } from "hono/csrf";
import { html } from "hono/html";
import { HTTPException } from "hono/http-exception";
import { localDate, matchLink, parseLinkRedirect, type Client } from "sanguine";
import { renderHome, renderPage } from "./page.ts";

/** Creates the application: users connect a device on the link page, which sends them back to `origin`, and see their steps. */
export function createApp(client: Client, origin: string): Hono {
  // The session signs the user in, so the service gets another id. A real application has accounts, and sends their ids.
  const userIds = new Map<string, string>();
  const app = new Hono();
  app.use(csrf());

  app.get("/", (c) => showHome(c));

  app.post("/connect", async (c) => {
    const client_user_id = findUserId(c) ?? startSession(c);
    const { user_id } = await client.users.createOrGet({ client_user_id });
    const { link_web_url } = await client.link.createToken({
      user_id,
      redirect_url: `${origin}/linked`,
      on_error: "redirect",
      on_close: "redirect",
    });
    return c.redirect(link_web_url, 303);
  });

  app.get("/linked", (c) => {
    // The parameters say how the link ended. Anyone can type them, so the page asks the service what is connected.
    const message = matchLink(parseLinkRedirect(c.req.url), {
      success: () => "Your device is connected.",
      error: ({ error_type }) =>
        error_type === "user_cancelled"
          ? "You can connect a device at any time."
          : "Your device could not be connected. Please try again.",
      unknown: () => "See below what is connected.",
    });
    return showHome(c, message);
  });

  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse(); // a form of another site
    // The page says nothing of the cause, which may quote the user's data.
    return c.html(renderPage(html`<p>The service did not respond. Please try again.</p>`), 502);
  });

  async function showHome(c: Context, message?: string) {
    c.header("cache-control", "no-store");
    const client_user_id = findUserId(c);
    if (client_user_id === undefined) return c.html(renderHome([], [], message));
    const { user_id } = await client.users.createOrGet({ client_user_id });
    const { providers } = await client.users.providers(user_id);
    const connected = providers.filter(({ status }) => status === "connected").map(({ name }) => name);
    const steps = connected.length === 0 ? [] : await readSteps(client, user_id);
    return c.html(renderHome(connected, steps, message));
  }

  /** Returns the id of the user; undefined when the browser has no session that the application started. */
  function findUserId(c: Context): string | undefined {
    return userIds.get(getCookie(c, "session") ?? "");
  }

  function startSession(c: Context): string {
    const session = randomUUID();
    const userId = randomUUID();
    userIds.set(session, userId);
    // SameSite=Lax: the redirect from the link page sends the cookie, forms of other sites do not.
    const secure = origin.startsWith("https:");
    setCookie(c, "session", session, { httpOnly: true, sameSite: "Lax", secure, path: "/" });
    return userId;
  }

  return app;
}

/** Reads the steps of the last seven days with data, newest first. Days are those of UTC; use the user's time zone if you know it. */
async function readSteps(client: Client, userId: string): Promise<(readonly [day: string, steps: number])[]> {
  const start_date = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const days = new Map<string, number>();
  for await (const point of client.timeseries.steps(userId, { start_date })) {
    const day = localDate(point, "UTC");
    days.set(day, (days.get(day) ?? 0) + point.value);
  }
  return [...days].toSorted(([a], [b]) => b.localeCompare(a)).slice(0, 7);
}
