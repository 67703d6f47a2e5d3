import { toIso } from "../../kernel/time.ts";
import type { WebhookMessageStatus, AttemptRow, EndpointRow, MessageRow } from "./table.ts";
import type { AppointmentEventSource } from "./emit-event.ts";
import { serializeAppointment } from "../appointments/serialize.ts";
import { isOrderEventData } from "../orders/table.ts";
import { serializeOrder } from "../orders/queries/serialize-order.ts";
import type { World } from "../world.ts";
import type { OutboxEvent } from "./outbox-table.ts";
import { copyData } from "../../kernel/copy-data.ts";

/** The name of the inbox in the rows of endpoints. */
export const INBOX_HANDLER = "inbox";

/** A registered endpoint. */
export interface WebhookEndpoint {
  /** Id of the endpoint. */
  readonly id: string;
  /** Null when a function receives. */
  readonly url: string | null;
  /** What receives: a URL, a function of this process, or the mock's own inbox. */
  readonly receiver: "url" | "function" | "inbox";
  /** The event types and prefixes that it receives; null for all. */
  readonly eventTypes: readonly string[] | null;
  /** `failing`: every delivery has failed for twelve hours. `disabled`: every delivery failed for five days more. */
  readonly status: "enabled" | "failing" | "disabled";
  /** Failures since the last success, at most a day older than the newest one. Those within a minute count as one. */
  readonly failures: number;
  /** Signing secrets, newest first. Each signs every message. Not enumerable. */
  readonly secrets: readonly string[];
}

/** One attempt to deliver a message. */
export interface WebhookAttempt {
  /** When the attempt started, by the mock's clock; ISO 8601 in UTC. */
  readonly at: string;
  /** The status of the response; null without a response. */
  readonly status: number | null;
  /** Why the attempt failed; null when it succeeded. */
  readonly error: string | null;
  /** Milliseconds of real time until the end of the response; null for a receiver in this process. */
  readonly duration: number | null;
  /** The request headers. Not enumerable. */
  readonly headers: Readonly<Record<string, string>>;
  /** The headers and the first 4,096 bytes of the body that the receiver responded; null without a response. Not enumerable. */
  readonly response: { readonly headers: Readonly<Record<string, string>>; readonly body: string } | null;
}

/** A message: one event to one endpoint. */
export interface MockWebhook {
  /** Id of the message, the same in every attempt. */
  readonly id: string;
  /** Id of the event. Messages to several endpoints share it. */
  readonly event: string;
  /** Event type, such as `labtest.order.updated`. */
  readonly eventType: string;
  /** Id of the endpoint. */
  readonly endpoint: string;
  /** When the event happened, by the mock's clock; ISO 8601 in UTC. */
  readonly at: string;
  /**
   * `pending`: it is being sent. `held`: it waits to be released, or for its endpoint to be enabled. `failed`: it is retried later.
   * `exhausted`: it is not retried. `dropped`: a test dropped it.
   */
  readonly status: WebhookMessageStatus;
  /** What the event is about, such as `order 3f0c...` or `provider acme_watch`; null when it is about a user only. */
  readonly subject: string | null;
  /** The user that the event is about; null when it is about none. */
  readonly user_id: string | null;
  /** When the next attempt is due, by the mock's clock; ISO 8601 in UTC. Null when none is planned. */
  readonly nextAttempt: string | null;
  /** The attempts so far, oldest first. */
  readonly attempts: readonly WebhookAttempt[];
  /** The exact body. Not enumerable, so that logging a message prints no personal data. */
  readonly body: string;
}

function hideProperty<Shown extends object>(shown: Shown, name: keyof Shown): Shown {
  return Object.defineProperty(shown, name, { enumerable: false });
}

/** Creates the public object of an endpoint. */
export function presentEndpoint(endpoint: EndpointRow): WebhookEndpoint {
  const { endpoint_id: id, url, handler, disabled_at, failing_since, ...row } = endpoint;
  const { event_types: eventTypes, secrets } = copyData(row);
  const receiver = url !== null ? "url" : handler === INBOX_HANDLER ? "inbox" : "function";
  const status = disabled_at === null ? (failing_since === null ? "enabled" : "failing") : "disabled";
  const failures = row.failures.length;
  return hideProperty({ id, url, receiver, eventTypes, status, failures, secrets }, "secrets");
}

function presentAttempt({ at, status, error, duration, headers, response }: AttemptRow): WebhookAttempt {
  const shown = { at: toIso(at), status, error, duration, headers, response };
  return hideProperty(hideProperty(shown, "headers"), "response");
}

/** Creates the public object of a message. */
export function presentMessage(world: World, message: MessageRow): MockWebhook {
  const { user_id, subject, status, task, body } = message;
  const due = status === "failed" && task !== null ? world.scheduler.get(task)?.due : undefined;
  const nextAttempt = due === undefined ? null : toIso(due);
  return hideProperty(
    {
      id: message.message_id,
      event: message.event_id,
      eventType: message.event_type,
      endpoint: message.endpoint_id,
      at: toIso(message.created_at),
      user_id,
      subject,
      status,
      nextAttempt,
      attempts: message.attempts.map(presentAttempt),
      body,
    },
    "body",
  );
}

/**
 * Returns an event as webhooks send it. The outbox stores orders and appointments as rows; this function serializes them each
 * time the event is read. Rows never change in place, so the result is always the same.
 */
export function renderEvent(world: World, event: OutboxEvent): OutboxEvent {
  return { ...event, data: renderData(world, event) };
}

function renderData(world: World, { data, created_at }: OutboxEvent): object {
  if (isOrderEventData(data)) {
    const transaction = data.transaction.map((order) => order ?? data.record);
    return serializeOrder(world, data.record, { transaction });
  }
  if (isAppointmentNews(data)) return serializeAppointment(world, data.record, created_at);
  return data;
}

function isAppointmentNews(data: object): data is AppointmentEventSource {
  return "kind" in data && data.kind === "appointment" && "record" in data;
}
