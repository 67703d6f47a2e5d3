import type { AttemptRow, EndpointRow, MessageRow, MessageStatus } from "../domain/webhooks/table.ts";
import { attemptPayload } from "../domain/webhooks/row-rules.ts";
import type { World } from "../domain/world.ts";
import { deriveUuid } from "../kernel/ids.ts";
import { dropOldMessages } from "./retention.ts";
import { recordFailure, HEALTHY, RESEND_AFTER, RETRY_DELAYS } from "./schedule.ts";
import {
  type DeliveryTools,
  type DeliveryOutcome,
  sendMessage,
  USER_AGENT,
  type WebhookHandler,
} from "./send.ts";
import { buildSignatureHeaders } from "./sign.ts";

const ATTEMPT_TASK = "webhooks.attempt";

/** What that task is about. */
interface AttemptTask {
  readonly message_id: string;
}

/** An attempt that has not ended yet. */
interface RunningAttempt {
  /** The message was begun with anew meanwhile: what becomes of this attempt says nothing of the message. */
  superseded: boolean;
}

/** What is under way in one state of the world; a restored world begins a new turn. */
interface DeliveryState {
  readonly generation: number;
  readonly underWay: Map<string, RunningAttempt>;
  /** The end of what was begun last for each endpoint. */
  readonly lanes: Map<string, Promise<void>>;
  /** Attempts that the clock does not wait for. */
  readonly aside: Set<Promise<void>>;
}

/**
 * Brings messages to their endpoints. The rows say all that is to be done, so what is lost with a process, a restore or an
 * export is at most the knowledge that an attempt was under way, and then it is made again.
 */
export class Deliveries {
  readonly #handlers = new Map<string, WebhookHandler>();
  readonly #world: World;
  readonly #tools: DeliveryTools;
  #turn: DeliveryState;

  constructor(world: World, tools: DeliveryTools) {
    this.#world = world;
    this.#tools = tools;
    this.#turn = this.#newTurn();
    const attempt = (_: World, { message_id }: AttemptTask): void | Promise<void> => this.#due(message_id);
    world.registerTask(ATTEMPT_TASK, attempt, attemptPayload);
  }

  /**
   * Keeps a function that receives, and names it for the rows of this world. A world of the same seed that registers the
   * same functions knows them again in what it imports; no row of another world leads to a function of this one.
   */
  registerHandler(handler: WebhookHandler): string {
    const taken = new Set(this.#world.tables.webhookEndpoints.all("all").map((endpoint) => endpoint.handler));
    const name = (number: number): string => deriveUuid(this.#world.seed, "webhook_receiver", number);
    let number = this.#handlers.size + 1;
    while (this.#handlers.has(name(number)) || taken.has(name(number))) number += 1;
    this.#handlers.set(name(number), handler);
    return name(number);
  }

  /** Sends messages now, as work of the world: those of an endpoint one after the other, in the given order. */
  dispatch(messages: readonly MessageRow[]): void {
    const { underWay } = this.#current();
    for (const { message_id, endpoint_id } of messages) {
      const former = underWay.get(message_id);
      if (former !== undefined) former.superseded = true;
      // The task is what a snapshot of this moment knows of the attempt.
      this.#await(message_id, this.#world.now());
      this.#inLane(endpoint_id, () => this.#attempt(message_id, ["pending"]));
    }
  }

  /** Sends what waits to be sent at once, and is not under way: a restored world may hold such messages. */
  dispatchPending(): void {
    const { underWay } = this.#current();
    const pending = this.#world.tables.webhookMessages.all("status", "pending");
    this.dispatch(pending.filter(({ message_id }) => !underWay.has(message_id)));
  }

  /** Sends a message once more, beside whatever else is planned for it. */
  repeat({ message_id, endpoint_id }: MessageRow): void {
    this.#inLane(endpoint_id, async () => {
      const current = this.#world.trackCurrent();
      const attempt = await this.#exchange(message_id);
      if (attempt !== null && current()) this.#record(message_id, attempt, {});
    });
  }

  /** Strikes off what is planned for a message, and says what became of it. */
  settle({ message_id, task }: MessageRow, status: MessageStatus): MessageRow {
    if (task !== null) this.#world.scheduler.cancel(task);
    return this.#world.tables.webhookMessages.update(message_id, { status, task: null });
  }

  /** Resolves when the attempts that the clock does not wait for have ended. */
  async waitForUnawaited(): Promise<void> {
    const { aside } = this.#current();
    while (aside.size > 0) await Promise.all(aside);
  }

  #newTurn(): DeliveryState {
    const { generation } = this.#world;
    return { generation, underWay: new Map(), lanes: new Map(), aside: new Set() };
  }

  #current(): DeliveryState {
    if (this.#turn.generation !== this.#world.generation) this.#turn = this.#newTurn();
    return this.#turn;
  }

  /** Runs work after what was begun before it for the same endpoint. */
  #inLane(endpointId: string, work: () => Promise<void>): void {
    const { lanes } = this.#current();
    // A receiver may wait for a task by the clock; what that task brings about cannot wait for the receiver in turn.
    const before = this.#world.scheduler.currentRun === null ? lanes.get(endpointId) : undefined;
    const current = this.#world.trackCurrent();
    const begun = (before ?? Promise.resolve()).then(() => (current() ? work() : undefined));
    // What fails is a bug of the mock. It is told by `idle`, and later messages still go out.
    lanes.set(
      endpointId,
      begun.catch(() => undefined),
    );
    void this.#world.track(begun).catch(() => undefined);
  }

  #due(id: string): void | Promise<void> {
    const { underWay, aside } = this.#current();
    if (underWay.has(id)) return this.#await(id, this.#world.now() + RESEND_AFTER);
    const attempt = this.#attempt(id, ["pending", "failed"]);
    const { clock, scheduler } = this.#world;
    if (clock.mode === "frozen" || scheduler.isAdvancing) return attempt;
    // Time that runs by itself does not stand still for a receiver.
    const ended = attempt.finally(() => aside.delete(ended));
    aside.add(ended);
    // What fails is a bug of the mock; `idle` tells of it, and nothing else is to fall over it.
    ended.catch(() => undefined);
  }

  /** Plans the next attempt in the place of whichever was planned. */
  #await(id: string, due: number): void {
    const { scheduler, tables } = this.#world;
    const message = tables.webhookMessages.get(id);
    if (message === undefined) return;
    if (message.task !== null) scheduler.cancel(message.task);
    const { id: task } = this.#world.schedule(ATTEMPT_TASK, due, { message_id: id });
    tables.webhookMessages.update(id, { task });
  }

  async #attempt(id: string, open: readonly MessageStatus[]): Promise<void> {
    const world = this.#world;
    const message = world.tables.webhookMessages.get(id);
    const { underWay } = this.#current();
    if (message === undefined || !open.includes(message.status) || underWay.has(id)) return;
    if (world.tables.webhookEndpoints.get(message.endpoint_id)?.disabled_at != null) {
      this.settle(message, "held");
      return;
    }
    const current = world.trackCurrent();
    this.#await(id, world.now() + RESEND_AFTER);
    const own: RunningAttempt = { superseded: false };
    underWay.set(id, own);
    try {
      const attempt = await this.#exchange(id);
      if (attempt === null || !current()) return;
      if (own.superseded) this.#record(id, attempt, {});
      else this.#conclude(id, attempt);
    } finally {
      underWay.delete(id);
    }
  }

  async #exchange(id: string): Promise<AttemptRow | null> {
    const { tables } = this.#world;
    const message = tables.webhookMessages.get(id);
    const endpoint = message && tables.webhookEndpoints.get(message.endpoint_id);
    if (message === undefined || endpoint === undefined) return null;
    const at = this.#world.now();
    const body = new TextEncoder().encode(message.body);
    const timestamp = Math.floor(at / 1000);
    const { secrets, header_names: names } = endpoint;
    const headers = {
      "content-type": "application/json",
      "user-agent": USER_AGENT,
      ...(await buildSignatureHeaders({ id, timestamp, body, secrets, names })),
    };
    const to = this.#receiverOf(endpoint);
    const outcome: DeliveryOutcome =
      to === undefined
        ? { status: null, error: "its receiver is a function of another process; register it again" }
        : await sendMessage(this.#tools, { to, headers, body, limit: endpoint.timeout });
    return { at, ...outcome, headers };
  }

  #receiverOf({ url, handler }: EndpointRow): string | WebhookHandler | undefined {
    if (url !== null) return url;
    return handler === null ? undefined : this.#handlers.get(handler);
  }

  /** Notes an attempt, and plans the next one where it failed. */
  #conclude(id: string, attempt: AttemptRow): void {
    const message = this.#world.tables.webhookMessages.get(id);
    if (message === undefined) return;
    // It was dropped, or held back, while it was under way.
    const open = message.status === "pending" || message.status === "failed";
    if (!open) return this.#record(id, attempt, {});
    if (message.task !== null) this.#world.scheduler.cancel(message.task);
    if (attempt.error === null) return this.#record(id, attempt, { status: "delivered", task: null });
    const failures = message.failures + 1;
    const delay = RETRY_DELAYS[message.failures];
    const status = delay === undefined ? "exhausted" : "failed";
    this.#record(id, attempt, { status, failures, task: null });
    if (delay !== undefined) this.#await(id, this.#world.now() + delay);
  }

  #record(id: string, attempt: AttemptRow, change: Partial<MessageRow>): void {
    const { webhookMessages, webhookEndpoints } = this.#world.tables;
    const message = webhookMessages.get(id);
    if (message === undefined) return;
    webhookMessages.update(id, { ...change, attempts: [...message.attempts, attempt] });
    dropOldMessages(this.#world);
    const endpoint = webhookEndpoints.get(message.endpoint_id);
    if (endpoint === undefined) return;
    const health = attempt.error === null ? HEALTHY : recordFailure(endpoint, attempt.at);
    if (endpoint.disabled_at === null) webhookEndpoints.update(endpoint.endpoint_id, health);
  }
}
