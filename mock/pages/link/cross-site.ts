/**
 * Tells whether another site submitted a form. `Sec-Fetch-Site` states it. Older browsers omit that header, and so does every
 * browser over plain HTTP to another machine; then the host of `Origin` must be the host of the request.
 *
 * A page without a referrer submits its own forms with the origin `null`, so `null` proves nothing. The form token, which
 * another site cannot know, decides then.
 *
 * @param header - returns a header by its lower-case name.
 */
export function isCrossSite(header: (name: string) => string | null): boolean {
  const site = header("sec-fetch-site");
  if (site !== null) return site !== "same-origin";
  const origin = header("origin");
  if (origin === null || origin === "null") return false;
  return !URL.canParse(origin) || new URL(origin).host !== header("host")?.toLowerCase();
}
