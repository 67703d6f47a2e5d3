import type { Model, WebhookModel } from "./model.ts";

/** Emits the kinds of events that the service tells of, and what the data of each is. */
export function emitWebhooks({ webhooks }: Model): string {
  const named = new Set(
    webhooks.flatMap(({ data, generic }) => (generic === null ? [data] : [data, generic.map])),
  );
  return [
    "/* The webhooks of the document. Written by `npm run generate`; never edit it by hand. */",
    `import type { ${[...named].toSorted().join(", ")} } from "./types.ts";`,
    `/** What the data of each kind of event is. */
    export interface WebhookData {
      ${webhooks.map((webhook) => `/** ${webhook.description} */\n${JSON.stringify(webhook.kind)}: ${typeOf(webhook)};`).join("\n")}
    }`,
    `/** The kinds of events that this release knows. */
    export const webhookEventTypes = [${webhooks.map(({ kind }) => JSON.stringify(kind)).join(", ")}] as const satisfies readonly (keyof WebhookData)[];`,
  ].join("\n\n");
}

function typeOf({ data, generic }: WebhookModel): string {
  return generic === null ? data : `${data}<${generic.map}[${JSON.stringify(generic.branch)}]>`;
}
