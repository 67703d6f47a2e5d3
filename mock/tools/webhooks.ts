import { scheduleMissingDailyData } from "../domain/connections/daily-schedule.ts";
import {
  type EndpointRow,
  type MessageRow,
  isOpenStatus,
  type WebhookMessageStatus,
} from "../domain/webhooks/table.ts";
import type { World } from "../domain/world.ts";
import { orNotFound } from "../domain/service-error.ts";
import { readEndpoint, type WebhookSeed, type WebhookUrlSeed } from "../webhooks/endpoint.ts";
import {
  INBOX_HANDLER,
  presentEndpoint,
  presentMessage,
  type MockWebhook,
  type WebhookAttempt,
  type WebhookEndpoint,
} from "../domain/webhooks/present.ts";
import { matchesEventType } from "../webhooks/event-types.ts";
import { findInboxEndpoint } from "../webhooks/inbox.ts";
import type { InboxMessage, WebhookInboxOptions } from "../webhooks/inbox.ts";
import { HEALTHY } from "../webhooks/schedule.ts";
import { readSecret } from "../webhooks/sign.ts";
import { optional, required, text } from "./arguments/parameters.ts";
import { getId, idRef } from "./arguments/seeds.ts";
import * as seeds from "./arguments/webhook-seeds.ts";
import type { ToolContext } from "./context.ts";
import { type Area, method, remoteMethod, type PlainFacade } from "./define-area.ts";

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
  /** Lists the endpoints with their secrets, oldest first. */
  list(): WebhookEndpoint[];
  /** Adds a secret to an endpoint. Earlier secrets continue to sign. @default a secret that is derived from the seed */
  rotate(endpoint: WebhookEndpointRef, secret?: string): WebhookEndpoint;
  /** Removes all secrets of an endpoint except the newest, to finish a rotation. */
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
   * has now. After a rotation, call it again: otherwise it rejects messages that only a newer secret signs. There is one inbox; a later
   * call changes it.
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

/** One attempt to deliver a message. `headers` and `response` are present when you set `bodies`. */
export interface ControlWebhookAttempt
  extends
    Omit<WebhookAttempt, "headers" | "response">,
    Partial<Pick<WebhookAttempt, "headers" | "response">> {}

/** A message as data. `body` is present when you set `bodies`. */
export interface ControlWebhook extends Omit<MockWebhook, "attempts" | "body"> {
  readonly attempts: readonly ControlWebhookAttempt[];
  readonly body?: string;
}

/** Whether to include bodies and headers of messages. */
export interface ControlInboxFilter {
  /** Includes bodies and headers, which may contain personal data. @default false */
  readonly bodies?: boolean;
}

/** Which messages to list. */
export interface ControlOutboxFilter extends ControlInboxFilter {
  /** An endpoint, by its id or by an object that has the id. @default all endpoints */
  readonly endpoint?: WebhookEndpointRef;
  readonly status?: WebhookMessageStatus;
  /** Event types, or families of them, such as `labtest.order.*`. @default all */
  readonly eventTypes?: readonly string[];
  /** Part of the event type, the subject, the user's id or the message's id. */
  readonly search?: string;
  /** Lists only this many of the newest matching messages. */
  readonly limit?: number;
}

/** A message that the inbox received. `headers` and `body` are present when you set `bodies`. */
export interface ControlInboxMessage extends Omit<InboxMessage, "headers" | "body"> {
  readonly headers?: InboxMessage["headers"];
  readonly body?: string;
}

/** `webhooks`: registers endpoints and controls the messages to them. Functions cannot receive from another process. */
export interface ControlWebhooks extends PlainFacade<
  Omit<WebhooksFacade, "register" | "inbox" | "outbox">,
  MockWebhook,
  ControlWebhook
> {
  /** Registers a URL. The response contains its secrets. */
  register(seed: WebhookUrlSeed): WebhookEndpoint;
  /** Lists what the inbox received, oldest first. With `bodies`, also bodies and headers. */
  inbox(filter?: ControlInboxFilter): ControlInboxMessage[];
  /** Lists the messages with their attempts, oldest first. With `bodies`, also bodies and headers. */
  outbox(filter?: ControlOutboxFilter): ControlWebhook[];
  /** Returns a message with its body and the headers of its attempts. */
  getMessage(message: WebhookMessageRef): ControlWebhook;
}

const endpoint = required("endpoint", idRef);
const message = required("message", idRef);

export const webhooksArea: Area<WebhooksFacade, ControlWebhooks> = {
  register: method(
    "WebhookEndpoint",
    [required("seed", seeds.endpoint)],
    (context, seed) => {
      const { handler, secret, ...given } = readEndpoint(seed);
      const name = handler === null ? null : context.webhooks.deliveries.registerHandler(handler);
      const row = insertEndpoint(context.world, { ...given, handler: name }, secret);
      scheduleMissingDailyData(context.world);
      return presentEndpoint(row);
    },
    { args: [required("seed", seeds.address)], show: showSecrets },
  ),
  list: method(
    "WebhookEndpoint[]",
    [],
    ({ world }) => world.tables.webhookEndpoints.all("all").map(presentEndpoint),
    {
      show: (endpoints) => endpoints.map(showSecrets),
    },
  ),
  rotate: method(
    "WebhookEndpoint",
    [endpoint, optional("secret", text)],
    ({ world }, ref, secret) =>
      updateEndpoint(world, ref, ({ secrets }) => ({
        secrets: [secret === undefined ? createSecret(world) : readSecret(secret), ...secrets],
      })),
    { show: showSecrets },
  ),
  retire: method(
    "WebhookEndpoint",
    [endpoint],
    ({ world }, ref) => updateEndpoint(world, ref, ({ secrets }) => ({ secrets: secrets.slice(0, 1) })),
    { show: showSecrets },
  ),
  enable: method(
    "WebhookEndpoint",
    [endpoint],
    (context, ref) => {
      const enabled = updateEndpoint(context.world, ref, () => HEALTHY);
      const { webhookMessages } = context.world.tables;
      const waiting = webhookMessages.all("endpoint", enabled.id).filter(({ status }) => status === "held");
      if (!context.webhooks.controls.get().held) startDelivery(context, waiting);
      scheduleMissingDailyData(context.world);
      return enabled;
    },
    { show: showSecrets },
  ),
  remove: method(null, [endpoint], ({ world, webhooks }, ref) => {
    const { endpoint_id } = getEndpoint(world, ref);
    for (const row of world.tables.webhookMessages.all("endpoint", endpoint_id)) {
      if (isOpenStatus(row.status)) webhooks.deliveries.settle(row, "dropped");
    }
    world.tables.webhookEndpoints.delete(endpoint_id);
  }),
  outbox: method(
    "WebhookMessage[]",
    [],
    ({ world }) => world.tables.webhookMessages.all("all").map((row) => presentMessage(world, row)),
    {
      args: [optional("filter", seeds.outboxFilter)],
      run: (webhooks, { bodies = false, ...filter } = {}) =>
        filterOutbox(webhooks.outbox(), filter).map((sent) => (bodies ? showBodies(sent) : sent)),
    },
  ),
  openInbox: method(
    "WebhookEndpoint",
    [optional("options", seeds.inboxOptions)],
    ({ world, webhooks: { deliveries } }, { status = 204, ...options } = {}) => {
      const existing = findInboxEndpoint(world);
      const { event_types, header_names, timeout } = readEndpoint({
        ...options,
        handler: deliveries.inbox.receive,
      });
      const chosen = { event_types, header_names };
      const row =
        existing === undefined
          ? insertEndpoint(world, { ...chosen, timeout, url: null, handler: INBOX_HANDLER }, null)
          : world.tables.webhookEndpoints.update(existing.endpoint_id, chosen);
      deliveries.inbox.configure(row.secrets, status);
      scheduleMissingDailyData(world);
      return presentEndpoint(row);
    },
    { show: showSecrets },
  ),
  inbox: method("InboxMessage[]", [], ({ webhooks }) => webhooks.deliveries.inbox.list(), {
    args: [optional("filter", seeds.bodiesFilter)],
    run: (webhooks, { bodies = false } = {}) =>
      webhooks
        .inbox()
        .map((received) =>
          bodies ? { ...received, headers: received.headers, body: received.body } : received,
        ),
  }),
  replay: method("WebhookMessage", [message], (context, ref) => {
    const row = getMessage(context.world, ref);
    getEndpoint(context.world, row.endpoint_id);
    startDelivery(context, [row]);
    return presentMessage(context.world, getMessage(context.world, row.message_id));
  }),
  duplicate: method("WebhookMessage", [message], ({ world, webhooks }, ref) => {
    const row = getMessage(world, ref);
    getEndpoint(world, row.endpoint_id);
    webhooks.deliveries.repeat(row);
    return presentMessage(world, getMessage(world, row.message_id));
  }),
  drop: method(
    null,
    [optional("what", seeds.dropped)],
    ({ world, webhooks: { controls, deliveries } }, what = 1) => {
      if (typeof what === "number") return controls.set({ ...controls.get(), drops: what });
      const row = getMessage(world, what);
      if (!isOpenStatus(row.status)) {
        throw new TypeError(`mock.webhooks.drop: the message is ${row.status} and can no longer be dropped.`);
      }
      deliveries.settle(row, "dropped");
    },
  ),
  hold: method(null, [], ({ webhooks: { controls } }) => controls.set({ ...controls.get(), held: true })),
  release: method("WebhookMessage[]", [optional("messages", seeds.messages)], (context, refs) => {
    const {
      world,
      webhooks: { controls },
    } = context;
    const isEndpointEnabled = ({ endpoint_id }: MessageRow): boolean =>
      world.tables.webhookEndpoints.get(endpoint_id)?.disabled_at === null;
    const held = world.tables.webhookMessages.all("status", "held").filter(isEndpointEnabled);
    if (refs === undefined) controls.set({ ...controls.get(), held: false });
    const chosen = refs?.map((ref) => getMessage(world, ref)) ?? held;
    const other = chosen.find((row) => !held.includes(row));
    if (other !== undefined) {
      throw new TypeError(
        `mock.webhooks.release: ${other.message_id} is ${other.status}${isEndpointEnabled(other) ? "" : ", and its endpoint is disabled or removed"}.`,
      );
    }
    startDelivery(context, chosen);
    return chosen.map((row) => presentMessage(world, getMessage(world, row.message_id)));
  }),
  getMessage: remoteMethod("WebhookMessage", [message], (webhooks, ref) => {
    const sent = orNotFound(
      "Message",
      webhooks.outbox().find(({ id }) => id === getId(ref)),
    );
    return showBodies(sent);
  }),
};

function getEndpoint(world: World, ref: WebhookEndpointRef): EndpointRow {
  return orNotFound("Webhook endpoint", world.tables.webhookEndpoints.get(getId(ref)));
}

function getMessage(world: World, ref: WebhookMessageRef): MessageRow {
  return orNotFound("Message", world.tables.webhookMessages.get(getId(ref)));
}

function createSecret(world: World): string {
  return `whsec_${btoa(world.ids.token("webhook_secret", 24))}`;
}

function updateEndpoint(
  world: World,
  ref: WebhookEndpointRef,
  compute: (row: EndpointRow) => Partial<EndpointRow>,
): WebhookEndpoint {
  const row = getEndpoint(world, ref);
  return presentEndpoint(world.tables.webhookEndpoints.update(row.endpoint_id, compute(row)));
}

function insertEndpoint(
  world: World,
  given: Pick<EndpointRow, "url" | "handler" | "event_types" | "header_names" | "timeout">,
  secret: string | null,
): EndpointRow {
  const sequence = world.ids.integer("webhook_endpoint");
  return world.tables.webhookEndpoints.insert({
    ...given,
    ...HEALTHY,
    endpoint_id: `ep_${sequence}`,
    sequence,
    secrets: [secret ?? createSecret(world)],
  });
}

function startDelivery(
  { world, webhooks: { deliveries } }: ToolContext,
  messages: readonly MessageRow[],
): void {
  for (const row of messages) {
    const open = deliveries.settle(row, "pending");
    world.tables.webhookMessages.update(open.message_id, { failures: 0 });
  }
  deliveries.dispatch(messages);
}

function filterOutbox(
  messages: readonly MockWebhook[],
  { endpoint, status, eventTypes, search = "", limit = Infinity }: Omit<ControlOutboxFilter, "bodies">,
): MockWebhook[] {
  const id = typeof endpoint === "object" ? endpoint.id : endpoint;
  const matching = messages.filter(
    (message) =>
      (id === undefined || message.endpoint === id) &&
      (status === undefined || message.status === status) &&
      matchesEventType(eventTypes ?? null, message.eventType) &&
      [message.eventType, message.subject, message.user_id, message.id].some((text) =>
        text?.includes(search),
      ),
  );
  return matching.slice(Math.max(0, matching.length - limit));
}

/** Copies an endpoint with its secrets, which are not enumerable. Callers need them to configure a receiver. */
function showSecrets(endpoint: WebhookEndpoint): WebhookEndpoint {
  return { ...endpoint, secrets: endpoint.secrets };
}

/** Copies a message with its bodies and headers, which are not enumerable, so that JSON leaves them out. */
function showBodies(message: MockWebhook): ControlWebhook {
  const attempts = message.attempts.map((attempt) => {
    const { headers, response } = attempt;
    return { ...attempt, headers, response };
  });
  return { ...message, attempts, body: message.body };
}
