import { isControlError, type ControlClient, type ControlEvent } from "../../tools/control/client.ts";

/** Milliseconds until the stream is opened again after it broke. */
const RETRY = 1_000;

/** The events of the mock: one stream for the whole page. After an interruption it continues after the last event. */
export class EventFeed {
  readonly #control: ControlClient;
  readonly #onRejected: () => void;
  readonly #listeners = new Set<(event: ControlEvent) => void>();
  readonly #watchers = new Set<(isOpen: boolean) => void>();
  #after: string | undefined;
  #isOpen = false;

  /** @param onRejected - called when the mock does not accept the token */
  constructor(control: ControlClient, onRejected: () => void) {
    this.#control = control;
    this.#onRejected = onRejected;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Follows the mock until the returned function is called. */
  start(): () => void {
    const stop = new AbortController();
    void this.#follow(stop.signal);
    return () => stop.abort();
  }

  /** Calls a listener for every event. Returns the function that removes it. */
  subscribe(listener: (event: ControlEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls a watcher whenever the stream opens or breaks. */
  onStatus(watcher: (isOpen: boolean) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  async #follow(signal: AbortSignal): Promise<void> {
    for (let isFirst = true; !signal.aborted; isFirst = false) {
      try {
        const after = this.#after === undefined ? {} : { after: this.#after };
        const stream = await this.#control.events({ signal, ...after });
        this.#setOpen(true);
        // Views that were loaded before the first stream opened, or by a mock that has been restarted, are old.
        if (!isFirst || this.#after === undefined) this.#publish({ id: this.#after ?? "", type: "missed" });
        for await (const event of stream) {
          this.#after = event.id;
          this.#publish(event);
        }
      } catch (cause) {
        if (signal.aborted) return;
        if (isControlError(cause) && cause.status === 401) return this.#onRejected();
      }
      this.#setOpen(false);
      await new Promise((resolve) => setTimeout(resolve, RETRY));
    }
  }

  #setOpen(isOpen: boolean): void {
    this.#isOpen = isOpen;
    for (const watcher of this.#watchers) watcher(isOpen);
  }

  #publish(event: ControlEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}
