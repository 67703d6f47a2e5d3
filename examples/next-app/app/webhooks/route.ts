import { createWebhookRouter, type WebhookRouter } from "sanguine/webhooks";
import { addChange } from "../../lib/events.ts";

let router: WebhookRouter | undefined;

/** Returns the router. `next build` loads this file without your secrets, so the first request creates it. */
function getRouter(): WebhookRouter {
  router ??= createWebhookRouter({
    secrets: process.env.SANGUINE_WEBHOOK_SECRET ?? "",
    on: {
      "labtest.order.*": ({ data }) =>
        addChange({
          id: `${data.id}/${data.last_event.id}`,
          orderId: data.id,
          status: data.last_event.status,
        }),
      unknown: ({ rawType }) => console.log(`webhook of the unknown type ${rawType}`),
    },
  });
  return router;
}

export async function POST(request: Request): Promise<Response> {
  const receive = getRouter(); // Next prints why a secret cannot be used.
  try {
    const { status } = await receive(request);
    return new Response(null, { status });
  } catch {
    return new Response(null, { status: 500 }); // Next would print the error, which may quote the event.
  }
}
