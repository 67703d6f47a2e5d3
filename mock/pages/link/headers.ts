import { PRIVATE_HEADERS } from "../../kernel/html/page-headers.ts";
import type { Screen } from "./page-context.ts";

/**
 * Builds the headers of a screen. There is no `cross-origin-opener-policy`, so that an application can open the page in a new window
 * and read the outcome of the link.
 *
 * @param nonce - of the screen's style and script elements
 */
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
