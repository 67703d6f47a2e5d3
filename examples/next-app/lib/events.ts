/** A change of an order. */
export interface OrderChange {
  readonly id: string;
  readonly orderId: string;
  readonly status: string;
}

// Next bundles pages and route handlers apart, and each bundle has its own modules. A real application uses its database.
const shared = globalThis as { orderChanges?: OrderChange[] };
const changes = (shared.orderChanges ??= []);

/** Remembers a change, once. */
export function addChange(change: OrderChange): void {
  if (changes.some(({ id }) => id === change.id)) return;
  changes.unshift(change);
  changes.length = Math.min(changes.length, 20);
}

/** Lists the newest changes, the newest first. */
export function listChanges(): readonly OrderChange[] {
  return changes;
}
