import { randomUUID } from "node:crypto";
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { getCookie, setCookie } from "hono/cookie";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";
import { secureHeaders } from "hono/secure-headers";
import type { Pool } from "pg";
import { isSanguineError, parseLinkRedirect, type Client } from "sanguine";
import type { Connection, createConnections } from "./connections.ts";
import type { Importer } from "./imports.ts";
import { limitForms } from "./limit-forms.ts";
import { renderPage, style } from "./page.ts";
import type { Settings } from "./settings.ts";
import { createReceiver } from "./webhooks.ts";
import { readDashboard } from "./week.ts";

/** What the application works with. */
interface Tools {
  readonly pool: Pool;
  readonly client: Client;
  readonly connections: ReturnType<typeof createConnections>;
  readonly importer: Importer;
  /** Returns the address of the application as browsers see it. */
  readonly origin: () => string;
}

/** Creates the application: the dashboard, the way to the link page and back, and the receiver of webhooks. */
export function createApp(settings: Settings, { pool, client, connections, importer, origin }: Tools): Hono {
  const { timeZone, log, now = Date.now } = settings;
  const receive = createReceiver(pool, settings);
  const app = new Hono();

  /** Returns null when the service does not say, so that the page still shows what the database holds. */
  const readConnections = (userId: string): Promise<readonly Connection[] | null> =>
    connections.read(userId).catch((error: unknown) => {
      if (!isSanguineError(error)) throw error;
      log(`connections: ${error.message}`);
      return null;
    });

  // Take the request before anything reads its body: the signature covers the bytes as they arrived.
  app.post("/webhooks", async (c) => {
    const result = await receive(c.req.raw);
    if (result.outcome === "rejected") log(`webhook rejected: ${result.reason}`);
    if (result.outcome === "handled") {
      await connections.invalidate(result.event);
      void importer.run();
    }
    return c.body(null, result.status);
  });

  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["data:"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
      // Without a referrer, some browsers do not say that a form is of this site.
      referrerPolicy: "same-origin",
    }),
    csrf(),
    limitForms(30, now),
    bodyLimit({ maxSize: 16 * 1024 }),
  );

  app.get("/style.css", (c) => c.body(style, 200, { "content-type": "text/css; charset=utf-8" }));

  for (const path of ["/", "/linked"]) {
    app.get(path, async (c) => {
      const userId = await findUser(c);
      const [dashboard, connected] =
        userId === null
          ? [null, []]
          : await Promise.all([readDashboard(pool, userId, timeZone, now()), readConnections(userId)]);
      const outcome = path === "/linked" ? parseLinkRedirect(c.req.url) : null;
      c.header("cache-control", "no-store");
      return c.html(renderPage({ dashboard, connections: connected, outcome }));
    });
  }

  app.post("/connect", async (c) => {
    const user_id = (await findUser(c)) ?? (await createUser(c));
    const { link_web_url } = await client.link.createToken({
      user_id,
      redirect_url: `${origin()}/linked`,
      on_error: "redirect",
      on_close: "redirect",
    });
    return c.redirect(link_web_url, 303);
  });

  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse(); // a form of another site, or a large one
    // The text of other errors can contain personal data.
    log(`${c.req.method} ${c.req.path}: ${isSanguineError(error) ? error.message : error.name}`);
    return c.text("Something failed. Please try again.", 500);
  });
  /** Returns the user of a browser at the service; null when the application did not start its session. */
  async function findUser(c: Context): Promise<string | null> {
    const { rows } = await pool.query<{ user_id: string }>(
      "SELECT user_id FROM accounts WHERE session = $1",
      [getCookie(c, "session")],
    );
    return rows[0]?.user_id ?? null;
  }

  /** Creates a user, and starts a session in the browser. Other sites cannot send the cookie with a form. */
  async function createUser(c: Context): Promise<string> {
    // The session signs the person in, so the service gets another id.
    const [session, client_user_id] = [randomUUID(), randomUUID()];
    const { user_id } = await client.users.createOrGet({ client_user_id, fallback_time_zone: timeZone });
    // Store it before the link begins, because the first webhook can come before the browser is back.
    await pool.query("INSERT INTO accounts (session, user_id) VALUES ($1, $2)", [session, user_id]);
    const secure = origin().startsWith("https:");
    setCookie(c, "session", session, { httpOnly: true, sameSite: "Lax", secure, path: "/" });
    return user_id;
  }

  return app;
}
