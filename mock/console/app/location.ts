import { useCallback, useEffect, useRef, useState } from "preact/hooks";

/** The values of fields or filters by their names. */
export type Values = Readonly<Record<string, string>>;

/** Where the address leads: a view, and in it a record or a tab. */
export interface Location {
  readonly view: string;
  readonly id: string | undefined;
  /** The query in the address, after `?`. */
  readonly query: Values;
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

/** Returns what opens a view after an action: not when the one that calls this hook was left, or its dialog closed, before the action ended. */
export function useNavigate(): (href: string) => void {
  const isLeft = useRef(false);
  useEffect(() => () => void (isLeft.current = true), []);
  return useCallback((href) => (isLeft.current ? undefined : navigate(href)), []);
}

/**
 * Changes some filters of a list in its address, and shows its first page. An empty text removes a filter. Filters are no steps of the
 * history. Changes nothing when the address leads elsewhere already: a page is drawn some time after its address changed.
 */
export function changeFilters({ view, id }: Location, changes: Values): void {
  const now = readAddress(location.hash);
  if (now.view !== view || now.id !== id) return;
  location.replace(buildHref(view, id, { ...now.query, page: "", ...changes }));
}

/** Returns where the address leads, and follows it. */
export function useLocation(): Location {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = (): void => {
      // A token is no view. The app removes it from the address.
      if (!location.hash.startsWith("#token=")) setHash(location.hash);
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return readAddress(hash);
}

function readAddress(hash: string): Location {
  const [path = "", search = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  const [view = "", ...rest] = path.split("/");
  const id = rest.length === 0 ? undefined : decode(rest.join("/"));
  return { view, id: id === "" ? undefined : id, query: Object.fromEntries(new URLSearchParams(search)) };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
