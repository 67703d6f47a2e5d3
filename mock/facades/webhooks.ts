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
import { HEALTHY } from "../webhooks/schedule.ts";
import { readSecret } from "../webhooks/sign.ts";
import type { WebhookParts } from "../webhooks/webhooks.ts";

/** An endpoint by its id, or by anything that carries it. */
export type EndpointRef = string | { readonly id: string };

/** A message by its id, or by anything that carries it. */
export type MessageRef = string | { readonly id: string };

/** `mock.webhooks`: who is told of what happens, and what became of each message. */
export interface WebhooksFacade {
  /**
   * Registers a receiver: an address, or a function of this process. Whatever happens from now on is sent to it, signed, at
   * once; what fails is tried again by the mock's clock, seven times at most.
   *
   * @returns the endpoint with its secrets. They are not enumerable, so that printing it does not show them.
   * @throws TypeError that names the option at fault
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
  /** The endpoints, oldest first. */
  list(): WebhookEndpoint[];
  /** Gives an endpoint another secret. Those that it has go on signing beside it. @default a random-looking secret derived from the seed */
  rotate(endpoint: EndpointRef, secret?: string): WebhookEndpoint;
  /** Takes the older secrets away, after a rotation. */
  retire(endpoint: EndpointRef): WebhookEndpoint;
  /** Takes an endpoint that was given up into service again; what waited for it goes out. */
  enable(endpoint: EndpointRef): WebhookEndpoint;
  /** Takes an endpoint away. Its messages stay listed; those that were still to be sent count as dropped. */
  remove(endpoint: EndpointRef): void;

  /**
   * Messages with their attempts, oldest first: all that are still to be delivered, and the newest 1,000 whose delivery is
   * over (`delivered`, `exhausted` or `dropped`).
   */
  outbox(): MockWebhook[];
  /** Begins anew with a message, whatever became of it: it goes out now, and is tried again where it fails. */
  replay(message: MessageRef): MockWebhook;
  /** Sends a message once more than it would be, as may happen with every service that delivers at least once. */
  duplicate(message: MessageRef): MockWebhook;
  /** Loses messages: one that was not delivered yet, or so many of those to come. @default the next one */
  drop(what?: MessageRef | number): void;
  /** Keeps all messages to come back until they are released. */
  hold(): void;
  /**
   * Sends messages that were held back, in the order given here.
   * @default all of them, in the order of their events, and no more are held back
   */
  release(messages?: readonly MessageRef[]): MockWebhook[];
}

const getId = (ref: { readonly id: string } | string): string => (typeof ref === "string" ? ref : ref.id);

/** Creates `mock.webhooks`. */
export function createWebhooksFacade(world: World, { deliveries, controls }: WebhookParts): WebhooksFacade {
  const { webhookEndpoints, webhookMessages } = world.tables;
  const endpointOf = (ref: EndpointRef): EndpointRow => {
    const endpoint = webhookEndpoints.get(getId(ref));
    if (endpoint !== undefined) return endpoint;
    throw new TypeError("mock.webhooks: there is no such endpoint; list() names those that there are.");
  };
  const messageOf = (ref: MessageRef): MessageRow => {
    const message = webhookMessages.get(getId(ref));
    if (message !== undefined) return message;
    throw new TypeError("mock.webhooks: there is no such message; outbox() names those that there are.");
  };
  const newSecret = (): string => `whsec_${btoa(world.ids.token("webhook_secret", 24))}`;
  const change = (
    ref: EndpointRef,
    made: (endpoint: EndpointRow) => Partial<EndpointRow>,
  ): WebhookEndpoint => {
    const endpoint = endpointOf(ref);
    return presentEndpoint(webhookEndpoints.update(endpoint.endpoint_id, made(endpoint)));
  };
  const begin = (messages: readonly MessageRow[]): void => {
    for (const message of messages) {
      const open = deliveries.settle(message, "pending");
      webhookMessages.update(open.message_id, { failures: 0 });
    }
    deliveries.dispatch(messages);
  };
  const presentAgain = ({ message_id }: MessageRow): MockWebhook => presentMessage(messageOf(message_id));
  const isServed = ({ endpoint_id }: MessageRow): boolean =>
    webhookEndpoints.get(endpoint_id)?.disabled_at === null;

  return {
    register: (seed) => {
      const { handler, secret, ...given } = readEndpoint(seed);
      const sequence = world.ids.integer("webhook_endpoint");
      const endpoint = webhookEndpoints.insert({
        ...given,
        ...HEALTHY,
        endpoint_id: `ep_${sequence}`,
        sequence,
        handler: handler === null ? null : deliveries.registerHandler(handler),
        secrets: [secret ?? newSecret()],
      });
      scheduleMissingDailyData(world);
      return presentEndpoint(endpoint);
    },
    list: () => webhookEndpoints.all("all").map(presentEndpoint),
    rotate: (endpoint, secret) =>
      change(endpoint, ({ secrets }) => ({
        secrets: [secret === undefined ? newSecret() : readSecret(secret), ...secrets],
      })),
    retire: (endpoint) => change(endpoint, ({ secrets }) => ({ secrets: secrets.slice(0, 1) })),
    enable: (endpoint) => {
      const enabled = change(endpoint, () => HEALTHY);
      const waiting = webhookMessages.all("endpoint", enabled.id).filter(({ status }) => status === "held");
      if (!controls.get().held) begin(waiting);
      scheduleMissingDailyData(world);
      return enabled;
    },
    remove: (endpoint) => {
      const { endpoint_id } = endpointOf(endpoint);
      for (const message of webhookMessages.all("endpoint", endpoint_id)) {
        if (isOpen(message)) deliveries.settle(message, "dropped");
      }
      webhookEndpoints.delete(endpoint_id);
    },
    outbox: () => webhookMessages.all("all").map(presentMessage),
    replay: (ref) => {
      const message = messageOf(ref);
      endpointOf(message.endpoint_id);
      begin([message]);
      return presentAgain(message);
    },
    duplicate: (ref) => {
      const message = messageOf(ref);
      endpointOf(message.endpoint_id);
      deliveries.repeat(message);
      return presentAgain(message);
    },
    drop: (what = 1) => {
      if (typeof what === "number") return controls.set({ ...controls.get(), drops: readCount(what) });
      const message = messageOf(what);
      if (!isOpen(message)) {
        throw new TypeError(
          `mock.webhooks.drop: the message is ${message.status} and cannot be lost any more.`,
        );
      }
      deliveries.settle(message, "dropped");
    },
    hold: () => controls.set({ ...controls.get(), held: true }),
    release: (refs) => {
      const held = webhookMessages.all("status", "held").filter(isServed);
      if (refs === undefined) controls.set({ ...controls.get(), held: false });
      const chosen = refs?.map(messageOf) ?? held;
      const other = chosen.find((message) => !held.includes(message));
      if (other !== undefined) {
        throw new TypeError(
          `mock.webhooks.release: a message is ${other.status}${isServed(other) ? "" : ", and its endpoint is not in service"}.`,
        );
      }
      begin(chosen);
      return chosen.map(presentAgain);
    },
  };
}

function isOpen({ status }: MessageRow): boolean {
  return status === "pending" || status === "held" || status === "failed";
}

function readCount(count: number): number {
  if (Number.isSafeInteger(count) && count >= 0) return count;
  throw new TypeError("mock.webhooks.drop: a number of messages is a whole number from 0 on.");
}
