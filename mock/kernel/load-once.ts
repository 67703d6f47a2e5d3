/**
 * A value that is loaded when it is first asked for, and only once. A load that failed is forgotten: a chunk that a page could
 * not fetch may come at the next try.
 */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  const forget = (cause: unknown): never => {
    loading = undefined;
    throw cause;
  };
  return () => (loading ??= load().catch(forget));
}
