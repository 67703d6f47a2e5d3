import { BODILESS, type FaultRule } from "../faults/faults.ts";
import { buildErrorResponse, type HandlerResponse } from "./errors.ts";
import type { MockAbort, MockResponse } from "./exchange.ts";

/** What a fault leaves of a call: no answer at all, or a reply with perhaps a broken body. */
export type FaultOutcome =
  | { readonly abort: MockAbort["abort"] }
  | { readonly reply: HandlerResponse; readonly wire?: MockResponse["bodyFault"] };

const TEXTS: Readonly<Record<number, string>> = {
  408: "The request took too long.",
  429: "Too many requests.",
  502: "Bad gateway.",
  503: "The service is unavailable.",
  504: "The gateway got no answer in time.",
};

/**
 * The outcome of a fault.
 * @param real the answer that the operation gave; null where the fault came before it
 */
export function applyFault(rule: FaultRule, real: HandlerResponse | null): FaultOutcome {
  if (rule.network === "reset" || rule.network === "hang") return { abort: rule.network };
  const plain = rule.status === undefined && rule.body === undefined && rule.retryAfter === undefined;
  // A body that is cut short is the operation's own, unless the fault says which.
  if (rule.network !== undefined && plain && real !== null) return { reply: real, wire: rule.network };
  return { reply: buildFaultResponse(rule), wire: rule.network };
}

function buildFaultResponse(rule: FaultRule): HandlerResponse {
  const status =
    rule.status ?? (rule.retryAfter === undefined ? (rule.network === undefined ? 500 : 200) : 429);
  const headers = rule.retryAfter === undefined ? undefined : { "retry-after": String(rule.retryAfter) };
  if (BODILESS.has(status)) return { status, headers };
  if (rule.body !== undefined) return { status, body: rule.body, headers };
  return buildErrorResponse(status, TEXTS[status] ?? "A fault was injected here.", headers);
}
