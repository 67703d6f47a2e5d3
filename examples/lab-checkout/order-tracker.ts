import { EventEmitter } from "node:events";
import { isNotFoundError, type Appointment, type Client, type LabResults, type Order } from "sanguine";
import { parseOrderStatus } from "sanguine/enums";

/** What the shop knows of an order. */
export interface TrackedOrder {
  readonly order: Order;
  /** Null while nothing is booked. */
  readonly appointment: Appointment | null;
  /** Null until there are results. */
  readonly results: LabResults | null;
  /** Increases with each change. */
  readonly revision: number;
}

/** Keeps the current state of orders, so that a page needs no request to the service. Webhooks refresh it. */
export class OrderTracker {
  readonly #client: Client;
  readonly #tracked = new Map<string, TrackedOrder>();
  readonly #changes = new EventEmitter().setMaxListeners(0);

  constructor(client: Client) {
    this.#client = client;
  }

  get(orderId: string): TrackedOrder | null {
    return this.#tracked.get(orderId) ?? null;
  }

  /** Reads the order from the service. Two refreshes may overtake each other, so the one with the newer order stays. */
  async refresh(orderId: string): Promise<TrackedOrder> {
    const order = await this.#client.orders.get(orderId);
    const [appointment, results] = await Promise.all([
      orNull(this.#client.psc.appointment(orderId)),
      hasResults(order) ? orNull(this.#client.orders.result(orderId)) : null,
    ]);
    const known = this.get(orderId);
    if (known !== null && known.order.updated_at > order.updated_at) return known;
    const tracked = { order, appointment, results, revision: (known?.revision ?? 0) + 1 };
    this.#tracked.set(orderId, tracked);
    this.#changes.emit(orderId, tracked.revision);
    return tracked;
  }

  /** Calls a function with the current revision and with each later one. Returns what stops it. */
  watch(orderId: string, watcher: (revision: number) => void): () => void {
    this.#changes.on(orderId, watcher);
    const known = this.get(orderId);
    if (known !== null) watcher(known.revision);
    return () => this.#changes.off(orderId, watcher);
  }
}

/** Returns whether the patient can book an appointment now. */
export function isBookable({ last_event }: Order): boolean {
  const { detail } = parseOrderStatus(last_event.status);
  return detail === "requisition_created" || detail === "appointment_cancelled";
}

function hasResults({ last_event }: Order): boolean {
  const { status, detail } = parseOrderStatus(last_event.status);
  return status === "completed" || detail === "partial_results";
}

async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (isNotFoundError(error)) return null;
    throw error;
  }
}
