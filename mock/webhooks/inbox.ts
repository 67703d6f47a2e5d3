import { INBOX_HANDLER } from "../domain/webhooks/present.ts";
import type { World } from "../domain/world.ts";
import { toIso } from "../kernel/time.ts";
import type { WebhookEndpointOptions } from "./endpoint.ts";
import type { EndpointRow } from "../domain/webhooks/table.ts";

/** Options of the inbox. */
export interface WebhookInboxOptions extends Pick<WebhookEndpointOptions, "eventTypes" | "headers"> {
  /** The status that the inbox responds with to a message that it verified. 503 makes deliveries fail. @default 204 */
  readonly status?: number;
}

/** A message that the inbox received. */
export interface InboxMessage {
  /** Number of the message in its inbox, from 1. */
  readonly sequence: number;
  /** When it arrived, by the mock's clock; ISO 8601 in UTC. */
  readonly at: string;
  /** Id of the message, from its headers. */
  readonly id: string | null;
  /** Event type, from its body. Null when the body names none. */
  readonly eventType: string | null;
  /** Whether the signature, the time and the headers are valid. */
  readonly verified: boolean;
  /** Why it is not: a `WebhookRejectionReason`, such as `no_matching_signature`. Null when it is verified. */
  readonly reason: string | null;
  /** Whether a message with the same id was verified before, since the last restore or import. */
  readonly duplicate: boolean;
  /** The status that the inbox responded with: 400 to a message that it did not verify. */
  readonly status: number;
  /** Not enumerable, like `body`. */
  readonly headers: Readonly<Record<string, string>>;
  /** The exact body. Not enumerable, so that logging a message prints no personal data. */
  readonly body: string;
}

/** How many messages an inbox keeps. */
const INBOX_SIZE = 1000;

/** The state of the inbox for one generation of the world. Restoring or importing a world starts a new state. */
interface InboxState {
  readonly generation: number;
  /** Empty until the inbox is opened. */
  readonly secrets: readonly string[];
  readonly verified: WeakSet<InboxMessage>;
}

/** Receives the messages to an endpoint of the mock itself, and verifies them as a receiver should. It lives outside the world. */
export class WebhookInbox {
  readonly #world: World;
  #messages: InboxMessage[] = [];
  #sequence = 0;
  #state: InboxState;
  #status = 204;

  constructor(world: World) {
    this.#world = world;
    this.#state = this.#createState();
  }

  configure(secrets: readonly string[], status: number = this.#status): void {
    this.#state = { ...this.#getState(), secrets };
    this.#status = status;
  }

  /** Lists the newest messages, oldest first. */
  list(): InboxMessage[] {
    return [...this.#messages];
  }

  /** Removes all messages and forgets the secrets. Sequence numbers continue. */
  clear(): void {
    this.#messages = [];
    this.#state = this.#createState();
    this.#status = 204;
  }

  readonly receive = async (request: Request): Promise<Response> => {
    const state = this.#getState();
    const body = await request.text();
    const headers = Object.fromEntries(request.headers);
    const id = headers["webhook-id"] ?? headers["svix-id"] ?? null;
    const reason = await this.#verify(body, request.headers, state);
    const verified = reason === null;
    const duplicate = verified && this.#messages.some((one) => one.id === id && state.verified.has(one));
    const status = verified ? this.#status : 400;
    const at = toIso(this.#world.now());
    this.#sequence += 1;
    const eventType = readEventType(body);
    const shown = { sequence: this.#sequence, at, id, eventType, verified, reason, duplicate, status };
    const message = hideContents({ ...shown, headers, body });
    this.#messages.push(message);
    if (verified) state.verified.add(message);
    if (this.#messages.length > INBOX_SIZE) this.#messages.shift();
    return new Response(null, { status });
  };

  /** Returns why a message is invalid, or null when it is valid. */
  async #verify(body: string, headers: Headers, state: InboxState): Promise<string | null> {
    // Most tests open no inbox, so load it on first use.
    const { createVerifier } = await import("../../src/webhooks/verify-signature.ts");
    const { clock } = this.#world;
    // As much real time at every speed: a fast clock passes five minutes during a delivery.
    const tolerance = 300 * Math.max(1, clock.rate);
    const verify = createVerifier(
      { secrets: this.#getSecrets(state), now: () => clock.now(), tolerance },
      "inbox",
    );
    try {
      await verify({ body, headers });
      return null;
    } catch (thrown) {
      if (thrown instanceof Error && "code" in thrown && typeof thrown.code === "string") return thrown.code;
      throw thrown;
    }
  }

  /** An imported world may have an inbox that was opened in another process. */
  #getSecrets({ secrets }: InboxState): readonly string[] {
    return secrets.length > 0 ? secrets : (findInboxEndpoint(this.#world)?.secrets ?? []);
  }

  #createState(): InboxState {
    return { generation: this.#world.generation, secrets: [], verified: new WeakSet() };
  }

  #getState(): InboxState {
    if (this.#state.generation !== this.#world.generation) this.#state = this.#createState();
    return this.#state;
  }
}

export function findInboxEndpoint(world: World): EndpointRow | undefined {
  return world.tables.webhookEndpoints.all("all").find(({ handler }) => handler === INBOX_HANDLER);
}

function hideContents(message: InboxMessage): InboxMessage {
  for (const name of ["headers", "body"]) Object.defineProperty(message, name, { enumerable: false });
  return message;
}

/** Reads the event type of a message. The mock's own messages are JSON objects, and an import rejects all others. */
function readEventType(body: string): string | null {
  const { event_type } = JSON.parse(body) as { event_type?: unknown };
  return typeof event_type === "string" ? event_type : null;
}
