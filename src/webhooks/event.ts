import { WebhookVerificationError } from "../errors/index.ts";
import { type WebhookData, webhookEventTypes, type WebhookEventType } from "../generated/webhooks.ts";
import type { VerifiedMessage } from "./verify-signature.ts";

export type { WebhookEventType };

/** The fields of every event besides its type and data. */
export interface WebhookEventFacts {
  /** Id of the message. It is the same for every delivery. */
  readonly id: string;
  /** When this attempt was sent, in seconds since 1970. */
  readonly timestamp: number;
  /** The user of the event; null without one. */
  readonly user_id: string | null;
  /** Your own id of the user; null without one. */
  readonly client_user_id: string | null;
  /** The team; null when the service sent none. */
  readonly team_id: string | null;
}

/** An event of a known type. `data` is as the service sent it, including fields that this release does not know. */
export interface KnownWebhookEvent<Type extends WebhookEventType> extends WebhookEventFacts {
  readonly type: Type;
  readonly data: WebhookData[Type];
}

/** An event of a type that this release does not know. */
export interface UnknownWebhookEvent extends WebhookEventFacts {
  readonly type: "unknown";
  /** The event type, as the service sent it. */
  readonly rawType: string;
  readonly data: unknown;
}

/** The families of a type: `"labtest.*"` and `"labtest.order.*"` for `"labtest.order.created"`. */
type FamilyOf<Type extends string> = Type extends `${infer First}.${infer Rest}`
  ? `${First}.*` | `${First}.${FamilyOf<Rest>}`
  : never;

/** A family of event types that this release knows: all types with the same beginning, such as `"labtest.order.*"`. */
export type WebhookEventFamily = FamilyOf<WebhookEventType>;

/** The types of a family. */
type TypeIn<Family extends WebhookEventFamily> = Family extends `${infer Start}*`
  ? Extract<WebhookEventType, `${Start}${string}`>
  : never;

/** The event of one type, of any type of a family, or of `"unknown"`. */
export type WebhookEventOf<Type extends WebhookEventType | WebhookEventFamily | "unknown"> =
  Type extends WebhookEventType
    ? KnownWebhookEvent<Type>
    : Type extends WebhookEventFamily
      ? WebhookEventOf<TypeIn<Type>>
      : UnknownWebhookEvent;

/** Any event. Narrow it by `type`. */
export type WebhookEvent = WebhookEventOf<WebhookEventType | "unknown">;

const eventTypes: ReadonlySet<string> = new Set(webhookEventTypes);

/** Lists the families of an event type, the longest first. */
export function listFamilies(type: string): string[] {
  const segments = type.split(".").slice(0, -1);
  return segments.map((_, index) => `${segments.slice(0, index + 1).join(".")}.*`).reverse();
}

/** Returns whether this release knows an event type or family of this name. */
export const isKnownName = (name: string): boolean =>
  eventTypes.has(name) || webhookEventTypes.some((type) => listFamilies(type).includes(name));

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const readText = (value: unknown): string | null => (typeof value === "string" ? value : null);

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    // The parser's message may quote the body, so it is dropped.
    return undefined;
  }
}

/**
 * Parses a verified message into an event. The signature is valid, so a malformed body is the sender's fault.
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
  const { event_type: type, data = null } = envelope;
  const fields: WebhookEventFacts = {
    id,
    timestamp,
    user_id: readText(envelope.user_id),
    client_user_id: readText(envelope.client_user_id),
    team_id: readText(envelope.team_id),
  };
  if (!eventTypes.has(type)) return { ...fields, type: "unknown", rawType: type, data };
  // The OpenAPI document relates a type to its data. Use a schema to check the data.
  return { ...fields, type, data } as WebhookEvent;
}
