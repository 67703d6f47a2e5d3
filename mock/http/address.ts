const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/** Path and query of an address, without the host and the mock's own prefix. */
export function splitAddress(url: string, prefix: string): { path: string; search: string } {
  const local = url.replace(ABSOLUTE, "").replace(/#.*$/s, "");
  const mark = local.indexOf("?");
  const whole = mark < 0 ? local : local.slice(0, mark);
  const inside = prefix !== "" && whole.startsWith(`${prefix}/`) ? whole.slice(prefix.length) : whole;
  return { path: inside === "" ? "/" : inside, search: mark < 0 ? "" : local.slice(mark + 1) };
}
