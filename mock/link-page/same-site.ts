/** Reads a header by its lower-case name. */
export type HeaderReader = (name: string) => string | null;

/**
 * Whether another site had a browser post a form. `Sec-Fetch-Site` says it outright. Older browsers, and any over plain
 * HTTP to another machine, leave it out; their `Origin` has to be the host that was asked.
 *
 * A page that sends no referrer has its own forms posted with the origin `null`, so that alone says nothing: the form
 * token decides then, which another site cannot know.
 */
export function isCrossSite(header: HeaderReader): boolean {
  const site = header("sec-fetch-site");
  if (site !== null) return site !== "same-origin";
  const origin = header("origin");
  if (origin === null || origin === "null") return false;
  return !URL.canParse(origin) || new URL(origin).host !== header("host")?.toLowerCase();
}
