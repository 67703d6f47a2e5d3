import * as z from "zod";
import { defineTable } from "../../store/table.ts";
import { count, enumeration, instant, list, nonEmptyText, part, type Row, text, uuid } from "../fields.ts";
import { hasCredentials, isHttpUrl, isWebhookSecret, MAX_TIMEOUT } from "./endpoint-values.ts";

/** Names of the signature headers: `webhook-*`, `svix-*`, or both. */
export type WebhookHeaderNames = "webhook" | "svix" | "both";

function isEndpointUrl(url: string): boolean {
  return isHttpUrl(url) && !hasCredentials(url);
}

function isJsonObject(body: string): boolean {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null;
  } catch {
    return false;
  }
}

const buildEndpoint = () =>
  z.strictObject({
    endpoint_id: text(),
    sequence: count(),
    /** Null when the receiver is a function. */
    url: text().refine(isEndpointUrl, "must be an http or https address without credentials").nullable(),
    /** Name of the function that receives; null when a URL receives. */
    handler: nonEmptyText().nullable(),
    /** Event types, or prefixes followed by `*`; null receives all. */
    event_types: z.array(nonEmptyText()).min(1).readonly().nullable(),
    header_names: enumeration<WebhookHeaderNames>(["webhook", "svix", "both"]),
    /** Newest first. Each secret adds a signature. */
    secrets: z.array(text().refine(isWebhookSecret, "must be whsec_ and base64")).min(1).readonly(),
    /** How long the receiver has to respond, in milliseconds of real time. */
    timeout: z.number().positive().max(MAX_TIMEOUT),
    /** Times of failures within a day since the last success, in milliseconds of the virtual clock. */
    failures: list(instant()),
    /** When the endpoint started to count as failing; null when it does not. */
    failing_since: instant().nullable(),
    disabled_at: instant().nullable(),
  });

/** An endpoint that receives webhooks. A receiver that is a function is stored outside the world. */
export type EndpointRow = Row<typeof buildEndpoint>;

const buildMessage = () =>
  z.strictObject({
    message_id: nonEmptyText(),
    sequence: count(),
    endpoint_id: nonEmptyText(),
    event_id: uuid(),
    event_type: nonEmptyText(),
    created_at: instant(),
    user_id: uuid().nullable(),
    /** What the event is about, such as `order 3f0c...`; null when it is about a user or nothing else. */
    subject: text().nullable().default(null),
    body: text().refine(isJsonObject, "must be a JSON object"),
    status: enumeration(messageStatuses),
    /** Failed attempts since the message was created or replayed. */
    failures: count(),
    task: nonEmptyText().nullable(),
    attempts: list(
      part({
        /** Milliseconds of the virtual clock. */
        at: instant(),
        /** The receiver's response status; null without a response. */
        status: z.int().min(100).max(999).nullable(),
        /** Why it failed; null when it succeeded. */
        error: text().nullable(),
        headers: z.record(text(), text()).readonly(),
        /** What the receiver responded; null without a response. */
        response: part({
          headers: z.record(text(), text()).readonly(),
          body: text(),
        })
          .nullable()
          .default(null),
        /** Milliseconds of real time until the end of the response; null for a receiver in this process. */
        duration: z.number().nonnegative().nullable().default(null),
      }),
    ),
  });

/** One event sent to one endpoint. The outbox may no longer contain the event. */
export type MessageRow = Row<typeof buildMessage>;

export type AttemptRow = MessageRow["attempts"][number];

export const webhookEndpointsTable = defineTable<EndpointRow>()({
  name: "webhookEndpoints",
  key: "endpoint_id",
  ownedBy: "team",
  schema: () =>
    buildEndpoint()
      .refine((row) => row.endpoint_id === `ep_${row.sequence}`, {
        path: ["endpoint_id"],
        error: "must be derived from the sequence",
      })
      .refine((row) => (row.url === null) !== (row.handler === null), {
        path: ["handler"],
        error: "must be set if and only if the url is null",
      }),
  counted: (row) => [["integer:webhook_endpoint", row.sequence]],
  ordered: { all: { by: (endpoint) => endpoint.sequence } },
});

/** Messages in the order of creation: all, by user, by endpoint, by status. */
export const webhookMessagesTable = defineTable<MessageRow>()({
  name: "webhookMessages",
  key: "message_id",
  ownedBy: "user",
  schema: buildMessage,
  references: [
    { path: "endpoint_id", table: "webhookEndpoints", when: ({ status }) => isOpenStatus(status) },
    { path: "user_id", table: "users" },
    { path: "task", table: "tasks" },
  ],
  counted: (row) => [
    ["integer:webhook_message", row.sequence],
    // Each message takes one number of each counter.
    ["token:webhook_message", row.sequence],
  ],
  task: "task",
  ordered: {
    all: { by: (message) => message.sequence },
    user: { group: (message) => message.user_id, by: (message) => message.sequence },
    endpoint: { group: (message) => message.endpoint_id, by: (message) => message.sequence },
    status: { group: (message) => message.status, by: (message) => message.sequence },
  },
});

const openStatuses = ["pending", "held", "failed"] as const;

/** Statuses of finished messages. Their endpoint may no longer exist. */
export const finishedStatuses = ["delivered", "exhausted", "dropped"] as const;

export const messageStatuses = [...openStatuses, ...finishedStatuses] as const;

/**
 * The status of a message. `pending`: it is being sent. `held`: it waits to be released, or for its endpoint to be enabled.
 * `failed`: it is retried later. `exhausted`: it is not retried. `dropped`: a test dropped it.
 */
export type WebhookMessageStatus = (typeof messageStatuses)[number];

export function isOpenStatus(status: WebhookMessageStatus): boolean {
  return openStatuses.some((open) => open === status);
}
