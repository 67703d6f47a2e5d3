/** Returns a function that builds a value at its first call and returns the same value afterwards. */
export function buildOnce<Value extends object>(build: () => Value): () => Value {
  let value: Value | null = null;
  return () => (value ??= build());
}

/** Returns a function that builds a value for each argument at its first call and returns the same value afterwards. */
export function buildForEach<Key, Value extends object>(build: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    const value = values.get(key) ?? build(key);
    values.set(key, value);
    return value;
  };
}

/**
 * Returns a function that loads a value at its first call and returns the same value afterwards. It tries again after a failed
 * load, because a page may have failed to fetch a chunk.
 */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  const forget = (cause: unknown): never => {
    loading = undefined;
    throw cause;
  };
  return () => (loading ??= load().catch(forget));
}
