import { createWebhookRouter, isWebhookVerificationError, type ReceivedWebhook } from "sanguine/webhooks";
import { memoryStore } from "./store.ts";

/** What the receiver needs. */
export interface ReceiverOptions {
  /** The endpoint's secrets; two of them while one takes over from another. */
  readonly secrets: string | readonly string[];
  /** Told of what happened, a line each. */
  readonly log: (line: string) => void;
  /** The present in milliseconds. A mock whose clock stands still has a present of its own. @default Date.now */
  readonly now?: () => number;
}

/** Answers a delivery with the status that the service should see. It is the same on every framework. */
export type Receive = (received: ReceivedWebhook) => Promise<number>;

/** Makes the part of a receiver that knows the events and no framework. */
export function createReceive({ secrets, log, now }: ReceiverOptions): Receive {
  const route = createWebhookRouter({
    secrets,
    now,
    store: memoryStore(),
    on: {
      // A webhook is a note that something happened. They may come late, twice, or in another order; the API is the truth.
      "labtest.order.created": ({ data }) => log(`order ${data.id} was made`),
      "labtest.order.updated": ({ data }) => log(`order ${data.id} is ${data.last_event.status}`),
      "labtest.result.critical": ({ data }) => log(`order ${data.order_id} needs a physician now`),
      unknown: ({ rawType }) => log(`${rawType} is a kind that this program does not know`),
    },
  });
  return async (received) => {
    try {
      const { outcome } = await route(received);
      // Somebody else is at it, and may yet fail: the service is to ask again.
      return outcome === "running" ? 503 : 204;
    } catch (error) {
      if (!isWebhookVerificationError(error)) throw error;
      log(`refused: ${error.code}`);
      return 400;
    }
  };
}
