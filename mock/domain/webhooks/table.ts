import { defineTable } from "../../store/table.ts";

/** Names of the signature headers: `webhook-*`, `svix-*`, or both. */
export type WebhookHeaderNames = "webhook" | "svix" | "both";

/** An endpoint that receives webhooks. A receiver that is a function is stored outside the world. */
export interface EndpointRow {
  readonly endpoint_id: string;
  readonly sequence: number;
  /** Null when the receiver is a function. */
  readonly url: string | null;
  /** Name of the function that receives; null when a URL receives. */
  readonly handler: string | null;
  /** Event types, or prefixes followed by `*`; null receives all. */
  readonly event_types: readonly string[] | null;
  readonly header_names: WebhookHeaderNames;
  /** Newest first. Each secret adds a signature. */
  readonly secrets: readonly string[];
  /** How long the receiver has to respond, in milliseconds of real time. */
  readonly timeout: number;
  /** Times of failures within a day since the last success, in milliseconds of the virtual clock. */
  readonly failures: readonly number[];
  /** When the endpoint started to count as failing; null when it does not. */
  readonly failing_since: number | null;
  readonly disabled_at: number | null;
}

/**
 * The status of a message. `pending`: it is being sent. `held`: it waits to be released, or for its endpoint to be enabled.
 * `failed`: it is retried later. `exhausted`: it is not retried. `dropped`: a test dropped it.
 */
export type WebhookMessageStatus = "pending" | "held" | "delivered" | "failed" | "exhausted" | "dropped";

/** One attempt to deliver a message. */
export interface AttemptRow {
  /** Milliseconds of the virtual clock. */
  readonly at: number;
  /** The receiver's response status; null without a response. */
  readonly status: number | null;
  /** Why it failed; null when it succeeded. */
  readonly error: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** One event sent to one endpoint. */
export interface MessageRow {
  readonly message_id: string;
  readonly sequence: number;
  readonly endpoint_id: string;
  readonly event_id: string;
  readonly event_type: string;
  readonly created_at: number;
  readonly user_id: string | null;
  /** The body, identical in every attempt. */
  readonly body: string;
  readonly status: WebhookMessageStatus;
  /** Failed attempts since the message was created or replayed. */
  readonly failures: number;
  /** The task of the next attempt. */
  readonly task: string | null;
  readonly attempts: readonly AttemptRow[];
}

/** Webhook endpoints in the order of creation. */
export const webhookEndpointsTable = defineTable<EndpointRow>()({
  name: "webhookEndpoints",
  key: "endpoint_id",
  ownedBy: "team",
  ordered: { all: { by: (endpoint) => endpoint.sequence } },
});

/** Messages in the order of creation: all, by user, by endpoint, by status. */
export const webhookMessagesTable = defineTable<MessageRow>()({
  name: "webhookMessages",
  key: "message_id",
  ownedBy: "user",
  task: "task",
  ordered: {
    all: { by: (message) => message.sequence },
    user: { group: (message) => message.user_id, by: (message) => message.sequence },
    endpoint: { group: (message) => message.endpoint_id, by: (message) => message.sequence },
    status: { group: (message) => message.status, by: (message) => message.sequence },
  },
});
