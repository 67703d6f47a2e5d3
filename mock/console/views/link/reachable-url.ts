/** Matches the host of this machine, as the URL parser writes it. */
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Returns the URL at which this browser reaches the link page. A mock that serves other machines still names its own loopback
 * address, which is another machine for a visitor, and a wrong one for the link token.
 *
 * @param origin - origin of the console
 */
export function getReachableUrl(url: string, origin: string): string {
  const { hostname, pathname, search } = new URL(url);
  return loopback.test(hostname) ? `${origin}${pathname}${search}` : url;
}
