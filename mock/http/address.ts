import { operations } from "../../src/generated/operations.ts";

const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/** Splits a URL into path and query, without the host and the prefix of the mock's URL. */
export function splitAddress(url: string, prefix: string): { path: string; search: string } {
  const local = url.replace(ABSOLUTE, "").replace(/#.*$/s, "");
  const mark = local.indexOf("?");
  const path = mark < 0 ? local : local.slice(0, mark);
  const inner = prefix !== "" && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
  return { path: inner === "" ? "/" : inner, search: mark < 0 ? "" : local.slice(mark + 1) };
}

/** Returns whether a path of the service has this segment, other than as a parameter. */
const isServiceWord = (part: string): boolean =>
  Object.values(operations).some(({ paths }) => paths.some((path) => path.split("/").includes(part)));

/**
 * Returns the origin and path of a URL. Replaces each path segment that may be an id, a name or a token. Words stay, but behind the
 * version of the service only its own words do: a client_user_id may be a word too.
 */
export function redactUrl(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  const parts = pathname.split("/");
  const version = parts.findIndex((part) => /^v[23]$/.test(part));
  const segments = parts.map((part, index) => {
    const isShown = /^([a-z][a-z_-]{0,30}|v\d{1,2}|)$/.test(part);
    return isShown && (version < 0 || index <= version || isServiceWord(part)) ? part : "…";
  });
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
