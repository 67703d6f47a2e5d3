const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/** Splits a URL into path and query, without the host and the prefix of the mock's URL. */
export function splitAddress(url: string, prefix: string): { path: string; search: string } {
  const local = url.replace(ABSOLUTE, "").replace(/#.*$/s, "");
  const mark = local.indexOf("?");
  const path = mark < 0 ? local : local.slice(0, mark);
  const inner = prefix !== "" && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
  return { path: inner === "" ? "/" : inner, search: mark < 0 ? "" : local.slice(mark + 1) };
}
