import { openRequisition, orderOfToken } from "../../domain/orders/documents/open.ts";
import { REQUISITION_PATH } from "../../domain/orders/documents/requisition-url.ts";
import { pdfOf } from "../../pdf/render-pdf.ts";
import type { PublicRoute } from "../public-route.ts";

/** What `requisition_form_url` of an order opens, for 7 days. */
export const requisitionPage: PublicRoute = {
  id: "requisition",
  method: "GET",
  paths: [`${REQUISITION_PATH}/{order_id}/{token}`],
  secret: "token",
  owns: (world, { order_id = "", token = "" }) => orderOfToken(world, order_id, token) !== undefined,
  handle: async (world, { order_id = "", token = "" }) => ({
    status: 200,
    body: await pdfOf(openRequisition(world, order_id, token)),
    // Whoever has the address has the paper: no cache may go on showing it after it has expired.
    headers: { "cache-control": "no-store", "referrer-policy": "no-referrer" },
  }),
};
