import { trimTrailingSlashes } from "../../kernel/trim-trailing-slashes.ts";

/** URLs of the page's screens for one link token, as paths without a host, because a proxy can stand in front of the mock. */
export interface PageUrls {
  readonly open: string;
  readonly search: string;
  readonly close: string;
  readonly closed: string;
  provider(slug: string): string;
  code(slug: string): string;
  consent(slug: string): string;
  connected(slug: string): string;
}

/**
 * Builds the URLs. Each contains the token, so that going back, reloading and submitting a form reach the same link.
 *
 * @param mount - path of the page, without a trailing slash.
 */
export function buildPageUrls(mount: string, token: string): PageUrls {
  const text = encodeURIComponent(token);
  const build = (path: string): string => `${mount}${path}?token=${text}`;
  const buildForProvider = (name: string, slug: string): string =>
    build(`/${name}/${encodeURIComponent(slug)}`);
  return {
    open: build("/"),
    search: `${mount}/`,
    close: build("/close"),
    closed: build("/closed"),
    provider: (slug) => buildForProvider("provider", slug),
    code: (slug) => buildForProvider("code", slug),
    // A consent page gets the token as `state`, as an OAuth authorization server does.
    consent: (slug) => `${mount}/oauth/${encodeURIComponent(slug)}?state=${text}`,
    connected: (slug) => buildForProvider("connected", slug),
  };
}

const DEFAULT_PATH = "/link";

export function getLinkPagePath(linkUrl: string | null): string {
  const path = linkUrl === null ? "" : trimTrailingSlashes(new URL(linkUrl).pathname);
  return path === "" ? DEFAULT_PATH : path;
}

export function isLinkPagePath(path: string, mount: string): boolean {
  return path === mount || path.startsWith(`${mount}/`);
}
