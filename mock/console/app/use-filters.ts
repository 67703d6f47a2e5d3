import { buildHref } from "./router.ts";

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
