import { BODILESS, type FaultRule } from "../faults/faults.ts";
import { buildErrorResponse, type HandlerResponse } from "./errors.ts";
import type { MockAbort, MockResponse } from "./exchange.ts";

/** The outcome of a request: no response, or a response whose body may be cut off. */
export type FaultOutcome =
  | { readonly abort: MockAbort["abort"] }
  | { readonly response: HandlerResponse; readonly bodyFault?: MockResponse["bodyFault"] };

const TEXTS: Readonly<Record<number, string>> = {
  408: "The request took too long.",
  429: "Too many requests.",
  502: "Bad gateway.",
  503: "The service is unavailable.",
  504: "The gateway received no response in time.",
};

/**
 * Returns the outcome of a request to which a fault applies.
 *
 * @param real - the operation's own response; null when the fault applies before the operation
 */
export function applyFault(rule: FaultRule, real: HandlerResponse | null): FaultOutcome {
  if (rule.network === "reset" || rule.network === "hang") return { abort: rule.network };
  const plain = rule.status === undefined && rule.body === undefined && rule.retryAfter === undefined;
  // A network fault cuts off the operation's own body, unless the fault sets another response.
  if (rule.network !== undefined && plain && real !== null)
    return { response: real, bodyFault: rule.network };
  return { response: buildFaultResponse(rule), bodyFault: rule.network };
}

function buildFaultResponse(rule: FaultRule): HandlerResponse {
  const status =
    rule.status ?? (rule.retryAfter === undefined ? (rule.network === undefined ? 500 : 200) : 429);
  const headers = rule.retryAfter === undefined ? undefined : { "retry-after": String(rule.retryAfter) };
  if (BODILESS.has(status)) return { status, headers };
  if (rule.body !== undefined) return { status, body: rule.body, headers };
  return buildErrorResponse(status, TEXTS[status] ?? "A fault was injected.", headers);
}
