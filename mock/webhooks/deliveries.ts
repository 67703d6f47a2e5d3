import type { WebhookMessageStatus, AttemptRow, EndpointRow, MessageRow } from "../domain/webhooks/table.ts";
import { INBOX_HANDLER } from "../domain/webhooks/present.ts";
import type { World } from "../domain/world.ts";
import { deriveUuid } from "../kernel/ids.ts";
import { WebhookInbox } from "./inbox.ts";
import { dropOldMessages } from "./messages.ts";
import { recordFailure, HEALTHY, RESEND_AFTER, RETRY_DELAYS } from "./schedule.ts";
import {
  type DeliveryTools,
  type DeliveryOutcome,
  sendMessage,
  USER_AGENT,
  type WebhookHandler,
} from "./send.ts";
import { buildSignatureHeaders } from "./sign.ts";

interface RunningAttempt {
  /** True when the message was sent again meanwhile. The outcome of this attempt then does not change its status. */
  superseded: boolean;
}

/** Running deliveries of one generation of the world. Restoring the world starts a new state. */
interface DeliveryState {
  readonly generation: number;
  readonly runningAttempts: Map<string, RunningAttempt>;
  /** The last delivery to each endpoint, and the step of the clock that caused it. */
  readonly queues: Map<string, { readonly ended: Promise<void>; readonly step: object | null }>;
  /** Attempts that the clock does not wait for. */
  readonly unawaited: Set<Promise<void>>;
}

/**
 * Delivers messages to their endpoints. The rows contain all planned attempts. If a process ends, or the world is restored or
 * exported during an attempt, the attempt is repeated.
 */
export class Deliveries {
  /** Called when an attempt was recorded. Null while nobody listens. */
  onAttempt: ((message: MessageRow) => void) | null = null;
  /** Receives the messages to the inbox. */
  readonly inbox: WebhookInbox;
  readonly #handlers = new Map<EndpointRow["handler"], WebhookHandler>();
  readonly #world: World;
  readonly #tools: DeliveryTools;
  #state: DeliveryState;

  constructor(world: World, tools: DeliveryTools) {
    this.#world = world;
    this.inbox = new WebhookInbox(world);
    this.#tools = tools;
    this.#state = this.#createState();
    const attempt = (_: World, { message_id }: { readonly message_id: string }): void | Promise<void> =>
      this.#runDue(message_id);
    world.registerTask("webhooks.attempt", attempt);
  }

  /**
   * Registers a receiver function and returns its name for the rows of this world. A world with the same seed that registers the
   * same functions finds them again after an import. Rows of other worlds never refer to functions of this one.
   */
  registerHandler(handler: WebhookHandler): string {
    const taken = new Set(this.#world.tables.webhookEndpoints.all("all").map((endpoint) => endpoint.handler));
    const name = (number: number): string => deriveUuid(this.#world.seed, "webhook_receiver", number);
    let number = this.#handlers.size + 1;
    while (this.#handlers.has(name(number)) || taken.has(name(number))) number += 1;
    this.#handlers.set(name(number), handler);
    return name(number);
  }

  /** Sends messages now, as tracked work. Messages to the same endpoint are sent one after the other, in the given order. */
  dispatch(messages: readonly MessageRow[]): void {
    const { runningAttempts } = this.#getState();
    for (const { message_id, endpoint_id } of messages) {
      const earlier = runningAttempts.get(message_id);
      if (earlier !== undefined) earlier.superseded = true;
      // A snapshot taken now contains the attempt as this task.
      this.#scheduleAttempt(message_id, this.#world.now());
      this.#enqueue(endpoint_id, () => this.#attempt(message_id, ["pending"]));
    }
  }

  /** Sends all pending messages that are not being sent. A restored world may contain such messages. */
  dispatchPending(): void {
    const { runningAttempts } = this.#getState();
    const pending = this.#world.tables.webhookMessages.all("status", "pending");
    this.dispatch(pending.filter(({ message_id }) => !runningAttempts.has(message_id)));
  }

  /** Sends a message once more, without changing its planned attempts. */
  repeat({ message_id, endpoint_id }: MessageRow): void {
    this.#enqueue(endpoint_id, async () => {
      const current = this.#world.trackCurrent();
      const attempt = await this.#send(message_id);
      if (attempt !== null && current()) this.#record(message_id, attempt, {});
    });
  }

  /** Cancels the planned attempt of a message and sets its status. */
  settle({ message_id, task }: MessageRow, status: WebhookMessageStatus): MessageRow {
    if (task !== null) this.#world.scheduler.cancel(task);
    const settled = this.#world.tables.webhookMessages.update(message_id, { status, task: null });
    dropOldMessages(this.#world);
    return settled;
  }

  /** Waits for the attempts that the clock does not wait for. */
  async waitForUnawaited(): Promise<void> {
    const { unawaited } = this.#getState();
    while (unawaited.size > 0) await Promise.all(unawaited);
  }

  #createState(): DeliveryState {
    const { generation } = this.#world;
    return { generation, runningAttempts: new Map(), queues: new Map(), unawaited: new Set() };
  }

  #getState(): DeliveryState {
    if (this.#state.generation !== this.#world.generation) this.#state = this.#createState();
    return this.#state;
  }

  /** Runs work after the earlier work for the same endpoint. */
  #enqueue(endpointId: string, work: () => Promise<void>): void {
    const { queues } = this.#getState();
    const step = this.#world.scheduler.currentStep;
    const last = queues.get(endpointId);
    // A receiver may wait for a scheduled task. Deliveries that the task causes wait for each other, and not for the receiver.
    const before = step === null || step === last?.step ? last?.ended : undefined;
    const current = this.#world.trackCurrent();
    const begun = (before ?? Promise.resolve()).then(() => (current() ? work() : undefined));
    // A failure here is a bug of the mock. `idle` reports it, and later messages are still sent.
    queues.set(endpointId, { ended: begun.catch(() => undefined), step });
    void this.#world.track(begun).catch(() => undefined);
  }

  #runDue(id: string): void | Promise<void> {
    const { runningAttempts, unawaited } = this.#getState();
    if (runningAttempts.has(id)) return this.#scheduleAttempt(id, this.#world.now() + RESEND_AFTER);
    const attempt = this.#attempt(id, ["pending", "failed"]);
    const { clock, scheduler } = this.#world;
    if (clock.mode === "frozen" || scheduler.isAdvancing) return attempt;
    // A running clock does not wait for receivers.
    const ended = attempt.finally(() => unawaited.delete(ended));
    unawaited.add(ended);
    // A failure here is a bug of the mock. `idle` reports it; avoid an unhandled rejection.
    ended.catch(() => undefined);
  }

  /** Schedules the next attempt and cancels an earlier one. */
  #scheduleAttempt(id: string, due: number): void {
    const { scheduler, tables } = this.#world;
    const { task: earlier } = tables.webhookMessages.get(id)!;
    if (earlier !== null) scheduler.cancel(earlier);
    const { id: task } = this.#world.schedule("webhooks.attempt", due, { message_id: id });
    tables.webhookMessages.update(id, { task });
  }

  async #attempt(id: string, open: readonly WebhookMessageStatus[]): Promise<void> {
    const world = this.#world;
    const message = world.tables.webhookMessages.get(id);
    const { runningAttempts } = this.#getState();
    if (message === undefined || !open.includes(message.status) || runningAttempts.has(id)) return;
    if (world.tables.webhookEndpoints.get(message.endpoint_id)?.disabled_at != null) {
      this.settle(message, "held");
      return;
    }
    const current = world.trackCurrent();
    this.#scheduleAttempt(id, world.now() + RESEND_AFTER);
    const own: RunningAttempt = { superseded: false };
    runningAttempts.set(id, own);
    try {
      const attempt = await this.#send(id);
      if (attempt === null || !current()) return;
      if (own.superseded) this.#record(id, attempt, {});
      else this.#conclude(id, attempt);
    } finally {
      runningAttempts.delete(id);
    }
  }

  async #send(id: string): Promise<AttemptRow | null> {
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
    const to = this.#findReceiver(endpoint);
    const outcome: DeliveryOutcome =
      to === undefined
        ? {
            status: null,
            error: "The receiver is a function of another process. Register it again.",
            response: null,
            duration: null,
          }
        : await sendMessage(this.#tools, { to, headers, body, limit: endpoint.timeout });
    return { at, ...outcome, headers };
  }

  #findReceiver({ url, handler }: EndpointRow): string | WebhookHandler | undefined {
    if (url !== null) return url;
    if (handler === INBOX_HANDLER) return this.inbox.receive;
    return this.#handlers.get(handler);
  }

  /** Records an attempt, and schedules the next one if it failed. */
  #conclude(id: string, attempt: AttemptRow): void {
    const message = this.#world.tables.webhookMessages.get(id);
    // The message may have been dropped, held or erased during the attempt.
    if (message?.status !== "pending" && message?.status !== "failed") return this.#record(id, attempt, {});
    if (message.task !== null) this.#world.scheduler.cancel(message.task);
    if (attempt.error === null) return this.#record(id, attempt, { status: "delivered", task: null });
    const failures = message.failures + 1;
    const delay = RETRY_DELAYS[message.failures];
    const status = delay === undefined ? "exhausted" : "failed";
    // Listeners learn of the attempt with the time of the next one.
    if (delay === undefined) this.#world.tables.webhookMessages.update(id, { task: null });
    else this.#scheduleAttempt(id, this.#world.now() + delay);
    this.#record(id, attempt, { status, failures });
  }

  #record(id: string, attempt: AttemptRow, change: Partial<MessageRow>): void {
    const { webhookMessages, webhookEndpoints } = this.#world.tables;
    const message = webhookMessages.get(id);
    if (message === undefined) return;
    const recorded = webhookMessages.update(id, { attempts: [...message.attempts, attempt], ...change });
    this.onAttempt?.(recorded);
    dropOldMessages(this.#world);
    const endpoint = webhookEndpoints.get(message.endpoint_id);
    if (endpoint === undefined) return;
    const health = attempt.error === null ? HEALTHY : recordFailure(endpoint, attempt.at);
    if (endpoint.disabled_at === null) webhookEndpoints.update(endpoint.endpoint_id, health);
  }
}
