import { useEffect, useState } from "preact/hooks";
import type { Route, RouteParams } from "./route.ts";

/** Where the address leads. */
export interface Location {
  readonly route: Route;
  readonly params: RouteParams;
  readonly query: URLSearchParams;
}

/**
 * Builds the address of a view: `buildHref("users", id)`.
 *
 * @param query - parameters after `?`; undefined and empty ones are left out
 */
export function buildHref(
  view: string,
  id?: string | null,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(given).toString();
  const path = id === undefined || id === null ? view : `${view}/${encodeURIComponent(id)}`;
  return `#/${path}${search === "" ? "" : `?${search}`}`;
}

/** Opens a view, as if its link was clicked. */
export function navigate(href: string): void {
  location.hash = href;
}

/** Returns where the address leads, and follows it. The routes are a parameter, because views link to one another with this file. */
export function useLocation(routes: readonly Route[]): Location | null {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = (): void => {
      // A token is no view. The app removes it from the address.
      if (!location.hash.startsWith("#token=")) setHash(location.hash);
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return findLocation(routes, hash);
}

function findLocation(routes: readonly Route[], hash: string): Location | null {
  const [path = "", search = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  const query = new URLSearchParams(search);
  const [first] = routes;
  if (path === "" && first !== undefined) return { route: first, params: {}, query };
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params !== null) return { route, params, query };
  }
  return null;
}

/** Returns the named parts of a path, or null when it does not match. */
function matchPath(pattern: string, path: string): RouteParams | null {
  const names = pattern.split("/");
  const parts = path.split("/").filter((part) => part !== "");
  if (parts.length > names.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index];
    if (!name.startsWith(":")) {
      if (part !== name) return null;
    } else if (part !== undefined) params[name.replace(/^:|\?$/g, "")] = decode(part);
    else if (!name.endsWith("?")) return null;
  }
  return params;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The filters of a list, as they stand in the address. A filter that is not set has no entry. */
export type Filters = Readonly<Record<string, string>>;

/** Reads the filters of a list from its address, and returns what changes some of them. An empty text removes a filter. */
export function useFilters(
  query: URLSearchParams,
  view: string,
  id?: string,
): readonly [Filters, (changes: Filters) => void] {
  const filters: Filters = Object.fromEntries(query);
  // Filters are no steps of the history.
  return [filters, (changes) => location.replace(buildHref(view, id, { ...filters, ...changes }))];
}
