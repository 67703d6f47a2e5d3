import type { Screen } from "./step-result.ts";

/**
 * Headers of every response. The page's URL contains the link token, so browsers must not store it or send it to other sites.
 * There is no `cross-origin-opener-policy`, so that an application can open the page in a new window and read the outcome of the link.
 */
export const PRIVATE_HEADERS: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-robots-tag": "noindex",
};

/** Builds the headers of a screen. `nonce` is the nonce of the screen's style and script elements. */
export function buildScreenHeaders(
  screen: Screen,
  nonce: string,
  redirectUrl: string | null,
): Record<string, string> {
  return {
    ...PRIVATE_HEADERS,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": buildContentSecurityPolicy(screen.hasSearch === true, nonce, redirectUrl),
  };
}

/** Restricts what a screen loads and where its forms lead, including through redirects. */
function buildContentSecurityPolicy(hasSearch: boolean, nonce: string, redirectUrl: string | null): string {
  const target = redirectUrl === null ? null : getFormTarget(redirectUrl);
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ...(hasSearch ? [`script-src 'nonce-${nonce}'`] : []),
    "img-src data:",
    `form-action 'self'${target === null ? "" : ` ${target}`}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}

/** Origins that a source expression can contain. It cannot contain IPv6 addresses, and other characters would start a directive. */
const ORIGIN = /^https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/;

/** Returns the source expression of a redirect's target: its origin, or its scheme where the origin cannot be written, as for an app. */
function getFormTarget(redirectUrl: string): string | null {
  if (!URL.canParse(redirectUrl)) return null;
  const { protocol, origin } = new URL(redirectUrl);
  return ORIGIN.test(origin) ? origin : protocol;
}
