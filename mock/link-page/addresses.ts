/** Addresses of the page's own screens for one link token, without their host: a proxy may stand before it. */
export interface Addresses {
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
 * Writes the addresses. Each carries the token, so that going back, loading anew and a form all lead to the same place.
 *
 * @param mount - path of the page, without a trailing slash.
 */
export function addressesOf(mount: string, token: string): Addresses {
  const text = encodeURIComponent(token);
  const at = (path: string): string => `${mount}${path}?token=${text}`;
  const of = (name: string, slug: string): string => at(`/${name}/${encodeURIComponent(slug)}`);
  return {
    open: at("/"),
    search: `${mount}/`,
    close: at("/close"),
    closed: at("/closed"),
    provider: (slug) => of("provider", slug),
    code: (slug) => of("code", slug),
    // A provider's own page gets the token back as `state`, as an authorization server does.
    consent: (slug) => `${mount}/oauth/${encodeURIComponent(slug)}?state=${text}`,
    connected: (slug) => of("connected", slug),
  };
}
