import { defineTable } from "../../store/table.ts";

/** Names of the signature's headers: the neutral ones, those of the scheme's first maker, or both side by side. */
export type WebhookHeaderNames = "webhook" | "svix" | "both";

/** Where messages go. Its receiver, if it is a function, lives outside of the world. */
export interface EndpointRow {
  readonly endpoint_id: string;
  readonly sequence: number;
  /** Null where the receiver is a function. */
  readonly url: string | null;
  /** Name of the function that receives; null where an address does. */
  readonly handler: string | null;
  /** Kinds, or beginnings of kinds with `*` behind them; null takes all. */
  readonly event_types: readonly string[] | null;
  readonly header_names: WebhookHeaderNames;
  /** The newest first; each signs. */
  readonly secrets: readonly string[];
  /** How long the receiver has for its answer, in milliseconds of real time. */
  readonly timeout: number;
  /** Failures of the last day since anything succeeded, in milliseconds of the virtual clock. */
  readonly failures: readonly number[];
  /** Since when the endpoint counts as failing; null while it does not. */
  readonly failing_since: number | null;
  readonly disabled_at: number | null;
}

/**
 * What became of a message. `pending`: it goes out now. `held`: it waits until it is released, or until its endpoint is
 * enabled. `failed`: it is tried again later. `exhausted`: it is not tried again. `dropped`: it was lost on purpose.
 */
export type MessageStatus = "pending" | "held" | "delivered" | "failed" | "exhausted" | "dropped";

/** One try to deliver a message. */
export interface AttemptRow {
  /** Milliseconds of the virtual clock. */
  readonly at: number;
  /** What the receiver answered; null where it gave no answer. */
  readonly status: number | null;
  /** Why it failed; null where it did not. */
  readonly error: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** One event on its way to one endpoint. */
export interface MessageRow {
  readonly message_id: string;
  readonly sequence: number;
  readonly endpoint_id: string;
  readonly event_id: string;
  readonly event_type: string;
  readonly created_at: number;
  readonly user_id: string | null;
  /** The body, character for character the same in every attempt. */
  readonly body: string;
  readonly status: MessageStatus;
  /** Failed attempts since the message was made or replayed. */
  readonly failures: number;
  /** The task of the next attempt. */
  readonly task: string | null;
  readonly attempts: readonly AttemptRow[];
}

export const webhookEndpointsTable = defineTable<EndpointRow>()({
  name: "webhookEndpoints",
  key: "endpoint_id",
  ownedBy: "team",
  ordered: { all: { by: (endpoint) => endpoint.sequence } },
});

/** Messages in the order in which they were made: all, of a user, of an endpoint, of a status. */
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
