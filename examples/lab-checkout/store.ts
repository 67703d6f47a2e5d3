import { randomUUID } from "node:crypto";
import type { LabTest } from "sanguine";

/** What a customer is about to order. */
export interface Checkout {
  readonly id: string;
  readonly customerId: string;
  readonly tests: readonly LabTest[];
  /** Sent with the order, however often the form is submitted: the service creates one order for it. */
  readonly idempotencyKey: string;
  /** Null until the order is placed. */
  readonly orderId: string | null;
}

/** Creates the shop's records, in memory. A real shop stores them in its database. */
export function createStore() {
  const customers = new Map<string, string>();
  const checkouts = new Map<string, Checkout>();
  const owners = new Map<string, string>();
  return {
    /** Starts the session of a new customer. The session signs the customer in, so only the cookie contains it. */
    startSession(): { session: string; customerId: string } {
      const session = randomUUID();
      const customerId = randomUUID();
      customers.set(session, customerId);
      return { session, customerId };
    },
    /** Returns the customer of a session; null when the shop did not start it. */
    getCustomer: (session: string | undefined): string | null => customers.get(session ?? "") ?? null,
    createCheckout(customerId: string, tests: readonly LabTest[]): Checkout {
      const checkout = {
        id: randomUUID(),
        customerId,
        tests,
        idempotencyKey: randomUUID(),
        orderId: null,
      };
      checkouts.set(checkout.id, checkout);
      return checkout;
    },
    /** Returns a checkout of the customer; null when there is none. */
    getCheckout(customerId: string | null, id: string): Checkout | null {
      const checkout = checkouts.get(id);
      return checkout?.customerId === customerId ? checkout : null;
    },
    setOrder(checkout: Checkout, orderId: string): void {
      checkouts.set(checkout.id, { ...checkout, orderId });
      owners.set(orderId, checkout.customerId);
    },
    /** Returns whether the order was placed in this shop. */
    hasOrder: (orderId: string): boolean => owners.has(orderId),
    ownsOrder: (customerId: string | null, orderId: string): boolean => owners.get(orderId) === customerId,
  };
}
