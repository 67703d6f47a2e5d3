import { trimTrailingSlashes } from "../../kernel/trim-trailing-slashes.ts";

/** Path of the link page when `linkUrl` has none. */
const DEFAULT_PATH = "/link";

/** Returns the path of the link page: the path of `linkUrl`, or `/link`. */
export function getLinkPagePath(linkUrl: string | null): string {
  const path = linkUrl === null ? "" : trimTrailingSlashes(new URL(linkUrl).pathname);
  return path === "" ? DEFAULT_PATH : path;
}

/** Tells whether a path belongs to the link page. */
export function isLinkPagePath(path: string, mount: string): boolean {
  return path === mount || path.startsWith(`${mount}/`);
}
