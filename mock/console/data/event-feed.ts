import { isControlError, type ControlClient, type ControlEvent } from "../../tools/control/client.ts";

/** Milliseconds until the stream is opened again after it broke. */
const RETRY = 1_000;

export type EventFeed = ReturnType<typeof createEventFeed>;

/**
 * The events of the mock: one stream for the whole page. Whenever it opens, its listeners hear that they have missed some.
 *
 * @param onStatus - called when the stream opens or breaks
 * @param onRejected - called when the mock does not accept the token
 */
export function createEventFeed(
  control: ControlClient,
  onStatus: (isOpen: boolean) => void,
  onRejected: () => void,
) {
  const listeners = new Set<(event: ControlEvent) => void>();
  const publish = (event: ControlEvent): void => {
    for (const listener of listeners) listener(event);
  };
  const follow = async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      try {
        const stream = await control.events({ signal });
        onStatus(true);
        publish({ id: "", type: "missed" });
        for await (const event of stream) publish(event);
      } catch (cause) {
        if (signal.aborted) return;
        if (isControlError(cause) && cause.status === 401) return onRejected();
      }
      onStatus(false);
      await new Promise((resolve) => setTimeout(resolve, RETRY));
    }
  };
  return {
    /** Follows the mock until the returned function is called. */
    start: () => {
      const stop = new AbortController();
      void follow(stop.signal);
      return () => stop.abort();
    },
    /** Calls a listener for every event. Returns the function that removes it. */
    subscribe: (listener: (event: ControlEvent) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
