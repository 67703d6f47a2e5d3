import type { Screen } from "./exchange.ts";

/**
 * What every answer of the page carries: its address holds the link token, so nothing may keep it or pass it on. No opener
 * policy is among it: an application that opens the page in a window of its own could not be told of the end by that.
 */
export const privateHeaders: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-robots-tag": "noindex",
};

/** Headers of a screen. The nonce is the one that its style and its script carry. */
export function screenHeaders(
  screen: Screen,
  nonce: string,
  redirectUrl: string | null,
): Record<string, string> {
  return {
    ...privateHeaders,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": contentPolicy(screen.searches === true, nonce, redirectUrl),
  };
}

/** What a screen may load and where its forms may lead, redirects included. */
function contentPolicy(searches: boolean, nonce: string, redirectUrl: string | null): string {
  const target = redirectUrl === null ? null : formTarget(redirectUrl);
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ...(searches ? [`script-src 'nonce-${nonce}'`] : []),
    "img-src data:",
    `form-action 'self'${target === null ? "" : ` ${target}`}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}

/** An origin as source expressions can say it: they have no IPv6 addresses, and other signs would begin a directive. */
const ORIGIN = /^https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/;

/** The source expression for where a link ends: its origin, or its scheme where no origin can be written, as for an app. */
function formTarget(redirectUrl: string): string | null {
  if (!URL.canParse(redirectUrl)) return null;
  const { protocol, origin } = new URL(redirectUrl);
  return ORIGIN.test(origin) ? origin : protocol;
}
