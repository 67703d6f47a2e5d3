const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/** Splits a URL into path and query, without the host and the prefix of the mock's URL. */
export function splitAddress(url: string, prefix: string): { path: string; search: string } {
  const local = url.replace(ABSOLUTE, "").replace(/#.*$/s, "");
  const mark = local.indexOf("?");
  const path = mark < 0 ? local : local.slice(0, mark);
  const inner = prefix !== "" && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
  return { path: inner === "" ? "/" : inner, search: mark < 0 ? "" : local.slice(mark + 1) };
}

/** Returns the origin and path of a URL. Replaces each path segment that may be an id, a name or a token. */
export function redactUrl(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  const segments = pathname
    .split("/")
    .map((part) => (/^([a-z][a-z_-]{0,30}|v\d{1,2}|)$/.test(part) ? part : "…"));
  return `${protocol}//${host}${segments.join("/")}`;
}

/** Returns whether a request looks like one to the service: by its path, or by the header of a key or of a link token. */
export function isServiceRequest(url: string, hasHeader: (name: string) => boolean): boolean {
  return (
    /\/v[23]\//.test(new URL(url).pathname) ||
    hasHeader("x-service-api-key") ||
    hasHeader("x-service-link-token")
  );
}
