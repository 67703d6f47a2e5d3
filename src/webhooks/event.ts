import { WebhookVerificationError } from "../errors/index.ts";
import { webhookEventTypes, type WebhookData } from "../generated/webhooks.ts";
import type { VerifiedMessage } from "./verify-signature.ts";

/** A kind of event that this release knows. */
export type WebhookEventType = keyof WebhookData;

/** What every event says beside its kind and its data. */
export interface WebhookEventFacts {
  /** Id of the message, the same whenever it is delivered again. */
  readonly id: string;
  /** When this attempt was sent, in seconds since 1970. */
  readonly timestamp: number;
  /** The user whom it is about; null where it is about none. */
  readonly user_id: string | null;
  /** Your own id of the user; null where it is about none. */
  readonly client_user_id: string | null;
  /** The team; null where the service did not say. */
  readonly team_id: string | null;
}

/** An event of a kind that this release knows. Its data is as the service sent it, fields of later releases included. */
export interface KnownWebhookEvent<Kind extends WebhookEventType> extends WebhookEventFacts {
  readonly type: Kind;
  readonly data: WebhookData[Kind];
}

/** An event of a kind that came after this release. */
export interface UnknownWebhookEvent extends WebhookEventFacts {
  readonly type: "unknown";
  /** The kind as the service calls it. */
  readonly rawType: string;
  readonly data: unknown;
}

/** The event of one kind, or of `"unknown"`. */
export type WebhookEventOf<Kind extends WebhookEventType | "unknown"> = Kind extends WebhookEventType
  ? KnownWebhookEvent<Kind>
  : UnknownWebhookEvent;

/** Any event, told apart by its `type`. */
export type WebhookEvent = WebhookEventOf<WebhookEventType | "unknown">;

const eventTypes: ReadonlySet<string> = new Set(webhookEventTypes);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const readText = (value: unknown): string | null => (typeof value === "string" ? value : null);

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    // The parser's own message may quote the body, so it is not kept.
    return undefined;
  }
}

/**
 * Reads a message as an event. Its signature has been found right, so a body that is no event is a fault of the sender.
 * @throws WebhookVerificationError with the code `malformed_body`
 */
export function parseEvent({ id, timestamp, body }: VerifiedMessage): WebhookEvent {
  const envelope = parseJson(body);
  if (!isRecord(envelope) || typeof envelope.event_type !== "string" || envelope.event_type === "") {
    throw new WebhookVerificationError(
      "body: signed, but not a JSON object with an event_type; is this the address of another sender's webhooks?",
      "malformed_body",
    );
  }
  const { event_type: kind, data = null } = envelope;
  const facts: WebhookEventFacts = {
    id,
    timestamp,
    user_id: readText(envelope.user_id),
    client_user_id: readText(envelope.client_user_id),
    team_id: readText(envelope.team_id),
  };
  if (!eventTypes.has(kind)) return { ...facts, type: "unknown", rawType: kind, data };
  // A kind and its data belong together by the document; their shape is for a schema to check, where somebody wants it.
  return { ...facts, type: kind, data } as WebhookEvent;
}
