import type { Mock } from "../core/create-mock.ts";
import { MINUTE } from "../kernel/time.ts";

/** What can happen to a webhook on its way. */
export type WebhookFate = "lost" | "doubled" | "late" | "reversed";

/** How long a lost or late message is away, and how often the held ones are looked at, in milliseconds. */
const AWAY = 5 * MINUTE;

/** Decides when the next webhooks arrive, with the controls of the outbox. */
export class WebhookFates {
  #fate: WebhookFate | null = null;
  #since = 0;
  /** Ids of lost messages, and when the service sends them again. */
  #lost: { readonly id: string; readonly due: number }[] = [];

  constructor(private readonly mock: Mock) {}

  /** The fate that waits for a message. */
  get armed(): WebhookFate | null {
    return this.#fate;
  }

  /** When to call `apply` next, in milliseconds. */
  get due(): number {
    const look = this.#fate === null ? Infinity : this.mock.clock.now() + AWAY;
    return Math.min(look, ...this.#lost.map(({ due }) => due));
  }

  /** Holds the next messages. */
  arm(fate: WebhookFate): void {
    this.#fate = fate;
    this.#since = this.mock.clock.now();
    this.mock.webhooks.hold();
  }

  /** Sends everything that is held or lost. */
  end(): void {
    this.#fate = null;
    for (const { id } of this.#lost.splice(0)) this.mock.webhooks.replay(id);
    this.mock.webhooks.release();
  }

  /** Applies the fate to the messages that are held, and sends lost ones that are due. */
  apply(): void {
    const { webhooks, clock } = this.mock;
    for (const { id, due } of this.#lost) if (due <= clock.now()) webhooks.replay(id);
    this.#lost = this.#lost.filter(({ due }) => due > clock.now());
    if (this.#fate === null) return;
    // The messages to a disabled endpoint wait for it.
    const enabled = new Set(webhooks.list().flatMap(({ id, status }) => (status === "disabled" ? [] : [id])));
    const held = webhooks
      .outbox()
      .filter(({ status, endpoint }) => status === "held" && enabled.has(endpoint));
    const [first, second] = held;
    if (first === undefined) return;
    const waits = second === undefined && clock.now() < this.#since + AWAY;
    if ((this.#fate === "late" || this.#fate === "reversed") && waits) return;
    if (this.#fate === "lost") {
      webhooks.drop(first);
      this.#lost.push({ id: first.id, due: clock.now() + AWAY });
    }
    if (this.#fate === "late" && second !== undefined) webhooks.release([second]);
    if (this.#fate === "reversed") webhooks.release(held.toReversed());
    const isDoubled = this.#fate === "doubled";
    this.#fate = null;
    webhooks.release();
    if (isDoubled) webhooks.duplicate(first);
  }
}
