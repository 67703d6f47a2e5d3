import { randomUUID } from "node:crypto";
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { getCookie, setCookie } from "hono/cookie";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";
import { matchLink, parseLinkRedirect, type Client } from "sanguine";
import { renderError, renderHome } from "./page.ts";
import { readSteps } from "./steps.ts";
import { style } from "./style.ts";

/** Options of the application. */
export interface AppOptions {
  readonly client: Client;
  /** The origin of the application, to which the link page sends users back. */
  readonly origin: string;
}

/** Creates the application: users connect a device on the link page, and see their steps. */
export function createApp({ client, origin }: AppOptions): Hono {
  // The session signs the user in, so the service gets another id. A real application has accounts, and sends their ids.
  const userIds = new Map<string, string>();
  const app = new Hono();
  app.get("/health", (c) => c.text("ok"));
  app.get("/style.css", (c) => c.body(style, 200, { "content-type": "text/css; charset=utf-8" }));
  app.use(csrf(), bodyLimit({ maxSize: 16 * 1024 }));

  app.get("/", (c) => showHome(c, null));

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

  app.onError((error, c) =>
    // A form of another site, or a large one, is no fault of the service.
    error instanceof HTTPException ? error.getResponse() : c.html(renderError(), 502),
  );

  async function showHome(c: Context, message: string | null) {
    c.header("cache-control", "no-store");
    const client_user_id = findUserId(c);
    if (client_user_id === undefined) return c.html(renderHome({ connected: [], steps: [], message }));
    const { user_id } = await client.users.createOrGet({ client_user_id });
    const { providers } = await client.users.providers(user_id);
    const connected = providers.filter(({ status }) => status === "connected").map(({ name }) => name);
    const steps = connected.length === 0 ? [] : await readSteps(client, user_id, Date.now());
    return c.html(renderHome({ connected, steps, message }));
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
