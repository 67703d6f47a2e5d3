/** A value that is made when it is first asked for, and only once: importing the catalog costs nothing. */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let value: Value | null = null;
  return () => (value ??= make());
}

/** Rows by a key; two rows under one key are an error of the catalog. */
export function indexed<Key, Row>(rows: readonly Row[], keyOf: (row: Row) => Key): ReadonlyMap<Key, Row> {
  const index = new Map<Key, Row>();
  for (const row of rows) {
    const key = keyOf(row);
    if (index.has(key)) throw new Error(`The catalog has two rows under ${String(key)}.`);
    index.set(key, row);
  }
  return index;
}
