import {
  findOrderByToken,
  openRequisition,
  REQUISITION_PATH,
} from "../domain/orders/documents/requisition-link.ts";
import type { World } from "../domain/world.ts";
import { REDACTED } from "../journal/secrets.ts";
import { renderPdf } from "../pdf/render-pdf.ts";
import {
  buildMethodNotAllowedResponse,
  buildMockBugResponse,
  toErrorResponse,
  type HandlerResponse,
} from "./errors.ts";

/**
 * The address of `requisition_form_url`, which needs no credential. It is not an operation of the OpenAPI document, so it skips
 * authorization and validation. The journal records it like any other request.
 */
export const requisitionRoute = {
  id: "requisition",
  method: "GET",
  paths: [`${REQUISITION_PATH}/{order_id}/{token}`],
} as const;

/** A request for a requisition by its public address. */
export interface PublicRouteCall {
  readonly orderId: string;
  readonly token: string;
  /** The path without its token. */
  readonly redactedPath: string;
}

/** Parses the public address of a requisition. All that follows the id is the token, so that it is redacted even in a malformed address. */
export function matchPublicRoute(rawPath: string): PublicRouteCall | null {
  if (!rawPath.startsWith(`${REQUISITION_PATH}/`)) return null;
  const rest = rawPath.slice(REQUISITION_PATH.length + 1).replace(/\/$/, "");
  const slash = rest.indexOf("/");
  if (slash < 0) return null;
  const orderId = decodeSegment(rest.slice(0, slash));
  const redactedPath = `${REQUISITION_PATH}/${orderId}/${REDACTED}`;
  return { orderId, token: decodeSegment(rest.slice(slash + 1)), redactedPath };
}

function decodeSegment(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}

export function ownsPublicRoute(world: World, { orderId, token }: PublicRouteCall): boolean {
  return findOrderByToken(world, orderId, token) !== undefined;
}

export async function handlePublicRoute(
  { orderId, token, redactedPath }: PublicRouteCall,
  method: string,
  world: World,
): Promise<HandlerResponse> {
  const allow = ["GET", "HEAD", "OPTIONS"];
  if (method === "OPTIONS") return { status: 204, headers: { allow: allow.join(", ") } };
  if (!allow.includes(method)) return buildMethodNotAllowedResponse(method, redactedPath, allow, []);
  try {
    return {
      status: 200,
      body: await renderPdf(openRequisition(world, orderId, token)),
      // The address alone opens the PDF, so no cache may serve it after the address has expired.
      headers: { "cache-control": "no-store", "referrer-policy": "no-referrer" },
    };
  } catch (thrown) {
    const name = thrown instanceof Error ? thrown.name : typeof thrown;
    return (
      toErrorResponse(thrown) ?? buildMockBugResponse(requisitionRoute.id, 500, [`handler: threw ${name}`])
    );
  }
}
