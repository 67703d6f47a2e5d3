import { createWebhookRouter, type ReceivedWebhook } from "sanguine/webhooks";
import { createMemoryStore } from "./store.ts";

/** Options of the receiver. */
export interface ReceiverOptions {
  /** The endpoint's secrets. Pass two while you rotate them. */
  readonly secrets: string | readonly string[];
  /** Writes a line about an event. */
  readonly log: (line: string) => void;
  /** Returns the current time in milliseconds. Pass `mock.clock.now` in tests. @default Date.now */
  readonly now?: () => number;
}

/** Resolves to the status to respond with. Rejects only when a handler or the store fails. */
export type Receive = (received: ReceivedWebhook) => Promise<number>;

/** Makes the part of a receiver that knows the events and no framework. */
export function createReceive({ secrets, log, now }: ReceiverOptions): Receive {
  const route = createWebhookRouter({
    secrets,
    now,
    store: createMemoryStore(),
    on: {
      // A webhook is a note that something happened. They may come late, twice, or in another order; the API is the truth.
      "labtest.order.created": ({ data }) => log(`order ${data.id} was made`),
      "labtest.order.updated": ({ data }) => log(`order ${data.id} is ${data.last_event.status}`),
      "labtest.result.critical": ({ data }) => log(`order ${data.order_id} needs a physician now`),
      unknown: ({ rawType }) => log(`${rawType} is a kind that this program does not know`),
    },
  });
  return async (received) => {
    const result = await route(received);
    if (result.outcome === "rejected") log(`rejected: ${result.reason}`);
    return result.status;
  };
}
