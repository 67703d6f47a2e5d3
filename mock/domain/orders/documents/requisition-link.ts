import type { PdfDocument } from "../../../pdf/document.ts";
import { DAY } from "../../../kernel/time.ts";
import { createNotFoundError, ServiceError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import type { OrderRow } from "../table.ts";
import { buildRequisition } from "./requisition.ts";

/** Path of the public route of requisitions, before the order id and the token. */
export const REQUISITION_PATH = "/requisition";

/**
 * Builds the URL of an order's requisition. Returns null when it has none. The URL keeps its value after it expires.
 */
export function buildRequisitionUrl(base: string, { order_id, requisition }: OrderRow): string | null {
  if (requisition === null) return null;
  return `${base}${REQUISITION_PATH}/${order_id}/${encodeURIComponent(requisition.token)}`;
}

/** How long the URL of a requisition works after it is issued. */
const URL_LIFETIME = 7 * DAY;

/** Finds the order of a requisition URL, even when the URL has expired. */
export function findOrderByToken(world: World, orderId: string, token: string): OrderRow | undefined {
  const order = world.tables.orders.get(orderId.toLowerCase());
  return order?.requisition?.token === token ? order : undefined;
}

/**
 * Builds the requisition of a public URL.
 * @throws ServiceError 404 for an unknown URL, 410 for an expired one
 */
export function openRequisition(world: World, orderId: string, token: string): PdfDocument {
  const order = findOrderByToken(world, orderId, token);
  if (order?.requisition == null) throw createNotFoundError("Requisition");
  if (world.now() - order.requisition.issued_at >= URL_LIFETIME) {
    const alternative = `Download the requisition with GET /v3/order/${order.order_id}/requisition/pdf.`;
    throw new ServiceError(410, `This URL expired 7 days after the requisition was issued. ${alternative}`);
  }
  return buildRequisition(world, order);
}
