/** Returns a function that builds a value at its first call and returns the same value afterwards. */
export function buildOnce<Value extends object>(build: () => Value): () => Value {
  let value: Value | null = null;
  return () => (value ??= build());
}
