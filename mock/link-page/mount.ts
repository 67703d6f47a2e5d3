import { trimTrailingSlashes } from "../kernel/trim-trailing-slashes.ts";

/** Where the link page is unless a mock is told otherwise. */
const USUAL = "/link";

/** Path of the link page: that of its address, where it was given one that has a path. */
export function linkPagePath(linkUrl: string | null): string {
  const path = linkUrl === null ? "" : trimTrailingSlashes(new URL(linkUrl).pathname);
  return path === "" ? USUAL : path;
}

/** Whether a path is one of the page's. */
export function isLinkPagePath(path: string, mount: string): boolean {
  return path === mount || path.startsWith(`${mount}/`);
}
