import * as z from "zod";
import { messageStatuses, type WebhookHeaderNames } from "../../domain/webhooks/table.ts";
import type { WebhookSeed } from "../../webhooks/endpoint.ts";
import type { WebhookEventTypeFilter } from "../../webhooks/event-types.ts";
import type { WebhookHandler } from "../../webhooks/send.ts";
import { buildOnce } from "../../kernel/build-once.ts";
import { jsonForms } from "./parameters.ts";
import { duration, idRef } from "./seeds.ts";

const headerNames = ["webhook", "svix", "both"] as const satisfies readonly WebhookHeaderNames[];

const endpointOptions = buildOnce(() => ({
  secret: z.string().optional(),
  // The facade checks that the event types exist.
  eventTypes: z
    .array(
      z
        .custom<WebhookEventTypeFilter>((value) => typeof value === "string", "Input should be a text")
        .register(jsonForms, {
          type: "string",
          description: "An event type, or a prefix such as labtest.order.*",
        }),
    )
    .optional(),
  headers: z.enum(headerNames).optional(),
  timeout: duration().optional(),
}));

/** An endpoint at a URL. Other processes cannot register a function. */
export const address = buildOnce(() => z.strictObject({ ...endpointOptions(), url: z.string() }));

/** An endpoint at a URL, or a function. The facade checks that it is exactly one of them. */
export const endpoint: () => z.ZodType<WebhookSeed> = buildOnce(
  () =>
    z.strictObject({
      ...endpointOptions(),
      url: z.string().optional(),
      handler: z
        .custom<WebhookHandler>((value) => typeof value === "function", "Input should be a function")
        .optional(),
    }) as z.ZodType as z.ZodType<WebhookSeed>,
);

export const inboxOptions = buildOnce(() =>
  z.strictObject({
    eventTypes: endpointOptions().eventTypes,
    headers: endpointOptions().headers,
    status: z.int().min(200).max(599).optional(),
  }),
);

export const bodiesFilter = buildOnce(() => z.strictObject({ bodies: z.boolean().optional() }));
export const outboxFilter = buildOnce(() =>
  bodiesFilter().extend({
    endpoint: idRef().optional(),
    status: z.enum(messageStatuses).optional(),
    eventTypes: z.array(z.string()).min(1).optional(),
    search: z.string().optional(),
    limit: z.int().min(1).optional(),
  }),
);

/** A message, or a number of later messages. */
export const dropped = buildOnce(() => z.union([z.int().nonnegative(), idRef()]));
export const messages = buildOnce(() => z.array(idRef()));
