import type { Operation } from "../../src/generated/operations.ts";
import type { MockRequest } from "./exchange.ts";
import { KEY_HEADER, LINK_HEADER } from "./team.ts";

/** What a page may send beside its link token. The team credential is not among it: no page is to hold that. */
const SENT = ["accept", "content-type", LINK_HEADER, "x-idempotency-key", "x-idempotency-error"].join(", ");

/** What a page may read beside what it always may. */
const READ = ["x-request-id", "retry-after"].join(", ");

/** How long a browser need not ask again, in seconds. */
const MAX_AGE = "600";

/**
 * Headers that let a page of any origin read an answer: for operations that a link token opens, unless the team
 * credential was sent. A link token goes into a header of its own and never comes by itself, so any origin will do.
 */
export function corsHeaders(
  { auth }: Pick<Operation, "auth">,
  request: Pick<MockRequest, "header">,
): Readonly<Record<string, string>> {
  const isOpen = auth === "link" || auth === "team-or-link";
  if (!isOpen || request.header("origin") === null || request.header(KEY_HEADER) !== null) return {};
  return { "access-control-allow-origin": "*", "access-control-expose-headers": READ };
}

/** What a browser is told that asks, before it sends a request, whether it may. */
export function preflightHeaders(
  operation: Pick<Operation, "auth">,
  request: Pick<MockRequest, "header">,
): Readonly<Record<string, string>> {
  const origin = corsHeaders(operation, request);
  const allowed = origin["access-control-allow-origin"];
  if (allowed === undefined) return {};
  return {
    "access-control-allow-origin": allowed,
    "access-control-allow-methods": request.header("access-control-request-method") ?? "",
    "access-control-allow-headers": SENT,
    "access-control-max-age": MAX_AGE,
  };
}
