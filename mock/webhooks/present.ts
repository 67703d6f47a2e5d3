import { toIso } from "../kernel/time.ts";
import type { AttemptRow, EndpointRow, MessageRow, MessageStatus } from "../domain/webhooks/table.ts";

/** A registered receiver. */
export interface WebhookEndpoint {
  readonly id: string;
  /** Null where a function receives. */
  readonly url: string | null;
  /** Kinds and beginnings of kinds that it is told of; null: all. */
  readonly eventTypes: readonly string[] | null;
  /** `failing`: nothing has succeeded for a while. `disabled`: it was given up after five days of failures. */
  readonly status: "enabled" | "failing" | "disabled";
  /** The newest first; each signs. Not enumerable. */
  readonly secrets: readonly string[];
}

/** One try to deliver a message. */
export interface WebhookAttempt {
  /** When it began, by the mock's clock; ISO 8601 in UTC. */
  readonly at: string;
  /** What the receiver answered; null where no answer came. */
  readonly status: number | null;
  /** Why it failed; null where it did not. */
  readonly error: string | null;
  /** As they were sent. Not enumerable. */
  readonly headers: Readonly<Record<string, string>>;
}

/** One event on its way to one endpoint. */
export interface MockWebhook {
  /** The same in every attempt. */
  readonly id: string;
  /** Id of the event; messages to several endpoints share it. */
  readonly event: string;
  readonly eventType: string;
  /** Id of the endpoint. */
  readonly endpoint: string;
  /** When it was made, by the mock's clock; ISO 8601 in UTC. */
  readonly at: string;
  /**
   * `pending`: it goes out now. `held`: it waits to be released, or for its endpoint. `failed`: it is tried again later.
   * `exhausted`: it is not tried again. `dropped`: it was lost on purpose.
   */
  readonly status: MessageStatus;
  readonly attempts: readonly WebhookAttempt[];
  /** What is sent, character for character. Not enumerable, so that printing a message shows no one's data. */
  readonly body: string;
}

function hideProperty<Shown extends object>(shown: Shown, name: keyof Shown): Shown {
  return Object.defineProperty(shown, name, { enumerable: false });
}

/** Makes what a test sees of an endpoint. */
export function presentEndpoint(endpoint: EndpointRow): WebhookEndpoint {
  const { endpoint_id: id, url, event_types, disabled_at, failing_since, secrets } = endpoint;
  const status = disabled_at === null ? (failing_since === null ? "enabled" : "failing") : "disabled";
  return hideProperty({ id, url, eventTypes: event_types, status, secrets }, "secrets");
}

function presentAttempt({ at, status, error, headers }: AttemptRow): WebhookAttempt {
  return hideProperty({ at: toIso(at), status, error, headers }, "headers");
}

/** Makes what a test sees of a message. */
export function presentMessage(message: MessageRow): MockWebhook {
  const {
    message_id: id,
    event_id: event,
    event_type,
    endpoint_id: endpoint,
    created_at,
    status,
    body,
  } = message;
  const attempts = message.attempts.map(presentAttempt);
  return hideProperty(
    { id, event, eventType: event_type, endpoint, at: toIso(created_at), status, attempts, body },
    "body",
  );
}
