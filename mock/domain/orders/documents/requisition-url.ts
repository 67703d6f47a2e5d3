import type { OrderRow } from "../table.ts";

/** Where requisitions are opened without a key: this, the order's id, and its token. */
export const REQUISITION_PATH = "/requisition";

/** The address of an order's requisition; null where it has none. It is answered on after it has expired, too. */
export function requisitionUrl(base: string, { order_id, requisition }: OrderRow): string | null {
  if (requisition === null) return null;
  return `${base}${REQUISITION_PATH}/${order_id}/${encodeURIComponent(requisition.token)}`;
}
