import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { getCookie, setCookie } from "hono/cookie";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";
import { secureHeaders } from "hono/secure-headers";
import { streamSSE } from "hono/streaming";
import { isSanguineError, type Client } from "sanguine";
import { createWebhookRouter } from "sanguine/webhooks";
import { bookSlot, findSlots } from "./appointments.ts";
import { listTests } from "./catalog.ts";
import { limitForms } from "./limit-forms.ts";
import { placeOrder } from "./place-order.ts";
import { isBookable, OrderTracker } from "./order-tracker.ts";
import { readPatient } from "./patient.ts";
import { renderCatalog } from "./pages/catalog.ts";
import { renderCheckout } from "./pages/checkout.ts";
import { renderMessage, script, style } from "./pages/layout.ts";
import { renderOrder } from "./pages/order.ts";
import { createStore } from "./store.ts";

/** Options of the shop. */
export interface ShopOptions {
  readonly client: Client;
  /** The secrets of the endpoint `/webhooks`. */
  readonly webhookSecrets: string | readonly string[];
  /** Writes a line to the log. The lines contain no patient data. */
  readonly log: (line: string) => void;
  /** Returns the current time in milliseconds. Pass `mock.clock.now` in tests. @default Date.now */
  readonly now?: () => number;
}

/** Creates the shop: it sells lab tests, books the appointment and shows the results. */
export function createApp({ client, webhookSecrets, log, now }: ShopOptions): Hono {
  const store = createStore();
  const tracker = new OrderTracker(client);
  const app = new Hono();

  // An event says that something changed. They may come late, twice or in another order, so read the order from the service.
  // Other applications of the team order, too. The shop reads an order of its own once it knows it, so no event is missed.
  const refreshOwn = async (orderId: string): Promise<void> => {
    if (store.hasOrder(orderId)) await tracker.refresh(orderId);
  };
  const receive = createWebhookRouter({
    secrets: webhookSecrets,
    now,
    on: {
      "labtest.order.*": ({ data }) => refreshOwn(data.id),
      "labtest.appointment.*": ({ data }) => refreshOwn(data.order_id),
      "labtest.result.critical": ({ data }) => refreshOwn(data.order_id),
      unknown: ({ rawType }) => log(`webhook of the unknown type ${rawType}`),
    },
  });
  app.post("/webhooks", async (c) => {
    const { status } = await receive(c.req.raw);
    return new Response(null, { status });
  });

  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        scriptSrc: ["'self'"],
        connectSrc: ["'self'"],
        imgSrc: ["data:"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
      referrerPolicy: "same-origin",
    }),
  );
  app.get("/style.css", (c) => c.body(style, 200, { "content-type": "text/css; charset=utf-8" }));
  app.get("/script.js", (c) => c.body(script, 200, { "content-type": "text/javascript; charset=utf-8" }));

  // Forms of other sites must not order anything, and no cache may keep patient data.
  app.use(csrf(), limitForms(30, now), bodyLimit({ maxSize: 16 * 1024 }));
  app.use(async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
  });

  app.get("/", async (c) => c.html(renderCatalog(await listTests(client), null)));

  app.post("/checkouts", async (c) => {
    const tests = await listTests(client);
    const form = await c.req.formData();
    const chosen = tests.filter(({ id }) => form.getAll("test").includes(id));
    if (chosen.length === 0) return c.html(renderCatalog(tests, "Choose at least one test."), 422);
    const checkout = store.createCheckout(findCustomer(c) ?? startSession(c), chosen);
    return c.redirect(`/checkouts/${checkout.id}`, 303);
  });

  app.on(["GET", "POST"], "/checkouts/:id", async (c) => {
    const checkout = store.getCheckout(findCustomer(c), c.req.param("id"));
    if (checkout === null) return c.notFound();
    if (checkout.orderId !== null) return c.redirect(`/orders/${checkout.orderId}`, 303);
    if (c.req.method === "GET") return c.html(renderCheckout(checkout));
    const { values, problems } = readPatient(await c.req.formData());
    if (Object.keys(problems).length > 0) return c.html(renderCheckout(checkout, values, problems), 422);
    const placed = await placeOrder(client, checkout, values);
    if (placed.order === null)
      return c.html(renderCheckout(checkout, values, placed.problems, placed.alert), 422);
    const { id } = placed.order;
    store.setOrder(checkout, id);
    await tracker.refresh(id);
    return c.redirect(`/orders/${id}`, 303);
  });

  // An order of another customer is like one that does not exist.
  app.use("/orders/:id/*", async (c, next) =>
    store.ownsOrder(findCustomer(c), c.req.param("id")) ? next() : c.notFound(),
  );
  app.get("/orders/:id", async (c) => showOrder(c, c.req.param("id"), null));

  app.post("/orders/:id/appointment", async (c) => {
    const id = c.req.param("id");
    const bookingKey = (await c.req.formData()).get("booking_key");
    if (typeof bookingKey !== "string") return showOrder(c, id, "Choose a time.");
    const booked = await bookSlot(client, id, bookingKey);
    if (!booked) return showOrder(c, id, "That time is no longer free. Choose another one.");
    await tracker.refresh(id);
    return c.redirect(`/orders/${id}`, 303);
  });

  app.get("/orders/:id/results.pdf", async (c) => {
    const file = await client.orders.resultPdf(c.req.param("id"));
    return c.body(file.stream(), 200, {
      "content-type": file.contentType,
      "content-disposition": `attachment; filename="results.pdf"`,
    });
  });

  // Tells the page which revision of the order is current. The page loads itself again when it shows another one.
  app.get("/orders/:id/revisions", (c) =>
    streamSSE(c, async (stream) => {
      const send = (revision: number): void => void stream.writeSSE({ data: `${revision}` });
      const ended = new Promise<void>((resolve) => stream.onAbort(resolve));
      const stop = tracker.watch(c.req.param("id"), send);
      await ended;
      stop();
    }),
  );

  app.notFound((c) => c.html(renderMessage("There is no such page."), 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse(); // a form of another site, or a large one
    // The messages of the client contain no key and no patient data. Those of other errors may.
    log(isSanguineError(error) ? error.message : error.name);
    return c.req.path === "/webhooks"
      ? c.body(null, 500) // The service sends the event again.
      : c.html(renderMessage("That did not work. Please try again in a minute."), 502);
  });

  async function showOrder(c: Context, id: string, alert: string | null) {
    const tracked = tracker.get(id) ?? (await tracker.refresh(id));
    const centers = isBookable(tracked.order) ? await findSlots(client, id) : [];
    return c.html(renderOrder(tracked, centers, alert), alert === null ? 200 : 409);
  }

  /** Returns the id of the customer; null when the browser has no session that the shop started. */
  function findCustomer(c: Context): string | null {
    return store.getCustomer(getCookie(c, "session"));
  }

  /** Starts a session and returns the id of its customer. A real shop has accounts, and uses their ids as `client_user_id`. */
  function startSession(c: Context): string {
    const { session, customerId } = store.startSession();
    const secure = new URL(c.req.url).protocol === "https:";
    setCookie(c, "session", session, { httpOnly: true, sameSite: "Lax", path: "/", secure });
    return customerId;
  }

  return app;
}
