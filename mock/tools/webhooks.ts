import { scheduleMissingDailyData } from "../domain/connections/daily-schedule.ts";
import type { EndpointRow, MessageRow } from "../domain/webhooks/table.ts";
import type { World } from "../domain/world.ts";
import { readEndpoint, type WebhookSeed } from "../webhooks/endpoint.ts";
import {
  presentEndpoint,
  presentMessage,
  type MockWebhook,
  type WebhookEndpoint,
} from "../webhooks/present.ts";
import { findInboxEndpoint, INBOX_HANDLER } from "../webhooks/inbox.ts";
import type { InboxMessage, WebhookInboxOptions } from "../webhooks/inbox.ts";
import { HEALTHY } from "../webhooks/schedule.ts";
import { readSecret } from "../webhooks/sign.ts";
import type { WebhookParts } from "../webhooks/webhooks.ts";

/** An endpoint: its id, or an object that has the id. */
export type WebhookEndpointRef = string | { readonly id: string };

/** A message: its id, or an object that has the id. */
export type WebhookMessageRef = string | { readonly id: string };

/** `mock.webhooks`: registers endpoints and controls the messages to them. */
export interface WebhooksFacade {
  /**
   * Registers an endpoint: a URL, or a function of this process. The mock sends it every event from now on, signed and without
   * delay. It retries a failed message up to seven times, by the mock's clock. The secrets of the endpoint are not enumerable, so
   * that logging it does not print them. Throws TypeError that names the invalid option.
   * @example
   * ```ts
   * import { createMock } from "sanguine/mock";
   * import { verifyWebhook } from "sanguine/webhooks";
   *
   * const mock = createMock();
   * const seen: string[] = [];
   * const { secrets } = mock.webhooks.register({
   *   eventTypes: ["labtest.order.*"],
   *   handler: async (request) => {
   *     const event = await verifyWebhook(request, { secrets, now: mock.clock.now });
   *     seen.push(event.type);
   *   },
   * });
   * const order = mock.orders.create();
   * mock.orders.advance(order);
   * await mock.idle();
   * console.log(seen); // labtest.order.created, labtest.order.updated
   * ```
   */
  register(seed: WebhookSeed): WebhookEndpoint;
  /** Lists the endpoints, oldest first. */
  list(): WebhookEndpoint[];
  /** Adds a secret to an endpoint. Earlier secrets continue to sign. @default a secret that is derived from the seed */
  rotate(endpoint: WebhookEndpointRef, secret?: string): WebhookEndpoint;
  /** Removes all secrets except the newest, to finish a rotation. */
  retire(endpoint: WebhookEndpointRef): WebhookEndpoint;
  /** Enables an endpoint that was disabled, and sends the messages that wait for it. */
  enable(endpoint: WebhookEndpointRef): WebhookEndpoint;
  /** Removes an endpoint. Its messages stay in the outbox; unsent ones become `dropped`. */
  remove(endpoint: WebhookEndpointRef): void;

  /**
   * Lists messages with their attempts, oldest first: all unfinished messages, and the newest 1,000 finished ones
   * (`delivered`, `exhausted` or `dropped`).
   */
  outbox(): MockWebhook[];
  /**
   * Opens the inbox: an endpoint of the mock itself, which receives and verifies what is sent to it. It knows the secrets that its endpoint
   * has now. After a rotation, call it again: otherwise it rejects messages that only a newer secret signs. There is one inbox.
   * @example
   * ```ts
   * import { createMock } from "sanguine/mock";
   *
   * const mock = createMock();
   * mock.webhooks.openInbox({ eventTypes: ["labtest.order.*"] });
   * mock.orders.create();
   * await mock.idle();
   * const [received] = mock.webhooks.inbox();
   * console.log(received?.eventType, received?.verified); // labtest.order.created true
   * ```
   */
  openInbox(options?: WebhookInboxOptions): WebhookEndpoint;
  /** Lists what the inbox received, oldest first: the newest 1,000 messages. */
  inbox(): InboxMessage[];
  /** Sends a message again, whatever its status, with all retries. */
  replay(message: WebhookMessageRef): MockWebhook;
  /** Delivers a message once more, as at-least-once delivery allows. */
  duplicate(message: WebhookMessageRef): MockWebhook;
  /** Drops an undelivered message, or this number of later messages. @default the next one */
  drop(what?: WebhookMessageRef | number): void;
  /** Holds back all later messages until you release them. */
  hold(): void;
  /**
   * Sends held messages in the given order.
   * @default all of them, in the order of their events; later messages are no longer held
   */
  release(messages?: readonly WebhookMessageRef[]): MockWebhook[];
}

const getId = (ref: { readonly id: string } | string): string => (typeof ref === "string" ? ref : ref.id);

/** Creates `mock.webhooks`. */
export function createWebhooksFacade(world: World, { deliveries, controls }: WebhookParts): WebhooksFacade {
  const { webhookEndpoints, webhookMessages } = world.tables;
  const getEndpoint = (ref: WebhookEndpointRef): EndpointRow => {
    const endpoint = webhookEndpoints.get(getId(ref));
    if (endpoint !== undefined) return endpoint;
    throw new TypeError("mock.webhooks: there is no such endpoint. Call list() to see all endpoints.");
  };
  const getMessage = (ref: WebhookMessageRef): MessageRow => {
    const message = webhookMessages.get(getId(ref));
    if (message !== undefined) return message;
    throw new TypeError("mock.webhooks: there is no such message. Call outbox() to see all messages.");
  };
  const createSecret = (): string => `whsec_${btoa(world.ids.token("webhook_secret", 24))}`;
  const updateEndpoint = (
    ref: WebhookEndpointRef,
    compute: (endpoint: EndpointRow) => Partial<EndpointRow>,
  ): WebhookEndpoint => {
    const endpoint = getEndpoint(ref);
    return presentEndpoint(webhookEndpoints.update(endpoint.endpoint_id, compute(endpoint)));
  };
  const insertEndpoint = (
    given: Pick<EndpointRow, "url" | "handler" | "event_types" | "header_names" | "timeout">,
    secret: string | null,
  ): EndpointRow => {
    const sequence = world.ids.integer("webhook_endpoint");
    return webhookEndpoints.insert({
      ...given,
      ...HEALTHY,
      endpoint_id: `ep_${sequence}`,
      sequence,
      secrets: [secret ?? createSecret()],
    });
  };
  const startDelivery = (messages: readonly MessageRow[]): void => {
    for (const message of messages) {
      const open = deliveries.settle(message, "pending");
      webhookMessages.update(open.message_id, { failures: 0 });
    }
    deliveries.dispatch(messages);
  };
  const presentCurrent = ({ message_id }: MessageRow): MockWebhook => presentMessage(getMessage(message_id));
  const isEndpointEnabled = ({ endpoint_id }: MessageRow): boolean =>
    webhookEndpoints.get(endpoint_id)?.disabled_at === null;

  return {
    register: (seed) => {
      const { handler, secret, ...given } = readEndpoint(seed);
      const name = handler === null ? null : deliveries.registerHandler(handler);
      const endpoint = insertEndpoint({ ...given, handler: name }, secret);
      scheduleMissingDailyData(world);
      return presentEndpoint(endpoint);
    },
    list: () => webhookEndpoints.all("all").map(presentEndpoint),
    rotate: (endpoint, secret) =>
      updateEndpoint(endpoint, ({ secrets }) => ({
        secrets: [secret === undefined ? createSecret() : readSecret(secret), ...secrets],
      })),
    retire: (endpoint) => updateEndpoint(endpoint, ({ secrets }) => ({ secrets: secrets.slice(0, 1) })),
    enable: (endpoint) => {
      const enabled = updateEndpoint(endpoint, () => HEALTHY);
      const waiting = webhookMessages.all("endpoint", enabled.id).filter(({ status }) => status === "held");
      if (!controls.get().held) startDelivery(waiting);
      scheduleMissingDailyData(world);
      return enabled;
    },
    remove: (endpoint) => {
      const { endpoint_id } = getEndpoint(endpoint);
      for (const message of webhookMessages.all("endpoint", endpoint_id)) {
        if (isOpen(message)) deliveries.settle(message, "dropped");
      }
      webhookEndpoints.delete(endpoint_id);
    },
    openInbox: ({ status = 204, ...options } = {}) => {
      const existing = findInboxEndpoint(world);
      const { event_types, header_names, timeout } = readEndpoint({
        ...options,
        handler: deliveries.inbox.receive,
      });
      const chosen = { event_types, header_names };
      const endpoint =
        existing === undefined
          ? insertEndpoint({ ...chosen, timeout, url: null, handler: INBOX_HANDLER }, null)
          : webhookEndpoints.update(existing.endpoint_id, chosen);
      deliveries.inbox.configure(endpoint.secrets, status);
      scheduleMissingDailyData(world);
      return presentEndpoint(endpoint);
    },
    inbox: () => deliveries.inbox.list(),
    outbox: () => webhookMessages.all("all").map(presentMessage),
    replay: (ref) => {
      const message = getMessage(ref);
      getEndpoint(message.endpoint_id);
      startDelivery([message]);
      return presentCurrent(message);
    },
    duplicate: (ref) => {
      const message = getMessage(ref);
      getEndpoint(message.endpoint_id);
      deliveries.repeat(message);
      return presentCurrent(message);
    },
    drop: (what = 1) => {
      if (typeof what === "number") return controls.set({ ...controls.get(), drops: readCount(what) });
      const message = getMessage(what);
      if (!isOpen(message)) {
        throw new TypeError(
          `mock.webhooks.drop: the message is ${message.status} and can no longer be dropped.`,
        );
      }
      deliveries.settle(message, "dropped");
    },
    hold: () => controls.set({ ...controls.get(), held: true }),
    release: (refs) => {
      const held = webhookMessages.all("status", "held").filter(isEndpointEnabled);
      if (refs === undefined) controls.set({ ...controls.get(), held: false });
      const chosen = refs?.map(getMessage) ?? held;
      const other = chosen.find((message) => !held.includes(message));
      if (other !== undefined) {
        throw new TypeError(
          `mock.webhooks.release: a message is ${other.status}${isEndpointEnabled(other) ? "" : ", and its endpoint is disabled or removed"}.`,
        );
      }
      startDelivery(chosen);
      return chosen.map(presentCurrent);
    },
  };
}

function isOpen({ status }: MessageRow): boolean {
  return status === "pending" || status === "held" || status === "failed";
}

function readCount(count: number): number {
  if (Number.isSafeInteger(count) && count >= 0) return count;
  throw new TypeError("mock.webhooks.drop: the number of messages must be a non-negative integer.");
}
