import { randomUUID } from "node:crypto";
import type { ShopTest } from "./catalog.ts";

/** What a customer is about to order. */
export interface Checkout {
  readonly id: string;
  readonly session: string;
  readonly tests: readonly ShopTest[];
  /** Sent with the order, however often the form is submitted: the service creates one order for it. */
  readonly idempotencyKey: string;
  /** Null until the order is placed. */
  readonly orderId: string | null;
}

/** Creates the shop's records, in memory. A real shop stores them in its database. */
export function createStore() {
  const checkouts = new Map<string, Checkout>();
  const owners = new Map<string, string>();
  return {
    createCheckout(session: string, tests: readonly ShopTest[]): Checkout {
      const checkout = {
        id: randomUUID(),
        session,
        tests,
        idempotencyKey: randomUUID(),
        orderId: null,
      };
      checkouts.set(checkout.id, checkout);
      return checkout;
    },
    /** Returns a checkout of the session; null when there is none. */
    getCheckout(session: string, id: string): Checkout | null {
      const checkout = checkouts.get(id);
      return checkout?.session === session ? checkout : null;
    },
    setOrder(session: string, checkout: Checkout, orderId: string): void {
      checkouts.set(checkout.id, { ...checkout, orderId });
      owners.set(orderId, session);
    },
    ownsOrder: (session: string, orderId: string): boolean => owners.get(orderId) === session,
  };
}
