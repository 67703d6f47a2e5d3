import type { PdfDocument } from "../../../pdf/document.ts";
import { DAY } from "../../../kernel/time.ts";
import { createNotFoundError, ServiceError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import type { OrderRow } from "../table.ts";
import { buildRequisition } from "./requisition.ts";

/** Where requisitions are opened without a key: this, the order's id, and its token. */
export const REQUISITION_PATH = "/requisition";

/** The address of an order's requisition; null where it has none. It is answered on after it has expired, too. */
export function buildRequisitionUrl(base: string, { order_id, requisition }: OrderRow): string | null {
  if (requisition === null) return null;
  return `${base}${REQUISITION_PATH}/${order_id}/${encodeURIComponent(requisition.token)}`;
}

/** For how long the address of a requisition opens it, from its issue on. */
const OPEN_FOR = 7 * DAY;

/** The order whose requisition a token opens, or opened once; undefined where there is none. */
export function findOrderByToken(world: World, orderId: string, token: string): OrderRow | undefined {
  const order = world.tables.orders.get(orderId.toLowerCase());
  return order?.requisition?.token === token ? order : undefined;
}

/**
 * The requisition that the token of its address opens, without a key.
 * @throws Refusal of 404 for an address that never was, and of 410 for one that was open long enough
 */
export function openRequisition(world: World, orderId: string, token: string): PdfDocument {
  const order = findOrderByToken(world, orderId, token);
  if (order?.requisition == null) throw createNotFoundError("Requisition");
  if (world.now() - order.requisition.issued_at >= OPEN_FOR) {
    const instead = `Download it with GET /v3/order/${order.order_id}/requisition/pdf.`;
    throw new ServiceError(
      410,
      `This address was open for 7 days from the issue of the requisition. ${instead}`,
    );
  }
  return buildRequisition(world, order);
}
