/**
 * Writes a query: a list repeats its name, null and undefined are left out. The document's parameters are of no other kind,
 * so that the typed layer's own writer, which knows them all, would be an eighth of the client for nothing.
 */
export const writeQuery = (query: Readonly<Record<string, unknown>>): string =>
  Object.entries(query)
    .flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const))
    .filter(([, one]) => one != null)
    .map(([name, one]) => `${name}=${encodeURIComponent(String(one))}`)
    .join("&");
