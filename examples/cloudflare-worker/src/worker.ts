/// <reference types="@cloudflare/workers-types" />
import { createClient, isSanguineError } from "sanguine";
import { createWebhookRouter } from "sanguine/webhooks";
import { createDurableStore, type Message } from "./message.ts";
import type { OrderRecord } from "./order-record.ts";

export { Message } from "./message.ts";
export { OrderRecord } from "./order-record.ts";

/** The bindings of the worker, as in wrangler.jsonc. */
interface Env {
  readonly SANGUINE_URL: string;
  readonly SANGUINE_API_KEY: string;
  /** The secret of the endpoint `/webhooks`. */
  readonly SANGUINE_WEBHOOK_SECRET: string;
  readonly MESSAGES: DurableObjectNamespace<Message>;
  readonly ORDERS: DurableObjectNamespace<OrderRecord>;
}

/** Receives webhooks at `/webhooks` and keeps the status of each order, where your other workers find it. */
export default {
  async fetch(request, env): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname !== "/webhooks") return new Response("There is no such page.\n", { status: 404 });
    if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } });
    try {
      const { status } = await createReceiver(env)(request);
      return new Response(null, { status });
    } catch (error) {
      // A handler failed, and the service sends the message again. Messages of the client contain no key and no patient data.
      console.error(isSanguineError(error) ? error.message : "The webhook was not handled.");
      return new Response(null, { status: 500 });
    }
  },
} satisfies ExportedHandler<Env>;

/** A worker gets its secrets with each request. Creating a client and a router sends nothing. */
function createReceiver(env: Env) {
  const client = createClient({ baseUrl: env.SANGUINE_URL, apiKey: env.SANGUINE_API_KEY });
  return createWebhookRouter({
    secrets: env.SANGUINE_WEBHOOK_SECRET,
    store: createDurableStore(env.MESSAGES),
    on: {
      "labtest.order.*": async ({ data }) => {
        // An event says that something changed. Events may come in another order, so read the order from the service.
        const { last_event, updated_at } = await client.orders.get(data.id);
        const record = env.ORDERS.get(env.ORDERS.idFromName(data.id));
        await record.write({ status: last_event.status, updated_at });
      },
      unknown: ({ rawType }) => console.log(`webhook of the unknown type ${rawType}`),
    },
  });
}
